import { placeShip, spread, type Company, type Spot } from '../table-window/silhouette-place'
import type { ShapeShown } from '#shared/table-view/ship-shown'

/** The drawing of a row, in px at the usual size of text. */
export const shapeBox = { width: 106, height: 40 } as const

/** How steeply a lost ship goes down by the stern, which lies at the right. */
const sinkingDegrees = 13

/**
 * What the second screen draws of a ship in as few paths as can be: all crosses are one, as are the waves. A board of
 * many ships is there at once.
 */
export function boardShape(shape: ShapeShown, company: Company) {
  const at = placeShip(shape, company, shapeBox)
  const { silhouette, hits, afloat, pose, isOut, isBurning, isFlooding } = shape
  const { x, y, width, waterY, bar, signUnit, unit } = at
  const on = (mark: 'struck' | 'burning' | 'flooded') => hits.filter((hit) => hit.mark === mark)
  const burning = on('burning').map(at.hitAt)
  const flooded = [...new Set(on('flooded').map(({ along }) => along))]
  const waves = flooded.length > 0 || !isFlooding ? flooded : [0.5]
  const scale = width / silhouette.width
  const down = `rotate(${sinkingDegrees} ${x + width * 0.7} ${waterY}) translate(0 ${14 * unit}) `
  const lost = x + width * (afloat ?? 1)
  return {
    silhouette,
    line: silhouette.width / 420,
    hull: `${pose === 'sinking' ? down : ''}translate(${x} ${y}) scale(${scale})`,
    /** Down to the water: what is sunk is not seen. */
    seenTo: pose === 'sinking' ? waterY : shapeBox.height,
    swell: pose === 'sinking' ? swell(x, width, waterY, 9 * signUnit) : undefined,
    bar: afloat === null ? undefined : barPaths(at, lost),
    /** What floats without a track of flotation: aircraft, boats. */
    waterline: afloat === null && !isOut ? `M${x - 6} ${waterY}h${width + 12}` : undefined,
    crosses: spread(on('struck').map(at.hitAt), 13 * signUnit)
      .map((spot) => cross(spot, 7.5 * signUnit))
      .join(''),
    crossWidth: 4 * signUnit,
    barWidth: 1.4 * unit,
    /** Fires without a box for their place burn amidships. */
    flames: (burning.length > 0 || !isBurning
      ? spread(burning, 20 * signUnit)
      : [at.hitAt({ along: 0.5, down: 0.2 })]
    ).map((spot) => glyphAt(spot.x - 17 * signUnit, spot.y - 23 * signUnit, (34 / 24) * signUnit)),
    waves: waves.map((along) => glyphAt(x + along * width - 14 * signUnit, bar.y + 6 * unit, (28 / 24) * signUnit)),
    turned: pose === 'turned' ? `translate(${2 * x + width} 0) scale(-1 1)` : undefined,
  }
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

/** Strokes of barrels: width, distance and height, px. */
const barrel = { width: 5, pitch: 6, height: 13 } as const

/** A stroke for each barrel: solid while it serves, hatched when it is lost. */
export function gunStrokes({ left, of }: { readonly left: number; readonly of: number }) {
  const { width, pitch, height } = barrel
  const each = (from: number, to: number, path: (x: number) => string) =>
    Array.from({ length: to - from }, (_, i) => path((from + i) * pitch)).join('')
  return {
    ...{ width: of * pitch, height },
    serve: each(0, left, (x) => `M${x} 0h${width}v${height}h${-width}z`),
    lost: each(left, of, (x) => {
      const hatches = [4, 8, 12].map((y) => `M${x + 0.5} ${y}l${width - 1} -3`).join('')
      return `M${x + 0.5} 0.5h${width - 1}v${height - 1}h${1 - width}z${hatches}`
    }),
  }
}
