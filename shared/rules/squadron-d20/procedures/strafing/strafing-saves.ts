import { dataOf } from '../../ship/stand-data'
import { combatFactorSaves, strafingSaves } from '../../tables/strafing'
import { counts } from '../in-the-air/modifiers'
import type { Modifier } from '../on-target'
import type { StrafingInputs } from './strafing-inputs'

/** 9.12: what counts for the saving throw against guns of aircraft. */
export function strafingSaveModifiers({ target, guns, factor }: StrafingInputs): readonly Modifier[] {
  const data = dataOf(target.document)
  const byFactor = combatFactorSaves.findLast(({ from }) => factor >= from)?.modifier ?? 0
  return [
    ...(data.kind === 'smallCraft' ? [counts('typeX', data.savingThrow)] : []),
    counts(`by.${guns}`, byFactor, { factor }),
    ...(data.kind === 'smallCraft' && guns === 'strafing'
      ? [counts('typeXHitByStrafing', strafingSaves.typeXHitByStrafing)]
      : []),
    ...(data.kind === 'ship' && guns === 'antiShipping'
      ? [counts('otherHitByAntiShipping', strafingSaves.otherHitByAntiShipping)]
      : []),
  ]
}
