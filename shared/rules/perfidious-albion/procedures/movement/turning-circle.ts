import type { GameState, ShipInPlay } from '../../../../game/state'
import { shipOf } from '../../ship/ship-data'
import { isDoneThisTurn } from '../turn/once-a-turn'

export interface TurningCircles {
  /** The one she turns on this turn. */
  readonly inches: number
  /** The next smaller one, for an emergency turn; `undefined` where the card has none. */
  readonly nextSmallerInches: number | undefined
  /** An emergency turn has been passed this turn. */
  readonly isTight: boolean
}

export function turningCircles(state: GameState, ship: ShipInPlay): TurningCircles {
  const [usual = 0, smaller] = shipOf(ship.document).turningCirclesInches
  const isTight = smaller !== undefined && isDoneThisTurn(state, 'tightTurn', ship.id)
  return { inches: isTight ? smaller : usual, nextSmallerInches: smaller, isTight }
}
