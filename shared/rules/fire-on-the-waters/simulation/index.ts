import type { GameState, Squadron, ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import { done, refused, type Result } from '../../../kernel/result'
import { aims, firstTargets } from '../../kit/battle/targets'
import { readTwoSquadrons, roles, squadronFields, turnsField, type Role } from '../../kit/battle/two-squadrons'
import type { FormField } from '../../pack/procedure'
import { bearings } from '../procedures/gunnery/bearing'
import { cupOf } from '../procedures/gunnery/cup'
import { mountsOf } from '../procedures/gunnery/firing'
import { valuesInBands } from '../procedures/gunnery/gunfire-beside'
import { acting, actingShips } from '../procedures/turn/acting'
import { rulingOf } from '../table/house-rules'
import type { Battery } from '../ship/ship'
import type { Input } from '../../pack/input'
import { own } from '../../../kernel/own'
import { usualPolicy } from '../../../kernel/policy'
import { battleSimulation as simulationOf } from '../../kit/battle/simulation'
import { isGone, isLost } from '../procedures/damage/hit'
import { faultOf } from '../procedures/gunnery/mount-faults'
import { sentencesOf } from '../sentence'
import { shipOf } from '../ship/ship-data'
import { countOf, flotationLeft } from '../ship/state'
import { BattlePlay } from './battle'
import type { Battle, Fighting } from './squadron-fire'

const firstRangeInches = 10

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

const speed = trackId('speed')
const says = sentencesOf('simulation')

/** She lies still, or none of her guns fires any more. */
function isOutOfAction(state: GameState, ship: ShipInPlay): boolean {
  if (own(ship.tracks, speed) === 0) return true
  return shipOf(ship.document).batteries.every((battery) =>
    battery.mounts.every((mount) => faultOf(state, ship, battery, mount) !== undefined),
  )
}

function assumed(state: GameState) {
  const timing = rulingOf(state, 'damageTiming') === 'atOnce' ? 'atOnce' : 'together'
  return ['standStill', timing, 'retarget', 'noTorpedoes', 'noRepairs', 'allSee'] as const
}

/** Two squadrons at a range for some turns of gunfire, by the sums and dice of the sheet. */
export const battleSimulation = simulationOf({
  pack: 'fire-on-the-waters',
  inputs: battleFields,
  read: readBattle,
  policy: usualPolicy.name,
  assumes: (state) => assumed(state).map((name) => says(`assumes.${name}`)),
  begin: (state, battle) => new BattlePlay(state, battle, usualPolicy),
  fates: {
    isGone,
    isLost,
    flotation: flotationLeft,
    others: [
      { key: 'outOfAction', is: isOutOfAction },
      { key: 'burning', is: (_, ship) => countOf(ship, 'burning') > 0 },
    ],
  },
})
