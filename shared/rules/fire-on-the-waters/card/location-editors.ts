import type { Words } from '../../../words/speak'
import type { DataForm, PartForm, PartFormOf } from '../../kit/card/data-form'
import { choiceEntry, yesNoEntry, type Entry } from '../../kit/card/entries'
import {
  allItems,
  allSpaces,
  directorNames,
  locations,
  type Item,
  type Place,
  type Space,
  type WaterShip,
} from '../ship/ship'
import { orderOf } from '../ship/places'
import { boxesOfMount, boxesOfRoom, boxesOfTubes, itemsOf } from '../ship/ship-data'
import { labelOf } from './labels'

export const hullPart = (at: number) => `hull:${at}`
export const abovePart = (at: number) => `above:${at}`

const is = (name: string) => `rules.fire-on-the-waters.box.is.${name}`

/** The hull at a location: its points, its armour, what lies in it. */
export function hullForm(at: number): PartFormOf<WaterShip> {
  return atLocation(at, (ship, place, say, words) => {
    const { hull, points } = place.value
    return {
      title: say('hullAt', { at }),
      says: [nameOf(ship, hull, words), say('pointsOf', { n: points })].join('; '),
      digits: 'points',
      leadsTo: hull.kind === 'magazine' ? mountParts(ship, hull.feeds) : [],
      ...(hull.kind !== 'stores' && {
        empties: { label: say('emptyHull'), take: () => place.change({ hull: { kind: 'stores' } }) },
      }),
      entries: [
        place.field('points'),
        choiceEntry(
          {
            name: 'hull',
            label: say('fields.holds'),
            value: hull.kind,
            choices: spaceKinds(ship, hull.kind).map((value) => ({ value, label: words(is(value)) })),
          },
          (kind) => (kind === hull.kind ? undefined : place.change({ hull: freshSpace(ship, at, kind) })),
        ),
        ...contentEntries(ship, place.at('hull'), words),
        ...armourFields(place),
        ...spanEntries(place, say),
      ],
    }
  })
}

const nothing = 'nothing'

/** The thing above the hull at a location. */
export function aboveForm(at: number): PartFormOf<WaterShip> {
  return atLocation(at, (ship, place, say, words) => {
    const { above } = place.value
    const now = above?.kind ?? nothing
    const kinds = [nothing, ...itemKinds(ship, above?.kind)] as const
    return {
      title: say('aboveAt', { at }),
      says: above ? nameOf(ship, above, words) : say('nothingAbove'),
      ...(above && { empties: { label: say('emptyAbove'), take: () => place.change({ above: null }) } }),
      entries: [
        choiceEntry(
          {
            name: 'above',
            label: say('fields.stands'),
            value: now,
            choices: kinds.map((value) => ({ value, label: words(is(value)) })),
          },
          (kind) =>
            kind === now ? undefined : place.change({ above: kind === nothing ? null : freshItem(ship, at, kind) }),
        ),
        ...(above ? contentEntries(ship, place.at('above'), words) : []),
        ...armourFields(place),
      ],
    }
  })
}

/** The form of a location; data from elsewhere may lack one. */
function atLocation(
  at: number,
  formOf: (ship: WaterShip, place: DataForm<Place>, say: Words, words: Words) => PartForm,
): PartFormOf<WaterShip> {
  return (ship, say, words) => {
    const index = ship.value.places.findIndex((place) => place.at === at)
    if (index < 0) return { title: String(at), says: '', entries: [] }
    return formOf(ship.value, ship.item('places', index), say, words)
  }
}

/** `Boiler room B1`, `Gun mount A`. */
function nameOf(ship: WaterShip, content: Space | Item, words: Words): string {
  return [words(is(content.kind)), labelOf(ship, content, words).letter].filter(Boolean).join(' ')
}

/** One armour for the hull and the thing above it. */
function armourFields(place: DataForm<Place>): readonly Entry[] {
  return [place.field('outer', { choices: 'armours' }), place.field('inner', { choices: 'armours' })]
}

/** How far a torpedo here reaches, where her form says otherwise than for the whole ship. */
function spanEntries(place: DataForm<Place>, say: Words): readonly Entry[] {
  const { torpedoSpan, ...rest } = place.value
  const { at } = rest
  const own = yesNoEntry({ name: 'ownSpan', label: say('fields.ownSpan'), value: torpedoSpan !== undefined }, (to) =>
    place.become(to ? { ...rest, torpedoSpan: torpedoSpan ?? { from: at, to: at } } : rest),
  )
  if (!torpedoSpan) return [own]
  const end = (name: 'from' | 'to') => {
    const fits = (other: number) => (name === 'from' ? orderOf(other) <= orderOf(at) : orderOf(other) >= orderOf(at))
    return place
      .at('torpedoSpan')
      .field(name, { name: `span.${name}`, choices: named(locations.filter(fits).map(String)) })
  }
  return [own, end('from'), end('to')]
}

/** What a thing in a box says of itself beside its kind, in this order. */
const heldFields = ['room', 'feeds', 'serves', 'mount', 'director', 'set', 'battery'] as const

/** Fields that name another thing of hers offer those that she has; an unknown name stays in the list. */
function contentEntries(ship: WaterShip, content: DataForm<Space> | DataForm<Item>, words: Words): readonly Entry[] {
  const { kind, ...held } = content.value as { kind: string } & Record<string, string | string[]>
  const directors = directorNames.map((value) => ({
    value,
    label: words(`rules.fire-on-the-waters.box.line.director.${value}`),
  }))
  const known: Readonly<Partial<Record<string, readonly string[]>>> = {
    room: ship.rooms.filter((room) => room.kind === kind).map(({ id }) => id),
    feeds: gunMounts(ship),
    mount: kind === 'mount' ? gunMounts(ship) : tubes(ship),
    battery: ship.batteries.map(({ id }) => id),
  }
  const form = content as unknown as DataForm<Record<string, never>>
  return heldFields.flatMap((name) => {
    const now = held[name]
    if (now === undefined) return []
    const names = known[name]
    const choices = name === 'director' ? directors : names && named([...names, ...[now].flat()])
    return [form.field(name, choices ? { choices } : {})]
  })
}

/** Where these mounts stand. */
const mountParts = (ship: WaterShip, mounts: readonly string[]) =>
  itemsOf(ship, 'mount').flatMap(({ place, holds }) => (mounts.includes(holds.mount) ? [abovePart(place.at)] : []))

const gunMounts = ({ batteries }: WaterShip) => batteries.flatMap(({ mounts }) => mounts.map(({ id }) => id))
const tubes = ({ torpedoes }: WaterShip) => (torpedoes?.mounts ?? []).map(({ id }) => id)

const named = (names: readonly string[]) => [...new Set(names)].map((value) => ({ value, label: value }))

/** What a hull can hold: rooms and magazines where she has rooms to lie there and guns to be fed. */
function spaceKinds(ship: WaterShip, now: Space['kind']): readonly Space['kind'][] {
  return allSpaces.filter((kind) => kind === now || freshSpace(ship, 11, kind).kind === kind)
}

/** What can stand above it: mounts and their radars where she has such mounts. */
function itemKinds(ship: WaterShip, now: Item['kind'] | undefined): readonly Item['kind'][] {
  return allItems.filter((kind) => kind === now || freshItem(ship, 11, kind) !== null)
}

/** The likeliest contents for a thing in that place: a room without a place, the nearest mount to feed. */
function freshSpace(ship: WaterShip, at: number, kind: Space['kind']): Space {
  switch (kind) {
    case 'boilerRoom':
    case 'engineRoom': {
      const rooms = ship.rooms.filter((each) => each.kind === kind).map(({ id }) => id)
      const room = firstUnplaced(rooms, (id) => boxesOfRoom(ship, id))
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

function freshItem(ship: WaterShip, at: number, kind: Item['kind']): Item | null {
  switch (kind) {
    case 'mount':
    case 'torpedoMount': {
      const mount =
        kind === 'mount'
          ? firstUnplaced(gunMounts(ship), (id) => boxesOfMount(ship, id))
          : firstUnplaced(tubes(ship), (id) => boxesOfTubes(ship, id))
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

/** The first that lies nowhere yet, or else the first. */
function firstUnplaced(ids: readonly string[], boxesOf: (id: string) => readonly unknown[]): string | undefined {
  return ids.find((id) => boxesOf(id).length === 0) ?? ids[0]
}

function nearestMount(ship: WaterShip, at: number): string | undefined {
  const away = (of: number) => Math.abs(orderOf(of) - orderOf(at))
  const [nearest] = [...itemsOf(ship, 'mount')].sort((one, other) => away(one.place.at) - away(other.place.at))
  return nearest?.holds.mount ?? ship.batteries[0]?.mounts[0]?.id
}
