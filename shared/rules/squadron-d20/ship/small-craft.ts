import { z } from 'zod'
import { bands, crewQuality, factor, knots, mvr, size, torpedoSettings } from './figures'

/** A stand of type X: several small craft on one base. */
export const smallCraftSchema = z.strictObject({
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
})
export type SmallCraftData = z.infer<typeof smallCraftSchema>
