import { own } from '../../../kernel/own'
import { refused, type Refusal } from '../../../kernel/result'
import { shipCheck } from '../../kit/ship-reader'
import { torpedoTypes } from '../tables/torpedoes'
import { isMerchant, locations, waterShip, type Item, type WaterShip } from './ship'
import { orderOf } from './places'
import { boxesOfMount, boxesOfTubes, mountOf, readShip, torpedoMountOf } from './ship-data'

type Problems = Generator<Refusal, void>

/** Checks a ship document: its schema, then what a schema cannot say. Refusals name `where`. */
export const checkShip = shipCheck(waterShip, readShip, problemsOf)

function* problemsOf(ship: WaterShip): Problems {
  yield* placeProblems(ship)
  yield* plantProblems(ship)
  yield* batteryProblems(ship)
  yield* torpedoProblems(ship)
}

/** The hits table: 36 locations in order, each item and feed one that she has. */
function* placeProblems(ship: WaterShip): Problems {
  const { places, batteries, torpedoes } = ship
  const wantedAt = (index: number): number => locations[index] ?? 66
  for (const [index, { at }] of places.entries()) {
    const where = `data.places[${index}].at`
    if (places.findIndex((place) => place.at === at) < index) yield refused('ship-place-twice', { where, what: at })
    if (at !== locations[index]) {
      yield refused('ship-place-out-of-order', { where, what: at, wanted: wantedAt(index) })
    }
  }
  if (places.length !== locations.length) {
    const values = { what: places.length, wanted: wantedAt(places.length) }
    yield refused('ship-places-missing', { where: 'data.places', ...values })
  }
  if (!places.some(({ points }) => points > 0)) {
    yield refused('ship-without-flotation', { where: 'data.places', what: 0 })
  }
  for (const [index, { above }] of places.entries()) {
    const stray = above && strayNameOf(ship, above)
    if (stray) yield refused(stray.code, { where: `data.places[${index}].above.${stray.in}`, what: stray.what })
  }
  for (const [index, { hull }] of places.entries()) {
    for (const [feed, mount] of hull.kind === 'magazine' ? hull.feeds.entries() : []) {
      if (mountOf(ship, mount)) continue
      yield refused('ship-magazine-feeds-no-mount', { where: `data.places[${index}].hull.feeds[${feed}]`, what: mount })
    }
  }
  // A span of its own runs bow to stern and holds the location it belongs to.
  for (const [index, { at, torpedoSpan: span }] of places.entries()) {
    if (!span || (orderOf(span.from) <= orderOf(at) && orderOf(at) <= orderOf(span.to))) continue
    const where = `data.places[${index}].torpedoSpan`
    yield refused('ship-torpedo-span-off', { where, what: `${span.from}–${span.to}`, at })
  }
  // What can be struck lies somewhere.
  const unplaced = [
    ...gunMounts(batteries).filter(({ id }) => boxesOfMount(ship, id).length === 0),
    ...tubes(torpedoes).filter(({ id }) => boxesOfTubes(ship, id).length === 0),
  ]
  for (const { id, where } of unplaced) yield refused('ship-mount-unplaced', { where, what: id })
}

/** An item above that names what she has not got. */
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

const gunMounts = (batteries: WaterShip['batteries']) =>
  batteries.flatMap(({ mounts }, index) =>
    mounts.map(({ id }, slot) => ({ id, where: `data.batteries[${index}].mounts[${slot}].id` })),
  )

const tubes = (torpedoes: WaterShip['torpedoes']) =>
  (torpedoes?.mounts ?? []).map(({ id }, slot) => ({ id, where: `data.torpedoes.mounts[${slot}].id` }))

/** Rooms of the plant: each known, once, lying somewhere; every shaft turned by an engine, and no other. */
function* plantProblems({ places, rooms, shafts }: WaterShip): Problems {
  yield* twiceIn(rooms.map(({ id }, index) => ({ id, where: `data.rooms[${index}].id` })))
  for (const [index, { hull }] of places.entries()) {
    if (hull.kind !== 'boilerRoom' && hull.kind !== 'engineRoom') continue
    if (rooms.some(({ id, kind }) => id === hull.room && kind === hull.kind)) continue
    yield refused('ship-room-unknown', { where: `data.places[${index}].hull.room`, what: hull.room })
  }
  for (const [index, { id }] of rooms.entries()) {
    if (places.some(({ hull }) => 'room' in hull && hull.room === id)) continue
    yield refused('ship-room-unplaced', { where: `data.rooms[${index}].id`, what: id })
  }
  const turned = rooms.map((room) => (room.kind === 'engineRoom' ? room.shafts : []))
  for (const [index, hers] of turned.entries()) {
    for (const [place, shaft] of hers.entries()) {
      if (shaft <= shafts) continue
      yield refused('ship-shaft-unknown', { where: `data.rooms[${index}].shafts[${place}]`, what: shaft, shafts })
    }
  }
  for (let shaft = 1; shaft <= shafts; shaft++) {
    if (!turned.flat().includes(shaft)) yield refused('ship-shaft-unturned', { where: 'data.shafts', what: shaft })
  }
}

/** Batteries: ids once, range bands that rise, a mount value in each for every kind of mount; a role fits her type. */
function* batteryProblems({ role, type, batteries, torpedoes }: WaterShip): Problems {
  // `AK` and `AT` are roles of merchants, whose type is their size.
  if (role !== null && !isMerchant(type)) {
    yield refused('ship-role-of-no-merchant', { where: 'data.role', what: role, type })
  }
  yield* twiceIn(batteries.map(({ id }, index) => ({ id, where: `data.batteries[${index}].id` })))
  yield* twiceIn([...gunMounts(batteries), ...tubes(torpedoes)])
  for (const [at, { bands, mounts }] of batteries.entries()) {
    for (const [index, { toInches, values }] of bands.entries()) {
      const where = `data.batteries[${at}].bands[${index}]`
      if (toInches <= (bands[index - 1]?.toInches ?? 0)) {
        yield refused('ship-band-falls', { where: `${where}.toInches`, what: toInches })
      }
      for (const { guns, id } of mounts.filter((mount) => !Object.hasOwn(values, String(mount.guns)))) {
        yield refused('ship-mount-value-missing', { where: `${where}.values`, what: guns, mount: id })
      }
    }
  }
}

function* twiceIn(named: readonly { readonly id: string; readonly where: string }[]): Problems {
  for (const [index, { id, where }] of named.entries()) {
    if (named.findIndex((other) => other.id === id) < index) yield refused('ship-id-twice', { where, what: id })
  }
}

/** Torpedoes the tables know; how far a hit on her reaches, by size once each. */
function* torpedoProblems({ torpedoes, torpedoReach }: WaterShip): Problems {
  for (const [index, { type }] of (torpedoes?.mounts ?? []).entries()) {
    if (own(torpedoTypes, type)) continue
    const where = `data.torpedoes.mounts[${index}].type`
    yield refused('ship-torpedo-unknown', { where, what: type, types: Object.keys(torpedoTypes).join(', ') })
  }
  for (const [index, { inches }] of torpedoReach.entries()) {
    if (inches > (torpedoReach[index - 1]?.inches ?? 0)) continue
    yield refused('ship-torpedo-reach-falls', { where: `data.torpedoReach[${index}].inches`, what: inches })
  }
}
