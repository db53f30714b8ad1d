import type { Point } from '../../../card/drawn-shapes'
import type { ShipDocument } from '../../../documents/ship'
import type { BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { silhouettePaths } from '../../kit/card/drawing'
import type { Silhouette } from '../../pack/rules-pack'
import { shipDrawing } from '../drawing/ship-drawing'
import { locations } from './ship'
import { orderOf, shipOf, placeOfBox } from './ship-data'

const margin = 24
const belowWater = 14

/** Her recognition silhouette, bow left; in one scale with all ships of the house, small craft a little enlarged. */
export const silhouette = onceEach((document: ShipDocument): Silhouette => {
  const { lengthMetres } = shipOf(document)
  const { drawing } = shipDrawing(shipOf(document))
  const length = 1000 * Math.pow(lengthMetres / 128, 0.6)
  const perMetre = length / lengthMetres
  const all = [...drawing.solids, ...drawing.lines].flat()
  const left = Math.min(0, ...all.map(([x]) => x))
  const right = Math.max(36, ...all.map(([x]) => x))
  const waterline = Math.max(...all.map(([, up]) => up)) * perMetre + 10
  const across = (x: number) => margin + ((x - left) / 36) * length
  const at = ([x, up]: Point): Point => [across(x), waterline - up * perMetre]
  return {
    width: Math.round(across(right) + margin),
    height: Math.round(waterline + belowWater),
    waterline,
    ...silhouettePaths(drawing, at),
  }
})

/** The water lies two thirds down: a hull space is struck just over it, the rest well above. */
const down = { hull: 0.58, above: 0.26 } as const

/** Where a box lies on her side, 0 to 1 from the bow and from above. */
export function hitPlace(_document: ShipDocument, box: BoxId): { along: number; down: number } | undefined {
  const { at, is } = placeOfBox(box)
  if (!locations.includes(at)) return undefined
  return { along: (orderOf(at) + 0.5) / locations.length, down: down[is] }
}
