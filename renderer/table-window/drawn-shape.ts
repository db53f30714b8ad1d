import { placeShip, spread, type Company, type Spot } from './silhouette-place'
import type { ShapeShown } from '#shared/table-view/ship-shown'

/** How steeply a lost ship goes down by the stern, which lies at the right. */
const sinkingDegrees = 13
/** Of a ship that has lost all but her last flotation: how deep she lies, as a part of her height, and how steeply. */
const [deepest, steepest] = [0.09, 4]

/**
 * A ship as the recognition books draw her, with crosses, flames and waves where she is hit, over her flotation: in as
 * few paths as can be, so that a board of many ships is there at once.
 */
export function drawnShape(
  shape: ShapeShown,
  company: Company,
  box: { readonly width: number; readonly height: number },
) {
  const at = placeShip(shape, company, box)
  const { silhouette, hits, afloat, pose, isOut, isBurning, isFlooding } = shape
  const { x, y, width, waterY, bar, signUnit, unit } = at
  const on = (mark: 'struck' | 'burning' | 'flooded') => hits.filter((hit) => hit.mark === mark)
  const burning = on('burning').map(at.hitAt)
  const flooded = [...new Set(on('flooded').map(({ along }) => along))]
  const waves = flooded.length > 0 || !isFlooding ? flooded : [0.5]
  const scale = width / silhouette.width
  const lost = x + width * (afloat ?? 1)
  const sinking = { x: x + width * 0.7, y: waterY, degrees: sinkingDegrees, deep: 14 * unit }
  return {
    silhouette,
    line: silhouette.width / 420,
    hull: `translate(${x} ${y}) scale(${scale})`,
    lies: pose === 'sinking' ? sinking : settling(shape, at, scale),
    /** Down to the water: what is under it is not seen. */
    seenTo: pose === 'sinking' || (afloat ?? 1) < 1 ? waterY : box.height,
    swell: pose === 'sinking' ? swell(x, width, waterY, 9 * signUnit) : undefined,
    swellWidth: 2.4 * signUnit,
    bar: afloat === null ? undefined : barPaths(at, lost),
    /** What floats without a track of flotation: aircraft, boats. */
    waterline: afloat === null && !isOut ? `M${x - 6} ${waterY}h${width + 12}` : undefined,
    crosses: spread(on('struck').map(at.hitAt), 13 * signUnit)
      .map((spot) => cross(spot, 7.5 * signUnit))
      .join(''),
    crossWidth: 4 * signUnit,
    barWidth: 1.4 * unit,
    lostWidth: 2.4 * unit,
    /** Fires without a box for their place burn amidships. */
    flames: (burning.length > 0 || !isBurning
      ? spread(burning, 20 * signUnit)
      : [at.hitAt({ along: 0.5, down: 0.2 })]
    ).map((spot) => glyphAt(spot.x - 17 * signUnit, spot.y - 23 * signUnit, (34 / 24) * signUnit)),
    waves: waves.map((along) => glyphAt(x + along * width - 14 * signUnit, bar.y + 6 * unit, (28 / 24) * signUnit)),
    /** What has turned about shows its other side, about this. */
    middle: x + width / 2,
  }
}

/** About which place a ship is turned, how steeply, and how deep she lies: by what she has lost, towards where she is hit. */
function settling({ afloat, hits, silhouette }: ShapeShown, at: ReturnType<typeof placeShip>, scale: number) {
  const lost = 1 - (afloat ?? 1)
  const middle = hits.reduce((sum, { along }) => sum + along, 0) / Math.max(1, hits.length)
  const way = hits.length > 0 && middle < 0.5 ? -1 : 1
  const deep = lost * deepest * silhouette.waterline * scale
  return { x: at.x + at.width / 2, y: at.waterY, degrees: way * lost * steepest, deep }
}

const glyphAt = (x: number, y: number, scale: number) => `translate(${x} ${y}) scale(${scale})`

const cross = ({ x, y }: Spot, size: number) =>
  `M${x - size} ${y - size}l${2 * size} ${2 * size}M${x - size} ${y + size}l${2 * size} ${-2 * size}`

/** Her flotation: the ground under her, what is left of it, and diagonals over what is lost, cut off at its ends. */
function barPaths({ x, width, waterY, bar, unit }: ReturnType<typeof placeShip>, lost: number) {
  const rect = (left: number, top: number, right: number) => `M${left} ${top}H${right}V${bar.y + bar.height}H${left}z`
  const step = 6 * unit
  const strokes: string[] = []
  for (let from = lost - bar.height; lost < x + width && from < x + width; from += step) {
    const [left, right] = [Math.max(lost, from), Math.min(x + width, from + bar.height)]
    const heightAt = (along: number) => bar.y + bar.height - (along - from)
    if (right > left) strokes.push(`M${left} ${heightAt(left)}L${right} ${heightAt(right)}`)
  }
  return {
    ground: rect(x, waterY, x + width),
    left: rect(x, bar.y, lost),
    edge: rect(x, bar.y, x + width),
    lost: strokes.join(''),
  }
}

function swell(x: number, width: number, waterY: number, step: number): string {
  const count = Math.ceil((width + 2 * step) / (2 * step))
  return `M${x - step} ${waterY}${`q${step / 2} ${-step / 2} ${step} 0t${step} 0`.repeat(count)}`
}
