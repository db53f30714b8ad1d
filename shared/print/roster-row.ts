import { fitLine, type Fitted, fittedText } from '../card/fit'
import type { Face, Ink, Operation } from '../card/operations'
import { speedNow } from '../rules/kit/on-card'
import { harmWords, type Harm } from '../rules/pack/harm'
import type { Condition, Silhouette } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { nameOf, withRating, type PrintedCard } from './printed-card'
import { measure } from '../card/measure'
import { wrap } from '../card/wrapped-text'
import { short } from '../card/path-data'
import { commanderOf } from '../game/ship-name'

/** Places of the columns of a roster, in mm of its own measure. A figure's column is given by its middle. */
export interface Columns {
  readonly width: number
  readonly silhouette: readonly [from: number, to: number] | null
  readonly ship: readonly [from: number, to: number]
  readonly guns: readonly [from: number, to: number] | null
  readonly flotation: readonly [from: number, to: number]
  /** Where what has been done to her is counted; of few or many figures these are the ends. */
  readonly harm: readonly number[]
  readonly speed: number
  /** Null: the commander goes under the ship's name. */
  readonly commander: readonly [from: number, to: number] | null
}

const wide: Columns = {
  ...{ width: 190, silhouette: [0, 28], ship: [31, 78], guns: [80, 102], flotation: [104, 121] },
  ...{ harm: [126.5, 136.5, 146.5], speed: 155.5, commander: [160.5, 190] },
}
const narrow: Columns = {
  ...{ width: 135, silhouette: [0, 21], ship: [23, 71], guns: null, flotation: [73, 91] },
  ...{ harm: [97.2, 107.5, 118.5], speed: 130, commander: null },
}
const small: Columns = {
  ...{ ...narrow, width: 94, silhouette: null, ship: [0, 36], flotation: [38, 50] },
  ...{ harm: [56.2, 66.5, 77.5], speed: 89 },
}

/** Set so much smaller its least letters have seven points. */
export const leastScale = 0.943

/** As many columns as there is room for in letters that can be read. */
export function columnsFor(widthMm: number): Columns {
  return [wide, narrow].find(({ width }) => widthMm / width >= leastScale) ?? small
}

export const rowHeightMm = 10

/** The middles of so many columns of harm: the places of three, else evenly between their ends. */
export function harmMiddles({ harm }: Columns, count: number): readonly number[] {
  if (count === harm.length) return harm
  const [from, to] = [harm[0]!, harm.at(-1)!]
  return Array.from({ length: count }, (_, at) =>
    count === 1 ? (from + to) / 2 : from + (at * (to - from)) / (count - 1),
  )
}

/** Seven points on a page of the usual width. */
const leastMm = 2.62

const nameLine = 4.3
const secondLine = 7.9

/** One ship of the roster: silhouette, name, guns, what is left of her, who commands; `y` at the top of her row. */
export function rosterRow(
  card: PrintedCard,
  columns: Columns,
  { y, fresh }: { readonly y: number; readonly fresh: boolean },
  words: Words,
): Operation[] {
  const { ship, pack } = card
  const condition = pack.condition(ship)
  const summary = pack.summary(ship.document, words)
  const gone = condition.standing === 'sunk' || condition.standing === 'blownUp'
  return [
    ...(columns.silhouette
      ? silhouette(pack.silhouette(ship.document), columns.silhouette, y, gone ? 'rule-2' : 'ink')
      : []),
    line(nameOf(card), columns.ship, y + nameLine, 3.9, 'work-600', 'ink'),
    ...underName(card, condition, summary.line, columns, y + secondLine, words),
    ...(columns.guns ? guns(summary.guns, columns.guns, y) : []),
    ...(columns.commander ? commander(card, columns.commander, y, words) : []),
    ...flotation(condition, columns.flotation, y),
    ...condition.harm.flatMap((harm, at) => {
      const middle = harmMiddles(columns, condition.harm.length)[at]!
      return harm.isFatal ? fatal(harmWords(pack.id, harm, 'fatal', words), middle, y) : level(harm, middle, y, fresh)
    }),
    ...speed(condition, columns.speed, y, words),
  ]
}

/** A line of handwriting takes so much. */
const lineMm = 5

/** What parts a row from the next, with lines to write on above it as far as there is room for them. */
export function linesUnder({ ship: [from], width }: Columns, y: number, writingMm: number): readonly Operation[] {
  const lines = Math.floor(writingMm / lineMm)
  const each = writingMm / Math.max(1, lines)
  return [
    ...Array.from({ length: Math.max(0, lines) }, (_, line): Operation => {
      const at = y + (line + 1) * each - 1.4
      return {
        op: 'path',
        d: `M${from} ${short(at)}H${width}`,
        stroke: { ink: 'rule-2', width: 0.15, dash: [0.4, 0.8] },
      }
    }),
    { op: 'path', d: `M0 0H${width}`, y: y + writingMm, stroke: { ink: 'rule', width: 0.2 } },
  ]
}

function line(
  text: string,
  [from, to]: readonly [number, number],
  y: number,
  size: number,
  face: Face,
  ink: Ink,
): Operation {
  return fittedText({ op: 'text', x: from, y, text, size, face, ink }, to - from, Math.max(size * 0.75, leastMm))
}

/** In two lines where one has no room for all of them. */
function guns(text: string, [from, to]: readonly [number, number], y: number): readonly Operation[] {
  const [first = '', ...others] = wrap(text, 'work-500', 3, to - from)
  const second = others.join(' ')
  return [
    line(first, [from, to], y + nameLine, 3, 'work-500', 'ink'),
    ...(second === '' ? [] : [line(second, [from, to], y + secondLine, 3, 'work-500', 'ink')]),
  ]
}

/** Her standing where it is news; else her commander where there is no column for him; else her class. */
function underName(
  card: PrintedCard,
  condition: Condition,
  summary: string,
  { ship: [from, to], commander }: Columns,
  y: number,
  words: Words,
): Operation[] {
  const news = standing(condition, words)
  const named = news === undefined && commander === null
  const [who] = named ? commanderLines(card, { size: 2.9, room: to - from, lines: 1 }, words) : []
  return who
    ? [{ op: 'text', x: from, y, text: who.text, size: who.size, face: 'work', ink: 'ink-2' }]
    : [line(news ?? summary, [from, to], y, 2.9, 'work', 'ink-2')]
}

function commander(card: PrintedCard, [from, to]: readonly [number, number], y: number, words: Words): Operation[] {
  const lines = commanderLines(card, { size: 3.1, room: to - from, lines: 2 }, words)
  return lines.map(({ text, size }, place) => {
    return { op: 'text', x: from, y: y + [nameLine, secondLine][place]!, text, size, face: 'work', ink: 'ink' }
  })
}

function silhouette(drawn: Silhouette, [from, to]: readonly [number, number], y: number, ink: Ink): Operation[] {
  const waterline = y + rowHeightMm - 2.2
  const scale = Math.min((to - from) / drawn.width, (rowHeightMm - 3) / drawn.waterline)
  const placed = { x: from, y: waterline - drawn.waterline * scale, scaleX: scale, scaleY: scale }
  return [
    {
      op: 'clip',
      x: from,
      y,
      width: to - from,
      height: waterline - y,
      operations: [
        { op: 'path', d: drawn.lines, ...placed, stroke: { ink, width: 0.16 } },
        { op: 'path', d: drawn.fill, ...placed, fill: ink },
      ],
    },
    { op: 'path', d: `M0 0H${to - from}`, x: from, y: waterline, stroke: { ink: 'ink-3', width: 0.15 } },
  ]
}

/** A bar: what is left, what is lost hatched, and the two figures; legible without colour and from afar. */
function flotation({ left, of }: Condition, [from, to]: readonly [number, number], y: number): Operation[] {
  const width = to - from
  const afloat = of === 0 ? 0 : width * Math.max(0, Math.min(1, left / of))
  const [top, height] = [y + 5.6, 2.4]
  const hatch = Array.from(
    { length: Math.ceil((width + height) / 0.9) },
    (_, step) => `M${short(step * 0.9)} 0l${-height} ${height}`,
  )
  return [
    { op: 'text', x: from, y: y + nameLine, text: `${left}`, size: 3.7, face: 'work-700', ink: 'ink' },
    { op: 'text', x: to, y: y + nameLine, text: `${of}`, size: 2.9, face: 'work', ink: 'ink-2', anchor: 'end' },
    ...(afloat < width
      ? [
          {
            op: 'clip',
            x: from + afloat,
            y: top,
            width: width - afloat,
            height,
            operations: [{ op: 'path', d: hatch.join(''), x: from, y: top, stroke: { ink: 'ink-2', width: 0.18 } }],
          } as const,
        ]
      : []),
    { op: 'rect', x: from, y: top, width: afloat, height, fill: 'plate' },
    { op: 'rect', x: from, y: top, width, height, stroke: { ink: 'ink', width: 0.2 } },
  ]
}

/**
 * A glyph and its figure; a short dash where there is nothing, so that zero is seen to be counted, and a box to write in
 * where nothing has happened yet.
 */
function level({ n, glyph, tone }: Harm, middle: number, y: number, fresh: boolean): Operation[] {
  if (n === 0 && fresh) {
    return [
      { op: 'rect', x: middle - 3.8, y: y + 1.8, width: 7.6, height: 6.2, stroke: { ink: 'rule-2', width: 0.15 } },
    ]
  }
  if (n === 0) return [{ ...centred(middle, y + 6.4, '–'), size: 3.4, face: 'work', ink: 'ink-3' }]
  return [
    { op: 'glyph', glyph, x: middle - 3.6, y: y + 3.2, size: 3.6, ink: tone },
    { op: 'text', x: middle + 0.6, y: y + 6.4, text: `${n}`, size: 3.7, face: 'work-700', ink: 'ink' },
  ]
}

/** Beyond the last figure a word takes its place. */
function fatal(word: string, middle: number, y: number): Operation[] {
  return [
    { op: 'glyph', glyph: 'explosion', x: middle - 1.9, y: y + 1.1, size: 3.8, ink: 'flame' },
    fittedText({ ...centred(middle, y + secondLine, word), size: 2.7, face: 'work-700', ink: 'ink' }, 14, 2.7),
  ]
}

/** Her speed, and under it the most she can make; or what she made, where that is more than she can make now. */
function speed(condition: Condition, middle: number, y: number, words: Words): Operation[] {
  const { speed, madeMore } = speedNow(condition)
  const under = madeMore === null ? `${condition.maximumSpeed}` : words('print.roster.speedMade', { made: madeMore })
  return [
    { ...centred(middle, y + nameLine, `${speed}`), size: 3.7, face: 'work-700', ink: 'ink' },
    { ...centred(middle, y + secondLine, under), size: 2.9, face: 'work', ink: 'ink-2' },
  ]
}

function centred(x: number, y: number, text: string) {
  return { op: 'text', x, y, text, anchor: 'middle' } as const
}

function standing({ standing, harm }: Condition, words: Words): string | undefined {
  if (standing !== 'afloat') return words(`card.standings.${standing}`)
  return harm.some(({ isFatal }) => isFatal) ? words('print.roster.exploding') : undefined
}

/** How much smaller a line is set before it is split in two. */
const leastOfSize = 0.85

/** Who commands her, on as many lines as are given at most. A name gives way to the room, her rating never. */
function commanderLines(
  { ship }: PrintedCard,
  { size, room, lines }: { readonly size: number; readonly room: number; readonly lines: 1 | 2 },
  words: Words,
): readonly Fitted[] {
  const name = commanderOf(ship)
  if (name === null) return []
  const rated = (what: string) => withRating(ship, what, words)
  const whole = lines === 1 || measure('work', size * leastOfSize, rated(name)) <= room
  // On narrow paper, where all of it goes in one line, he is set as small as it takes.
  const least = lines === 1 ? size * 0.6 : leastMm
  const [upper, lower] = whole ? ['', name] : broken(name, rated)
  const roomOfName = room - (measure('work', size, rated(lower)) - measure('work', size, lower))
  const last = fitLine('work', size, lower, roomOfName, least)
  const above = upper === '' ? [] : [fitLine('work', size, upper, room, least)]
  return [...above, { ...last, text: rated(last.text) }]
}

/** The name in two where its longer part is shortest; a name of one word goes whole to the lower line. */
function broken(name: string, rated: (what: string) => string): readonly [upper: string, lower: string] {
  const spaces = [...name.matchAll(/\s+/g)].map(({ index }) => index)
  const parts = spaces.map((at) => [name.slice(0, at), name.slice(at).trimStart()] as const)
  const length = ([upper, lower]: readonly [string, string]) =>
    Math.max(measure('work', 1, upper), measure('work', 1, rated(lower)))
  return parts.toSorted((one, other) => length(one) - length(other))[0] ?? ['', name]
}
