import type { ShipDocument } from '../../../documents/ship'
import { assertNever } from '../../../kernel/assert-never'
import type { Words } from '../../../words/speak'
import { choiceEntry, numberEntry, someEntry, textEntry, yesNoEntry, type Entry } from '../../kit/card/entries'
import { labelOf } from '../card/labels'
import { armours, directorNames, locations, type Item, type Place, type Space, type WaterShip } from '../ship/ship'
import { orderOf, placeAt, shipOf } from '../ship/ship-data'
import { freshItem, freshSpace, itemKinds, spaceKinds } from './fresh-contents'
import { withPlace } from './form-edits'
import type { PartEditor } from '../../kit/part-editor'
import { editingWords } from './says'

/** The hull at a location: its points, its armour, what lies in it. */
export function hullEditor(document: ShipDocument, at: number, words: Words): PartEditor {
  const say = editingWords(words)
  const ship = shipOf(document)
  const place = placeAt(ship, at)
  if (!place) return { title: String(at), says: '', entries: [] }
  const become = (hull: Space) => withPlace(document, at, { hull })
  const kinds = spaceKinds(ship, place.hull.kind)
  return {
    title: say('hullAt', { at }),
    says: [nameOf(ship, place.hull, words), say('pointsOf', { n: place.points })].join('; '),
    digits: 'points',
    ...(place.hull.kind !== 'stores' && {
      empties: { label: say('emptyHull'), take: () => become({ kind: 'stores' }) },
    }),
    entries: [
      numberEntry({ name: 'points', label: say('fields.points'), value: place.points, minimum: 0, maximum: 20 }, (to) =>
        withPlace(document, at, { points: to }),
      ),
      choiceEntry(
        {
          name: 'hull',
          label: say('fields.holds'),
          value: place.hull.kind,
          choices: kinds.map((value) => ({ value, label: words(`rules.fire-on-the-waters.box.is.${value}`) })),
        },
        (kind) => (kind === place.hull.kind ? document : become(freshSpace(ship, at, kind))),
      ),
      ...spaceEntries(ship, place.hull, become, words),
      ...armourEntries(document, place, words),
      ...spanEntries(document, place, words),
    ],
  }
}

/** The thing above the hull at a location. */
export function aboveEditor(document: ShipDocument, at: number, words: Words): PartEditor {
  const say = editingWords(words)
  const ship = shipOf(document)
  const place = placeAt(ship, at)
  if (!place) return { title: String(at), says: '', entries: [] }
  const become = (above: Item | null) => withPlace(document, at, { above })
  const kinds = [nothing, ...itemKinds(ship, place.above?.kind)] as const
  return {
    title: say('aboveAt', { at }),
    says: place.above ? nameOf(ship, place.above, words) : say('nothingAbove'),
    ...(place.above && { empties: { label: say('emptyAbove'), take: () => become(null) } }),
    entries: [
      choiceEntry(
        {
          name: 'above',
          label: say('fields.stands'),
          value: place.above?.kind ?? nothing,
          choices: kinds.map((value) => ({ value, label: words(`rules.fire-on-the-waters.box.is.${value}`) })),
        },
        (kind) => {
          if (kind === (place.above?.kind ?? nothing)) return document
          return become(kind === nothing ? null : freshItem(ship, at, kind))
        },
      ),
      ...(place.above ? itemEntries(ship, place.above, become, words) : []),
      ...armourEntries(document, place, words),
    ],
  }
}

const nothing = 'nothing'

/** `Boiler room B1`, `Gun mount A`. */
function nameOf(ship: WaterShip, content: Space | Item, words: Words): string {
  const { letter } = labelOf(ship, content, words)
  return [words(`rules.fire-on-the-waters.box.is.${content.kind}`), letter].filter(Boolean).join(' ')
}

/** One armour for the hull and the thing above it. */
function armourEntries(document: ShipDocument, place: Place, words: Words): readonly Entry[] {
  const say = editingWords(words)
  const choices = armours.map((value) => ({ value, label: say(`armours.${value}`) }))
  return (['outer', 'inner'] as const).map((which) =>
    choiceEntry({ name: which, label: say(`fields.${which}`), value: place[which], choices }, (to) =>
      withPlace(document, place.at, { [which]: to }),
    ),
  )
}

/** How far a torpedo here reaches, where her form says otherwise than for the whole ship. */
function spanEntries(document: ShipDocument, { at, torpedoSpan }: Place, words: Words): readonly Entry[] {
  const say = editingWords(words)
  const places = shipOf(document).places
  const own = yesNoEntry({ name: 'ownSpan', label: say('fields.ownSpan'), value: torpedoSpan !== undefined }, (to) => ({
    ...document,
    data: {
      ...shipOf(document),
      places: places.map((place) => {
        if (place.at !== at) return place
        const { torpedoSpan: _, ...rest } = place
        return to ? { ...rest, torpedoSpan: torpedoSpan ?? { from: at, to: at } } : rest
      }),
    },
  }))
  if (!torpedoSpan) return [own]
  const end = (name: 'from' | 'to') => {
    const fits = locations.filter((other) =>
      name === 'from' ? orderOf(other) <= orderOf(at) : orderOf(other) >= orderOf(at),
    )
    const choices = fits.map((other) => ({ value: String(other), label: String(other) }))
    return choiceEntry(
      { name: `span.${name}`, label: say(`fields.span.${name}`), value: String(torpedoSpan[name]), choices },
      (to) => withPlace(document, at, { torpedoSpan: { ...torpedoSpan, [name]: Number(to) } }),
    )
  }
  return [own, end('from'), end('to')]
}

function spaceEntries(
  ship: WaterShip,
  space: Space,
  become: (space: Space) => ShipDocument,
  words: Words,
): readonly Entry[] {
  const say = editingWords(words)
  switch (space.kind) {
    case 'boilerRoom':
    case 'engineRoom': {
      const rooms = ship.rooms.filter(({ kind }) => kind === space.kind).map(({ id }) => id)
      return [named('room', say('fields.room'), space.room, rooms, (room) => become({ ...space, room }))]
    }
    case 'magazine': {
      const mounts = ship.batteries.flatMap(({ mounts: all }) => all.map(({ id }) => id))
      const choices = [...new Set([...mounts, ...space.feeds])].map((value) => ({ value, label: value }))
      return [
        someEntry({ name: 'feeds', label: say('fields.feeds'), values: space.feeds, choices }, (feeds) =>
          become({ ...space, feeds: feeds.slice(0, mostFed) }),
        ),
        textEntry({ name: 'serves', label: say('fields.serves'), value: space.serves, maximumLength: 16 }, (serves) =>
          become({ ...space, serves }),
        ),
      ]
    }
    default:
      return []
  }
}

/** As many mounts as one magazine may feed. */
const mostFed = 12

function itemEntries(
  ship: WaterShip,
  item: Item,
  become: (item: Item) => ShipDocument,
  words: Words,
): readonly Entry[] {
  const say = editingWords(words)
  const setEntry = (set: string, change: (set: string) => Item) =>
    textEntry({ name: 'set', label: say('fields.set'), value: set, maximumLength: 16 }, (to) => become(change(to)))
  switch (item.kind) {
    case 'mount': {
      const mounts = ship.batteries.flatMap(({ mounts: all }) => all.map(({ id }) => id))
      return [named('mount', say('fields.mount'), item.mount, mounts, (mount) => become({ ...item, mount }))]
    }
    case 'torpedoMount': {
      const mounts = (ship.torpedoes?.mounts ?? []).map(({ id }) => id)
      return [named('mount', say('fields.mount'), item.mount, mounts, (mount) => become({ ...item, mount }))]
    }
    case 'director': {
      const choices = directorNames.map((value) => ({
        value,
        label: words(`rules.fire-on-the-waters.box.line.director.${value}`),
      }))
      return [
        choiceEntry({ name: 'director', label: say('fields.director'), value: item.director, choices }, (director) =>
          become({ ...item, director }),
        ),
      ]
    }
    case 'searchRadar':
      return [setEntry(item.set, (set) => ({ ...item, set }))]
    case 'fireControlRadar': {
      const batteries = ship.batteries.map(({ id }) => id)
      return [
        setEntry(item.set, (set) => ({ ...item, set })),
        named('battery', say('fields.battery'), item.battery, batteries, (battery) => become({ ...item, battery })),
      ]
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
      return assertNever(item)
  }
}

/** One of her mounts, rooms or batteries; an unknown name stays in the list. */
function named(
  name: string,
  label: string,
  value: string,
  known: readonly string[],
  set: (to: string) => ShipDocument,
): Entry {
  const choices = [...new Set([...known, value])].map((each) => ({ value: each, label: each }))
  return choiceEntry({ name, label, value, choices }, set)
}
