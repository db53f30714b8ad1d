import { z } from 'zod'
import { aircraftRecord } from '../../../profile/aircraft'
import { profileRecord } from '../../../profile/record'
import { fromOldProfile } from './old-profile'

/** Figures that several kinds of stand share. Most bounds are printed; the others only keep files sane. */
const id = z.string().regex(/^[A-Za-z0-9]{1,8}$/)
const crewQuality = z.int().min(-2).max(2)
/** Bands of 5,000 yards, 25 cm on the table. */
const bands = z.int().min(0).max(5)
const size = z.int().min(-4).max(3)
const knots = z.int().min(0).max(60)
const factor = z.int().min(0).max(20)
/** Of armour, in the unit of the rule book; 0 is none. */
const thickness = z.int().min(0).max(30)
/** How far she goes straight on before she may turn: centimetres. */
const mvr = z.int().min(0).max(60)

/** Faces of the owner's D10 that find a weapons group. */
const faces = z.strictObject({ from: z.int().min(1).max(10), to: z.int().min(1).max(10) })

/** From fast to slow; a slower torpedo runs no less far. */
const torpedoSettings = z
  .array(
    z.strictObject({
      knots,
      /** Runs up to and with this band. */
      rangeBands: z.int().min(1).max(5),
      modifier: z.int().min(-2).max(2),
    }),
  )
  .min(1)
  .max(4)
export type TorpedoSetting = z.infer<typeof torpedoSettings>[number]

/** Kinds of mount in the order in which they are lost (10.8). */
export const mountKinds = [
  'open',
  'shielded',
  'casemateUnarmoured',
  'turretUnarmoured',
  'casemateArmoured',
  'turretArmoured',
] as const
export type MountKind = (typeof mountKinds)[number]

export const groupNames = ['main', 'other', 'torpedoes'] as const
export type GroupName = (typeof groupNames)[number]

const battery = z.strictObject({
  id,
  inches: z.number().min(0.5).max(18.1),
  /** IP of one hit, as printed on the data sheet. */
  impact: z.int().min(0).max(20),
  /** Her gunnery radar serves it. */
  radar: z.boolean(),
  /** One kind for all: mounts of another kind are a battery of their own. */
  kind: z.enum(mountKinds),
  mounts: z
    .array(z.strictObject({ guns: z.int().min(1).max(4) }))
    .min(1)
    .max(24),
})
export type Battery = z.infer<typeof battery>

const gunGroup = z.strictObject({ faces, batteries: z.array(battery).min(1).max(4) })
export type GunGroup = z.infer<typeof gunGroup>

const torpedoGroup = z.strictObject({
  faces,
  kind: z.enum(['open', 'shielded']),
  mounts: z
    .array(z.strictObject({ tubes: z.int().min(1).max(6) }))
    .min(1)
    .max(12),
  settings: torpedoSettings,
})
export type TorpedoGroup = z.infer<typeof torpedoGroup>

/** Weapons groups with the faces that find them; the faces of those she has make up a D10. */
const weapons = z.strictObject({
  main: gunGroup.nullable(),
  other: gunGroup.nullable(),
  torpedoes: torpedoGroup.nullable(),
})
export type Weapons = z.infer<typeof weapons>

/** Which critical tables she uses. Armed merchant cruisers are warships that always fire in local control. */
const roles = ['warship', 'carrier', 'merchant', 'armedMerchantCruiser'] as const
export type Role = (typeof roles)[number]

const armour = z.strictObject({
  belt: thickness,
  deck: thickness,
  conningTower: thickness,
  turret: thickness,
  casemate: thickness,
  /** Carriers alone. */
  flightDeck: thickness,
})
export type Armour = z.infer<typeof armour>

/** Factors of light weapons. `aaPlus`: the guns behind LRF carry AA+. */
const factors = z.strictObject({ asw: factor, lrf: factor, aaPlus: z.boolean(), mrf: factor, crf: factor })
export type Factors = z.infer<typeof factors>

const carrier = z.strictObject({
  hull: z.int().min(1).max(20),
  readiness: z.int().min(0).max(20),
  catapults: z.int().min(0).max(4),
  poorSafety: z.boolean(),
})

const cargo = z.strictObject({ points: z.int().min(1).max(20), kind: z.enum(['fuel', 'ammunition', 'other']) })

/** Data of a ship of any type but X. */
const shipSchema = z.strictObject({
  kind: z.literal('ship'),
  role: z.enum(roles),
  /** Type letter; the rules know A and C as small ships. */
  letter: z.string().regex(/^[A-W]$/),
  /** Added to the size of whatever a rule asks: +3 is easy to hit. */
  size,
  flotation: z.int().min(1).max(99),
  structure: z.int().min(1).max(99),
  knots,
  mvr,
  crewQuality,
  fireControl: z.int().min(0).max(10),
  steering: z.int().min(0).max(10),
  damageControlTeams: z.int().min(0).max(30),
  spottingBands: bands,
  gunneryModifier: z.int().min(-5).max(5),
  armour,
  weapons,
  factors,
  searchRadar: z.boolean(),
  /** Fitted at all; each battery says whether it is served by it. */
  gunneryRadar: z.boolean(),
  dpaaRadar: z.boolean(),
  searchlights: z.boolean(),
  smoke: z.boolean(),
  /** Planes on deck or catapult of a ship that is no carrier, with the catapults that launch them. */
  planes: z.int().min(0).max(8),
  catapults: z.int().min(0).max(4),
  carrier: carrier.nullable(),
  cargo: cargo.nullable(),
  poorUnderwaterProtection: z.boolean(),
  lengthMetres: z.number().min(20).max(300),
  /** Read only by drawings; without it she is drawn as the usual ship of her class. */
  profile: z.union([profileRecord, fromOldProfile]).default({}),
})
export type ShipData = z.infer<typeof shipSchema>

/** A place ashore: an air base, a shore battery, or both. It has S and no F, and is a land target. */
const shoreSchema = z.strictObject({
  kind: z.literal('shore'),
  structure: z.int().min(1).max(99),
  crewQuality,
  fireControl: z.int().min(0).max(10),
  damageControlTeams: z.int().min(0).max(30),
  spottingBands: bands,
  gunneryModifier: z.int().min(-5).max(5),
  armour: z.strictObject({ turret: thickness, casemate: thickness, flightDeck: thickness }),
  weapons,
  factors,
  searchRadar: z.boolean(),
  gunneryRadar: z.boolean(),
  dpaaRadar: z.boolean(),
  searchlights: z.boolean(),
  /** `null` for a battery without a runway. */
  airfield: z.strictObject({ hull: z.int().min(1).max(20), readiness: z.int().min(0).max(20) }).nullable(),
})
export type ShoreData = z.infer<typeof shoreSchema>

/** A stand of type X: several small craft on one base. */
const smallCraftSchema = z.strictObject({
  kind: z.literal('smallCraft'),
  vessels: z.int().min(1).max(20),
  size,
  /** To its saving throws. */
  savingThrow: z.int().min(-2).max(1),
  knots,
  mvr,
  crewQuality,
  spottingBands: bands,
  /** Of one vessel. */
  factors: z.strictObject({ asw: factor, lrf: factor, aaPlus: z.boolean(), mrf: factor, crf: factor }),
  /** Attacks that a stand has in its tubes; `null` for a stand without torpedoes. */
  torpedoes: z.strictObject({ attacks: z.int().min(1).max(10), settings: torpedoSettings }).nullable(),
  searchlights: z.boolean(),
  smoke: z.boolean(),
  lengthMetres: z.number().min(5).max(120),
  /** Read only by drawings; without it she is drawn as the usual ship of her class. */
  profile: profileRecord.exactOptional(),
})
export type SmallCraftData = z.infer<typeof smallCraftSchema>

/** What an aircraft is to the table of air combat (9.15). */
const aircraftRoles = ['fighter', 'fighterBomber', 'other'] as const

/** Ways of attacking a ship from the air (9.11). */
export const attackTypes = [
  'diveBomber',
  'skipBomber',
  'fighterBomber',
  'glideBomber',
  'torpedoBomber',
  'aircraftGuns',
  'ohka',
  'fx1400',
  'hs293',
  'kamikaze',
  'salvoRockets',
  'tinyTim',
  'lowLevelBomber',
  'mediumLevelBomber',
  'highLevelBomber',
] as const
export type AttackType = (typeof attackTypes)[number]

const aircraftPlans = ['singleEngine', 'twinEngine', 'fourEngine', 'biplane', 'floatplane', 'flyingBoat'] as const
export type AircraftPlan = (typeof aircraftPlans)[number]

const combatFactor = z.int().min(0).max(60)

/** A stand of aircraft. */
const aircraftSchema = z.strictObject({
  kind: z.literal('aircraft'),
  role: z.enum(aircraftRoles),
  aircraft: z.int().min(1).max(30),
  crewQuality,
  hitPoints: z.int().min(1).max(60),
  /** Air combat factors: `dogfight1` clean, `dogfight2` loaded or without fighters' training. */
  dogfight1: combatFactor,
  dogfight2: combatFactor,
  intercept: combatFactor,
  /** Factors of guns against ships: strafing and anti-shipping. */
  strafing: combatFactor,
  antiShipping: combatFactor,
  /** What it can carry, one at a time; empty for a fighter without. `modifier`: of a torpedo attack. */
  loads: z.array(z.strictObject({ attack: z.enum(attackTypes), modifier: z.int().min(-2).max(2) })).max(6),
  knots: z.int().min(0).max(500),
  /** What only drawings read. */
  plan: z.enum(aircraftPlans),
  /** What is peculiar to how it looks; without it the usual one of its plan. */
  looks: aircraftRecord.exactOptional(),
})
export type AircraftData = z.infer<typeof aircraftSchema>

/** The `data` of a ship document for Squadron d20: a ship, or a stand of small craft or aircraft, or a place ashore. */
export const standSchema = z.discriminatedUnion('kind', [shipSchema, smallCraftSchema, aircraftSchema, shoreSchema])
export type StandData = z.infer<typeof standSchema>
export type StandKind = StandData['kind']
