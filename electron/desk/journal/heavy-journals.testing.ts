import { usualRules } from '#shared/decks/deck-rules'
import type { Effect } from '#shared/game/effect'
import type { Entry, Outcome } from '#shared/game/journal-line'
import { mikasa, tinyBoxes, tinyHead, tinyShip } from '#shared/game/tiny-fleet.testing'
import { deckId, fieldId, markerId, shipId, sideId, squadronId } from '#shared/kernel/ids'
import { encodeLine } from './line-format'

export const north = sideId('north')
export const outcome = (effects: readonly Effect[]): Outcome => ({ label: { key: 'x' }, by: 'rule', effects })
export const step = (...effects: readonly Effect[]): Entry => ({ kind: 'step', ...outcome(effects) })
const upTo = <Item>(count: number, item: (n: number) => Item) => Array.from({ length: count }, (_, n) => item(n))
/** So many effects, as many of them in a line as one holds. */
export const packed = (count: number, effect: (n: number) => Effect, inLine = 500) =>
  upTo(Math.ceil(count / inLine), (line) =>
    step(...upTo(Math.min(inLine, count - line * inLine), (n) => effect(line * inLine + n))),
  )
const struck = (n: number): Effect => {
  return { type: 'marked', ship: mikasa, box: tinyBoxes[n % tinyBoxes.length]!, mark: 'struck', on: n % 2 === 0 }
}
export const marker = (n: number): Effect => {
  return { type: 'markerLaid', marker: markerId(`m${n}`), kind: 'mine', of: north, turnLaid: 1, values: {} }
}
export const named = { of: north, drawer: north, name: 'North', rules: usualRules, contents: null }
const opened = (dialogue: string): Entry => {
  return { kind: 'dialogue', dialogue, is: 'opened', procedure: 'salvo', packVersion: '1.0.0', input: {} }
}
const answer = (question: string, given: number | null): Entry => {
  return { kind: 'answer', dialogue: 'd', question, answer: given, dice: [{ die: 'D10', rolled: 3, by: 'app' }] }
}
const seal = (deck: string, card: number): Entry => {
  return { kind: 'sealed', owner: 'umpire', what: 'deck', payload: JSON.stringify({ deck, cards: [[card, 'AH']] }) }
}
const strike = (targets: readonly number[]): Entry => ({ kind: 'strike', cause: 'hand', targets })

/**
 * Valid journals larger than any evening, each as much of one thing as would stop a careless program; `of` says
 * how many there are of so many, where not all of them are wanted.
 */
const heavyEntries = {
  '40,000 markers': (of) => packed(of(40_000), marker),
  '5,000 markers moved one by one': (of) => [
    ...packed(of(5000), marker),
    ...upTo(of(20_000), (n) => step({ type: 'markerMoved', marker: markerId(`m${n % of(5000)}`), values: { ran: n } })),
  ],
  'a marker that learns ever more': (of) => [
    step(marker(0)),
    ...packed(of(40_000), (n) => ({ type: 'markerMoved', marker: markerId('m0'), values: { [`v${n}`]: n } })),
  ],
  '5,000 decks': (of) =>
    packed(of(5000), (n) => ({ type: 'deckLaid', deck: deckId(`d${n}`), ...named, first: 1, cards: 20 }), 100),
  '5,000 sealed decks': (of) => upTo(of(5000), (n) => seal(`d${n}`, 1)),
  '20,000 seals of one deck': (of) => upTo(of(20_000), (n) => seal('d', n + 1)),
  'a deck dealt a hundred times, and its cards moved': (of) => [
    ...packed(of(100), (n) => ({ type: 'deckLaid', deck: deckId('d'), ...named, first: 1 + n * 2000, cards: 2000 }), 5),
    ...packed(of(20_000), (n) => ({ type: 'cardMoved', deck: deckId('d'), card: n + 1, to: 'hand' })),
  ],
  '20,000 sides': (of) =>
    packed(of(20_000), (n) => ({ type: 'sideAdded', side: sideId(`s${n}`), name: 'S', flag: '' })),
  '20,000 squadrons': (of) =>
    packed(of(20_000), (n) => ({ type: 'squadronAdded', squadron: squadronId(`q${n}`), side: north, name: 'Q' })),
  '2,000 strikes of 5,000 lines': (of) => {
    const targets = upTo(of(5000), (n) => n + 1)
    return [...targets.map((n) => step(struck(n))), ...upTo(of(2000), () => strike(targets))]
  },
  '500 strikes of 5,000 lines, undone': (of) => {
    const targets = upTo(of(5000), (n) => n + 1)
    const last = of(5000) + of(500)
    return [
      ...targets.map((n) => step(struck(n))),
      ...upTo(of(500), () => strike(targets)),
      ...upTo(of(500), (n): Entry => ({ kind: 'strike', cause: 'undo', targets: [last - n] })),
    ]
  },
  'strikes of strikes, 50,000 deep': (of) => [step(struck(0)), ...upTo(of(50_000), (n) => strike([n + 1]))],
  '20,000 amends of ten lines': (of) => [
    ...upTo(of(5000), (n) => step(struck(n))),
    ...upTo(of(20_000), (n): Entry => ({ kind: 'amend', target: (n % 10) + 1, outcome: outcome([struck(n)]) })),
  ],
  '40,000 notes': (of) => upTo(of(40_000), (): Entry => ({ kind: 'note', text: 'smoke' })),
  'damage that waits, and settling of none of it': (of) =>
    upTo(of(20_000), (n): Entry => {
      if (n % 2 === 1) return { kind: 'step', ...outcome([]), settles: 'movement' }
      return { kind: 'pending', until: 'gunnery', outcome: outcome([struck(n)]) }
    }),
  '400,000 hits that count at once': (of) => [
    ...upTo(of(2000), (): Entry => ({ kind: 'pending', until: 'gunnery', outcome: outcome(upTo(200, struck)) })),
    { kind: 'step', ...outcome([]), settles: 'gunnery' },
  ],
  '40,000 dialogues': (of) => upTo(of(40_000), (n) => opened(`d${n}`)),
  '40,000 answers': (of) => [opened('d'), ...upTo(of(40_000), (n) => answer(`q${n % 3000}`, 3))],
  '20,000 answers taken back': (of) => [
    opened('d'),
    ...upTo(of(2000), (n) => answer(`q${n}`, 3)),
    ...upTo(of(2000), (n) => answer(`q${of(2000) - 1 - n}`, null)),
    ...upTo(of(20_000), (n) => answer('z', n % 2 === 0 ? 3 : null)),
  ],
  '2,000 ships, moved': (of) => {
    const ship = (n: number) => ({ ship: shipId(`b${n % of(2000)}`), document: tinyShip('Boat') })
    const [first, second] = [squadronId('first'), squadronId('second')]
    return [
      ...packed(of(2000), (n) => ({ type: 'shipAdded', ...ship(n), squadron: first }), 20),
      ...packed(of(10_000), (n) => ({ type: 'shipMoved', ship: ship(n).ship, squadron: second, index: 0 })),
      ...packed(of(2000), (n) => ({ type: 'shipRemoved', ship: ship(n).ship })),
    ]
  },
  '40,000 facts': (of) => packed(of(40_000), (n) => ({ type: 'tableSet', key: `f${n}`, to: n })),
  '20,000 house rules': (of) => packed(of(20_000), (n) => ({ type: 'houseRuleSet', rule: `r${n}`, to: n })),
  '200,000 conflicts': (of) =>
    upTo(of(2000), () => {
      const given = upTo(100, () => ({ of: 'field', ship: mikasa, field: fieldId('x'), was: 1 }) as const)
      return { kind: 'step', ...outcome([]), given }
    }),
} satisfies Record<string, (of: (most: number) => number) => readonly Entry[]>

export type HeavyJournal = keyof typeof heavyEntries
export const heavyNames = Object.keys(heavyEntries) as HeavyJournal[]

/** Makes such a journal for the pack of the tests; `share` of it, 1 being all. */
export function heavyJournal(
  name: HeavyJournal,
  share = 1,
): { readonly bytes: Buffer; readonly entries: readonly Entry[] } {
  const entries: readonly Entry[] = heavyEntries[name]((most) => Math.ceil(most * share))
  return { bytes: journalOf(entries), entries }
}

export function journalOf(entries: readonly Entry[]): Buffer {
  const lines = [tinyHead, ...entries.map((entry, n) => ({ seq: n + 1, at: 2000, ...entry }))]
  return Buffer.concat(lines.map((line) => encodeLine(line).bytes))
}
