import type { GameState } from '../../../../game/state'
import { rulingOf } from '../../table/house-rules'
import { standsOn } from '../../ship/state'
import { factorsOf, dataOf } from '../../ship/stand-data'
import { aaModifiers, aaSaves, hitPointSaves } from '../../tables/aa'
import { crewQualityOf, isLand, splashOn, type Modifier, type OnTargetSum } from '../on-target'
import { counts } from '../in-the-air/modifiers'
import { says } from '../in-the-air/says'
import type { AaInputs } from './aa-inputs'

/** 9.9: what a factor needs to hit aircraft. */
export function aaSum(state: Pick<GameState, 'houseRules'>, inputs: AaInputs): OnTargetSum {
  const { by, at, weapon } = inputs
  const splash = splashOn(by)
  const flak = standsOn(at.ship, 'flak')
  return {
    needed: Number(rulingOf(state, 'aaNeeded')),
    of: says('base.aa'),
    modifiers: [
      counts('crewQuality', crewQualityOf(by)),
      ...(inputs.seenByRadar ? [counts('dpaaRadar', aaModifiers.dpaaRadar)] : []),
      ...(weapon === 'lrf' && inputs.atTwoBands ? [counts('lrfAtTwoBands', aaModifiers.lrfAtTwoBands)] : []),
      counts('splashOnFirer', aaModifiers.marker * splash, { n: splash }),
      counts('flakOnStand', aaModifiers.marker * flak, { n: flak }),
    ],
    rerolls: isLand(by) ? [says('reroll.shore')] : [],
  }
}

/** Modifiers of the saving throw against each hit. */
export function aaSaveModifiers({ by, at, weapon }: AaInputs): readonly Modifier[] {
  const { hitPoints } = at.data
  const step = hitPointSaves.findLast(({ from }) => hitPoints >= from)
  return [
    ...(weapon === 'lrf' && factorsOf(dataOf(by.document)).aaPlus ? [counts('aaPlus', aaSaves.aaPlus)] : []),
    counts('hitPoints', step?.modifier ?? 0, { points: hitPoints }),
  ]
}
