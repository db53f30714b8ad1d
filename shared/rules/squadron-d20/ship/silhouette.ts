import { line, polygon, type Point } from '../../../card/drawn-shapes'
import type { ShipDocument } from '../../../documents/ship'
import type { Silhouette } from '../../pack/rules-pack'
import { extentOf, Drawing } from '../drawing/drawing'
import { standDrawing } from '../drawing/stand-drawing'
import { dataOf } from './stand-data'
import type { StandData } from './stand'

const silhouettes = new WeakMap<ShipDocument, Silhouette>()

const margin = 24
const belowWater = 14

/**
 * Recognition silhouette: ships bow left, in one scale with all ships of the house, small craft a little enlarged;
 * aircraft from above, nose left; a place ashore from the sea.
 */
export function silhouette(document: ShipDocument): Silhouette {
  const known = silhouettes.get(document)
  if (known) return known
  const stand = dataOf(document)
  const drawing = stand.kind === 'aircraft' ? noseLeft(standDrawing(stand)) : standDrawing(stand)
  const { left, right, top, bottom } = extentOf(drawing)
  const perMetre = scaleOf(stand, right - left, top)
  const waterline = top * perMetre + 10
  const at = ([x, up]: Point): Point => [margin + (x - left) * perMetre, waterline - up * perMetre]
  const below = Math.max(belowWater, -bottom * perMetre + 10)
  const drawn: Silhouette = {
    width: Math.round((right - left) * perMetre + 2 * margin),
    height: Math.round(waterline + below),
    waterline,
    fill: drawing.solids.map((points) => polygon(...points.map(at))).join(''),
    lines: drawing.lines.map((points) => line(...points.map(at))).join(''),
    light: drawing.light.map((points) => line(...points.map(at))).join(''),
  }
  silhouettes.set(document, drawn)
  return drawn
}

/** Units of a silhouette to the metre. Aircraft are drawn no higher than the ships beside them. */
function scaleOf(stand: StandData, width: number, height: number): number {
  switch (stand.kind) {
    case 'ship':
    case 'smallCraft':
      return (1000 * Math.pow(stand.lengthMetres / 128, 0.6)) / width
    case 'aircraft':
      return Math.min(210, 170 * Math.pow(height / 12, 0.35)) / height
    case 'shore':
      return 1200 / width
  }
}

/** Aircraft are drawn nose up. */
function noseLeft(drawn: Drawing): Drawing {
  const { left, top } = extentOf(drawn)
  const turned = new Drawing()
  const turn = (shapes: Drawing['lines']) =>
    shapes.map((points) => points.map(([x, up]): Point => [top - up, x - left]))
  turned.solids.push(...turn(drawn.solids))
  turned.lines.push(...turn(drawn.lines))
  turned.light.push(...turn(drawn.light))
  return turned
}
