import type { GameState, ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { usualPolicy } from '../../../kernel/policy'
import { battleSimulation as simulationOf } from '../../kit/battle/simulation'
import { rulingOf } from '../table/house-rules'
import { isGone, isLost } from '../procedures/damage/gone'
import { faultOf } from '../procedures/gunnery/mount-faults'
import { sentencesOf } from '../sentence'
import { shipOf } from '../ship/ship-data'
import { countOf, flotationLeft } from '../ship/state'
import { BattlePlay } from './battle'
import { battleFields, readBattle } from './input'

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
