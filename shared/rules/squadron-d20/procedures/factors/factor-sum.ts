import type { GameState, ShipInPlay } from '../../../../game/state'
import { rulingOf } from '../../table/house-rules'
import { dataOf } from '../../ship/stand-data'
import { factorFire, factorModifiers, factorSaves } from '../../tables/factors'
import { typeXModifier } from '../guns'
import {
  counts,
  crewQualityOf,
  splashOn,
  targetModifiers,
  targetRerolls,
  type Modifier,
  type OnTargetSum,
} from '../on-target'
import { says } from '../on-target/says'
import { smallLetter, type FactorInputs, type SmallGuns } from './factor-inputs'

/** What every attack of CRF or MRF needs on its D20 (9.8). Ruling `factorCrewQuality`: none is printed. */
export function factorSum(
  state: Pick<GameState, 'houseRules'>,
  { firer, target, guns }: Pick<FactorInputs, 'firer' | 'target' | 'guns'>,
): OnTargetSum {
  const onFirer = splashOn(firer)
  const onTarget = splashOn(target)
  return {
    needed: factorFire.needed,
    of: says(`factors.of.${guns}`),
    modifiers: [
      counts('splashFirer', factorModifiers.splashMarker * onFirer, { n: onFirer }),
      counts('splashTarget', factorModifiers.splashMarker * onTarget, { n: onTarget }),
      ...targetModifiers(target),
      ...(rulingOf(state, 'factorCrewQuality') === 'on' ? [counts('crewQuality', crewQualityOf(firer))] : []),
    ],
    rerolls: targetRerolls(target),
  }
}

/** Modifiers of the saving throw against a hit. */
export function factorSavesOf(target: ShipInPlay, guns: SmallGuns): readonly Modifier[] {
  if (dataOf(target.document).kind === 'smallCraft') {
    return [typeXModifier(target), ...(guns === 'crf' ? [counts('typeXHitByCrf', factorSaves.typeXHitByCrf)] : [])]
  }
  return guns === 'mrf'
    ? [counts('otherHitByMrf', factorSaves.otherHitByMrf, { letter: smallLetter(target) ?? '' })]
    : []
}
