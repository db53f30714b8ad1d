import type { AttackType, AircraftData, Profile, Role, ShipData, Battery, MountKind } from '../ship/ship'
import type { TorpedoModel } from './torpedo-models'

/** Facts of every document. */
export interface Named {
  readonly slug: string
  readonly name: string
  readonly prefix: string
  readonly navy: string
  readonly class: string
  readonly type: string
  readonly year: number
}

export interface GunFacts {
  readonly id: string
  readonly inches: number
  /** `3x2`: three mounts of two guns; several sorts separated by spaces. */
  readonly mounts: string
  readonly kind: MountKind
  readonly radar?: true
}

interface TorpedoFacts {
  readonly model: TorpedoModel
  readonly mounts: string
  readonly kind: 'open' | 'shielded'
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

type RadarFact = 'search' | 'gunnery' | 'dpaa'

/** Plate in inches, the thickest that covers most of the place. */
export interface PlateInches {
  readonly belt?: number
  readonly deck?: number
  readonly conningTower?: number
  readonly turret?: number
  readonly casemate?: number
  readonly flightDeck?: number
}

/** Public facts of a ship, in their usual units; the recipe turns them into data. */
export interface ShipFacts extends Named {
  readonly role: Role
  readonly letter: string
  /** Standard displacement; of merchants their gross tonnage. */
  readonly tons: number
  readonly lengthMetres: number
  readonly knots: number
  readonly complement: number
  /** Crew quality, by training and practice in that year: a judgement. */
  readonly crewQuality: number
  /** Directors and rangefinder posts of her guns. */
  readonly directors: number
  /** −1 without a fire-control table, 0 with an early one, 1 with a good one. */
  readonly gunnery: -1 | 0 | 1
  readonly plate?: PlateInches
  readonly main?: readonly GunFacts[]
  readonly other?: readonly GunFacts[]
  readonly torpedoes?: TorpedoFacts
  readonly light?: LightWeapons
  readonly radars?: readonly RadarFact[]
  readonly planes?: number
  readonly catapults?: number
  /** Aircraft that a carrier works. */
  readonly carrier?: { readonly aircraft: number; readonly catapults: number; readonly poorSafety?: true }
  readonly cargo?: { readonly tons: number; readonly kind: NonNullable<ShipData['cargo']>['kind'] }
  readonly poorUnderwaterProtection?: true
  readonly profile: ProfileFacts
}

/** A profile in short. `guns`: `14LF 21LF1`, hundredths from the bow, size, fore or aft, decks raised, `o` for open. */
export interface ProfileFacts extends Omit<Profile, 'guns' | 'masts' | 'funnels' | 'bridge'> {
  readonly bridge: readonly [at: number, kind: Profile['bridge']['kind']]
  readonly funnels: readonly number[]
  readonly masts: readonly (readonly [at: number, kind: Profile['masts'][number]['kind']])[]
  readonly guns: string
}

export interface SmallCraftFacts extends Named {
  readonly vessels: number
  readonly lengthMetres: number
  readonly knots: number
  readonly crewQuality: number
  readonly torpedoes?: { readonly model: TorpedoModel; readonly tubesEach: number }
  /** Of one boat. */
  readonly light: LightWeapons
  readonly smoke?: true
}

export interface AircraftFacts extends Named {
  readonly role: AircraftData['role']
  readonly aircraft: number
  readonly crewQuality: number
  /** Empty. */
  readonly tonnes: number
  /** Armour behind the pilot and tanks that seal themselves. */
  readonly isProtected: boolean
  readonly knots: number
  /** Guns that fire ahead, guns that fire elsewhere. */
  readonly rifleCalibre?: number
  readonly heavyMachineGuns?: number
  readonly cannon?: number
  readonly defensive?: number
  /** How it turns and how it climbs among its like, 0 to 4. */
  readonly agility: number
  readonly climb: number
  readonly loads: readonly AttackType[]
  readonly torpedo?: TorpedoModel
  readonly plan: AircraftData['plan']
}

export interface ShoreFacts extends Named {
  readonly crewQuality: number
  readonly garrison: number
  /** Length of runways in metres; none for a battery alone. */
  readonly runwayMetres?: number
  readonly aircraft?: number
  readonly directors: number
  readonly gunnery: -1 | 0 | 1
  readonly plate?: PlateInches
  readonly main?: readonly GunFacts[]
  readonly light?: LightWeapons
  readonly radars?: readonly RadarFact[]
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
