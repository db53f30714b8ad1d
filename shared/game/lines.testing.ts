import fc from 'fast-check'
import { cardPlaces } from '../decks/deck-effect'
import { usualRules } from '../decks/deck-rules'
import { sealLines } from './decks/reshuffle'
import { boxId, deckId, markerId, shipId, sideId, squadronId, type ShipId } from '../kernel/ids'
import type { Effect, Premise } from './effect'
import type { Entry, JournalLine, Outcome } from './journal-line'
import {
  commander,
  crew,
  fire,
  first,
  flotation,
  north,
  second,
  south,
  speed,
  tinyBoxes,
  tinyShip,
  tinyShips,
} from './tiny-fleet.testing'

/** Lines as a player, a rule or a foreign file might write them: most fit the table, some do not. */
const ship = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...tinyShips) },
  { weight: 1, arbitrary: fc.constantFrom<ShipId>(shipId('nobody'), shipId('extra')) },
)
const box = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...tinyBoxes) },
  { weight: 1, arbitrary: fc.constant(boxId('9-9')) },
)
const track = fc.constantFrom(flotation, fire)
const mark = fc.constantFrom('struck', 'flooded', 'burning', 'out')
const squadron = fc.constantFrom(first, second, squadronId('third'))
const marker = fc.constantFrom(markerId('one'), markerId('other'))
const side = fc.constantFrom(north, sideId('west'))
const deck = fc.constantFrom(deckId('one'), deckId('other'))
const token = fc.integer({ min: 1, max: 12 })
const figure = fc.integer({ min: -3, max: 15 })

/** One of every kind, with how often it comes: the compiler says which is missing. */
const effects: { readonly [Type in Effect['type']]: readonly [number, fc.Arbitrary<object>] } = {
  marked: [6, fc.record({ ship, box, mark, on: fc.boolean() })],
  trackSet: [3, fc.record({ ship, track, to: figure })],
  trackMoved: [3, fc.record({ ship, track, by: figure })],
  fieldSet: [
    1,
    fc.record({
      ship,
      field: fc.constantFrom(commander, speed, crew),
      to: fc.oneof(figure, fc.constantFrom('green', 'Togo', null)),
    }),
  ],
  shipAdded: [
    1,
    fc.record({
      ship: fc.constantFrom(shipId('extra'), ...tinyShips),
      squadron,
      document: fc.constant(tinyShip('Extra')),
    }),
  ],
  shipRemoved: [1, fc.record({ ship })],
  shipMoved: [1, fc.record({ ship, squadron, index: fc.nat(4) })],
  shipReset: [1, fc.record({ ship })],
  squadronAdded: [1, fc.record({ squadron, side, name: fc.constant('Third') })],
  squadronNamed: [1, fc.record({ squadron, name: fc.constantFrom('Van', 'Rear') })],
  squadronRemoved: [1, fc.record({ squadron })],
  sideAdded: [1, fc.record({ side, name: fc.constant('West'), flag: fc.constant('') })],
  sideNamed: [1, fc.record({ side, name: fc.constantFrom('Blue', 'Red') })],
  tableSet: [1, fc.record({ key: fc.constantFrom('wind', 'fog'), to: figure })],
  houseRuleSet: [1, fc.record({ rule: fc.constantFrom('fog', 'rams'), to: fc.boolean() })],
  markerLaid: [
    1,
    fc.record({
      marker,
      kind: fc.constant('torpedo'),
      of: fc.constantFrom(north, 'umpire' as const),
      turnLaid: fc.integer({ min: 1, max: 4 }),
      values: fc.record({ torpedoes: figure }),
    }),
  ],
  markerMoved: [1, fc.record({ marker, values: fc.record({ ran: figure }) })],
  markerLifted: [1, fc.record({ marker })],
  deckLaid: [
    1,
    fc.record({
      deck,
      name: fc.constant('North'),
      of: fc.constant(north),
      drawer: fc.constant(south),
      rules: fc.constant(usualRules),
      contents: fc.constant(null),
      first: token,
      cards: fc.integer({ min: 1, max: 6 }),
    }),
  ],
  deckShuffled: [1, fc.record({ deck, taken: fc.array(token, { minLength: 1, maxLength: 4 }), first: token })],
  cardMoved: [
    2,
    fc.oneof(
      fc.record({ deck, card: token, to: fc.constantFrom(...cardPlaces) }),
      fc.record({ deck, card: token, to: fc.constant('hand'), isDraw: fc.constant(true), face: fc.constant('AH') }),
    ),
  ],
  deckRuled: [1, fc.record({ deck, rules: fc.constant({ ...usualRules, cardsPerTurn: 2 }) })],
  pileSet: [1, fc.record({ deck, pile: fc.constant(null) })],
}
const effect = fc.oneof(
  ...Object.entries(effects).map(([type, [weight, rest]]) => ({
    weight,
    arbitrary: rest.map((members) => ({ type, ...members }) as Effect),
  })),
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

const seal: fc.Arbitrary<Entry> = fc
  .record({
    owner: fc.constantFrom(south, 'umpire' as const),
    deck,
    cards: fc.array(fc.tuple(token, fc.constantFrom('AH', 'KD')), { minLength: 1, maxLength: 3 }),
    taken: fc.option(fc.array(token, { maxLength: 2 }), { nil: undefined }),
  })
  .map(({ owner, deck, cards, taken }) => sealLines(owner, 'deck', { deck, cards, ...(taken ? { taken } : {}) })[0]!)

/** Any lines in any order: strikes of strikes, restores of lines that count, amends of nothing. */
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
  { weight: 1, arbitrary: seal },
)

export function numbered(entries: readonly Entry[]): JournalLine[] {
  return entries.map((entry, index) => ({ seq: index + 1, at: 2000 + index, ...entry }))
}

export const anyLines = fc.array(anyEntry, { maxLength: 30 }).map(numbered)
