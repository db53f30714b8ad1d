import { z } from 'zod'
import { faces, id, torpedoSettings } from './figures'

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

export const battery = z.strictObject({
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
export const weapons = z.strictObject({
  main: gunGroup.nullable(),
  other: gunGroup.nullable(),
  torpedoes: torpedoGroup.nullable(),
})
export type Weapons = z.infer<typeof weapons>
