import type { ShipDocument } from '../../../documents/ship'
import type { DataForm } from '../../kit/card/data-form'
import { replaced, type Entry } from '../../kit/card/entries'
import type { Arc, Item, Place, Space, WaterShip } from '../ship/ship'

/** Mounts and rooms have names, and places refer to them: whoever changes a name or takes a thing away changes both. */

/** Where a mount bears: from one angle off the bow to another, clockwise. */
export function arcFields(arc: DataForm<Arc>): readonly Entry[] {
  return [arc.field('from', { called: 'arc.from' }), arc.field('to', { called: 'arc.to' })]
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
function everywhere(
  ship: WaterShip,
  space: (is: Space) => Space,
  item: (is: Item) => Item | null = (is) => is,
): Place[] {
  return ship.places.map((place) => ({
    ...place,
    hull: space(place.hull),
    above: place.above && item(place.above),
  }))
}

/** A gun mount by another name, in its boxes and in the magazines that feed it. */
export function renameMount(
  ship: DataForm<WaterShip>,
  battery: number,
  slot: number,
  id: string,
): ShipDocument | undefined {
  const { batteries } = ship.value
  const { mounts } = batteries[battery]!
  const old = mounts[slot]!
  if (!isName(id) || mountNames(ship.value).includes(id)) return undefined
  const places = everywhere(
    ship.value,
    (space) =>
      space.kind === 'magazine' ? { ...space, feeds: space.feeds.map((fed) => (fed === old.id ? id : fed)) } : space,
    (item) => (item.kind === 'mount' && item.mount === old.id ? { ...item, mount: id } : item),
  )
  const renamed = { ...batteries[battery]!, mounts: replaced(mounts, slot, { ...old, id }) }
  return ship.change({ batteries: replaced(batteries, battery, renamed), places })
}

/** Takes gun mounts out of boxes and magazines; a magazine that feeds none is a hull space again. */
export function placesWithoutMounts(ship: WaterShip, gone: readonly string[]): Place[] {
  return everywhere(
    ship,
    (space) => {
      if (space.kind !== 'magazine') return space
      const feeds = space.feeds.filter((fed) => !gone.includes(fed))
      return feeds.length === 0 ? { kind: 'stores' } : { ...space, feeds }
    },
    (item) => (item.kind === 'mount' && gone.includes(item.mount) ? null : item),
  )
}

/** Torpedo mounts are in no magazine. */
export function placesWithoutTubes(ship: WaterShip, gone: readonly string[]): Place[] {
  return everywhere(
    ship,
    (space) => space,
    (item) => (item.kind === 'torpedoMount' && gone.includes(item.mount) ? null : item),
  )
}

export function placesWithTubesNamed(ship: WaterShip, old: string, id: string): Place[] {
  return everywhere(
    ship,
    (space) => space,
    (item) => (item.kind === 'torpedoMount' && item.mount === old ? { ...item, mount: id } : item),
  )
}

/** The spaces of a room by another name, or, without one, hull spaces again. */
export function placesWithRoom(ship: WaterShip, room: string, id: string | null): Place[] {
  return everywhere(ship, (space) => {
    if ((space.kind !== 'boilerRoom' && space.kind !== 'engineRoom') || space.room !== room) return space
    return id === null ? { kind: 'stores' } : { ...space, room: id }
  })
}
