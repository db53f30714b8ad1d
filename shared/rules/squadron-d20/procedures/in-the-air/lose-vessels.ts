import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipId } from '../../../../kernel/ids'
import { trackOf } from '../../ship/card-parts'
import { says } from './says'

/** Vessels of a stand of small craft are lost, no more than it has. */
export function loseVessels(table: RuleDraft, stand: ShipId, lost: number): number {
  const was = table.track(stand, trackOf('vessels'))
  const n = Math.min(lost, was)
  if (n <= 0) return 0
  const values = { stand: shipName(table.ship(stand)), n, left: was - n }
  table.apply({ type: 'trackMoved', ship: stand, track: trackOf('vessels'), by: -n }, says('vesselsLost', values))
  if (n === was) table.because(says('noneLeft', values))
  return n
}
