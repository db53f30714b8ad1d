import type { GameState } from '../../../../game/state'
import { rulingOf } from '../../house-rules'
import { standsOn } from '../../state'
import { factorsOf, sheetOf } from '../../stand-data'
import { aaModifiers, aaSaves, hitPointSaves } from '../../tables/aa'
import { crewQualityOf, isLand, splashOn, type Modifier, type OnTargetSum } from '../on-target'
import { counts } from '../in-the-air/modifiers'
import { says } from '../in-the-air/says'
import type { AaLaid } from './aa-laid'

/** 9.9: what a factor needs to hit aircraft. */
export function aaSum(state: Pick<GameState, 'houseRules'>, laid: AaLaid): OnTargetSum {
  const { by, at, weapon } = laid
  const splash = splashOn(by)
  const flak = standsOn(at.ship, 'flak')
  return {
    needed: Number(rulingOf(state, 'aaNeeded')),
    of: says('base.aa'),
    modifiers: [
      counts('crewQuality', crewQualityOf(by)),
      ...(laid.seenByRadar ? [counts('dpaaRadar', aaModifiers.dpaaRadar)] : []),
      ...(weapon === 'lrf' && laid.atTwoBands ? [counts('lrfAtTwoBands', aaModifiers.lrfAtTwoBands)] : []),
      counts('splashOnFirer', aaModifiers.marker * splash, { n: splash }),
      counts('flakOnStand', aaModifiers.marker * flak, { n: flak }),
    ],
    rerolls: isLand(by) ? [says('reroll.shore')] : [],
  }
}

/** What its aircraft add to the saving throw against each hit. */
export function aaSaveModifiers({ by, at, weapon }: AaLaid): readonly Modifier[] {
  const { hitPoints } = at.sheet
  const step = hitPointSaves.findLast(({ from }) => hitPoints >= from)
  return [
    ...(weapon === 'lrf' && factorsOf(sheetOf(by.document)).aaPlus ? [counts('aaPlus', aaSaves.aaPlus)] : []),
    counts('hitPoints', step?.modifier ?? 0, { points: hitPoints }),
  ]
}
