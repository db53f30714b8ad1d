import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipId } from '../../../../kernel/ids'
import { trackOf } from '../../ship/card-parts'
import { beganOn } from '../../ship/state'
import { says as saysOfDamage } from '../damage/says'
import { says } from './says'

/** Small guns take S off a ship and nothing else. 12.3: a third or less, and nothing, call for a morale test each. */
export function loseStructure(table: RuleDraft, ship: ShipId, lost: number): number {
  const was = table.track(ship, trackOf('structure'))
  const n = Math.min(lost, was)
  if (n <= 0) return 0
  const name = shipName(table.ship(ship))
  const left = was - n
  const third = beganOn(table.ship(ship), 'structure') / 3
  table.apply(
    { type: 'trackMoved', ship, track: trackOf('structure'), by: -n },
    says('structureLost', { ship: name, n, left }),
  )
  if (was > third && left <= third) table.because(saysOfDamage('hit.third.structure', { ship: name }))
  if (left === 0) table.because(saysOfDamage('hit.nothing.structure', { ship: name }))
  return n
}
