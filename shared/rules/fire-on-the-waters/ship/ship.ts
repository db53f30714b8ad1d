import { trackId } from '../../../kernel/ids'
import { shownText } from '../../../kernel/seen-text'
import { profileRecord } from '../../../profile/record'
import { fromOldProfile } from './old-profile'
import { locations } from './places'
import { z } from 'zod'

export { locations } from './places'

/** Target types of the tables. A merchant's type is its size; `AK` and `AT` are values of `role`. */
export const shipTypes = ['TB', 'DE', 'DD', 'CL', 'CA', 'CVL', 'CVE', 'CV', 'BC', 'BB', 'AS', 'AM', 'AL'] as const
export type ShipType = (typeof shipTypes)[number]
export const isMerchant = (type: ShipType) => ['AS', 'AM', 'AL'].includes(type)

/** Navies that a table names, and `other` for the rest. */
export const nations = ['USN', 'RN', 'JUN', 'RM', 'KM', 'KKM', 'other'] as const
export type Nation = (typeof nations)[number]

export const armours = ['none', 'veryLight', 'light', 'medium', 'heavy', 'veryHeavy'] as const
export type Armour = (typeof armours)[number]

export const reliabilities = ['A', 'B', 'C', 'D'] as const
export type Reliability = (typeof reliabilities)[number]

export const directorNames = ['mainFore', 'mainAft', 'secondary', 'torpedoPort', 'torpedoStarboard'] as const
export type DirectorName = (typeof directorNames)[number]

const location = z.int().refine((at) => locations.includes(at), { params: { code: 'ship-place-unknown' } })
const id = z.string().regex(/^[A-Za-z0-9]{1,8}$/)
/** A word on the card; whatever a document of long ago hides in it is printed as a sign. */
const printed = z.string().max(16).transform(shownText)
/** Inches a turn, in steps of a quarter. */
const speed = z.number().min(0).max(8).multipleOf(0.25)
/** Clockwise from `from` to `to`, degrees off the bow: 210 to 150 goes over the bow. */
const arc = z.strictObject({ from: z.int().min(0).max(359), to: z.int().min(0).max(359) })
export type Arc = z.infer<typeof arc>

/** What lies in the hull at a location. Locations of one room flood one by one; one hit anywhere puts the room out. */
const space = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stores') }),
  z.strictObject({ kind: z.literal('boilerRoom'), room: id }),
  z.strictObject({ kind: z.literal('engineRoom'), room: id }),
  /** Flooded or out, the mounts it feeds are out; `serves` is printed: `Y`. */
  z.strictObject({ kind: z.literal('magazine'), feeds: z.array(id).min(1).max(12), serves: printed }),
  z.strictObject({ kind: z.literal('fuel') }),
  z.strictObject({ kind: z.literal('aviationGas') }),
  z.strictObject({ kind: z.literal('steering') }),
  z.strictObject({ kind: z.literal('plot') }),
  z.strictObject({ kind: z.literal('cic') }),
  z.strictObject({ kind: z.literal('cargo') }),
])
export type Space = z.infer<typeof space>
export const allSpaces = space.options.map(({ shape }) => shape.kind.value)

/** The thing above the hull at a location. A mount may be over two; one hit puts it out. */
const item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mount'), mount: id }),
  z.strictObject({ kind: z.literal('torpedoMount'), mount: id }),
  z.strictObject({ kind: z.literal('torpedoReloads') }),
  z.strictObject({ kind: z.literal('aamg') }),
  z.strictObject({ kind: z.literal('funnel') }),
  z.strictObject({ kind: z.literal('bridge') }),
  z.strictObject({ kind: z.literal('flagPlot') }),
  z.strictObject({ kind: z.literal('cic') }),
  z.strictObject({ kind: z.literal('radio') }),
  z.strictObject({ kind: z.literal('director'), director: z.enum(directorNames) }),
  z.strictObject({ kind: z.literal('searchRadar'), set: printed }),
  z.strictObject({ kind: z.literal('fireControlRadar'), set: printed, battery: id }),
  z.strictObject({ kind: z.literal('searchlight') }),
  z.strictObject({ kind: z.literal('aircraft') }),
  z.strictObject({ kind: z.literal('boats') }),
])
export type Item = z.infer<typeof item>
export const allItems = item.options.map(({ shape }) => shape.kind.value)

const place = z.strictObject({
  at: location,
  /** Flotation points lost when it floods. */
  points: z.int().min(0).max(20),
  outer: z.enum(armours),
  /** Deck or turret top: read beyond 15 inches and for bombs, by the optional rule alone. */
  inner: z.enum(armours),
  hull: space,
  above: item.nullable(),
  /** First and last location that a torpedo here also damages, where the form says otherwise than `torpedoReach`. */
  torpedoSpan: z.strictObject({ from: location, to: location }).exactOptional(),
})
export type Place = z.infer<typeof place>

const band = z.strictObject({
  /** Reads up to and with this range. */
  toInches: z.number().min(0.5).max(60),
  /** 1 to 10, or `A`: automatic. */
  initial: z.union([z.int().min(1).max(10), z.literal('A')]),
  /** Mount value by the number of guns in the mount. */
  values: z.record(z.string().regex(/^[1-4]$/), z.int().min(-20).max(18)),
})
export type Band = z.infer<typeof band>

const battery = z.strictObject({
  id,
  is: z.enum(['main', 'secondary']),
  inches: z.number().min(3).max(18.1),
  /** Gun houses that keep out the blast of others. */
  shielded: z.boolean(),
  reliability: z.enum(reliabilities),
  mounts: z
    .array(z.strictObject({ id, guns: z.int().min(1).max(4), arc }))
    .min(1)
    .max(20),
  bands: z.array(band).min(1).max(10),
})
export type Battery = z.infer<typeof battery>
export type GunMount = Battery['mounts'][number]

const torpedoMount = z.strictObject({
  id,
  tubes: z.int().min(1).max(5),
  /** A key of `torpedoTypes`: `IJN T93`. */
  type: z.string().max(20),
  reliability: z.enum(reliabilities),
  arc,
})
export type TorpedoMount = z.infer<typeof torpedoMount>

/** The `data` of a ship document for Fire on the Waters: her data form. */
export const waterShip = z.strictObject({
  type: z.enum(shipTypes),
  /** `AK` cargo, `AT` transport: with a size as type. */
  role: z.enum(['AK', 'AT']).nullable(),
  nation: z.enum(nations),
  displacementTons: z.int().min(100).max(80_000),
  lengthMetres: z.number().min(30).max(300),
  topSpeed: speed.min(0.25),
  /** 1 turns most tightly. */
  turnClass: z.int().min(1).max(6),
  damageControl: z.int().min(2).max(5),
  shafts: z.int().min(1).max(4),
  /** Rooms of the plant: what one hit puts out. An engine turns its own shafts, numbered from 1. */
  rooms: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ id, kind: z.literal('boilerRoom'), boilers: z.int().min(1).max(12) }),
        z.strictObject({
          id,
          kind: z.literal('engineRoom'),
          engines: z.int().min(1).max(4),
          shafts: z.array(z.int().min(1).max(4)).min(1).max(4),
        }),
      ]),
    )
    .min(1)
    .max(16),
  /** Locations either side that a torpedo also damages, by its size; below 100 a D100 says whether it is effective. */
  torpedoReach: z
    .array(
      z.strictObject({
        inches: z.number().min(15).max(30),
        locations: z.int().min(0).max(12),
        effectivePercent: z.int().min(1).max(100),
      }),
    )
    .min(1)
    .max(6),
  /** All 36, bow to stern. */
  places: z.array(place).max(60),
  batteries: z.array(battery).max(6),
  torpedoes: z
    .strictObject({ mounts: z.array(torpedoMount).min(1).max(8), reloads: z.int().min(0).max(24) })
    .nullable(),
  aircraft: z.int().min(0).max(120),
  /** Read only by drawings; without it she is drawn as the usual ship of her class. */
  profile: z.union([profileRecord, fromOldProfile]).default({}),
})
export type WaterShip = z.infer<typeof waterShip>

/** Field ids of the card. `casualties` is read and written by `casualties.ts` alone. */
export const fieldIds = ['name', 'commander', 'standing', 'flagship', 'casualties', 'note'] as const

/**
 * Tracks of the card beside `tubes-<mount>` (torpedoes ready in a mount): flotation points left, present speed in
 * inches, torpedoes carried to reload, help from others with damage control.
 */
export const tracks = {
  ...{ flotation: trackId('flotation'), speed: trackId('speed') },
  ...{ reloads: trackId('reloads'), damageControlAid: trackId('damageControlAid') },
}

/** Where a mount bears, in a word. */
export type Bearings = 'all' | 'fore' | 'aft' | 'both' | 'port' | 'starboard' | 'ahead' | 'astern' | 'none'

/** Whether an arc takes in a bearing, degrees off the bow. */
export function bears({ from, to }: Arc, bearing: number): boolean {
  if (from === to) return true
  return from < to ? from <= bearing && bearing <= to : bearing >= from || bearing <= to
}

export function bearings(arc: Arc): Bearings {
  const ahead = bears(arc, 0)
  const astern = bears(arc, 180)
  const port = bears(arc, 270)
  const starboard = bears(arc, 90)
  if (ahead && astern) return port && starboard ? 'all' : port ? 'port' : 'starboard'
  if (port && starboard) return ahead ? 'fore' : astern ? 'aft' : 'both'
  if (port || starboard) return port ? 'port' : 'starboard'
  return ahead ? 'ahead' : astern ? 'astern' : 'none'
}
