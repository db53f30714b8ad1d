import type { Dialogue } from '../../../../kernel/dialogue'
import { unasked } from '../../../kit/unasked'
import { fireCost } from '../../tables/critical-results'
import { cannot, costOf, paid, type Blow, type Paid } from './blow'
import { says } from './says'
import { tooSmall } from './steps'
import type { Target } from './target'

/** One fire for each cost paid. */
export function firesStart(blow: Blow): Dialogue<Paid> {
  return unasked(() => {
    const cost = costOf(blow, fireCost)
    const n = Math.floor(blow.cv / cost)
    if (n === 0) return cannot(tooSmall(blow, cost))
    addFires(blow.target, n)
    return paid(n * cost)
  })
}

export function addFires(target: Target, n: number): void {
  if (n > 0) target.moves('fires', n, says('fires', { ship: target.name, n }))
}
