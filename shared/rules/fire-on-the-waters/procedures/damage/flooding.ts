import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { hullBox } from '../../ship/boxes'
import { rulingOf } from '../../table/house-rules'
import type { Place } from '../../ship/ship'
import { flotationOf, shipOf } from '../../ship/ship-data'
import { goes, isGone } from './gone'
import { clearMark, setMark } from './marks'
import { says } from './says'
import { putOutMounts } from './supply'

const flotation = trackId('flotation')

/** A space floods, once: its points are lost, and a fire in a magazine there goes out. */
export function flood(table: RuleDraft, ship: ShipId, place: Place): void {
  const box = hullBox(place.at)
  if (table.mark(ship, box, 'flooded')) return
  const inPlay = table.ship(ship)
  setMark(table, ship, box, 'flooded', says(`floods.${place.hull.kind}`, { ship: shipName(inPlay), at: place.at }))
  if (place.hull.kind === 'magazine') {
    clearMark(table, ship, box, 'burning', says('fireDrowned', { at: place.at }))
    putOutMounts(table, ship, place)
  }
  loseFlotation(table, ship, place.points)
}

/** Crosses off points, as many as she has. Ruling `sinksWhen`: she sinks with the last, or with half of them. */
function loseFlotation(table: RuleDraft, ship: ShipId, points: number): void {
  if (isGone(table.ship(ship))) return
  const left = table.track(ship, flotation)
  const lost = Math.min(points, left)
  if (lost === 0) return
  const total = flotationOf(shipOf(table.ship(ship).document))
  const values = { ship: shipName(table.ship(ship)), n: lost, left: left - lost, total }
  table.apply({ type: 'trackMoved', ship, track: flotation, by: -lost }, says('flotationLost', values))
  const sinksAt = rulingOf(table.state, 'sinksWhen') === 'halfFpLost' ? total / 2 : 0
  if (left - lost <= sinksAt) goes(table, ship, 'sunk')
}
