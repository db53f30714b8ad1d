import type { ShipDocument } from '../../documents/ship'
import type { Silhouette } from '../rules-pack'
import { partsOf } from './drawing/parts'
import { seaFrame } from './drawing/sea-frame'
import { gunFill, gunLight } from './drawing/silhouette-guns'
import { hullFill, hullLight } from './drawing/silhouette-hull'
import { riggingLines, topHamperFill, topHamperLight } from './drawing/silhouette-top-hamper'
import { shipOf } from './ship-data'

const silhouettes = new WeakMap<ShipDocument, Silhouette>()

/** Her recognition silhouette, bow left; all ships in one scale, small craft a little enlarged. */
export function silhouette(document: ShipDocument): Silhouette {
  const known = silhouettes.get(document)
  if (known) return known
  const ship = shipOf(document)
  const parts = partsOf(ship)
  const frame = seaFrame(ship, parts)
  const drawn: Silhouette = {
    width: Math.round(frame.width),
    height: Math.round(frame.height),
    waterline: frame.waterline,
    fill: hullFill(ship, parts, frame) + gunFill(parts, frame) + topHamperFill(ship, parts, frame),
    lines: riggingLines(ship, parts, frame),
    light: hullLight(parts, frame) + gunLight(parts, frame) + topHamperLight(ship, parts, frame),
  }
  silhouettes.set(document, drawn)
  return drawn
}
