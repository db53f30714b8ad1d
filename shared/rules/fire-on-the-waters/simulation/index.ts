import type { GameState, ShipInPlay, Squadron } from '../../../game/state'
import { own } from '../../../kernel/own'
import { usualPolicy } from '../../../kernel/policy'
import { done, refused } from '../../../kernel/result'
import { battleSimulation as simulationOf } from '../../kit/battle/simulation'
import { aims, firstTargets, type Aim } from '../../kit/battle/targets'
import { turnsOffer, twoSquadronsForm } from '../../kit/battle/two-squadrons'
import type { ValuesOf } from '../../kit/form'
import { isGone, isLost } from '../procedures/damage/hit'
import { cupOf } from '../procedures/gunnery/cup'
import { bearings, valuesInBands, type Bearing } from '../procedures/gunnery/gunfire-form'
import { faultOf, mountsOf } from '../procedures/gunnery/mounts'
import { acting, actingShips } from '../procedures/turn/acting'
import { sentencesOf } from '../sentence'
import { tracks, type Battery } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { countOf, flotationLeft } from '../ship/state'
import { rulingOf } from '../table/house-rules'
import { BattlePlay, type Battle, type Fighting } from './battle'

const firstRangeInches = 10

const bearingOffer = { among: bearings, default: '90', wrong: 'gunfire-no-such-bearing' } as const
const aimOffer = { among: aims, default: 'opposite', wrong: 'battle-no-such-aim' } as const

/** The two squadrons, the range, the turns, and for each squadron where the enemy lies and at whom it fires. */
export const battleForm = twoSquadronsForm(acting)
  .range(
    'rangeInches',
    (state) => {
      const farthest = farthestOf(state)
      return {
        mostInches: reachOf(farthest),
        bandsInches: farthest ? edgesOf(farthest) : [],
        ...(farthest && { inBands: valuesInBands(farthest) }),
        default: Math.min(reachOf(farthest), firstRangeInches),
        wrong: 'range-unreadable',
      }
    },
    (state, { rangeInches }) =>
      rangeInches > reachOf(farthestOf(state)) ? refused('battle-out-of-range', { rangeInches }) : undefined,
  )
  .number('turns', turnsOffer)
  .yesNo('secondaries', { default: true })
  .choice('firstBearing', bearingOffer)
  .choice('firstAim', aimOffer)
  .choice('secondBearing', bearingOffer)
  .choice('secondAim', aimOffer)
  .refuses((state) => {
    const cup = rulingOf(state, 'hitMethod') === 'chits' ? cupOf(state) : done([])
    return cup.ok ? undefined : refused(cup.code, { ...cup.values, field: 'first' })
  })

/** The battery that reaches farthest. */
function farthestOf(state: GameState): Battery | undefined {
  const batteries = Object.values(state.ships).flatMap((ship) => mountsOf(ship).map(({ battery }) => battery))
  return batteries.toSorted((one, other) => reachOf(other) - reachOf(one))[0]
}

const edgesOf = ({ bands }: Battery): readonly number[] => bands.map(({ toInches }) => toInches)

const reachOf = (battery: Battery | undefined): number => (battery && edgesOf(battery).at(-1)) ?? 0

/** The battle that the values of its form come to. */
export function battleOf(state: GameState, values: ValuesOf<typeof battleForm>): Battle {
  const { first, second, firstBearing, firstAim, secondBearing, secondAim, ...rest } = values
  const fighting = (squadron: Squadron, enemy: Squadron, bearing: Bearing, aim: Aim): Fighting => ({
    ...{ squadron, bearing },
    targets: firstTargets(actingShips(state, squadron), actingShips(state, enemy), aim),
  })
  const ours = fighting(first, second, firstBearing, firstAim)
  return { ...rest, sides: [ours, fighting(second, first, secondBearing, secondAim)] }
}

const says = sentencesOf('simulation')

/** She lies still, or none of her guns fires any more. */
function isOutOfAction(state: GameState, ship: ShipInPlay): boolean {
  if (own(ship.tracks, tracks.speed) === 0) return true
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
  form: battleForm,
  battle: battleOf,
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
