import type { GlyphName } from '../card/glyphs'
import type { Effect } from '../game/effect'
import type { JournalLine, Outcome } from '../game/journal-line'
import { outcomeOf } from '../game/line-effects'
import type { GameState } from '../game/state'
import type { ShipId } from '../kernel/ids'
import { battleSentence } from '../log/battle-sentence'
import { readLine } from '../log/log-line'
import { writesReport } from '../log/captions'
import { keepsNoteHidden } from '../umpire/hidden-notes'
import type { Words } from '../words/speak'
import type { ResultInWords } from './result-shown'
import { cardFront } from '../decks/card/card-front'
import { cardHeightMm, cardWidthMm } from '../decks/card/playing-card'
import { printedFace } from '../decks/card/printed-face'
import { isBlack } from '../decks/face'
import { pileOf } from '../decks/pile'
import type { CardShown } from './picture'

/** A line that counts and does something: pending damage, questions, notes and seals are no results. */
export function outcomeThatCounts(line: JournalLine): Outcome | undefined {
  return line.kind === 'pending' ? undefined : outcomeOf(line)
}

/**
 * Lines of the log, newest first, as results in the words of the log, without the facts that rules record for
 * themselves. A generator: usually only the first is needed, on every mark.
 */
export function* resultsInWords(
  lines: readonly JournalLine[],
  state: GameState,
  lost: (ship: ShipId) => boolean,
  words: Words,
): Iterable<ResultInWords> {
  for (const line of lines) {
    const outcome = outcomeThatCounts(line)
    if (!outcome || isBookkeeping(outcome) || keepsNoteHidden(outcome.label)) continue
    const isLoss = outcome.effects.some((effect) => mayLose(effect, lost))
    const headOf = (glyph: GlyphName) => words(`tableView.head.${isLoss ? 'sunk' : (heads[glyph] ?? 'other')}`)
    const { text, glyph } = readLine(withoutReasons(line), state, words)
    const full = readLine(line, state, words)
    const came = battleSentence(outcome, state, 'screen', words)
    const news = { head: headOf(full.glyph), text: came.head, lines: came.text === '' ? full.why : [came.text] }
    yield { outcome, head: headOf(glyph), text, dice: full.dice, news }
  }
}

/** What is said of it to a table that may not know how it came about. */
function withoutReasons(line: JournalLine): JournalLine {
  if (line.kind === 'step') return { ...line, why: [] }
  return line.kind === 'amend' ? { ...line, outcome: { ...line.outcome, why: [] } } : line
}

/**
 * Names and rulings do nothing on the table; nor do facts that rules record, nor text written into the report. Weather
 * set by hand is shown.
 */
const quietByHand: readonly Effect['type'][] = ['houseRuleSet', 'sideNamed', 'squadronNamed']
const quietByRule: readonly Effect['type'][] = [...quietByHand, 'tableSet']

function isBookkeeping({ by, dice, effects }: Outcome): boolean {
  const quiet = by === 'rule' ? quietByRule : quietByHand
  if (writesReport(effects)) return true
  return (dice ?? []).length === 0 && effects.length > 0 && effects.every(({ type }) => quiet.includes(type))
}

/** It has taken a ship that is lost. */
function mayLose(effect: Effect, lost: (ship: ShipId) => boolean): boolean {
  const takes = effect.type === 'trackSet' || effect.type === 'trackMoved' || effect.type === 'fieldSet'
  return takes && lost(effect.ship)
}

const heads: Readonly<Partial<Record<GlyphName, string>>> = {
  struck: 'struck',
  flood: 'flood',
  fire: 'fire',
  out: 'out',
  repaired: 'repaired',
  explosion: 'explosion',
  sunk: 'sunk',
  dead: 'out',
  steering: 'struck',
  straddle: 'gunfire',
  torpedo: 'torpedoes',
  aircraft: 'air',
  turning: 'movement',
  telegraph: 'speed',
  propeller: 'speed',
  'die-10': 'dice',
  shuffle: 'card',
  hold: 'card',
  hand: 'hand',
  wind: 'weather',
}

/** So far back a result is looked for. */
export const mostLinesBack = 120

/**
 * Lines that counted after `last`, newest first, including those struck out only later. `lines` are in order, without a
 * gap where they are known.
 */
export function countedThen(lines: readonly JournalLine[], last: number): readonly JournalLine[] {
  const end = lines.findLastIndex(({ seq }) => seq <= last) + 1
  const decided = new Map<number, 'gone' | 'back'>()
  const counted: JournalLine[] = []
  for (const line of lines.slice(Math.max(0, end - mostLinesBack), end).reverse()) {
    if (decided.get(line.seq) === 'gone') continue
    counted.push(line)
    for (const [target, is] of decidedBy(line)) if (!decided.has(target)) decided.set(target, is)
  }
  return counted
}

/** What a line says of lines before it. */
function decidedBy(line: JournalLine): readonly (readonly [number, 'gone' | 'back'])[] {
  if (line.kind === 'strike') return line.targets.map((target) => [target, 'gone'] as const)
  if (line.kind === 'restore') return line.targets.map((target) => [target, 'back'] as const)
  return line.kind === 'amend' ? [[line.target, 'gone']] : []
}

/**
 * The last event card that was turned face up. Cards of a hand are not included, since lines do not say their faces; a
 * card that is in a hand `now` is not shown in a replay either.
 */
export function lastCardShown(
  lines: readonly JournalLine[],
  { decks }: GameState,
  now: GameState | undefined,
  words: Words,
): CardShown | null {
  for (const line of lines) {
    for (const effect of outcomeThatCounts(line)?.effects.toReversed() ?? []) {
      if (effect.type !== 'cardMoved' || effect.face === undefined || isBlack(effect.face)) continue
      const pile = pileOf(decks, effect.deck)
      if (!pile || pile.shown[effect.card] !== effect.face || pile.hand.includes(effect.card)) continue
      if (now && pileOf(now.decks, effect.deck)?.hand.includes(effect.card)) continue
      const card = printedFace(pile, effect.face, words)
      const { title, text } = card
      const played = words('tableView.card.played', { deck: pile.name })
      return { title, text, played, widthMm: cardWidthMm, heightMm: cardHeightMm, operations: cardFront(card) }
    }
  }
  return null
}
