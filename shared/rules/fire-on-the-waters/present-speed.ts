import type { ShipInPlay } from '../../game/state'
import { trackId } from '../../kernel/ids'
import { flotationOf, itemsOf, shipOf } from './ship-data'

/** One step of the sum: what took how many inches a turn. */
export interface SpeedLoss {
  readonly cause: string
  readonly inches: number
}

/** Until her plant is reckoned with: what flooding and funnels leave of her speed. */
export function presentSpeed(inPlay: ShipInPlay): { readonly most: number; readonly losses: readonly SpeedLoss[] } {
  const ship = shipOf(inPlay.document)
  const total = flotationOf(ship)
  const lost = total - (inPlay.tracks[trackId('flotation')] ?? total)
  const flooding = Math.min(ship.topSpeed, quarter((lost / (total / 2)) * ship.topSpeed))
  const funnels = itemsOf(ship, 'funnel').filter(({ box }) => inPlay.boxes[box]?.includes('struck')).length
  const losses = [
    { cause: 'flooding', inches: flooding },
    { cause: 'funnel', inches: Math.min(ship.topSpeed - flooding, funnels * 0.25) },
  ].filter(({ inches }) => inches > 0)
  return { most: losses.reduce((speed, { inches }) => speed - inches, ship.topSpeed), losses }
}

/** To the nearest quarter inch, half up. */
function quarter(inches: number): number {
  return Math.floor(inches * 4 + 0.5) / 4
}
