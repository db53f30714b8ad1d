import type { GameState } from '../../../../game/state'
import { rulingOf } from '../../table/house-rules'
import { standsOn } from '../../ship/state'
import { airCombatModifiers, airCombatSave } from '../../tables/air-combat'
import { worth } from '../../tables/scale'
import { counts } from '../in-the-air/modifiers'
import { says } from '../in-the-air/says'
import { crewQualityOf, type Modifier, type OnTargetSum } from '../on-target'
import type { Fighting } from './air-combat-inputs'

/** 9.15: what a die of one stand needs against the other. Flak counts on both. */
export function airCombatSum(state: Pick<GameState, 'houseRules'>, of: Fighting, against: Fighting): OnTargetSum {
  const own = standsOn(of.stand.ship, 'flak')
  const theirs = standsOn(against.stand.ship, 'flak')
  return {
    needed: Number(rulingOf(state, 'airCombatNeeded')),
    of: says('base.airCombat'),
    modifiers: [
      counts('crewQuality', crewQualityOf(of.stand.ship)),
      counts('flakOnAttacker', airCombatModifiers.flakMarker * own, { n: own }),
      counts('flakOnOther', airCombatModifiers.flakMarker * theirs, { n: theirs }),
    ],
    rerolls: [],
  }
}

/** The saving throw of a stand that was hit: combat factor of the other and its own hit points, by the scale. */
export function airCombatSaveModifiers({ stand }: Fighting, { factor }: Fighting): readonly Modifier[] {
  const { hitPoints } = stand.data
  const sign = factor > hitPoints ? airCombatSave.factorAbove : airCombatSave.factorBelow
  const is = factor > hitPoints ? 'factorAbove' : factor < hitPoints ? 'factorBelow' : 'factorEqual'
  return [counts(is, sign * worth(Math.abs(factor - hitPoints)), { factor, points: hitPoints })]
}
