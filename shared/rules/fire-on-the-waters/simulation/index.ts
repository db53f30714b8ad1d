import type { GameState, ShipInPlay } from '../../../game/state'
import { own } from '../../../kernel/own'
import { done, refused } from '../../../kernel/result'
import { battleSimulation as simulationOf } from '../../kit/battle/simulation'
import { aimOffer, fightingBy, turnsOffer, twoSquadronsForm } from '../../kit/battle/two-squadrons'
import type { ValuesOf } from '../../kit/form'
import { isGone, isLost } from '../procedures/damage/hit'
import { cupOf } from '../procedures/gunnery/cup'
import { valuesInBands } from '../procedures/gunnery/gunfire-form'
import { bearings } from '../procedures/gunnery/who-fires'
import { faultOf, mountsOf } from '../procedures/gunnery/mounts'
import { acting } from '../procedures/turn/acting'
import { sentencesOf } from '../sentence'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { tracks, type Battery } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { countOf, flotationLeft } from '../ship/state'
import { rulingOf } from '../table/house-rules'
import { turnsOf, type Battle } from './battle'

const firstRangeInches = 10

const bearingOffer = { among: bearings, default: '90', wrong: 'gunfire-no-such-bearing' } as const

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

const fighting = fightingBy(acting)

/** The battle that the values of its form come to. */
export function battleOf(state: GameState, values: ValuesOf<typeof battleForm>): Battle {
  const { first, second, firstBearing, firstAim, secondBearing, secondAim, ...rest } = values
  return {
    ...rest,
    sides: [
      { ...fighting(state, first, second, firstAim), bearing: firstBearing },
      { ...fighting(state, second, first, secondAim), bearing: secondBearing },
    ],
  }
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
  rules: { checkShip, shape },
  form: battleForm,
  battle: battleOf,
  assumes: (state) => assumed(state).map((name) => says(`assumes.${name}`)),
  // Without the rule that counts the guns on each target: the simulation does not record them.
  starts: (two) => ({ ...two, houseRules: { ...two.houseRules, notEngaged: 'off' } }),
  begin: turnsOf,
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
