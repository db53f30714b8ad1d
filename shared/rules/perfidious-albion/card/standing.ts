import type { Operation } from '../../../card/operations'
import { standingOperations } from '../../../card/standing-stamp'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { condition } from '../ship/state'
import { grid, gridRight } from './places'

const places = { stamp: { x: (grid.x + gridRight) / 2, y: 54 }, slip: { right: 92.6, y: 20.6 } } as const

export function standingPiece(ship: ShipInPlay, words: Words): Operation[] {
  const { standing } = condition(ship)
  return standingOperations(standing, words(`card.standings.${standing}`), places)
}
