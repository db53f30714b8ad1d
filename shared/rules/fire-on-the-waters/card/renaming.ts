import type { DataForm } from '../../kit/card/data-form'
import type { Entry } from '../../kit/card/entries'
import type { Arc, Item, Place, Space, WaterShip } from '../ship/ship'

/** Mounts and rooms have names, and places refer to them: whoever changes a name or takes a thing away changes both. */
type Sort = 'room' | 'mount' | 'torpedoMount'

/** Where a mount bears: from one angle off the bow to another, clockwise. */
export function arcFields(arc: DataForm<Arc>): readonly Entry[] {
  return [arc.field('from', { called: 'arc.from' }), arc.field('to', { called: 'arc.to' })]
}

/** The name of a mount or room, a few letters and figures; `put` gives the thing its name, her places follow. */
export function nameField<Thing extends { readonly id: string }>(
  thing: DataForm<Thing>,
  ship: DataForm<WaterShip>,
  sort: Sort,
  put: (named: Thing) => Partial<WaterShip>,
): Entry {
  const { id: old } = thing.value
  const taken = sort === 'room' ? ship.value.rooms.map(({ id }) => id) : mountNames(ship.value)
  return (thing as DataForm<{ readonly id: string }>).field('id', {
    maximum: 8,
    set(id) {
      if (!/^[A-Za-z0-9]{1,8}$/.test(id) || taken.includes(id)) return undefined
      const places = renamed(ship.value, sort, (each) => (each === old ? id : each))
      return ship.change({ ...put({ ...thing.value, id }), places })
    },
  })
}

/** A name that none of these has: `S3` after `S2`. */
export function nextName(prefix: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = `${prefix}${number}`
    if (!taken.includes(name)) return name
  }
}

export function mountNames({ batteries, torpedoes }: WaterShip): readonly string[] {
  return [...batteries.flatMap(({ mounts }) => mounts), ...(torpedoes?.mounts ?? [])].map(({ id }) => id)
}

/** Her places without these; a room or a magazine that feeds no mount any more is a hull space again. */
export function placesWithout(ship: WaterShip, sort: Sort, gone: readonly { readonly id: string }[]): Place[] {
  return renamed(ship, sort, (each) => (gone.some(({ id }) => id === each) ? null : each))
}

/** Every place that refers to things of a sort, by other names; `null` for what is gone. */
function renamed(ship: WaterShip, sort: Sort, called: (id: string) => string | null): Place[] {
  return ship.places.map((place) => ({
    ...place,
    hull: renamedSpace(place.hull, sort, called),
    above: place.above?.kind === sort ? renamedItem(place.above, called(place.above.mount)) : place.above,
  }))
}

type Mount = Extract<Item, { kind: 'mount' | 'torpedoMount' }>

const renamedItem = (item: Mount, mount: string | null): Mount | null => (mount === null ? null : { ...item, mount })

function renamedSpace(space: Space, sort: Sort, called: (id: string) => string | null): Space {
  if (sort === 'room' && 'room' in space) {
    const room = called(space.room)
    return room === null ? { kind: 'stores' } : { ...space, room }
  }
  if (sort !== 'mount' || space.kind !== 'magazine') return space
  const feeds = space.feeds.flatMap((fed) => called(fed) ?? [])
  return feeds.length === 0 ? { kind: 'stores' } : { ...space, feeds }
}
