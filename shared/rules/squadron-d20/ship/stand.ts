import { z } from 'zod'
import { aircraftSchema } from './aircraft'
import { shipSchema } from './ship'
import { shoreSchema } from './shore'
import { smallCraftSchema } from './small-craft'

/** The `data` of a ship document for Squadron d20: a ship, or a stand of small craft or aircraft, or a place ashore. */
export const standSchema = z.discriminatedUnion('kind', [shipSchema, smallCraftSchema, aircraftSchema, shoreSchema])
export type StandData = z.infer<typeof standSchema>
export type StandKind = StandData['kind']
