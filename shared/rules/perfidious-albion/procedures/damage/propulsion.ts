import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { rulingOf } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import { says } from './says'

const propulsion = trackId('propulsion')

/**
 * One propulsion box lost: her maximum speed drops to the next level of the card. A ship above it comes down in her
 * next movement, as `speedAfterLoss` says; with no level left she is dead in the water.
 */
export function losePropulsion(table: RuleDraft, ship: ShipId): void {
  const inPlay = table.ship(ship)
  const { speedLevels } = shipOf(inPlay.document)
  const lost = own(inPlay.tracks, propulsion) ?? 0
  if (lost >= speedLevels.length - 1) return
  const speed = speedLevels[lost + 1] ?? 0
  const values = { ship: shipName(inPlay), speed }
  table.apply({ type: 'trackMoved', ship, track: propulsion, by: 1 }, says('propulsionLost', values))
  if (speed === 0) table.because(says('deadInTheWater', values))
  else if ((own(inPlay.tracks, trackId('speed')) ?? 0) > speed) {
    table.because(says(`speedAfterLoss.${String(rulingOf(table.state, 'speedAfterLoss'))}`, values))
  }
}
