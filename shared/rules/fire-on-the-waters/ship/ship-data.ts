import type { BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { shipReader } from '../../kit/ship-reader'
import { aboveBox, hullBox, placeOfBox } from './boxes'
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
  profile: { bow: 'raked', stern: 'cruiser', forecastleTo: 66, bridge: 'block', masts: [] },
}

/** The pack's own part of a ship document, read once per document. */
export const { shipOf, readShip } = shipReader(waterShip, unreadable)

interface InSpace<Held extends Space> {
  readonly box: BoxId
  readonly place: Place
  readonly space: Held
}

interface AsItem<Held extends Item> {
  readonly box: BoxId
  readonly place: Place
  readonly item: Held
}

/** Where everything lies, found once for a form: every sum and every hit asks. */
const planOf = onceEach((ship: WaterShip) => {
  const spaces = new Map<Space['kind'], InSpace<Space>[]>()
  const items = new Map<Item['kind'], AsItem<Item>[]>()
  for (const place of ship.places) {
    const { at, hull, above } = place
    spaces.set(hull.kind, [...(spaces.get(hull.kind) ?? []), { box: hullBox(at), place, space: hull }])
    if (above) items.set(above.kind, [...(items.get(above.kind) ?? []), { box: aboveBox(at), place, item: above }])
  }
  const points = ship.places.reduce((sum, place) => sum + place.points, 0)
  return { points, byLocation: new Map(ship.places.map((place) => [place.at, place])), spaces, items }
})

/** Her total of flotation points. */
export function flotationOf(ship: WaterShip): number {
  return planOf(ship).points
}

export function placeAt(ship: WaterShip, at: number): Place | undefined {
  return planOf(ship).byLocation.get(at)
}

/** 0 for 11, 35 for 66: how far from the bow a location lies. */
export function orderOf(at: number): number {
  return (Math.floor(at / 10) - 1) * 6 + (at % 10) - 1
}

/** Hull boxes of spaces of one kind, bow to stern. */
export function spacesOf<Kind extends Space['kind']>(ship: WaterShip, kind: Kind) {
  const lying: readonly unknown[] = planOf(ship).spaces.get(kind) ?? []
  return lying as readonly InSpace<Extract<Space, { kind: Kind }>>[]
}

/** Boxes above the hull that hold items of one kind, bow to stern. */
export function itemsOf<Kind extends Item['kind']>(ship: WaterShip, kind: Kind) {
  const standing: readonly unknown[] = planOf(ship).items.get(kind) ?? []
  return standing as readonly AsItem<Extract<Item, { kind: Kind }>>[]
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
  return spaces.flatMap(({ box, space }) => (space.room === room ? [box] : []))
}

/** What a box holds. */
export function contentOf(ship: WaterShip, box: BoxId): Space | Item | null {
  const { at, is } = placeOfBox(box)
  const place = placeAt(ship, at)
  return place ? (is === 'hull' ? place.hull : place.above) : null
}
