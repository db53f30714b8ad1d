import { z } from 'zod'

/**
 * What is peculiar to the looks of a ship. Places along her are per cent of her length from the bow, all else is metres,
 * heights from the water. Whatever is left out comes from her class, her year and her card (`defaults.ts`).
 */

const at = z.number().min(-3).max(103)
const up = z.number().min(-2).max(80)
const size = z.number().min(0.05).max(40)
const angle = z.number().min(-30).max(30)
const faces = z.enum(['fore', 'aft'])

export const bows = ['ram', 'plough', 'tumble', 'straight', 'raked', 'clipper', 'atlantic'] as const
export const sterns = ['counter', 'round', 'cruiser', 'transom', 'tumble'] as const
const liveries = ['victorian', 'black', 'white', 'grey'] as const

/** From, to, foot, top. */
const houseShapes = ['plain', 'rail', 'windows', 'curve', 'slope', 'slopeAft'] as const
const house = z.union([z.tuple([at, at, up, up]), z.tuple([at, at, up, up, z.enum(houseShapes)])])

export const bridgeKinds = ['open', 'block', 'slab', 'terrace', 'tower', 'pagoda', 'destroyer', 'island'] as const
const bridge = z.strictObject({
  at,
  kind: z.enum(bridgeKinds),
  foot: up.exactOptional(),
  height: size.exactOptional(),
  width: size.exactOptional(),
  /** Of a pagoda. */
  storeys: z.int().min(2).max(10).exactOptional(),
})

export const caps = ['none', 'flat', 'raked', 'cowl'] as const
const funnel = z.strictObject({
  at,
  top: up.exactOptional(),
  width: size.exactOptional(),
  foot: up.exactOptional(),
  rake: angle.exactOptional(),
  cap: z.enum(caps).exactOptional(),
  bands: z.int().min(0).max(4).exactOptional(),
  /** The part of its height in a wider casing. */
  casing: z.number().min(0).max(0.9).exactOptional(),
  /** Two abreast: the other is seen a little behind. */
  pair: z.boolean().exactOptional(),
  /** How much longer at its foot: trunked from several boiler rooms. */
  trunk: size.exactOptional(),
})

export const mastKinds = ['pole', 'military', 'tripod', 'cage'] as const
const mast = z.strictObject({
  at,
  top: up.exactOptional(),
  kind: z.enum(mastKinds),
  foot: up.exactOptional(),
  width: size.exactOptional(),
  /** Fighting tops, and the height of each as a part of the mast. */
  tops: z.int().min(0).max(3).exactOptional(),
  topsAt: z.array(z.number().min(0).max(1)).max(3).exactOptional(),
  topWidth: size.exactOptional(),
  /** Where the tube, the legs or the cage end. */
  tubeTop: up.exactOptional(),
  yards: z.array(z.number().min(0).max(1)).max(4).exactOptional(),
  gaff: z.boolean().exactOptional(),
  rake: angle.exactOptional(),
  /** Length of the booms either side of it. */
  derrick: size.exactOptional(),
  /** Which way the legs of a tripod reach. */
  legs: faces.exactOptional(),
  roof: z.boolean().exactOptional(),
})

export const gunKinds = ['hood', 'bare', 'drum', 'can', 'turret', 'flush', 'house', 'open', 'tubes', 'torpedo'] as const
const gun = z.strictObject({
  at,
  faces,
  kind: z.enum(gunKinds),
  inches: z.number().min(0.3).max(24).exactOptional(),
  foot: up.exactOptional(),
  barbette: up.exactOptional(),
  /** 1 is the mounting of a 12-inch gun. */
  size: z.number().min(0.1).max(2).exactOptional(),
  elevated: z.boolean().exactOptional(),
  /** Wide rangefinders on its roof. */
  rangefinder: z.boolean().exactOptional(),
})

/** Place, height, which way it looks, size. */
const sideGun = z.tuple([at, up, faces, z.number().min(0.1).max(2)])
const some = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most).exactOptional()

const flightDeck = z.strictObject({
  from: at,
  to: at,
  up,
  hangar: z.tuple([at, at, up]),
  /** Bays of an open hangar side. */
  bays: z.int().min(0).max(30).exactOptional(),
  pillars: z.array(at).max(16).exactOptional(),
  braces: z
    .array(z.tuple([at, at]))
    .max(8)
    .exactOptional(),
  galleries: z.array(at).max(16).exactOptional(),
  /** Funnels that are turned down over the side. */
  downFunnels: z.array(at).max(4).exactOptional(),
})

export const profileRecord = z.strictObject({
  bow: z.enum(bows).exactOptional(),
  stern: z.enum(sterns).exactOptional(),
  livery: z.enum(liveries).exactOptional(),
  /** The edge of the weather deck from bow to stern; the same place twice is a break. */
  deck: z
    .array(z.tuple([at, up]))
    .min(2)
    .max(16)
    .exactOptional(),
  houses: some(house, 24),
  /** Drawn before the funnels. */
  upperHouses: some(house, 12),
  bridge: bridge.nullable().exactOptional(),
  funnels: some(funnel, 6),
  masts: some(mast, 4),
  guns: some(gun, 24),
  casemates: some(sideGun, 20),
  sponsons: some(sideGun, 12),
  /** Place, height, length. */
  boats: some(z.tuple([at, up, size]), 12),
  cranes: some(z.tuple([at, up, faces]), 4),
  /** Seaplanes on their catapults. */
  planes: some(z.tuple([at, up]), 4),
  vents: some(z.tuple([at, up]), 12),
  /** Rows of scuttles: from, to, height. */
  scuttles: some(z.tuple([at, at, up]), 4),
  flight: flightDeck.nullable().exactOptional(),
  sternwalk: up.exactOptional(),
})

export type ProfileRecord = z.infer<typeof profileRecord>
export type House = z.infer<typeof house>
/** With the sizes that a record may leave to the class. */
type Sized<Thing, Key extends keyof Thing> = Omit<Thing, Key> & { [Of in Key]-?: NonNullable<Thing[Of]> }
export type Bridge = Sized<z.infer<typeof bridge>, 'height'>
export type Funnel = Sized<z.infer<typeof funnel>, 'top' | 'width'>
export type Mast = Sized<z.infer<typeof mast>, 'top'>
export type ProfileGun = z.infer<typeof gun>
export type GunKind = ProfileGun['kind']
export type SideGun = z.infer<typeof sideGun>
export type FlightDeck = z.infer<typeof flightDeck>

/** A record with all that a drawing needs; `length` is in metres. */
export interface Profile extends Required<
  Pick<
    ProfileRecord,
    | 'bow'
    | 'stern'
    | 'livery'
    | 'deck'
    | 'houses'
    | 'upperHouses'
    | 'guns'
    | 'casemates'
    | 'sponsons'
    | 'boats'
    | 'cranes'
    | 'planes'
    | 'vents'
    | 'scuttles'
  >
> {
  readonly length: number
  readonly bridge: Bridge | null
  readonly funnels: readonly Funnel[]
  readonly masts: readonly Mast[]
  readonly flight: FlightDeck | null
  readonly sternwalk: number | undefined
}
