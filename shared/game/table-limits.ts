import { readSeal } from '../decks/seal'
import { own } from '../kernel/own'
import type { Reason, Refusal } from '../kernel/result'
import type { Effect } from './effect'
import { effectsOf } from './line-effects'
import type { JournalLine } from './journal-line'
import type { GameState } from './state'

/**
 * How much may be on a table. What would add more is refused; a journal that holds more opens with all of it, and its
 * table can be marked, moved and cleared.
 */
export const mostOnTable = { markers: 5000, decks: 50, sides: 26, squadrons: 1000 } as const

type Limited = keyof typeof mostOnTable
export type Tally = Record<Limited, number>

const kinds = Object.keys(mostOnTable) as Limited[]

const codes = {
  markers: { full: { code: 'table-markers-full' }, many: { code: 'table-markers-many' } },
  decks: { full: { code: 'table-decks-full' }, many: { code: 'table-decks-many' } },
  sides: { full: { code: 'table-sides-full' }, many: { code: 'table-sides-many' } },
  squadrons: { full: { code: 'table-squadrons-full' }, many: { code: 'table-squadrons-many' } },
} as const satisfies Record<Limited, object>

const addedBy: Partial<Record<Effect['type'], Limited>> = {
  markerLaid: 'markers',
  deckLaid: 'decks',
  pileSet: 'decks',
  sideAdded: 'sides',
  squadronAdded: 'squadrons',
}

/** What lies on a table, of all that is limited. A deck of which only a seal is known counts. */
export function onTable({ markers, decks, sides, squadrons }: Pick<GameState, Limited>): Tally {
  const unlaid = Object.keys(decks.sealed).filter((deck) => !Object.hasOwn(decks.piles, deck))
  return {
    markers: markers.length,
    decks: Object.keys(decks.piles).length + unlaid.length,
    sides: sides.length,
    squadrons: squadrons.length,
  }
}

export function nothingAdded(): Tally {
  return { markers: 0, decks: 0, sides: 0, squadrons: 0 }
}

/** Counts what a line adds to the table, or will add once it counts. */
export function addTo(tally: Tally, line: JournalLine): void {
  for (const { type } of effectsOf(line)) {
    const kind = addedBy[type]
    if (kind) tally[kind]++
  }
}

/**
 * Whether these lines could bring the table above its limits; `ever` is the total that the lines before them have
 * added.
 */
export function mayOverfill(state: GameState, lines: readonly JournalLine[], ever: Tally): boolean {
  const more = nothingAdded()
  for (const line of lines) {
    addTo(more, line)
    if (line.kind === 'sealed' && line.what !== 'note' && isOfNewDeck(state, line.payload)) more.decks++
  }
  const goesBack = lines.some(bringsBack)
  const settles = lines.some((line) => line.kind === 'step' && line.settles !== undefined)
  if (!goesBack && !settles && kinds.every((kind) => more[kind] === 0)) return false
  for (const { seq, outcome, until } of state.pending) addTo(more, { kind: 'pending', seq, at: 0, outcome, until })
  const now = onTable(state)
  return kinds.some((kind) => now[kind] + more[kind] + (goesBack ? ever[kind] : 0) > mostOnTable[kind])
}

/** Undo, redo and a restart of the turn bring back a table that was there, and are never refused for it. */
function bringsBack(line: JournalLine): boolean {
  if (line.kind === 'strike' || line.kind === 'restore') return line.cause === 'hand'
  return line.kind === 'amend'
}

function isOfNewDeck({ decks }: GameState, payload: string): boolean {
  const deck = readSeal(payload)?.deck
  return deck !== undefined && !own(decks.piles, deck) && !own(decks.sealed, deck)
}

/** Why a table cannot become another: it would hold more than it takes, and more than it holds. */
export function overfilled(before: GameState, after: GameState): Refusal | undefined {
  const [was, is] = [onTable(before), onTable(after)]
  const kind = kinds.find((each) => is[each] > mostOnTable[each] && is[each] > was[each])
  return kind && { ok: false, ...codes[kind].full, values: { n: was[kind], limit: mostOnTable[kind] } }
}

/** What the table has more of than could be added today. */
export function overLimits(state: GameState): readonly Reason[] {
  const is = onTable(state)
  return kinds
    .filter((kind) => is[kind] > mostOnTable[kind])
    .map((kind) => ({ ...codes[kind].many, values: { n: is[kind], limit: mostOnTable[kind] } }))
}
