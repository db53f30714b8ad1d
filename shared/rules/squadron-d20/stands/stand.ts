import { z } from 'zod'
import { aircraftSheet } from './aircraft'
import { shipSheet } from './ship'
import { shoreSheet } from './shore'
import { smallCraftSheet } from './small-craft'

/** The `data` of a ship document for Squadron d20: a ship, or a stand of small craft or aircraft, or a place ashore. */
export const standSheet = z.discriminatedUnion('kind', [shipSheet, smallCraftSheet, aircraftSheet, shoreSheet])
export type StandSheet = z.infer<typeof standSheet>
export type StandKind = StandSheet['kind']
