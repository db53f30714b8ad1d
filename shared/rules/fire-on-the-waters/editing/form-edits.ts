import type { ShipDocument } from '../../../documents/ship'
import { replaced } from '../../kit/card/entries'
import type { Item, Place, Space, WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'

/** The document with some of her own part changed. */
export function withData(document: ShipDocument, change: Partial<WaterShip>): ShipDocument {
  return { ...document, data: { ...shipOf(document), ...change } }
}

export function withPlace(document: ShipDocument, at: number, change: Partial<Place>): ShipDocument {
  const { places } = shipOf(document)
  return withData(document, { places: places.map((place) => (place.at === at ? { ...place, ...change } : place)) })
}

/** Names of mounts and rooms: a few letters and figures, as they are printed in a box. */
export function isName(text: string): boolean {
  return /^[A-Za-z0-9]{1,8}$/.test(text)
}

/** A name that none of these has: `S3` after `S2`. */
export function nextName(prefix: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = `${prefix}${number}`
    if (!taken.includes(name)) return name
  }
}

export function mountNames({ batteries, torpedoes }: WaterShip): readonly string[] {
  return [
    ...batteries.flatMap(({ mounts }) => mounts.map(({ id }) => id)),
    ...(torpedoes?.mounts ?? []).map(({ id }) => id),
  ]
}

/** Every space and item of her, changed alike. */
function everywhere(ship: WaterShip, space: (is: Space) => Space, item: (is: Item) => Item | null): readonly Place[] {
  return ship.places.map((place) => ({
    ...place,
    hull: space(place.hull),
    above: place.above && item(place.above),
  }))
}

/** A gun mount by another name, in its boxes and in the magazines that feed it. */
export function renameMount(document: ShipDocument, battery: number, mount: number, id: string): ShipDocument {
  const ship = shipOf(document)
  const old = ship.batteries[battery]?.mounts[mount]
  if (!old || !isName(id) || mountNames(ship).includes(id)) return document
  const mounts = replaced(ship.batteries[battery]!.mounts, mount, { ...old, id })
  return withData(document, {
    batteries: replaced(ship.batteries, battery, { ...ship.batteries[battery]!, mounts }),
    places: [
      ...everywhere(
        ship,
        (space) =>
          space.kind === 'magazine'
            ? { ...space, feeds: space.feeds.map((fed) => (fed === old.id ? id : fed)) }
            : space,
        (item) => (item.kind === 'mount' && item.mount === old.id ? { ...item, mount: id } : item),
      ),
    ],
  })
}

/** Takes gun mounts out of boxes and magazines; a magazine that feeds none is a hull space again. */
export function placesWithoutMounts(ship: WaterShip, gone: readonly string[]): Place[] {
  return [
    ...everywhere(
      ship,
      (space) => {
        if (space.kind !== 'magazine') return space
        const feeds = space.feeds.filter((fed) => !gone.includes(fed))
        return feeds.length === 0 ? { kind: 'stores' } : { ...space, feeds }
      },
      (item) => (item.kind === 'mount' && gone.includes(item.mount) ? null : item),
    ),
  ]
}

/** Torpedo mounts are in no magazine. */
export function placesWithoutTubes(ship: WaterShip, gone: readonly string[]): Place[] {
  return [
    ...everywhere(
      ship,
      (space) => space,
      (item) => (item.kind === 'torpedoMount' && gone.includes(item.mount) ? null : item),
    ),
  ]
}

export function placesWithTubesNamed(ship: WaterShip, old: string, id: string): Place[] {
  return [
    ...everywhere(
      ship,
      (space) => space,
      (item) => (item.kind === 'torpedoMount' && item.mount === old ? { ...item, mount: id } : item),
    ),
  ]
}

/** The spaces of a room by another name, or, without one, hull spaces again. */
export function placesWithRoom(ship: WaterShip, room: string, id: string | null): Place[] {
  return [
    ...everywhere(
      ship,
      (space) => {
        if ((space.kind !== 'boilerRoom' && space.kind !== 'engineRoom') || space.room !== room) return space
        return id === null ? { kind: 'stores' } : { ...space, room: id }
      },
      (item) => item,
    ),
  ]
}
