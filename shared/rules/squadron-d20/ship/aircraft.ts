import { z } from 'zod'
import { crewQuality } from './figures'

/** What an aircraft is to the table of air combat (9.15). */
export const aircraftRoles = ['fighter', 'fighterBomber', 'other'] as const

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

const combatFactor = z.int().min(0).max(60)

/** A stand of aircraft. */
export const aircraftSchema = z.strictObject({
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
  plan: z.enum(['singleEngine', 'twinEngine', 'fourEngine', 'biplane', 'floatplane', 'flyingBoat']),
})
export type AircraftData = z.infer<typeof aircraftSchema>
