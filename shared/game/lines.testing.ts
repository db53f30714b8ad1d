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

type Members = Readonly<Record<string, fc.Arbitrary<unknown>>>
const is = fc.constant

/** One of every kind, with how often it comes and its members: the compiler says which is missing. */
const effects: { readonly [Type in Effect['type']]: readonly [number, Members] } = {
  marked: [6, { ship, box, mark, on: fc.boolean() }],
  trackSet: [3, { ship, track, to: figure }],
  trackMoved: [3, { ship, track, by: figure }],
  fieldSet: [
    1,
    {
      ship,
      field: fc.constantFrom(commander, speed, crew),
      to: fc.oneof(figure, fc.constantFrom('green', 'Togo', null)),
    },
  ],
  shipAdded: [1, { ship: fc.constantFrom(shipId('extra'), ...tinyShips), squadron, document: is(tinyShip('Extra')) }],
  shipRemoved: [1, { ship }],
  shipMoved: [1, { ship, squadron, index: fc.nat(4) }],
  shipReset: [1, { ship }],
  squadronAdded: [1, { squadron, side, name: is('Third') }],
  squadronNamed: [1, { squadron, name: fc.constantFrom('Van', 'Rear') }],
  squadronRemoved: [1, { squadron }],
  sideAdded: [1, { side, name: is('West'), flag: is('') }],
  sideNamed: [1, { side, name: fc.constantFrom('Blue', 'Red') }],
  tableSet: [1, { key: fc.constantFrom('wind', 'fog'), to: figure }],
  houseRuleSet: [1, { rule: fc.constantFrom('fog', 'rams'), to: fc.boolean() }],
  markerLaid: [
    1,
    {
      marker,
      kind: is('torpedo'),
      of: fc.constantFrom(north, 'umpire' as const),
      turnLaid: fc.integer({ min: 1, max: 4 }),
      values: fc.record({ torpedoes: figure }),
    },
  ],
  markerMoved: [1, { marker, values: fc.record({ ran: figure }) }],
  markerLifted: [1, { marker }],
  deckLaid: [
    1,
    {
      ...{ deck, name: is('North'), of: is(north), drawer: is(south), rules: is(usualRules), contents: is(null) },
      first: token,
      cards: fc.integer({ min: 1, max: 6 }),
    },
  ],
  deckShuffled: [1, { deck, taken: fc.array(token, { minLength: 1, maxLength: 4 }), first: token }],
  cardMoved: [1, { deck, card: token, to: fc.constantFrom(...cardPlaces) }],
  deckRuled: [1, { deck, rules: is({ ...usualRules, cardsPerTurn: 2 }) }],
  pileSet: [1, { deck, pile: is(null) }],
}
const drawnCard = { type: is('cardMoved'), deck, card: token, to: is('hand'), isDraw: is(true), face: is('AH') }
const effect = fc.oneof(
  ...Object.entries(effects).map(([type, [weight, members]]) => ({
    weight,
    arbitrary: fc.record({ type: is(type), ...members }) as unknown as fc.Arbitrary<Effect>,
  })),
  fc.record(drawnCard) as unknown as fc.Arbitrary<Effect>,
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
const ending = (outcome: Outcome): Entry => ({ kind: 'step', ...outcome, dialogue: 'd1' })

const seal: fc.Arbitrary<Entry> = fc
  .record({
    owner: fc.constantFrom(south, 'umpire' as const),
    deck,
    cards: fc.array(fc.tuple(token, fc.constantFrom('AH', 'KD')), { minLength: 1, maxLength: 3 }),
    taken: fc.option(fc.array(token, { maxLength: 2 }), { nil: undefined }),
  })
  .map(({ owner, deck, cards, taken }) => sealLines(owner, 'deck', { deck, cards, ...(taken ? { taken } : {}) })[0]!)

const anyTargets = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 })

/** Entries of a kind, and how often they come. */
const ofKind = <Kind extends Entry['kind']>(weight: number, kind: Kind, members: Members) => ({
  weight,
  arbitrary: fc.record({ kind: is(kind), ...members }) as unknown as fc.Arbitrary<Entry>,
})

/** Any lines in any order: strikes of strikes, restores of lines that count, amends of nothing. */
export const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 8, arbitrary: anyStep },
  ofKind(1, 'turn', { turn: fc.integer({ min: 1, max: 4 }), phase: fc.constantFrom('movement', 'gunnery') }),
  ofKind(1, 'note', { text: fc.constantFrom('smoke', 'squall') }),
  ofKind(1, 'pending', { outcome: anyOutcome, until: is('end') }),
  { weight: 1, arbitrary: anyOutcome.map((outcome) => ({ kind: 'step' as const, ...outcome, settles: 'end' })) },
  ofKind(1, 'dialogue', {
    dialogue,
    is: fc.constantFrom('opened', 'abandoned'),
    ...{ procedure: is('salvo'), packVersion: is('1.0.0'), input: is({}) },
  }),
  ofKind(1, 'answer', {
    dialogue,
    question: fc.constantFrom('first', 'second', 'third'),
    answer: fc.oneof(fc.integer({ min: 1, max: 10 }), is(null)),
  }),
  { weight: 1, arbitrary: anyOutcome.map(ending) },
  ofKind(4, 'strike', { targets: anyTargets, cause: fc.constantFrom('undo', 'hand', 'restartTurn') }),
  ofKind(3, 'restore', { targets: anyTargets, cause: fc.constantFrom('redo', 'hand') }),
  ofKind(2, 'amend', { target: fc.integer({ min: 1, max: 30 }), outcome: anyOutcome }),
  ofKind(1, 'sealed', { owner: is('umpire'), what: is('note'), payload: is('x') }),
  { weight: 1, arbitrary: seal },
)

export function numbered(entries: readonly Entry[]): JournalLine[] {
  return entries.map((entry, index) => ({ seq: index + 1, at: 2000 + index, ...entry }))
}

export const anyLines = fc.array(anyEntry, { maxLength: 30 }).map(numbered)
