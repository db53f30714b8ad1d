import { marksOf } from '../../../game/mark'
import type { GameState, ShipInPlay } from '../../../game/state'
import { boxId, trackId, type BoxId, type TrackId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { casualtiesOf, inForce, type Casualty } from '../../kit/casualties'
import { gathered } from '../../kit/gathered'
import { shipReader } from '../../kit/ship-reader'
import {
  locations,
  waterShip,
  type Battery,
  type GunMount,
  type Item,
  type Place,
  type Space,
  type TorpedoMount,
  type WaterShip,
} from './ship'

/** Replaces data that `checkShip` would refuse, so that folding an old journal never throws. */
const unreadable: WaterShip = {
  type: 'AS',
  role: null,
  nation: 'other',
  displacementTons: 100,
  lengthMetres: 30,
  topSpeed: 0.25,
  turnClass: 1,
  damageControl: 2,
  shafts: 1,
  rooms: [{ id: 'B', kind: 'boilerRoom', boilers: 1 }],
  torpedoReach: [{ inches: 21, locations: 0, effectivePercent: 100 }],
  places: locations.map((at) => ({
    at,
    points: 1,
    outer: 'none',
    inner: 'none',
    hull: { kind: 'stores' },
    above: null,
  })),
  batteries: [],
  torpedoes: null,
  aircraft: 0,
  profile: {},
}

/** The pack's own part of a ship document, read once per document. */
export const { shipOf, readShip } = shipReader(waterShip, unreadable)

/** A space of the hull, or an item above it, where it lies. */
interface Lying<Held> {
  readonly box: BoxId
  readonly place: Place
  readonly holds: Held
}

/** Where everything lies, bow to stern, found once for a form: every sum and every hit asks. */
const planOf = onceEach((ship: WaterShip) => {
  const spaces = ship.places.map((place) => ({ box: hullBox(place.at), place, holds: place.hull }))
  const items = ship.places.flatMap((place) =>
    place.above ? [{ box: aboveBox(place.at), place, holds: place.above }] : [],
  )
  const mounts = (kind: 'mount' | 'torpedoMount') =>
    items.flatMap(({ box, holds }) => (holds.kind === kind ? [{ box, mount: holds.mount }] : []))
  const feeding = spaces.flatMap(({ box, holds }) =>
    holds.kind === 'magazine' ? holds.feeds.map((mount) => ({ box, mount })) : [],
  )
  return {
    points: ship.places.reduce((sum, { points }) => sum + points, 0),
    byLocation: new Map(ship.places.map((place) => [place.at, place])),
    spaces: byKind(spaces),
    items: byKind(items),
    mounts: boxesByMount(mounts('mount')),
    tubes: boxesByMount(mounts('torpedoMount')),
    magazines: boxesByMount(feeding),
  }
})

/** Whoever asks for a kind knows what it holds. */
function byKind(lying: readonly Lying<Space | Item>[]): ReadonlyMap<string, readonly unknown[]> {
  return gathered(lying, ({ holds }) => holds.kind)
}

function boxesByMount(lying: readonly { readonly box: BoxId; readonly mount: string }[]) {
  const byMount = gathered(lying, ({ mount }) => mount)
  return new Map([...byMount].map(([mount, all]) => [mount, all.map(({ box }) => box)]))
}

/** Her total of flotation points. */
export function flotationOf(ship: WaterShip): number {
  return planOf(ship).points
}

export function placeAt(ship: WaterShip, at: number): Place | undefined {
  return planOf(ship).byLocation.get(at)
}

/** Hull boxes of spaces of one kind, bow to stern. */
export function spacesOf<Kind extends Space['kind']>(ship: WaterShip, kind: Kind) {
  return (planOf(ship).spaces.get(kind) ?? []) as readonly Lying<Extract<Space, { kind: Kind }>>[]
}

/** Boxes above the hull that hold items of one kind, bow to stern. */
export function itemsOf<Kind extends Item['kind']>(ship: WaterShip, kind: Kind) {
  return (planOf(ship).items.get(kind) ?? []) as readonly Lying<Extract<Item, { kind: Kind }>>[]
}

/** The boxes of a gun mount: it may be over two locations. */
export function boxesOfMount(ship: WaterShip, mount: string): readonly BoxId[] {
  return planOf(ship).mounts.get(mount) ?? []
}

export function boxesOfTubes(ship: WaterShip, mount: string): readonly BoxId[] {
  return planOf(ship).tubes.get(mount) ?? []
}

/** The magazines that feed a gun mount. */
export function magazinesOf(ship: WaterShip, mount: string): readonly BoxId[] {
  return planOf(ship).magazines.get(mount) ?? []
}

/** The gun mount of an id, with the battery it belongs to. */
export function mountOf(
  ship: WaterShip,
  id: string,
): { readonly mount: GunMount; readonly battery: Battery } | undefined {
  for (const battery of ship.batteries) {
    const mount = battery.mounts.find((each) => each.id === id)
    if (mount) return { mount, battery }
  }
  return undefined
}

export function torpedoMountOf(ship: WaterShip, id: string): TorpedoMount | undefined {
  return ship.torpedoes?.mounts.find((mount) => mount.id === id)
}

/** Every box of a room, a magazine's neighbours not counted: a room may lie at several locations. */
export function boxesOfRoom(ship: WaterShip, room: string): readonly BoxId[] {
  const spaces = [...spacesOf(ship, 'boilerRoom'), ...spacesOf(ship, 'engineRoom')]
  return spaces.flatMap(({ box, holds }) => (holds.room === room ? [box] : []))
}

/** What a box holds. */
export function contentOf(ship: WaterShip, box: BoxId): Space | Item | null {
  const { at, is } = placeOfBox(box)
  const place = placeAt(ship, at)
  return place ? (is === 'hull' ? place.hull : place.above) : null
}

/** The hull space of a location. */
export const hullBox = (at: number): BoxId => boxId(`h-${at}`)

/** The box above it. */
export const aboveBox = (at: number): BoxId => boxId(`s-${at}`)

/** The location of a box, and which of the two it is. */
export function placeOfBox(box: BoxId): { readonly at: number; readonly is: 'hull' | 'above' } {
  return { at: Number(box.slice(2)), is: box.startsWith('h') ? 'hull' : 'above' }
}

/** Torpedoes ready in a mount. */
export const tubesTrack = (mount: string): TrackId => trackId(`tubes-${mount}`)

/** Whether the thing in a box can be used: not out, not flooded, not struck unless repaired. */
export function works(ship: Pick<ShipInPlay, 'boxes'>, box: BoxId): boolean {
  const marks = marksOf(ship, box)
  return (
    !marks.includes('out') && !marks.includes('flooded') && (!marks.includes('struck') || marks.includes('repaired'))
  )
}

/** Whether one of these casualties is in force. */
export function suffers(
  { turn }: Pick<GameState, 'turn'>,
  ship: ShipInPlay,
  ...casualties: readonly string[]
): boolean {
  const isOn = ({ id, untilTurn = turn }: Casualty) => casualties.includes(id) && turn <= untilTurn
  return casualtiesOf(ship).some(isOn)
}

/** Jammed in train, a mount of guns or tubes uses only the bearing it has, which the players see on the model. */
export function isJammed({ turn }: GameState, ship: ShipInPlay, mount: { readonly id: string }): boolean {
  return inForce(ship, turn).some(({ id, of }) => id.endsWith('MountJammed') && of === mount.id)
}
