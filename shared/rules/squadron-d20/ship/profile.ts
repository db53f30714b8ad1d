import type { ShipDocument } from '../../../documents/ship'
import type { BoxId } from '../../../kernel/ids'
import type { AircraftRecord } from '../../../profile/aircraft'
import { profileOf, type KnownGun, type ShipLooks } from '../../../profile/defaults'
import { mainGuns, type Loss } from '../../../profile/draw-profile'
import type { Profile } from '../../../profile/record'
import { mountBox } from './shape'
import type { AircraftData, AircraftPlan, ShipData, SmallCraftData } from './ship'
import { batteriesOf, dataOf } from './stand-data'

type Drawn = Pick<ShipDocument, 'year' | 'navy'>

/** How a ship looks from her side: what her sheet knows, and her record over it. */
export function profileOfShip({ year, navy }: Drawn, data: ShipData): Profile {
  const looks = looksOf(data)
  return profileOf({ length: data.lengthMetres, year, navy, looks, guns: gunsOf(data) }, data.profile)
}

/** How a small craft looks from her side. */
export function profileOfCraft({ year, navy }: Drawn, { lengthMetres: length, profile = {} }: SmallCraftData): Profile {
  return profileOf({ length, year, navy, looks: 'boat', guns: [] }, profile)
}

const largeInches = 9.5
const destroyerMetres = 130
const corvetteKnots = 24

function looksOf({ role, weapons, lengthMetres, knots }: ShipData): ShipLooks {
  if (role === 'carrier') return 'carrier'
  if (role === 'merchant' || role === 'armedMerchantCruiser') return 'merchant'
  if (lengthMetres < destroyerMetres) return knots < corvetteKnots ? 'corvette' : 'destroyer'
  const inches = Math.max(0, ...(weapons.main?.batteries ?? []).map((battery) => battery.inches))
  return inches >= largeInches ? 'battleship' : 'cruiser'
}

/** Places of mounts from the ends of the ship inwards, the fore ones first by turns. */
const foreAndAft = [18, 80, 25, 73, 32, 66, 39, 59] as const

/** MAIN mounts are spread over both ends; where they stand no sheet says. */
function gunsOf({ weapons }: ShipData): KnownGun[] {
  const mounts = (weapons.main?.batteries ?? []).flatMap(({ inches, kind, mounts: all }) =>
    all.map(() => ({ inches, mount: kind.startsWith('turret') ? 'turret' : 'open' }) as const),
  )
  return mounts.slice(0, foreAndAft.length).map((gun, index) => {
    const at = foreAndAft[index]!
    return { ...gun, at, faces: at < 50 ? 'fore' : 'aft', raised: index === 2 || index === 3 }
  })
}

interface MountPlace {
  readonly group: 'main' | 'other'
  readonly at: number
}

/** MAIN mounts stand where her drawing has such guns; others lie along the waist. */
export function mountPlace(document: ShipDocument, data: ShipData, box: BoxId): MountPlace | undefined {
  const mains = mainGuns(profileOfShip(document, data))
  for (const group of ['main', 'other'] as const) {
    const boxes = batteriesOf(data)
      .filter((each) => each.group === group)
      .flatMap(({ battery }) => battery.mounts.map((_mount, at) => mountBox(group, battery.id, at)))
    const index = boxes.indexOf(box)
    if (index < 0) continue
    const drawn = group === 'main' ? mains[index]?.at : undefined
    return { group, at: drawn ?? 25 + (50 * (index + 0.5)) / boxes.length }
  }
  return undefined
}

/** What of her is drawn as gone when a box is out. */
export function lossOf(document: ShipDocument, box: BoxId): readonly Loss[] {
  const data = dataOf(document)
  if (data.kind !== 'ship') return []
  const place = mountPlace(document, data, box)
  return place ? [{ what: place.group === 'main' ? 'mainGun' : 'otherGun', at: place.at }] : []
}

const single = {
  span: 12.5,
  length: 9.6,
  width: 1.3,
  nose: 'radial',
  canopy: [[3, 5.6]],
} satisfies Partial<AircraftRecord>
const engines = (...across: readonly number[]): NonNullable<AircraftRecord['engines']> =>
  across.map((from) => [from, 3.4 + from * 0.1, 3.4, 1.2, 3.4])

/** An aircraft of which nothing but its plan is known. */
const usualAircraft: Readonly<Record<AircraftPlan, AircraftRecord>> = {
  singleEngine: {
    ...single,
    wing: { plan: 'tapered', at: 2, root: 2.7, tip: 1.3, sweep: 0.6, round: 0.9 },
    tail: { shape: 'round', at: 7.9, chord: 1.3, span: 4.2 },
  },
  twinEngine: {
    ...{ span: 19, length: 14.5, width: 1.5, nose: 'glazed', engines: engines(2.9), canopy: [[3, 4.6]] },
    wing: { plan: 'tapered', at: 4.6, root: 3.6, tip: 1.5, sweep: 1, round: 1.2 },
    tail: { shape: 'round', at: 12.4, chord: 1.8, span: 6 },
  },
  fourEngine: {
    ...{ span: 31, length: 22, width: 2.2, nose: 'glazed', engines: engines(4.2, 8.4), canopy: [[4, 6]] },
    wing: { plan: 'tapered', at: 6.6, root: 5, tip: 2, sweep: 1.6, round: 1.6 },
    tail: { shape: 'round', at: 19, chord: 2.6, span: 10 },
  },
  biplane: {
    ...{ ...single, span: 12 },
    wing: { plan: 'straight', at: 2, root: 1.8, tip: 1.7, sweep: 0.3, round: 0.7 },
    lower: { plan: 'straight', at: 2.7, root: 1.8, tip: 1.7, sweep: 0.3, round: 0.7, span: 11 },
    tail: { shape: 'round', at: 7.8, chord: 1.4, span: 4.2 },
    gear: [1, 0.4],
  },
  floatplane: {
    ...{ ...single, span: 13 },
    wing: { plan: 'tapered', at: 2.3, root: 2.4, tip: 1.4, sweep: 0.4, round: 1 },
    tail: { shape: 'round', at: 7.9, chord: 1.3, span: 4.2 },
    gear: [1.7, 0.9],
  },
  flyingBoat: {
    ...{ span: 31, length: 19.5, width: 3, nose: 'glazed', engines: engines(2.4), canopy: [[3, 5]] },
    wing: { plan: 'straight', at: 5.4, root: 4.4, tip: 3, sweep: 0.6, round: 0.9 },
    tail: { shape: 'round', at: 16.4, chord: 2.4, span: 9 },
  },
}

/** How a stand of aircraft looks from above. */
export const looksOfAircraft = ({ plan, looks }: AircraftData): AircraftRecord => looks ?? usualAircraft[plan]
