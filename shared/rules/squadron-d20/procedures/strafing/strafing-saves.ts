import { sheetOf } from '../../stand-data'
import { combatFactorSaves, strafingSaves } from '../../tables/strafing'
import { counts } from '../in-the-air/modifiers'
import type { Modifier } from '../on-target'
import type { StrafingLaid } from './strafing-laid'

/** 9.12: what counts for the saving throw against guns of aircraft. */
export function strafingSaveModifiers({ target, guns, factor }: StrafingLaid): readonly Modifier[] {
  const sheet = sheetOf(target.document)
  const byFactor = combatFactorSaves.findLast(({ from }) => factor >= from)?.modifier ?? 0
  return [
    ...(sheet.kind === 'smallCraft' ? [counts('typeX', sheet.savingThrow)] : []),
    counts(`by.${guns}`, byFactor, { factor }),
    ...(sheet.kind === 'smallCraft' && guns === 'strafing'
      ? [counts('typeXHitByStrafing', strafingSaves.typeXHitByStrafing)]
      : []),
    ...(sheet.kind === 'ship' && guns === 'antiShipping'
      ? [counts('otherHitByAntiShipping', strafingSaves.otherHitByAntiShipping)]
      : []),
  ]
}
