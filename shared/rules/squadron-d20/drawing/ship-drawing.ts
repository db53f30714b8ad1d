import type { ShipSheet } from '../stands/ship'
import { drawBridge } from './bridge'
import { drawFlightDeck, flightDeckUp } from './flight-deck'
import { drawGuns } from './guns'
import { deckUp, drawHull, linesOf } from './hull'
import { drawMasts } from './masts'
import { Sheet } from './sheet'
import { drawFunnels, drawHouses, houseOf, roofAt } from './upper-works'

/** A ship from her side, bow left, from the few measures of her profile. */
export function shipDrawing(ship: ShipSheet): Sheet {
  const lines = linesOf(ship)
  const sheet = new Sheet()
  drawHull(ship, lines, sheet)
  if (ship.role === 'carrier') {
    const up = flightDeckUp(lines)
    drawFlightDeck(lines, sheet)
    const bridge = drawBridge(ship.profile.bridge, up, lines, sheet)
    drawFunnels(ship, { from: 0, to: 0, roof: up }, lines, sheet, up)
    const island = (ship.profile.bridge.at / 100) * lines.length
    drawMasts(ship, lines, sheet, (at) =>
      Math.abs(at - island) < lines.length * 0.06 ? Math.min(bridge, up + lines.house * 2) : up,
    )
    drawGuns(ship.profile.guns, lines, sheet, () => up - lines.house * 1.6)
    return sheet
  }
  const houses = houseOf(ship, lines)
  const roof = (at: number) => roofAt(ship, houses, lines, at)
  drawHouses(ship, houses, lines, sheet)
  drawBridge(ship.profile.bridge, roof((ship.profile.bridge.at / 100) * lines.length) - 0.2, lines, sheet)
  drawFunnels(ship, houses, lines, sheet)
  drawMasts(ship, lines, sheet, roof)
  const large = ship.profile.guns.filter(({ size }) => size === 'large')
  drawGuns(large, lines, sheet, (at) => deckUp(lines, at))
  drawGuns(
    ship.profile.guns.filter(({ size }) => size !== 'large'),
    lines,
    sheet,
    roof,
  )
  return sheet
}
