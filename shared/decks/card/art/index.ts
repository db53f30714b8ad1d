import type { Operation } from '../../../card/operations'
import { artOperations, type ArtPart } from './art-part'
import { roseParts } from './compass-rose'

const drawings: Readonly<Record<string, () => readonly ArtPart[]>> = {}

const drawn = new Map<string | null, readonly Operation[]>()

/** The picture of a naval event by its key, drawn once; a compass rose where there is none. */
export function pictureOf(art: string | null): readonly Operation[] {
  const known = drawn.get(art)
  if (known) return known
  const drawing = art !== null && Object.hasOwn(drawings, art) ? drawings[art] : undefined
  const operations = artOperations(drawing ? drawing() : roseParts(317.5, 234, 148))
  drawn.set(art, operations)
  return operations
}
