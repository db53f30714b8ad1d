import { z } from 'zod'

/** Figures that several kinds of stand share. Most bounds are printed; the others only keep files sane. */
export const id = z.string().regex(/^[A-Za-z0-9]{1,8}$/)
export const crewQuality = z.int().min(-2).max(2)
/** Bands of 5,000 yards, 25 cm on the table. */
export const bands = z.int().min(0).max(5)
export const size = z.int().min(-4).max(3)
export const knots = z.int().min(0).max(60)
export const factor = z.int().min(0).max(20)
/** Of armour, in the unit of the rule book; 0 is none. */
export const thickness = z.int().min(0).max(30)
/** How far she goes straight on before she may turn: centimetres. */
export const mvr = z.int().min(0).max(60)

/** Faces of the owner's D10 that find a weapons group. */
export const faces = z.strictObject({ from: z.int().min(1).max(10), to: z.int().min(1).max(10) })

/** From fast to slow; a slower torpedo runs no less far. */
export const torpedoSettings = z
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
