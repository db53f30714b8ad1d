import { chance, roll, type Dialogue } from '../../../../kernel/dialogue'
import { locations, type WaterShip } from '../../ship/ship'
import { orderOf, placeAt } from '../../ship/ship-data'
import { isGone } from './gone'
import { partsAt, type Hit } from './hit'
import { says } from './says'
import { onDamage } from './look-up'
import { shockOn } from './shock'
import { unasked } from '../../../kit/unasked'
import { wreak } from './wreak'

type Reach = WaterShip['torpedoReach'][number]

/** How far a torpedo of a size reaches on this form: a size between two rows reads the smaller. */
export function reachOf(form: WaterShip, inches: number): Reach {
  const rows = form.torpedoReach.toSorted((one, other) => one.inches - other.inches)
  const row = rows.findLast((each) => each.inches <= inches) ?? rows[0]
  if (row === undefined) throw new Error('a form without a reach of torpedoes')
  return row
}

/** Every location a torpedo damages that strikes here, bow to stern: counted in D36 order, or as the form says. */
export function spanOf(form: WaterShip, at: number, reach: Reach): readonly number[] {
  const span = placeAt(form, at)?.torpedoSpan
  const from = span ? orderOf(span.from) : orderOf(at) - reach.locations
  const to = span ? orderOf(span.to) : orderOf(at) + reach.locations
  return locations.filter((each) => orderOf(each) >= from && orderOf(each) <= to)
}

/** A torpedo: it floods every space it reaches, and shakes her. */
export function* torpedoHit(hit: Hit): Dialogue<void> {
  const { table, form, name, inches, to } = hit
  const values = { ship: name, inches }
  const prompt = { to, ask: says('ask.torpedoLocation', values), lookUp: onDamage.location }
  const at = yield* roll('location', 'D36', prompt)
  const reach = reachOf(form, inches)
  const span = spanOf(form, at, reach)
  const from = span[0] ?? at
  const until = span.at(-1) ?? at
  table.because(
    says(placeAt(form, at)?.torpedoSpan ? 'torpedoByForm' : 'torpedoReaches', { ...values, at, from, until }),
  )
  if (reach.effectivePercent < 100) {
    const ask = says('ask.torpedoEffective', { ...values, percent: reach.effectivePercent })
    const isEffective = yield* chance('effective', 'D100', reach.effectivePercent, { to, ask })
    if (!isEffective) return table.because(says('torpedoFails', values))
  }
  const parts = span.flatMap((each) => {
    const place = placeAt(form, each)
    return place ? partsAt(place, { hull: true, above: false }) : []
  })
  yield* wreak(hit, parts, () => unasked(() => true))
  if (!isGone(table.ship(hit.ship))) yield* shockOn(hit, at)
}
