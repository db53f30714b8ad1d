import type { GameState, ShipInPlay } from '../../../game/state'
import { fieldId, trackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { usualPolicy } from '../../../kernel/policy'
import { diceOfPlay } from '../../../kernel/seeded-dice'
import { plotsOf } from '../../battle-plots'
import { BattleTally, type Fates } from '../../battle-tally'
import type { Simulation } from '../../simulation'
import { rulingOf } from '../house-rules'
import { isGone } from '../procedures/damage/gone'
import { faultOf } from '../procedures/gunnery/mount-faults'
import { sentencesOf } from '../sentence'
import { flotationOf, shipOf } from '../ship-data'
import { countOf } from '../state'
import { BattlePlay } from './battle'
import { battleFields, battleOf, checkBattle } from './input'

const flotation = trackId('flotation')
const speed = trackId('speed')
const standing = fieldId('standing')
const says = sentencesOf('simulation')

const fates: Fates = {
  isGone,
  isLost: (ship) => isGone(ship) && own(ship.fields, standing) !== 'left',
  flotation: (ship) => own(ship.tracks, flotation) ?? flotationOf(shipOf(ship.document)),
  others: [
    { key: 'outOfAction', is: isOutOfAction },
    { key: 'burning', is: (_, ship) => countOf(ship, 'burning') > 0 },
  ],
}

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
export const battleSimulation: Simulation = {
  inputs: battleFields,
  label: () => undefined,
  check: checkBattle,
  policy: usualPolicy.name,
  assumes: (state) => assumed(state).map((name) => says(`assumes.${name}`)),
  play(state, input, seed) {
    const battle = battleOf(state, input)
    const play = new BattlePlay(state, battle, usualPolicy)
    return (from, battles) => {
      const tally = new BattleTally(state, battle, fates)
      for (let number = from; number < from + battles; number++) {
        let end = state
        play.play(diceOfPlay(seed, number), (turn, table) => tally.endOfTurn(turn, (end = table)))
        tally.endOfBattle(end)
      }
      return tally.counted
    }
  },
  plots: (state, input, counts) => plotsOf('fire-on-the-waters', state, battleOf(state, input), fates, counts),
}
