import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipId } from '../../../../kernel/ids'
import { trackOf } from '../../ship/card-parts'
import { beganOn } from '../../ship/state'
import { says } from './says'

const track = trackOf('aircraft')

/** Aircraft of a stand are lost, no more than it has. 12.4: a third or less calls for a morale test in the end phase. */
export function loseAircraft(table: RuleDraft, stand: ShipId, lost: number): number {
  const was = table.track(stand, track)
  const n = Math.min(lost, was)
  if (n <= 0) return 0
  const name = shipName(table.ship(stand))
  const left = was - n
  table.apply({ type: 'trackMoved', ship: stand, track, by: -n }, says('lost', { stand: name, n, left }))
  const third = beganOn(table.ship(stand), 'aircraft') / 3
  if (left === 0) table.because(says('noneLeft', { stand: name }))
  else if (was > third && left <= third) table.because(says('third', { stand: name }))
  return n
}
