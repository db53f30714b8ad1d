import { fitLine } from '../../card/fit'
import type { GlyphName } from '../../card/glyphs'
import { measure } from '../../card/measure'
import type { Ink, Operation } from '../../card/operations'
import { cardGround, pictureOf } from './pictures'
import { cardWidthMm, type PlayingCard } from './playing-card'
import { evened, fitsAt, wrapInto, wrap, type Room, type Setting } from '../../card/wrapped-text'

/** Between the margins of everything that is read. */
const left = 6.2
const right = 57.3
const width = right - left
const middle = cardWidthMm / 2

/** Where the rule under the title runs: below a picture, or high up where long words take the picture's room. */
const ruleBelowPicture = 51
const ruleWithoutPicture = 29
const footTop = 80.2
const footBaseline = 83.4
/** From the last rule to the capitals of the words. */
const gap = 0.9

const prose: Setting = { face: 'work-500', largest: 3.2, smallest: 2, leadingEms: 1.2 }
/** A title of more than one line. */
const titleSetting: Setting = { face: 'head', largest: 4.6, smallest: 3, leadingEms: 1.08 }
const titleRoom: Room = { widthMm: width, heightMm: 9.95 }
/** Text that would be smaller than this takes the compass rose's room. */
const smallestBesideRose = 2.6

/** The front of a card as draw operations in mm; with bleed its ground goes on beyond the cut. */
export function cardFront(card: PlayingCard, bleedMm = 0): readonly Operation[] {
  const ink: Ink = card.isEvent && card.suit !== 'spades' ? 'red' : 'ink'
  return [
    cardGround('sheet', bleedMm),
    ...cardFrame,
    ...corner(card, ink),
    ...(card.isEvent ? eventFace(card) : quietFace(card)),
    ...foot(card, ink),
  ]
}

/** Whether title or text of an event is cut even at the smallest size. */
export function cutOn(card: PlayingCard): { readonly title: boolean; readonly text: boolean } {
  const { face, smallest, leadingEms } = prose
  const { room } = body(card, ruleWithoutPicture)
  return {
    title:
      fitLine('head', 5.4, card.title, width, 4.5).text !== card.title &&
      !fitsAt(card.title, titleRoom, titleSetting.face, titleSetting.smallest, titleSetting.leadingEms),
    text: !fitsAt(card.text, room, face, smallest, leadingEms),
  }
}

function eventFace(card: PlayingCard): readonly Operation[] {
  const below = body(card, ruleBelowPicture)
  const roomy = card.art !== null || fitsAt(card.text, below.room, prose.face, smallestBesideRose, prose.leadingEms)
  return roomy
    ? [...pictureOf(card.art, below.titleLines), ...below.operations]
    : body(card, ruleWithoutPicture).operations
}

interface Body {
  readonly operations: readonly Operation[]
  readonly titleLines: number
  /** What the words had. */
  readonly room: Room
}

/** Title, facts and words around a rule at this height. */
function body(card: PlayingCard, ruleY: number): Body {
  const heading = title(card.title, ruleY)
  const rows = factRows(card.facts, ruleY)
  const room = { widthMm: width, heightMm: footTop - rows.endY - gap }
  const operations = [...heading, ...rows.operations, ...words(card.text, rows.endY, room)]
  return { operations, titleLines: heading.length, room }
}

/** A black card: a spade, a title and a short text. */
function quietFace(card: PlayingCard): readonly Operation[] {
  const rule = 68
  const room = { widthMm: width, heightMm: footTop - rule - gap }
  const spade: Operation = { op: 'glyph', glyph: 'spade', x: 19.75, y: 24, size: 24, ink: 'ink' }
  return [spade, ...title(card.title, rule), ...words(card.text, rule, room)]
}

function corner({ corner, suit }: PlayingCard, ink: Ink): readonly Operation[] {
  const pip: readonly Operation[] =
    suit === null ? [] : [{ op: 'glyph', glyph: pips[suit], x: 7.4, y: 13.4, size: 4.8, ink }]
  if (corner === '') {
    return suit === null ? [] : [{ op: 'glyph', glyph: pips[suit], x: 6.2, y: 6.4, size: 7.2, ink }]
  }
  const rank = fitLine('work-700', 7.4, corner, 8.2, 4.6)
  if (rank.text === corner) {
    return [{ op: 'text', x: 9.8, y: 11.8, ...shown(rank), face: 'work-700', ink, anchor: 'middle' }, ...pip]
  }
  const mark = fitLine('work-700', 4.6, corner, 20, 2.4)
  return [{ op: 'text', x: left, y: 10.6, ...shown(mark), face: 'work-700', ink }, ...pip]
}

/** One line as large as possible, or two where one would be too small to read across a table. */
function title(text: string, ruleY: number): readonly Operation[] {
  const line = fitLine('head', 5.4, text, width, 4.5)
  if (line.text === text) return [titleLine(line, ruleY - 2.8)]
  const { lines: found, size, leading } = wrapInto(text, titleRoom, titleSetting)
  const lines = evened(found, 'head', size)
  return lines.map((each, place) => titleLine({ text: each, size }, ruleY - 2.4 - (lines.length - 1 - place) * leading))
}

function titleLine(line: { readonly text: string; readonly size: number }, y: number): Operation {
  return { op: 'text', x: middle, y, ...shown(line), face: 'head', ink: 'ink', anchor: 'middle' }
}

function words(text: string, top: number, room: Room): readonly Operation[] {
  const { lines, size, leading } = wrapInto(text, room, prose)
  return lines.map((line, place) => ({
    op: 'text',
    x: left,
    y: top + gap + size + place * leading,
    text: line,
    size,
    face: prose.face,
    ink: 'ink',
  }))
}

function foot({ corner, suit, foot: note }: PlayingCard, ink: Ink): readonly Operation[] {
  const from = suit === null ? left : left + 3.4
  const rank = fitLine('work-700', 2.7, corner, 20)
  const rest = fitLine('head-italic', 2.7, note, right - from - measure('work-700', rank.size, rank.text) - 2)
  return [
    ...(suit === null
      ? []
      : [{ op: 'glyph', glyph: pips[suit], x: left, y: 81.2, size: 2.6, ink } satisfies Operation]),
    { op: 'text', x: from, y: footBaseline, ...shown(rank), face: 'work-700', ink },
    { op: 'text', x: right, y: footBaseline, ...shown(rest), face: 'head-italic', ink: 'ink-2', anchor: 'end' },
  ]
}

export const pips: Readonly<Record<NonNullable<PlayingCard['suit']>, GlyphName>> = {
  hearts: 'heart',
  diamonds: 'diamond',
  spades: 'spade',
}

function shown({ text, size }: { readonly text: string; readonly size: number }) {
  return { text, size }
}

const valueX = 20
const rowMm = 4.9
const secondLineMm = 3.4

interface FactRows {
  readonly operations: readonly Operation[]
  /** The height of the last rule. */
  readonly endY: number
}

/** The rule under the title, then a row for each fact with a hairline. A long fact has a second line. */
function factRows(facts: PlayingCard['facts'], ruleY: number): FactRows {
  const operations: Operation[] = [
    { op: 'path', d: `M${left} ${ruleY}H${right}`, stroke: { ink: 'ink', width: 0.3, weight: 'cell' } },
  ]
  let y = ruleY + 0.6
  for (const [label, text] of facts) {
    const lines = valueLines(text)
    operations.push(caption(label, y + 3.6), ...lines.map((line, place) => value(line, y + 3.6 + place * secondLineMm)))
    y += rowMm + (lines.length - 1) * secondLineMm
    operations.push({ op: 'path', d: `M${left} ${y}H${right}`, stroke: { ink: 'rule', width: 0.2, weight: 'hair' } })
  }
  return { operations, endY: y }
}

function valueLines(text: string): readonly { readonly text: string; readonly size: number }[] {
  const whole = fitLine('work-600', 3, text, right - valueX, 2.6)
  if (whole.text === text) return [whole]
  const lines = wrap(text, 'work-600', 2.7, right - valueX)
  const [first = '', ...rest] = lines.length > 2 ? lines : evened(lines, 'work-600', 2.7)
  return [{ text: first, size: 2.7 }, fitLine('work-600', 2.7, rest.join(' '), right - valueX, 2)]
}

function caption(label: string, y: number): Operation {
  const { text, size } = fitLine('work-500', 2.9, label, valueX - left - 1, 2)
  return { op: 'text', x: left, y, text, size, face: 'work-500', ink: 'ink-2' }
}

function value({ text, size }: { readonly text: string; readonly size: number }, y: number): Operation {
  return { op: 'text', x: valueX, y, text, size, face: 'work-600', ink: 'ink' }
}

/** The neatline of a chart, heavy and fine. */
const cardFrame: readonly Operation[] = [
  { op: 'rect', x: 3, y: 3, width: 57.5, height: 82.9, stroke: { ink: 'ink', width: 0.5, weight: 'frame' } },
  { op: 'rect', x: 3.9, y: 3.9, width: 55.7, height: 81.1, stroke: { ink: 'ink', width: 0.15, weight: 'hair' } },
]
