import { refused, type Refusal } from '../../../kernel/result'
import { locations, type Item, type Place, type WaterShip } from './ship'
import { mountOf, orderOf, torpedoMountOf } from './ship-data'

/** The hits table: 36 locations in order, each item and feed one that she has. */
export function placeProblem(ship: WaterShip): Refusal | undefined {
  return outOfOrder(ship) ?? noPoints(ship) ?? strayItem(ship) ?? strayFeed(ship) ?? spanOff(ship) ?? unplaced(ship)
}

function outOfOrder({ places }: WaterShip): Refusal | undefined {
  const seen = new Set<number>()
  for (const [index, { at }] of places.entries()) {
    const where = `data.places[${index}].at`
    if (seen.has(at)) return refused('ship-place-twice', { where, what: at })
    if (at !== locations[index]) return refused('ship-place-out-of-order', { where, what: at, wanted: wantedAt(index) })
    seen.add(at)
  }
  if (places.length === locations.length) return undefined
  return refused('ship-places-missing', { where: 'data.places', what: places.length, wanted: wantedAt(places.length) })
}

const wantedAt = (index: number): number => locations[index] ?? 66

function noPoints(ship: WaterShip): Refusal | undefined {
  if (ship.places.some(({ points }) => points > 0)) return undefined
  return refused('ship-without-flotation', { where: 'data.places', what: 0 })
}

/** An item above that names what she has not got. */
function strayItem(ship: WaterShip): Refusal | undefined {
  for (const [index, { above }] of ship.places.entries()) {
    const stray = above && strayNameOf(ship, above)
    if (!stray) continue
    return refused(stray.code, { where: `data.places[${index}].above.${stray.in}`, what: stray.what })
  }
  return undefined
}

function strayNameOf(ship: WaterShip, item: Item) {
  switch (item.kind) {
    case 'mount':
      return mountOf(ship, item.mount) ? undefined : { code: 'ship-mount-unknown', in: 'mount', what: item.mount }
    case 'torpedoMount':
      if (torpedoMountOf(ship, item.mount)) return undefined
      return { code: 'ship-torpedo-mount-unknown', in: 'mount', what: item.mount }
    case 'fireControlRadar':
      if (ship.batteries.some(({ id }) => id === item.battery)) return undefined
      return { code: 'ship-battery-unknown', in: 'battery', what: item.battery }
    default:
      return undefined
  }
}

function strayFeed(ship: WaterShip): Refusal | undefined {
  for (const [index, { hull }] of ship.places.entries()) {
    if (hull.kind !== 'magazine') continue
    const stray = hull.feeds.findIndex((mount) => !mountOf(ship, mount))
    if (stray < 0) continue
    const where = `data.places[${index}].hull.feeds[${stray}]`
    return refused('ship-magazine-feeds-no-mount', { where, what: hull.feeds[stray]! })
  }
  return undefined
}

/** A span of its own runs bow to stern and holds the location it belongs to. */
function spanOff(ship: WaterShip): Refusal | undefined {
  for (const [index, { at, torpedoSpan: span }] of ship.places.entries()) {
    if (!span || (orderOf(span.from) <= orderOf(at) && orderOf(at) <= orderOf(span.to))) continue
    const where = `data.places[${index}].torpedoSpan`
    return refused('ship-torpedo-span-off', { where, what: `${span.from}–${span.to}`, at })
  }
  return undefined
}

/** What can be struck lies somewhere: every mount above, every room in the hull. */
function unplaced(ship: WaterShip): Refusal | undefined {
  const above = new Set(ship.places.flatMap((place) => mountsAbove(place)))
  for (const [index, battery] of ship.batteries.entries()) {
    for (const [slot, { id }] of battery.mounts.entries()) {
      if (above.has(`mount ${id}`)) continue
      return refused('ship-mount-unplaced', { where: `data.batteries[${index}].mounts[${slot}].id`, what: id })
    }
  }
  for (const [slot, { id }] of (ship.torpedoes?.mounts ?? []).entries()) {
    if (above.has(`torpedoMount ${id}`)) continue
    return refused('ship-mount-unplaced', { where: `data.torpedoes.mounts[${slot}].id`, what: id })
  }
  return undefined
}

function mountsAbove({ above }: Place): readonly string[] {
  return above?.kind === 'mount' || above?.kind === 'torpedoMount' ? [`${above.kind} ${above.mount}`] : []
}
