import type { ShipDocument } from '../../../documents/ship'
import { dataOf } from '../ship/stand-data'
import type { Block } from './block'
import { aircraftBlocks } from './aircraft-card'
import { shipBlocks } from './ship-card'
import { shoreBlocks } from './shore-card'
import { smallCraftBlocks } from './small-craft-card'

const known = new WeakMap<ShipDocument, readonly Block[]>()

/** The parts of a card, by the kind of stand; made once per document. */
export function blocksOf(document: ShipDocument): readonly Block[] {
  const kept = known.get(document)
  if (kept) return kept
  const made = blocksBy(document)
  known.set(document, made)
  return made
}

function blocksBy(document: ShipDocument): readonly Block[] {
  const data = dataOf(document)
  switch (data.kind) {
    case 'ship':
      return shipBlocks(document, data)
    case 'smallCraft':
      return smallCraftBlocks(document, data)
    case 'aircraft':
      return aircraftBlocks(document, data)
    case 'shore':
      return shoreBlocks(document, data)
  }
}
