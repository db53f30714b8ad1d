import { z, type ZodType } from 'zod'
import { schemaProblem } from '../../json/schema-problem'
import type { ShipDocument } from '../../documents/ship'
import { done, type Refusal, type Result } from '../../kernel/result'
import type { ShipReader } from './ship-reader'

/** Checks ship documents for a pack: its schema, then what a schema cannot express, in order. Refusals name `where`. */
export function shipCheck<Ship>(
  schema: ZodType<Ship>,
  readShip: ShipReader<Ship>['readShip'],
  checks: readonly ((ship: Ship) => Refusal | undefined)[],
): (document: ShipDocument) => Result<ShipDocument> {
  const inDocument = z.looseObject({ data: schema })
  return (document) => {
    const ship = readShip(document)
    if (!ship) return schemaProblem(inDocument.safeParse(document).error!, document).refusal
    for (const check of checks) {
      const found = check(ship)
      if (found) return found
    }
    return done(document)
  }
}
