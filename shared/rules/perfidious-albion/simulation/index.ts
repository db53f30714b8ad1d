import type { Phrase } from '../../../kernel/phrase'
import { trackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { usualPolicy } from '../../../kernel/policy'
import { battleSimulation as simulationOf } from '../../kit/battle/simulation'
import { isGone, isLost } from '../procedures/damage/gone'
import { shipOf } from '../ship/ship-data'
import { BattlePlay } from './battle'
import { battleFields, labelOf, readBattle } from './input'

const assumed = ['standStill', 'fireOrder', 'retarget', 'noMorale', 'noTorpedoes'] as const

const flotation = trackId('flotation')

/** Two squadrons at a range for some turns, played by the dialogues of the sheet. */
export const battleSimulation = simulationOf({
  pack: 'perfidious-albion',
  inputs: battleFields,
  label: labelOf,
  read: readBattle,
  policy: { key: 'odds.policy.usualWithRepairs' },
  assumes: () => assumed.map((name): Phrase => ({ key: `rules.perfidious-albion.simulation.assumes.${name}` })),
  begin: (state, battle) => new BattlePlay(state, battle, usualPolicy),
  fates: {
    isGone,
    isLost,
    flotation: (ship) => own(ship.tracks, flotation) ?? shipOf(ship.document).flotation,
  },
})
