import { z } from 'zod'
import { misfitOf } from '../../documents/schema-misfit'
import type { ShipDocument } from '../../documents/ship'
import { done, type Result } from '../../kernel/result'
import { batteryFlaw } from './check-batteries'
import { placeFlaw } from './check-places'
import { plantFlaw } from './check-plant'
import { torpedoFlaw } from './check-torpedoes'
import { waterShip } from './ship'
import { readShip } from './ship-data'

const inDocument = z.looseObject({ data: waterShip })

/** Holds a ship document against the pack: its schema, then what a schema cannot say. Refusals name `where`. */
export function checkShip(document: ShipDocument): Result<ShipDocument> {
  const ship = readShip(document)
  if (!ship) return misfitOf(inDocument.safeParse(document).error!, document).refusal
  return placeFlaw(ship) ?? plantFlaw(ship) ?? batteryFlaw(ship) ?? torpedoFlaw(ship) ?? done(document)
}
