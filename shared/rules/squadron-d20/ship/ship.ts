import { z } from 'zod'
import { bands, crewQuality, factor, knots, mvr, size, thickness } from './figures'
import { weapons } from './weapons'

/** Which critical tables she uses. Armed merchant cruisers are warships that always fire in local control. */
export const roles = ['warship', 'carrier', 'merchant', 'armedMerchantCruiser'] as const
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
export const factors = z.strictObject({ asw: factor, lrf: factor, aaPlus: z.boolean(), mrf: factor, crf: factor })
export type Factors = z.infer<typeof factors>

const carrier = z.strictObject({
  hull: z.int().min(1).max(20),
  readiness: z.int().min(0).max(20),
  catapults: z.int().min(0).max(4),
  poorSafety: z.boolean(),
})

const cargo = z.strictObject({ points: z.int().min(1).max(20), kind: z.enum(['fuel', 'ammunition', 'other']) })

/** Where along her length, in hundredths from the bow. */
const along = z.number().min(0).max(100)

/** What only drawings read. */
export const profile = z.strictObject({
  bow: z.enum(['raked', 'clipper', 'straight', 'trawler']),
  stern: z.enum(['cruiser', 'counter', 'transom']),
  /** How far aft the forecastle deck reaches; 100: flush. */
  forecastleTo: along,
  bridge: z.strictObject({ at: along, kind: z.enum(['tower', 'pagoda', 'block', 'open', 'island']) }),
  funnels: z.array(along).max(6),
  masts: z.array(z.strictObject({ at: along, kind: z.enum(['pole', 'tripod', 'lattice']) })).max(4),
  guns: z
    .array(
      z.strictObject({
        at: along,
        size: z.enum(['large', 'medium', 'small']),
        housed: z.boolean(),
        faces: z.enum(['fore', 'aft']),
        /** Decks above the weather deck: a superfiring mount 1. */
        raised: z.int().min(0).max(2),
      }),
    )
    .max(16),
})
export type Profile = z.infer<typeof profile>

/** Data of a ship of any type but X. */
export const shipSchema = z.strictObject({
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
  profile,
})
export type ShipData = z.infer<typeof shipSchema>
