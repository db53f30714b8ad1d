import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { isLost, sink } from './gone'
import { says } from './says'

const flotation = trackId('flotation')
const flooding = trackId('flooding')

/** A leak: flooding level +1 and one flotation box crossed off. */
export function floodOnce(table: RuleDraft, ship: ShipId): void {
  if (isLost(table.ship(ship))) return
  table.apply({ type: 'trackMoved', ship, track: flooding, by: 1 }, says('leak'))
  loseFlotation(table, ship, 1)
}

/** Crosses off so many flotation boxes, as far as she has them; with the last she sinks. */
export function loseFlotation(table: RuleDraft, ship: ShipId, boxes: number): void {
  const left = own(table.ship(ship).tracks, flotation) ?? 0
  const lost = Math.min(boxes, left)
  if (lost === 0) return
  // What is left matters to the outcome only where it is all lost.
  if (lost === left) table.track(ship, flotation)
  const said = says('flotationLost', { ship: shipName(table.ship(ship)), n: lost, left: left - lost })
  table.apply({ type: 'trackMoved', ship, track: flotation, by: -lost }, said)
  if (lost === left) sink(table, ship)
}
