import type { Effect } from '../../game/effect'
import { shipField } from '../../game/ship-fields'
import type { GameState } from '../../game/state'
import { fieldId, markerId, shipId, type FieldId, type ShipId, type TrackId } from '../../kernel/ids'
import type { Scalar } from '../../kernel/scalar'
import type { Input } from '../pack/input'
import { motorBoats } from '../squadron-d20/ship/stands.testing'

/** A refusal that random tables seldom bring about: on the first table of its pack with these effects. */
export interface RefusalCase {
  readonly of: string
  readonly procedure: string
  readonly field: string
  readonly code: string
  effects(state: GameState): readonly Effect[]
  input(state: GameState): Input
}

const shipIn = (state: GameState, at = 0): ShipId => state.squadrons.flatMap(({ order }) => order).at(at)!
const houseRule = (rule: string, to: Scalar): Effect => ({ type: 'houseRuleSet', rule, to })
const fact = (key: string, to: Scalar): Effect => ({ type: 'tableSet', key, to })
const field = (ship: ShipId, name: FieldId, to: Scalar): Effect => ({ type: 'fieldSet', ship, field: name, to })

/** A marker of the first side. */
function marker(state: GameState, kind: string, values: Readonly<Record<string, Scalar>>): Effect {
  const { turn, sides } = state
  return { type: 'markerLaid', marker: markerId('one'), kind, of: sides[0]!.id, turnLaid: turn, livesTurns: 1, values }
}

const hits = (inches: number) => (state: GameState) => {
  const target = shipIn(state)
  return [marker(state, 'hits', { target, by: '', weapon: 'gun', inches, rangeInches: 9, count: 1 })]
}

const combed = { type: 'RN MkV', spread: 'called', evades: true, rangeInches: 9, aspectDegrees: 45 }

export const refusalCases: readonly RefusalCase[] = [
  {
    ...{ of: 'fire-on-the-waters', procedure: 'gunfire', field: 'ships', code: 'ship-cannot-fire' },
    effects: (state) => [field(shipIn(state), shipField.standing, 'sunk')],
    input: (state) => ({ squadron: state.squadrons[0]!.id, ships: shipIn(state) }),
  },
  {
    ...{ of: 'fire-on-the-waters', procedure: 'gunfire', field: 'spotterShip', code: 'gunfire-two-spotters' },
    effects: () => [houseRule('spotterPlane', 'on'), houseRule('spotterShip', 'on')],
    input: (state) => ({
      ...{ squadron: state.squadrons[1]!.id, ships: state.squadrons[1]!.order[0]!, spotterPlane: true },
      spotterShip: shipIn(state, 1),
    }),
  },
  {
    ...{ of: 'fire-on-the-waters', procedure: 'gunfire', field: 'spotterShip', code: 'gunfire-cannot-be-spotted-for' },
    effects: (state) => [
      houseRule('spotterShip', 'on'),
      field(state.squadrons[1]!.order[0]!, fieldId('casualties'), 'radioOut'),
    ],
    input: (state) => ({
      ...{ squadron: state.squadrons[1]!.id, ships: state.squadrons[1]!.order[0]! },
      spotterShip: shipIn(state, 1),
    }),
  },
  {
    ...{ of: 'fire-on-the-waters', procedure: 'wildCourse', field: 'ship', code: 'helm-not-wild' },
    effects: (state) => [field(shipIn(state), fieldId('casualties'), 'steeringWild')],
    input: (state) => ({ ship: shipIn(state, 1) }),
  },
  {
    ...{ of: 'fire-on-the-waters', procedure: 'damage', field: 'hits', code: 'hits-of-no-size' },
    effects: hits(99),
    input: () => ({ hits: 'one' }),
  },
  {
    ...{ of: 'fire-on-the-waters', procedure: 'damage', field: 'hits', code: 'no-such-hits' },
    effects: hits(8),
    input: () => ({ hits: 'nobody' }),
  },
  {
    ...{ of: 'fire-on-the-waters', procedure: 'torpedoAttack', field: 'evades', code: 'torpedo-no-wake' },
    effects: () => [houseRule('evadeWakes', 'off'), houseRule('hitMethod', 'd100')],
    input: (state) => ({ ...combed, target: shipIn(state), by: shipIn(state, -1) }),
  },
  {
    ...{ of: 'fire-on-the-waters', procedure: 'torpedoAttack', field: 'evades', code: 'torpedo-lies-still' },
    effects: (state) => [
      ...[houseRule('evadeWakes', 'on'), houseRule('hitMethod', 'd100'), fact('light', 'day')],
      { type: 'trackSet', ship: shipIn(state), track: 'speed' as TrackId, to: 0 },
    ],
    input: (state) => ({ ...combed, target: shipIn(state), by: shipIn(state, -1) }),
  },
  {
    ...{ of: 'perfidious-albion', procedure: 'testTorpedoes', field: 'ship', code: 'torpedoes-tested' },
    effects: (state) => {
      const values = { by: shipIn(state), torpedoes: 1, type: '18″', bearing: 'port', ranInches: 6 }
      return [marker(state, 'torpedo', values), fact(`tested:one:${shipIn(state)}`, state.turn)]
    },
    input: (state) => ({ template: 'one', ship: shipIn(state) }),
  },
  {
    ...{ of: 'squadron-d20', procedure: 'guns', field: 'ship', code: 'power-failed-this-turn' },
    effects: (state) => [
      field(shipIn(state), fieldId('casualties'), 'powerFailure'),
      fact(`power:${shipIn(state)}`, `${state.turn} failed`),
    ],
    input: (state) => ({ ship: shipIn(state) }),
  },
  {
    ...{ of: 'squadron-d20', procedure: 'guns', field: 'lit', code: 'not-yes-or-no' },
    effects: () => [fact('light', 'night')],
    input: () => ({ lit: 'yes' }),
  },
  ...(['wreck', 'sunk'] as const).flatMap((standing) =>
    ['declareTorpedoes', 'torpedoes', 'factors', 'guns'].map((procedure) => ({
      ...{ of: 'squadron-d20', procedure, field: 'target', code: `target-is-${standing}` },
      effects: (state: GameState) => [field(shipIn(state, 1), shipField.standing, standing)],
      input: (state: GameState) => ({ attack: 'called', target: shipIn(state, 1) }),
    })),
  ),
  {
    ...{ of: 'squadron-d20', procedure: 'guns', field: 'batteries', code: 'battery-calibre' },
    effects: ({ squadrons }) => [
      { type: 'shipAdded', ship: shipId('boats'), squadron: squadrons.at(-1)!.id, document: motorBoats },
    ],
    input: () => ({ ship: 'portland', target: 'boats', batteries: 'main-main' }),
  },
  {
    ...{ of: 'squadron-d20', procedure: 'powerTest', field: 'ship', code: 'power-tested' },
    effects: (state) => [
      field(shipIn(state), fieldId('casualties'), 'powerFailure'),
      fact(`power:${shipIn(state)}`, `${state.turn} passed`),
    ],
    input: (state) => ({ ship: shipIn(state) }),
  },
]
