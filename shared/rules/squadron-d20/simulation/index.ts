import type { GameState, ShipInPlay } from '../../../game/state'
import { usualPolicy } from '../../../kernel/policy'
import { battleSimulation as simulationOf } from '../../kit/battle/simulation'
import { batteriesInPlay, batteryFault } from '../procedures/may-fire/firing'
import { standsOn, strengthTrack } from '../ship/state'
import { dataOf } from '../ship/stand-data'
import { BattlePlay } from './battle'
import { battleFields, bookLabel, isGone, isLost, readBattle, says } from './input'

const assumed = ['book', 'standStill', 'initiative', 'retarget', 'torpedoes', 'noAir', 'noMorale', 'noRepairs'] as const

/** She lies still, or none of her guns fires any more. */
function isOutOfAction(_state: GameState, stand: ShipInPlay): boolean {
  if (dataOf(stand.document).kind === 'ship' && standsOn(stand, 'speed') === 0) return true
  const batteries = batteriesInPlay(stand)
  return batteries.length > 0 && batteries.every((battery) => batteryFault(battery) !== undefined)
}

/** Two squadrons at a range for some turns, played by the usual dialogues with the figures of the form. */
export const battleSimulation = simulationOf({
  pack: 'squadron-d20',
  inputs: battleFields,
  label: (_state, field) => bookLabel(field),
  read: readBattle,
  policy: usualPolicy.name,
  assumes: (_state, input) =>
    assumed
      .filter((name) => name !== 'torpedoes' || input['torpedoes'] !== false)
      .map((name) => says(`assumes.${name}`)),
  begin: (state, battle) => new BattlePlay(state, battle, usualPolicy),
  fates: {
    isGone,
    isLost,
    flotation: (stand) => standsOn(stand, strengthTrack(dataOf(stand.document))),
    countedSeparately: 'wreck',
    others: [
      { key: 'outOfAction', is: isOutOfAction },
      { key: 'burning', is: (_, stand) => standsOn(stand, 'fires') > 0 },
    ],
  },
})
