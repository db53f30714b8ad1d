import { z } from 'zod'
import { bands, crewQuality, thickness } from './figures'
import { factors } from './ship'
import { weapons } from './weapons'

/** A place ashore: an air base, a shore battery, or both. It has S and no F, and is a land target. */
export const shoreSchema = z.strictObject({
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
