import type { AircraftRecord } from '../../../profile/aircraft'
import type { ProfileRecord } from '../../../profile/record'
import type { ShipHead } from '../../kit/ship-made'
import type { AircraftData, AttackType, Battery, MountKind, Role, ShipData, TorpedoSetting } from '../ship/ship'

/** Public facts of ships and aircraft, in their usual units; the recipe turns them into data. */

export interface GunFacts {
  readonly id: string
  readonly inches: number
  /** `3x2`: three mounts of two guns; several sorts separated by spaces. */
  readonly mounts: string
  readonly kind: MountKind
  readonly radar?: true
}

/** Barrels against aircraft, the guns of the groups that can elevate among them, and throwers and racks of depth charges. */
export interface LightWeapons {
  /** From 3 inches up. */
  readonly heavy?: number
  /** Pom-poms and Bofors: 37 to 40 mm. */
  readonly medium?: number
  /** 20 and 25 mm, and half of all machine guns. */
  readonly light?: number
  /** Directors and fuzes that make the heavy barrels count twice over. */
  readonly aaPlus?: true
  readonly depthCharges?: number
}

/** Plate in inches, the thickest that covers most of the place. */
export type PlateInches = Partial<ShipData['armour']>

/** Directors and rangefinder posts. `gunnery`: −1 without a fire-control table, 0 with an early one, 1 with a good one. */
export interface ControlFacts {
  readonly directors: number
  readonly gunnery: -1 | 0 | 1
  readonly radars?: readonly ('search' | 'gunnery' | 'dpaa')[]
}

/** `quality` is a judgement, by training and practice in that year. */
interface CrewFacts {
  readonly men: number
  readonly quality: number
}

export interface HullFacts {
  readonly role: Role
  /** Standard displacement; of merchants their gross tonnage. */
  readonly tons: number
  readonly metres: number
  readonly knots: number
}

export interface ShipFacts {
  readonly head: ShipHead
  readonly figures: HullFacts & CrewFacts & { readonly letter: string }
  readonly control: ControlFacts
  readonly plate?: PlateInches
  readonly main?: readonly GunFacts[]
  readonly other?: readonly GunFacts[]
  readonly torpedoes?: { readonly model: TorpedoModel; readonly mounts: string; readonly kind: 'open' | 'shielded' }
  readonly light?: LightWeapons
  readonly planes?: { readonly count: number; readonly catapults: number }
  /** Aircraft that a carrier works. */
  readonly carrier?: { readonly aircraft: number; readonly catapults: number; readonly poorSafety?: true }
  readonly cargo?: { readonly tons: number; readonly kind: NonNullable<ShipData['cargo']>['kind'] }
  readonly poorUnderwaterProtection?: true
  /** What is peculiar to how she looks. */
  readonly looks: ProfileRecord
}

export interface SmallCraftFacts {
  readonly head: ShipHead
  readonly vessels: number
  readonly hull: { readonly metres: number; readonly knots: number }
  readonly crew: Pick<CrewFacts, 'quality'>
  readonly torpedoes?: { readonly model: TorpedoModel; readonly tubesEach: number }
  /** Of one boat. */
  readonly light: LightWeapons
  readonly looks: ProfileRecord
  readonly smoke?: true
}

export interface AircraftFacts {
  readonly head: ShipHead
  readonly stand: Pick<AircraftData, 'role' | 'aircraft' | 'crewQuality' | 'plan'>
  readonly looks: AircraftRecord
  readonly flight: {
    /** Empty. */
    readonly tonnes: number
    /** Armour behind the pilot and tanks that seal themselves. */
    readonly isProtected: boolean
    readonly knots: number
    /** How it turns and how it climbs among its like, 0 to 4. */
    readonly agility: number
    readonly climb: number
  }
  readonly arms: {
    /** Guns that fire ahead, guns that fire elsewhere. */
    readonly guns: Partial<Record<'rifleCalibre' | 'heavyMachineGuns' | 'cannon' | 'defensive', number>>
    readonly loads: readonly AttackType[]
    readonly torpedo?: TorpedoModel
  }
}

export interface ShoreFacts extends Pick<ShipFacts, 'head' | 'control' | 'plate' | 'main' | 'light'> {
  readonly crew: CrewFacts
  /** Length of runways in metres; none for a battery alone. */
  readonly runwayMetres?: number
  readonly aircraft?: number
}

/** `3x2 1x1`, read: how many guns each mount has. */
export function mountsOf(text: string): readonly number[] {
  return text.split(' ').flatMap((word) => {
    const [, count, of] = /^(\d+)x(\d+)$/.exec(word) ?? []
    if (!count || !of) throw new Error(`${word}: not so many mounts of so many`)
    return Array.from({ length: Number(count) }, () => Number(of))
  })
}

export function gunMounts(text: string): Battery['mounts'] {
  return mountsOf(text).map((guns) => ({ guns }))
}

/** Torpedoes as reference works give them: knots and yards of each setting. */
const models = {
  'US Mk 15': [run(45, 6000), run(33, 10_000), run(26, 15_000)],
  'US Mk 8': [run(36, 10_500)],
  'US Mk 13': [run(33, 5700)],
  'Japanese type 93': [run(49, 21_900, 'noWake'), run(41, 35_000, 'noWake'), run(37, 43_700, 'noWake')],
  'Japanese type 91': [run(42, 2200)],
  'British Mk IX': [run(41, 10_500), run(35, 15_000)],
  'British Mk XII': [run(40, 1500), run(27, 3500)],
  'German G7a': [run(44, 6560), run(40, 8750), run(30, 15_300)],
  'Italian 53.3 cm': [run(48, 4370), run(38, 8750), run(30, 13_120)],
  'Italian 45 cm': [run(44, 2190)],
} as const
export type TorpedoModel = keyof typeof models

function run(knots: number, yards: number, wake: 'wake' | 'noWake' = 'wake') {
  return { knots, yards, wake }
}

const bandYards = 5000
const fromKnots = [30, 38, 45] as const

/** The settings of a torpedo: bands of 5,000 yards to the nearest, a modifier by its speed, one more without a wake. */
export function settingsOf(model: TorpedoModel): TorpedoSetting[] {
  return models[model].map(({ knots, yards, wake }) => ({
    knots,
    rangeBands: Math.min(5, Math.max(1, Math.round(yards / bandYards))),
    modifier: Math.min(2, -2 + fromKnots.filter((least) => knots >= least).length + (wake === 'noWake' ? 1 : 0)),
  }))
}

/** The modifier of a torpedo that fell from the air: that of its fastest setting. */
export function dropModifier(model: TorpedoModel): number {
  return settingsOf(model)[0]!.modifier
}
