import { shipCheck } from '../../kit/ship-check'
import { waterShip, locations, type Item, type Place, type WaterShip, type Battery } from './ship'
import { readShip, mountOf, orderOf, torpedoMountOf } from './ship-data'
import { refused, type Refusal } from '../../../kernel/result'
import { own } from '../../../kernel/own'
import { torpedoTypes } from '../tables/torpedoes'

/** Checks a ship document: its schema, then what a schema cannot say. Refusals name `where`. */
export const checkShip = shipCheck(waterShip, readShip, [placeProblem, plantProblem, batteryProblem, torpedoProblem])

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

/** Rooms of the plant: each known, once, lying somewhere; every shaft turned by an engine, and no other. */
export function plantProblem(ship: WaterShip): Refusal | undefined {
  return roomTwice(ship) ?? strayRoom(ship) ?? roomUnplaced(ship) ?? strayShaft(ship) ?? shaftUnturned(ship)
}

function roomTwice({ rooms }: WaterShip): Refusal | undefined {
  const twice = rooms.findIndex(({ id }, index) => rooms.findIndex((room) => room.id === id) < index)
  if (twice < 0) return undefined
  return refused('ship-id-twice', { where: `data.rooms[${twice}].id`, what: rooms[twice]!.id })
}

function strayRoom({ places, rooms }: WaterShip): Refusal | undefined {
  for (const [index, { hull }] of places.entries()) {
    if (hull.kind !== 'boilerRoom' && hull.kind !== 'engineRoom') continue
    if (rooms.some(({ id, kind }) => id === hull.room && kind === hull.kind)) continue
    return refused('ship-room-unknown', { where: `data.places[${index}].hull.room`, what: hull.room })
  }
  return undefined
}

function roomUnplaced({ places, rooms }: WaterShip): Refusal | undefined {
  const placed = new Set(places.flatMap(({ hull }) => ('room' in hull ? [hull.room] : [])))
  const lost = rooms.findIndex(({ id }) => !placed.has(id))
  if (lost < 0) return undefined
  return refused('ship-room-unplaced', { where: `data.rooms[${lost}].id`, what: rooms[lost]!.id })
}

function strayShaft({ rooms, shafts }: WaterShip): Refusal | undefined {
  for (const [index, room] of rooms.entries()) {
    if (room.kind !== 'engineRoom') continue
    const stray = room.shafts.findIndex((shaft) => shaft > shafts)
    if (stray < 0) continue
    const where = `data.rooms[${index}].shafts[${stray}]`
    return refused('ship-shaft-unknown', { where, what: room.shafts[stray]!, shafts })
  }
  return undefined
}

function shaftUnturned({ rooms, shafts }: WaterShip): Refusal | undefined {
  const turned = new Set(rooms.flatMap((room) => (room.kind === 'engineRoom' ? room.shafts : [])))
  for (let shaft = 1; shaft <= shafts; shaft++) {
    if (!turned.has(shaft)) return refused('ship-shaft-unturned', { where: 'data.shafts', what: shaft })
  }
  return undefined
}

/** Batteries: ids once, range bands that rise, a mount value in each for every kind of mount; a role fits her type. */
export function batteryProblem(ship: WaterShip): Refusal | undefined {
  const role = roleProblem(ship) ?? idTwice(ship)
  if (role) return role
  for (const [index, battery] of ship.batteries.entries()) {
    const problem = bandProblem(battery, `data.batteries[${index}].bands`)
    if (problem) return problem
  }
  return undefined
}

/** `AK` and `AT` are roles of merchants, whose type is their size. */
function roleProblem({ role, type }: WaterShip): Refusal | undefined {
  if (role === null || ['AS', 'AM', 'AL'].includes(type)) return undefined
  return refused('ship-role-of-no-merchant', { where: 'data.role', what: role, type })
}

function idTwice({ batteries, torpedoes }: WaterShip): Refusal | undefined {
  const batteryIds = batteries.map(({ id }, index) => ({ id, where: `data.batteries[${index}].id` }))
  const gunMounts = batteries.flatMap(({ mounts }, index) =>
    mounts.map(({ id }, slot) => ({ id, where: `data.batteries[${index}].mounts[${slot}].id` })),
  )
  const torpedoMounts = (torpedoes?.mounts ?? []).map(({ id }, slot) => ({
    id,
    where: `data.torpedoes.mounts[${slot}].id`,
  }))
  return twiceIn(batteryIds) ?? twiceIn([...gunMounts, ...torpedoMounts])
}

function twiceIn(named: readonly { readonly id: string; readonly where: string }[]): Refusal | undefined {
  const twice = named.find(({ id }, index) => named.findIndex((other) => other.id === id) < index)
  return twice && refused('ship-id-twice', { where: twice.where, what: twice.id })
}

function bandProblem({ bands, mounts }: Battery, where: string): Refusal | undefined {
  for (const [index, { toInches, values }] of bands.entries()) {
    const before = bands[index - 1]?.toInches ?? 0
    if (toInches <= before) return refused('ship-band-falls', { where: `${where}[${index}].toInches`, what: toInches })
    const wanting = mounts.find(({ guns }) => !Object.hasOwn(values, String(guns)))
    if (!wanting) continue
    return refused('ship-mount-value-missing', {
      where: `${where}[${index}].values`,
      what: wanting.guns,
      mount: wanting.id,
    })
  }
  return undefined
}

/** Torpedoes the tables know; how far a hit on her reaches, by size once each. */
export function torpedoProblem(ship: WaterShip): Refusal | undefined {
  return typeUnknown(ship) ?? reachTwice(ship)
}

function typeUnknown({ torpedoes }: WaterShip): Refusal | undefined {
  for (const [index, { type }] of (torpedoes?.mounts ?? []).entries()) {
    if (own(torpedoTypes, type)) continue
    const where = `data.torpedoes.mounts[${index}].type`
    return refused('ship-torpedo-unknown', { where, what: type, types: Object.keys(torpedoTypes).join(', ') })
  }
  return undefined
}

function reachTwice({ torpedoReach }: WaterShip): Refusal | undefined {
  const falls = torpedoReach.findIndex(({ inches }, index) => inches <= (torpedoReach[index - 1]?.inches ?? 0))
  if (falls < 0) return undefined
  return refused('ship-torpedo-reach-falls', {
    where: `data.torpedoReach[${falls}].inches`,
    what: torpedoReach[falls]!.inches,
  })
}
