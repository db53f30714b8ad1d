import type { Operation } from '../../../card/operations'
import type { Cell } from './hull'
import { cellPlace } from './places'

/** The armour value in a tab at the lower right; thin plates carry a smaller one. */
export function armourTab(cell: Cell): Operation[] {
  if (cell.armour === 0) return []
  const place = cellPlace(cell.section, cell.deck)
  const [width, height, baseline] = cell.armour >= 5 ? [3.6, 3.9, 0.9] : [3.2, 3.5, 0.6]
  const x = place.x + place.width - width
  return [
    { op: 'rect', x, y: place.y + place.height - height, width, height, fill: 'plate' },
    {
      op: 'text',
      x: x + 1.65,
      y: place.y + place.height - baseline,
      text: String(cell.armour),
      size: 3.3,
      face: 'work-700',
      ink: 'on-plate',
      anchor: 'middle',
    },
  ]
}
