import { onceEach } from '../../../kernel/once-each'
import type { StandData } from '../ship/ship'
import { aircraftDrawing } from './aircraft-drawing'
import { boatDrawing } from './boat-drawing'
import { Drawing } from '../../kit/card/drawing'
import { shipDrawing } from './ship-drawing'
import { shoreDrawing } from './shore-drawing'

/** What a stand looks like: a ship or a boat from her side, aircraft from above, a place ashore from the sea. */
export const standDrawing = onceEach((stand: StandData): Drawing => {
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
})
