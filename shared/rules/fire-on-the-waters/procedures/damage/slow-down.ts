import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { presentSpeed } from '../../ship/speed'
import { says } from './says'

const speed = trackId('speed')

export function mostSpeed(table: RuleDraft, ship: ShipId): number {
  return presentSpeed(table.ship(ship), table.state).most
}

/** Recalculates her maximum speed and reports each loss; a faster ship slows down to it. */
export function slowDown(table: RuleDraft, ship: ShipId, mostBefore: number): void {
  const { most, losses } = presentSpeed(table.ship(ship), table.state)
  if (most === mostBefore) return
  const name = shipName(table.ship(ship))
  table.because(...losses.map(({ say }) => say), says(most === 0 ? 'stopped' : 'mostSpeed', { ship: name, most }))
  const now = table.track(ship, speed)
  if (now > most) table.apply({ type: 'trackMoved', ship, track: speed, by: most - now })
}
