import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import type { Silhouette } from '../../pack/rules-pack'
import { partsOf } from '../drawing/parts'
import { seaFrame } from '../drawing/sea-frame'
import { gunFill, gunLight, hullFill, hullLight } from '../drawing/silhouette-hull'
import { riggingLines, topHamperFill, topHamperLight } from '../drawing/silhouette-top-hamper'
import { shipOf } from './ship-data'

/** Her recognition silhouette, bow left; all ships in one scale, small craft a little enlarged. */
export const silhouette = onceEach((document: ShipDocument): Silhouette => {
  const ship = shipOf(document)
  const parts = partsOf(ship)
  const frame = seaFrame(ship, parts)
  return {
    width: Math.round(frame.width),
    height: Math.round(frame.height),
    waterline: frame.waterline,
    fill: hullFill(ship, parts, frame) + gunFill(parts, frame) + topHamperFill(ship, parts, frame),
    lines: riggingLines(ship, parts, frame),
    light: hullLight(parts, frame) + gunLight(parts, frame) + topHamperLight(ship, parts, frame),
  }
})
