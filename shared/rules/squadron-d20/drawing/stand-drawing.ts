import type { StandData } from '../ship/ship'
import { aircraftDrawing } from './aircraft-drawing'
import { boatDrawing } from './boat-drawing'
import { Drawing } from './drawing'
import { shipDrawing } from './ship-drawing'
import { shoreDrawing } from './shore-drawing'

const known = new WeakMap<StandData, Drawing>()

/** What a stand looks like: a ship or a boat from her side, aircraft from above, a place ashore from the sea. */
export function standDrawing(stand: StandData): Drawing {
  const kept = known.get(stand)
  if (kept) return kept
  const drawn = drawingBy(stand)
  known.set(stand, drawn)
  return drawn
}

function drawingBy(stand: StandData): Drawing {
  switch (stand.kind) {
    case 'ship':
      return shipDrawing(stand)
    case 'smallCraft':
      return boatDrawing(stand)
    case 'aircraft':
      return aircraftDrawing(stand.plan)
    case 'shore':
      return shoreDrawing(stand)
  }
}
