import type { SmallCraftSheet } from '../stands/small-craft'
import { boatDrawing } from './boat-drawing'
import { Sheet } from './sheet'

const most = 3

/** The vessels of a stand one behind the other, as many as a picture takes. */
export function lineAhead(stand: SmallCraftSheet): Sheet {
  const one = boatDrawing(stand)
  const line = new Sheet()
  const pitch = stand.lengthMetres * 1.22
  for (let vessel = 0; vessel < Math.min(most, stand.vessels); vessel++) {
    const moved = (shapes: Sheet['lines']) =>
      shapes.map((points) => points.map(([x, up]) => [x + vessel * pitch, up] as const))
    line.solids.push(...moved(one.solids))
    line.lines.push(...moved(one.lines))
    line.light.push(...moved(one.light))
  }
  return line
}
