import type { ShipData } from '../ship/ship'
import { drawBridge } from './bridge'
import { drawFlightDeck, flightDeckUp } from './flight-deck'
import { drawGuns } from './guns'
import { deckUp, drawHull, linesOf } from './hull'
import { drawMasts } from './masts'
import { Drawing } from './drawing'
import { drawFunnels, drawHouses, houseOf, roofAt } from './upper-works'

/** A ship from her side, bow left, from the few measures of her profile. */
export function shipDrawing(ship: ShipData): Drawing {
  const lines = linesOf(ship)
  const drawing = new Drawing()
  drawHull(ship, lines, drawing)
  if (ship.role === 'carrier') {
    const up = flightDeckUp(lines)
    drawFlightDeck(lines, drawing)
    const bridge = drawBridge(ship.profile.bridge, up, lines, drawing)
    drawFunnels(ship, { from: 0, to: 0, roof: up }, lines, drawing, up)
    const island = (ship.profile.bridge.at / 100) * lines.length
    drawMasts(ship, lines, drawing, (at) =>
      Math.abs(at - island) < lines.length * 0.06 ? Math.min(bridge, up + lines.house * 2) : up,
    )
    drawGuns(ship.profile.guns, lines, drawing, () => up - lines.house * 1.6)
    return drawing
  }
  const houses = houseOf(ship, lines)
  const roof = (at: number) => roofAt(ship, houses, lines, at)
  drawHouses(ship, houses, lines, drawing)
  drawBridge(ship.profile.bridge, roof((ship.profile.bridge.at / 100) * lines.length) - 0.2, lines, drawing)
  drawFunnels(ship, houses, lines, drawing)
  drawMasts(ship, lines, drawing, roof)
  const large = ship.profile.guns.filter(({ size }) => size === 'large')
  drawGuns(large, lines, drawing, (at) => deckUp(lines, at))
  drawGuns(
    ship.profile.guns.filter(({ size }) => size !== 'large'),
    lines,
    drawing,
    roof,
  )
  return drawing
}
