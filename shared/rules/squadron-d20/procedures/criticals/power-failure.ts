import type { Dialogue } from '../../../../kernel/dialogue'
import { unasked } from '../../../kit/unasked'
import { cannot, paid, type Blow, type Paid } from './blow'
import { says } from './says'

/** From now on a crew test each turn before she does anything in the action phase. */
export function powerFails({ target }: Blow): Dialogue<Paid> {
  return unasked(() => {
    if (target.hasPowerFailure) return cannot(says('nothingLeft.power', { ship: target.name }))
    target.powerFails(says('powerFailure', { ship: target.name }))
    return paid(0)
  })
}
