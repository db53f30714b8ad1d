import { assertNever } from '../../../kernel/assert-never'
import type { Words } from '../../../words/speak'
import type { DataForm, PartForm, PartFormOf } from '../../kit/card/data-form'
import { choiceEntry, yesNoEntry, type Entry } from '../../kit/card/entries'
import { directorNames, locations, type Item, type Place, type Space, type WaterShip } from '../ship/ship'
import { itemsOf, orderOf, spacesOf } from '../ship/ship-data'
import { labelOf } from './span-label'

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
        ...spaceEntries(ship, place.at('hull')),
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
        ...(above ? itemEntries(ship, place.at('above'), words) : []),
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

type HullWith<Kind extends Space['kind']> = DataForm<Extract<Space, { kind: Kind }>>
type AboveWith<Kind extends Item['kind']> = DataForm<Extract<Item, { kind: Kind }>>

function spaceEntries(ship: WaterShip, space: DataForm<Space>): readonly Entry[] {
  const { value } = space
  switch (value.kind) {
    case 'boilerRoom':
    case 'engineRoom': {
      const rooms = ship.rooms.filter(({ kind }) => kind === value.kind).map(({ id }) => id)
      return [(space as HullWith<'boilerRoom'>).field('room', { choices: named(rooms, value.room) })]
    }
    case 'magazine': {
      const magazine = space as HullWith<'magazine'>
      return [
        magazine.field('feeds', { choices: named([...gunMounts(ship), ...value.feeds]) }),
        magazine.field('serves'),
      ]
    }
    default:
      return []
  }
}

function itemEntries(ship: WaterShip, item: DataForm<Item>, words: Words): readonly Entry[] {
  const { value } = item
  switch (value.kind) {
    case 'mount':
      return [(item as AboveWith<'mount'>).field('mount', { choices: named(gunMounts(ship), value.mount) })]
    case 'torpedoMount': {
      const mounts = (ship.torpedoes?.mounts ?? []).map(({ id }) => id)
      return [(item as AboveWith<'torpedoMount'>).field('mount', { choices: named(mounts, value.mount) })]
    }
    case 'director': {
      const label = (name: string) => words(`rules.fire-on-the-waters.box.line.director.${name}`)
      const choices = directorNames.map((name) => ({ value: name, label: label(name) }))
      return [(item as AboveWith<'director'>).field('director', { choices })]
    }
    case 'searchRadar':
      return [(item as AboveWith<'searchRadar'>).field('set')]
    case 'fireControlRadar': {
      const radar = item as AboveWith<'fireControlRadar'>
      const batteries = ship.batteries.map(({ id }) => id)
      return [radar.field('set'), radar.field('battery', { choices: named(batteries, value.battery) })]
    }
    case 'torpedoReloads':
    case 'aamg':
    case 'funnel':
    case 'bridge':
    case 'flagPlot':
    case 'cic':
    case 'radio':
    case 'searchlight':
    case 'aircraft':
    case 'boats':
      return []
    default:
      return assertNever(value)
  }
}

/** Where these mounts stand. */
const mountParts = (ship: WaterShip, mounts: readonly string[]) =>
  itemsOf(ship, 'mount').flatMap(({ place, item }) => (mounts.includes(item.mount) ? [abovePart(place.at)] : []))

const gunMounts = ({ batteries }: WaterShip) => batteries.flatMap(({ mounts }) => mounts.map(({ id }) => id))

/** Her mounts, rooms or batteries by their names; an unknown name stays in the list. */
function named(known: readonly string[], ...now: readonly string[]) {
  return [...new Set([...known, ...now])].map((value) => ({ value, label: value }))
}

/** What a hull can hold: rooms and magazines where she has rooms to lie there and guns to be fed. */
function spaceKinds(ship: WaterShip, now: Space['kind']): readonly Space['kind'][] {
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

function itemKinds(ship: WaterShip, now: Item['kind'] | undefined): readonly Item['kind'][] {
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
function freshSpace(ship: WaterShip, at: number, kind: Space['kind']): Space {
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

function freshItem(ship: WaterShip, at: number, kind: Item['kind']): Item | null {
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
