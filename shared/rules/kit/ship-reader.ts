import { z, type ZodType } from 'zod'
import type { ShipDocument } from '../../documents/ship'
import { sameValue } from '../../kernel/same-value'
import { schemaProblem } from '../../json/schema-problem'
import { done, type Refusal, type Result } from '../../kernel/result'

/** How a pack reads its own part of ship documents: each document once, sisters together. */
export interface ShipReader<Ship> {
  /** The pack's part; a substitute where the data do not fit, so that folding an old journal never throws. */
  shipOf(document: ShipDocument): Ship
  /** The same; `undefined` for data that does not fit the schema. */
  readShip(document: ShipDocument): Ship | undefined
}

const mostKept = 400

/** A reader for one schema. `unreadable` replaces data that the pack's check would have refused. */
export function shipReader<Ship>(schema: ZodType<Ship>, unreadable: Ship): ShipReader<Ship> {
  const read = new WeakMap<ShipDocument, Ship>()
  /** An old journal or an editor may hold such a ship and read it again and again. */
  const unfit = new WeakSet<ShipDocument>()
  /** Sisters have the same data, and so has a ship read from a file again: what was sound once is not checked again. */
  const soundByText = new Map<string, Ship>()
  /** In a squadron sisters follow one another: to compare their data takes half the time of writing it down. */
  let lastRead: { readonly data: ShipDocument['data']; readonly ship: Ship } | undefined

  function readShip(document: ShipDocument): Ship | undefined {
    const known = read.get(document)
    if (known) return known
    if (unfit.has(document)) return undefined
    const ship = sisterOf(document) ?? readByText(document)
    if (!ship) {
      unfit.add(document)
      return undefined
    }
    read.set(document, ship)
    lastRead = { data: document.data, ship }
    return ship
  }

  function sisterOf({ data }: ShipDocument): Ship | undefined {
    return lastRead && sameValue(lastRead.data, data) ? lastRead.ship : undefined
  }

  function readByText(document: ShipDocument): Ship | undefined {
    const text = JSON.stringify(document.data)
    return soundByText.get(text) ?? parse(document, text)
  }

  function parse({ data }: ShipDocument, text: string): Ship | undefined {
    const ship = schema.safeParse(data).data
    if (!ship) return undefined
    if (soundByText.size >= mostKept) soundByText.delete(soundByText.keys().next().value!)
    soundByText.set(text, ship)
    return ship
  }

  return { readShip, shipOf: (document) => readShip(document) ?? unreadable }
}

/** Checks ship documents for a pack: its schema, then the first problem that a schema cannot express. Refusals name `where`. */
export function shipCheck<Ship>(
  schema: ZodType<Ship>,
  readShip: ShipReader<Ship>['readShip'],
  problemsOf: (ship: Ship) => Iterable<Refusal>,
): (document: ShipDocument) => Result<ShipDocument> {
  const inDocument = z.looseObject({ data: schema })
  return (document) => {
    const ship = readShip(document)
    if (!ship) return schemaProblem(inDocument.safeParse(document).error!, document).refusal
    for (const problem of problemsOf(ship)) return problem
    return done(document)
  }
}
