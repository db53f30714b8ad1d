import fc from 'fast-check'
import { boxId, markerId, shipId, squadronId, type ShipId } from '../kernel/ids'
import type { Effect, Premise } from './effects'
import type { Entry, JournalLine, Outcome } from './journal-line'
import { marks } from './state'
import {
  commander,
  crew,
  fire,
  first,
  flotation,
  north,
  second,
  speed,
  tinyBoxes,
  tinyShip,
  tinyShips,
} from './tiny-fleet.testing'

/** Lines as a hand, a rule or a stranger's file might hold them: most fit the table, some do not. */
const ship = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...tinyShips) },
  { weight: 1, arbitrary: fc.constantFrom<ShipId>(shipId('nobody'), shipId('extra')) },
)
const box = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...tinyBoxes) },
  { weight: 1, arbitrary: fc.constant(boxId('9-9')) },
)
const track = fc.constantFrom(flotation, fire)
const mark = fc.constantFrom(...marks.slice(0, 4))
const squadron = fc.constantFrom(first, second, squadronId('third'))
const marker = fc.constantFrom(markerId('one'), markerId('other'))
const figure = fc.integer({ min: -3, max: 15 })

const effect: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('marked' as const), ship, box, mark, on: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('trackSet' as const), ship, track, to: figure }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('trackMoved' as const), ship, track, by: figure }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('fieldSet' as const),
      ship,
      field: fc.constantFrom(commander, speed, crew),
      to: fc.oneof(figure, fc.constantFrom('green', 'Togo', null)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('shipAdded' as const),
      ship: fc.constantFrom(shipId('extra'), ...tinyShips),
      squadron,
      document: fc.constant(tinyShip('Extra')),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('shipRemoved' as const), ship }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('shipMoved' as const), ship, squadron, index: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('shipReset' as const), ship }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('squadronRemoved' as const), squadron }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('squadronAdded' as const),
      squadron,
      side: fc.constantFrom('north', 'west').map((id) => id as never),
      name: fc.constant('Third'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('tableSet' as const), key: fc.constantFrom('wind', 'fog'), to: figure }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('markerLaid' as const),
      marker,
      kind: fc.constant('torpedo'),
      of: fc.constantFrom(north, 'umpire' as const),
      turnLaid: fc.integer({ min: 1, max: 4 }),
      values: fc.record({ torpedoes: figure }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('markerMoved' as const), marker, values: fc.record({ ran: figure }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('markerLifted' as const), marker }) },
)
const premise: fc.Arbitrary<Premise> = fc.oneof(
  fc.record({ of: fc.constant('mark' as const), ship, box, mark, was: fc.boolean() }),
  fc.record({ of: fc.constant('track' as const), ship, track, was: figure }),
  fc.record({ of: fc.constant('table' as const), key: fc.constantFrom('wind', 'nothing'), was: figure }),
)

export const anyOutcome: fc.Arbitrary<Outcome> = fc
  .record({
    effects: fc.array(effect, { maxLength: 3 }),
    given: fc.option(fc.array(premise, { maxLength: 2 }), { nil: undefined }),
    name: fc.nat(99),
  })
  .map(({ effects, given, name }) => ({
    label: { key: 'steps.fields', values: { n: name } },
    by: 'hand' as const,
    effects,
    ...(given ? { given } : {}),
  }))

export const anyStep: fc.Arbitrary<Entry> = anyOutcome.map((outcome) => ({ kind: 'step', ...outcome }))

const dialogue = fc.constantFrom('d1', 'd2')
const opened = fc.record({
  kind: fc.constant('dialogue' as const),
  dialogue,
  is: fc.constantFrom('opened' as const, 'abandoned' as const),
  procedure: fc.constant('salvo'),
  packVersion: fc.constant('1.0.0'),
  input: fc.constant({}),
})
const answer = fc.record({
  kind: fc.constant('answer' as const),
  dialogue,
  question: fc.constantFrom('first', 'second', 'third'),
  answer: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constant(null)),
})
const ending = (outcome: Outcome): Entry => ({ kind: 'step', ...outcome, dialogue: 'd1' })

/** Anything at all, in any order: strikes of strikes, restores of what stands, amends of nothing. */
export const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 8, arbitrary: anyStep },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('turn' as const),
      turn: fc.integer({ min: 1, max: 4 }),
      phase: fc.constantFrom('movement', 'gunnery'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('note' as const), text: fc.constantFrom('smoke', 'squall') }) },
  { weight: 1, arbitrary: anyOutcome.map((outcome) => ({ kind: 'pending' as const, outcome, until: 'end' })) },
  { weight: 1, arbitrary: anyOutcome.map((outcome) => ({ kind: 'step' as const, ...outcome, settles: 'end' })) },
  { weight: 2, arbitrary: fc.oneof(opened, answer, anyOutcome.map(ending)) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('strike' as const),
      targets: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 }),
      cause: fc.constantFrom('undo' as const, 'hand' as const, 'restartTurn' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('restore' as const),
      targets: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 }),
      cause: fc.constantFrom('redo' as const, 'hand' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('amend' as const),
      target: fc.integer({ min: 1, max: 30 }),
      outcome: anyOutcome,
    }),
  },
  { weight: 1, arbitrary: fc.constant<Entry>({ kind: 'sealed', owner: 'umpire', what: 'note', payload: 'x' }) },
)

export function numbered(entries: readonly Entry[]): JournalLine[] {
  return entries.map((entry, index) => ({ seq: index + 1, at: 2000 + index, ...entry }))
}

export const anyLines = fc.array(anyEntry, { maxLength: 30 }).map(numbered)
