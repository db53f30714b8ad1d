import type { Item, Space, WaterShip } from '../ship/ship'
import { itemsOf, orderOf, spacesOf } from '../ship/ship-data'

/** What a hull can hold: rooms and magazines where she has rooms to lie there and guns to be fed. */
export function spaceKinds(ship: WaterShip, now: Space['kind']): readonly Space['kind'][] {
  const has: Partial<Record<Space['kind'], boolean>> = {
    boilerRoom: ship.rooms.some(({ kind }) => kind === 'boilerRoom'),
    engineRoom: ship.rooms.some(({ kind }) => kind === 'engineRoom'),
    magazine: ship.batteries.length > 0,
  }
  return allSpaces.filter((kind) => kind === now || (has[kind] ?? true))
}

const allSpaces: readonly Space['kind'][] = [
  'stores',
  'boilerRoom',
  'engineRoom',
  'magazine',
  'fuel',
  'aviationGas',
  'steering',
  'plot',
  'cic',
  'cargo',
]

export function itemKinds(ship: WaterShip, now: Item['kind'] | undefined): readonly Item['kind'][] {
  const has: Partial<Record<Item['kind'], boolean>> = {
    mount: ship.batteries.length > 0,
    fireControlRadar: ship.batteries.length > 0,
    torpedoMount: ship.torpedoes !== null,
  }
  return allItems.filter((kind) => kind === now || (has[kind] ?? true))
}

const allItems: readonly Item['kind'][] = [
  'mount',
  'torpedoMount',
  'torpedoReloads',
  'aamg',
  'funnel',
  'bridge',
  'flagPlot',
  'cic',
  'radio',
  'director',
  'searchRadar',
  'fireControlRadar',
  'searchlight',
  'aircraft',
  'boats',
]

/** The likeliest contents for a thing in that place: a room without a place, the nearest mount to feed. */
export function freshSpace(ship: WaterShip, at: number, kind: Space['kind']): Space {
  switch (kind) {
    case 'boilerRoom':
    case 'engineRoom': {
      const rooms = ship.rooms.filter((room) => room.kind === kind).map(({ id }) => id)
      const placed = spacesOf(ship, kind).map(({ space }) => space.room)
      const room = rooms.find((id) => !placed.includes(id)) ?? rooms[0]
      return room === undefined ? { kind: 'stores' } : { kind, room }
    }
    case 'magazine': {
      const mount = nearestMount(ship, at)
      return mount === undefined ? { kind: 'stores' } : { kind, feeds: [mount], serves: mount }
    }
    default:
      return { kind }
  }
}

export function freshItem(ship: WaterShip, at: number, kind: Item['kind']): Item | null {
  switch (kind) {
    case 'mount': {
      const mounts = ship.batteries.flatMap(({ mounts: all }) => all.map(({ id }) => id))
      const placed = itemsOf(ship, 'mount').map(({ item }) => item.mount)
      const mount = mounts.find((id) => !placed.includes(id)) ?? mounts[0]
      return mount === undefined ? null : { kind, mount }
    }
    case 'torpedoMount': {
      const mounts = (ship.torpedoes?.mounts ?? []).map(({ id }) => id)
      const placed = itemsOf(ship, 'torpedoMount').map(({ item }) => item.mount)
      const mount = mounts.find((id) => !placed.includes(id)) ?? mounts[0]
      return mount === undefined ? null : { kind, mount }
    }
    case 'director':
      return { kind, director: orderOf(at) < 18 ? 'mainFore' : 'mainAft' }
    case 'searchRadar':
      return { kind, set: 'SG' }
    case 'fireControlRadar': {
      const battery = ship.batteries[0]?.id
      return battery === undefined ? null : { kind, set: 'Mk 3', battery }
    }
    default:
      return { kind }
  }
}

function nearestMount(ship: WaterShip, at: number): string | undefined {
  const away = (of: number) => Math.abs(orderOf(of) - orderOf(at))
  const [nearest] = [...itemsOf(ship, 'mount')].sort((one, other) => away(one.place.at) - away(other.place.at))
  return nearest?.item.mount ?? ship.batteries[0]?.mounts[0]?.id
}
