import type { ShipDocument } from '../../../documents/ship'
import { fittings } from '../drawing/fittings'
import { hullEnds } from '../drawing/hull-ends'
import { partsOf } from '../drawing/parts'
import { figure, point } from '../../../card/drawn-shapes'
import { onceEach } from '../../../kernel/once-each'
import { ridges, skyline } from '../drawing/ridges'
import { shipOf } from './ship-data'

/** The ship seen from port behind the grid of her card: SVG path data in grid units (x 0 to 10, y 0 to 6). */
export interface Profile {
  /** Hull above the waterline with everything on it; closed. */
  readonly above: string
  /** Hull below the waterline, rudder and screw; closed. */
  readonly below: string
  /** Barrels, masts, rigging, caps: thin lines, not closed. */
  readonly lines: string
}

export const profileOf = onceEach((document: ShipDocument): Profile => {
  const ship = shipOf(document)
  const parts = partsOf(ship)
  const ends = hullEnds(ship.profile)
  const outline = skyline(ridges(ship, parts, ends), 4)
  const keel = parts.keel
  const first = outline[0] ?? [ends.bowWater, 4]
  return {
    above: `M${figure(ends.bowWater)} 4L${outline.map(point).join('L')}L${figure(ends.sternWater)} 4Z`,
    below: `M${figure(ends.bowWater)} 4${ends.bowBelow(keel)}L8.6 ${keel}${ends.sternBelow(keel)}Z` + rudder(keel),
    lines: fittings(ship, parts, first),
  }
})

/** Rudder under the stern and a screw before it. */
function rudder(keel: number): string {
  const top = 4.55
  return (
    `M9.42 ${top}H9.7L9.78 ${figure(keel - 0.1)}H9.4Z` +
    `M9.14 ${figure(keel - 0.52)}C9.02 ${figure(keel - 0.85)} 9.3 ${figure(keel - 0.85)} 9.2 ${figure(keel - 0.5)}` +
    `C9.32 ${figure(keel - 0.12)} 9.02 ${figure(keel - 0.12)} 9.14 ${figure(keel - 0.48)}Z`
  )
}
