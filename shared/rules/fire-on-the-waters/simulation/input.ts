import type { GameState, Squadron } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { done, refused, type Result } from '../../../kernel/result'
import { aims, firstTargets } from '../../kit/battle/targets'
import { readTwoSquadrons, roles, squadronFields, turnsField, type Role } from '../../kit/battle/two-squadrons'
import type { FormField } from '../../pack/procedure'
import { cupOf } from '../procedures/gunnery/cup'
import { mountsOf } from '../procedures/gunnery/mounts'
import { bearings, valuesInBands, type Bearing } from '../procedures/gunnery/gunfire-form'
import { acting, actingShips } from '../procedures/turn/acting'
import { rulingOf } from '../table/house-rules'
import type { Battery } from '../ship/ship'
import type { Input } from '../../pack/input'

const firstRangeInches = 10

/** One of the two squadrons: what it fires with and at whom. */
export interface Fighting {
  readonly squadron: Squadron
  /** Where the enemy lies from her ships. */
  readonly bearing: Bearing
  /** The first target of each of her ships. */
  readonly targets: ReadonlyMap<ShipId, ShipId>
}

export interface Battle {
  readonly sides: readonly [Fighting, Fighting]
  readonly rangeInches: number
  readonly turns: number
  /** Whether secondary batteries fire too. */
  readonly secondaries: boolean
}

/** The two squadrons, the range, the turns, and for each squadron where the enemy lies and at whom it fires. */
export function battleFields(state: GameState, input: Input): readonly FormField[] {
  const farthest = farthestOf(state)
  const mostInches = reachOf(farthest)
  const range = { mostInches, bandsInches: farthest ? edgesOf(farthest) : [] }
  const inBands = farthest && valuesInBands(farthest)
  return [
    ...squadronFields(state, input, acting),
    {
      kind: 'range',
      name: 'rangeInches',
      ...range,
      ...(inBands && { inBands }),
      default: Math.min(mostInches, firstRangeInches),
    },
    turnsField,
    { kind: 'yesNo', name: 'secondaries', default: true },
    ...roles.flatMap((role): FormField[] => [
      { kind: 'choice', name: `${role}Bearing`, among: bearings, default: '90' },
      { kind: 'choice', name: `${role}Aim`, among: aims, default: 'opposite' },
    ]),
  ]
}

/** The battery that reaches farthest. */
function farthestOf(state: GameState): Battery | undefined {
  const batteries = Object.values(state.ships).flatMap((ship) => mountsOf(ship).map(({ battery }) => battery))
  return batteries.toSorted((one, other) => reachOf(other) - reachOf(one))[0]
}

const edgesOf = ({ bands }: Battery): readonly number[] => bands.map(({ toInches }) => toInches)

const reachOf = (battery: Battery | undefined): number => (battery && edgesOf(battery).at(-1)) ?? 0

/** Refused with `field`; every field has to be in it. */
export function readBattle(state: GameState, input: Input): Result<Battle> {
  const two = readTwoSquadrons(state, input, acting)
  if (!two.ok) return two
  const { rangeInches, turns } = two.value
  const [first, second] = two.value.squadrons
  if (rangeInches > reachOf(farthestOf(state))) {
    return refused('battle-out-of-range', { field: 'rangeInches', rangeInches })
  }
  const cup = rulingOf(state, 'hitMethod') === 'chits' ? cupOf(state) : done([])
  if (!cup.ok) return refused(cup.code, { ...cup.values, field: 'first' })
  const ours = fighting(state, input, 'first', [first, second])
  if (!ours.ok) return ours
  const theirs = fighting(state, input, 'second', [second, first])
  if (!theirs.ok) return theirs
  return done({ sides: [ours.value, theirs.value], rangeInches, turns, secondaries: input['secondaries'] !== false })
}

function fighting(
  state: GameState,
  input: Input,
  role: Role,
  [squadron, enemy]: readonly [Squadron, Squadron],
): Result<Fighting> {
  const bearing = bearings.find((known) => known === input[`${role}Bearing`])
  if (!bearing) return refused('gunfire-no-such-bearing', { field: `${role}Bearing` })
  const aim = aims.find((known) => known === input[`${role}Aim`])
  if (!aim) return refused('battle-no-such-aim', { field: `${role}Aim` })
  return done({
    squadron,
    bearing,
    targets: firstTargets(actingShips(state, squadron), actingShips(state, enemy), aim),
  })
}
