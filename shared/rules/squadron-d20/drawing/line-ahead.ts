import type { SmallCraftData } from '../ship/ship'
import { boatDrawing } from './boat-drawing'
import { Drawing } from './drawing'

const most = 3

/** The vessels of a stand one behind the other, as many as a picture takes. */
export function lineAhead(stand: SmallCraftData): Drawing {
  const one = boatDrawing(stand)
  const line = new Drawing()
  const pitch = stand.lengthMetres * 1.22
  for (let vessel = 0; vessel < Math.min(most, stand.vessels); vessel++) {
    const moved = (shapes: Drawing['lines']) =>
      shapes.map((points) => points.map(([x, up]) => [x + vessel * pitch, up] as const))
    line.solids.push(...moved(one.solids))
    line.lines.push(...moved(one.lines))
    line.light.push(...moved(one.light))
  }
  return line
}
