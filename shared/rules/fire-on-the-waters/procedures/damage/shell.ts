import { roll, type Dialogue } from '../../../../kernel/dialogue'
import { locations, type WaterShip } from '../../ship/ship'
import { orderOf, placeAt } from '../../ship/ship-data'
import { excessOf, powerOf, rangeEffects, locationHit } from '../../tables/damage'
import { throughArmour } from './armour'
import { partsAt, type Hit, type Part } from './hit'
import { says } from './says'
import { onDamage } from './look-up'
import { wreak } from './wreak'

/** A shell or bomb, in the printed order: high or low, where, through the armour, and what it does there. */
export function* shellHit(hit: Hit): Dialogue<void> {
  const { table, form, name, inches, rangeInches, to } = hit
  const values = { ship: name, inches, range: rangeInches }
  const prompt = { to, ask: says(`ask.yellow.${hit.weapon}`, values), lookUp: onDamage.location }
  const struck = locationHit(yield* roll('yellow', 'D6', prompt), rangeInches)
  const asked = { to, ask: says('ask.location', values), lookUp: onDamage.places }
  const at = yield* roll('location', 'D36', asked)
  table.because(says(`strikes.${struck.hull ? (struck.above ? 'both' : 'hull') : 'above'}`, { ...values, at }))
  const parts = placesStruck(hit, at).flatMap((each) => {
    const place = placeAt(form, each)
    return place ? partsAt(place, struck) : []
  })
  if (parts.length === 0) return table.because(says('nothingThere', { ship: name, at }))
  const reached = yield* throughArmour(hit, parts)
  if (reached.length > 0) yield* wreak(hit, reached, (part) => floodsByShell(hit, part))
}

/** Locations beside the one that is hit which so large a shell strikes on so small a ship. */
export function besideStruck(form: WaterShip, inches: number, at: number): readonly number[] {
  return excessOf(inches, form.type).flatMap((steps) => locations[orderOf(at) + steps] ?? [])
}

function placesStruck({ table, form, name, inches }: Hit, at: number): readonly number[] {
  const beside = besideStruck(form, inches, at)
  for (const each of beside) table.because(says('excess', { ship: name, at: each, inches }))
  return [at, ...beside]
}

/** The blue die for a space; one that is flooded already has nothing more to lose. */
export function* floodsByShell(hit: Hit, { place }: Part): Dialogue<boolean> {
  const { inches, name, to, table } = hit
  const { floodsFrom } = powerOf(inches)
  const added = addedToBlue(hit)
  const because = [says('floodsFrom', { inches, from: floodsFrom }), ...(added > 0 ? [says('plunging')] : [])]
  const ask = says('ask.blue', { ship: name, at: place.at, from: Math.max(1, floodsFrom - added) })
  const die = yield* roll(`blue-${place.at}`, 'D6', { to, ask, because, lookUp: onDamage.flooding })
  const floods = die + added >= floodsFrom
  if (!floods) table.because(says('staysDry', { ship: name, at: place.at }))
  return floods
}

/** Beyond 15 inches a shell comes down steeply: the blue die counts more. */
export function addedToBlue({ rangeInches }: Pick<Hit, 'rangeInches'>): number {
  const { plungingFlooding } = rangeEffects
  return rangeInches > plungingFlooding.rangeAbove ? plungingFlooding.floodDie : 0
}
