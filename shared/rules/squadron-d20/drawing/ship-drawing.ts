import type { ShipData } from '../ship/ship'
import { drawBridge, drawFunnels, drawHouses, houseOf, roofAt } from './upper-works'
import { Drawing } from '../../kit/card/drawing'
import { drawGuns } from './guns'
import { deckUp, drawHull, linesOf, type Lines } from './hull'
import { drawMasts } from './masts'

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

/** Height of the flight deck. */
function flightDeckUp({ freeboard, length }: Lines): number {
  return freeboard + 5.5 + length * 0.021
}

/** Hangar and flight deck: a long flat slab, carried on pillars where the hangar ends. */
function drawFlightDeck(lines: Lines, drawing: Drawing): void {
  const { length } = lines
  const up = flightDeckUp(lines)
  const slab = 1.5
  const [bow, stern] = [length * 0.13, length * 0.91]
  const [from, to] = [length * 0.025, length * 0.985]
  drawing.box(bow, stern, deckUp(lines, bow) - 2, up - slab * 0.5)
  drawing.solid(
    [from, up - slab * 0.8],
    [from + length * 0.014, up],
    [to - length * 0.016, up],
    [to, up - slab * 0.7],
    [to - length * 0.02, up - slab],
    [from + length * 0.025, up - slab],
  )
  for (const at of [from + length * 0.03, from + length * 0.065, to - length * 0.03]) {
    drawing.line([at, deckUp(lines, at) - 0.4], [at, up - slab])
  }
  drawing.cut([bow + 2, up - slab * 1.8], [stern - 2, up - slab * 1.8])
  const doors = length * 0.055
  for (let at = bow + doors * 0.4; at < stern - doors; at += doors * 1.5) {
    const [low, high] = [deckUp(lines, at) + 0.6, up - slab * 2.6]
    if (high > low) drawing.cut([at, low], [at, high], [at + doors, high], [at + doors, low])
  }
}
