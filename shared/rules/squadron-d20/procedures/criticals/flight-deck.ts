import type { Dialogue } from '../../../../kernel/dialogue'
import { unasked } from '../../../kit/unasked'
import type { Result } from '../../tables/critical-results'
import { cannot, keyIn, paid, type Blow, type Paid } from './blow'
import { blowUp } from './blow-up'
import { ruleBookTest } from './book-tests'
import { addFires } from './fires'
import { says } from './says'
import { onCritical } from './look-up'
import { lower } from './steps'
import type { Target } from './target'

/** Hull rating H, and one catapult each time. */
export function aircraftOperations(blow: Blow, { steps = [] }: Result): Dialogue<Paid> {
  return unasked(() => {
    const { target } = blow
    const took = steps.map((step) => lower(blow, step))[0] ?? paid(0)
    if (target.figure('catapults') === 0) return took
    target.moves('catapults', -1, says('lost.catapult', { ship: target.name }))
    return took.is === 'paid' ? took : paid(0)
  })
}

/** One fire, and then whether the fuel explodes. A place ashore without an airfield has none of it. */
export function* fuelAndAmmunition(blow: Blow, { key }: Result): Dialogue<Paid> {
  const { target, cv } = blow
  if (!hasFuel(target)) return cannot(says('nothingLeft.fuel', { ship: target.name }))
  addFires(target, 1)
  const test = { key: keyIn(blow, 'fuel'), cv, lookUp: onCritical(blow.table, key) }
  if (yield* ruleBookTest(target, 'fuelTest', test)) blowUp(target, null)
  return paid(0)
}

function hasFuel({ data }: Target): boolean {
  return data.kind === 'ship' || data.airfield !== null
}
