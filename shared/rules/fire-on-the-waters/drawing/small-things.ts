import type { WaterShip } from '../ship/ship'
import { itemsOf, orderOf } from '../ship/ship-data'
import type { Measures } from './hull'
import type { Drawing } from '../../kit/card/drawing'

type Up = (at: number) => number

/** Directors: on the bridge if they are beside it, otherwise on their own towers. */
export function drawDirectors(
  ship: WaterShip,
  bridge: { readonly at: number; readonly top: number },
  roof: Up,
  measures: Measures,
  drawing: Drawing,
): void {
  let stacked = 0
  for (const { place, holds } of itemsOf(ship, 'director')) {
    const at = orderOf(place.at) + 0.5
    const size = holds.director.startsWith('torpedo') ? 0.5 : holds.director === 'secondary' ? 0.75 : 1
    const onBridge = Math.abs(at - bridge.at) < 2.6
    if (onBridge && stacked > 0) continue
    if (onBridge) stacked++
    const middle = onBridge ? bridge.at : at
    const foot = onBridge ? bridge.top : roof(at) + measures.bridge * 0.3 * size
    if (!onBridge)
      drawing.box(middle - drawing.along(1.3 * size), middle + drawing.along(1.3 * size), roof(at) - 0.5, foot)
    drawHood(middle, foot, size * (measures.kind === 'capital' ? 1.4 : 1), drawing)
  }
}

/** A hood with the arms of its rangefinder. */
function drawHood(at: number, foot: number, size: number, drawing: Drawing): void {
  const m = (metres: number) => drawing.along(metres * size)
  drawing.solid(
    [at - m(1.9), foot],
    [at - m(1.6), foot + 1.7 * size],
    [at + m(1.3), foot + 1.8 * size],
    [at + m(1.9), foot],
  )
  drawing.box(at - m(2.7), at + m(2.7), foot + 0.7 * size, foot + 1.2 * size)
}

/** Boats in their chocks, aircraft on the catapult, searchlights on a platform. */
export function drawFittings(ship: WaterShip, roof: Up, measures: Measures, drawing: Drawing): void {
  for (const { place } of itemsOf(ship, 'boats'))
    drawBoat(orderOf(place.at) + 0.5, roof(orderOf(place.at) + 0.5) + 0.6, drawing)
  if (measures.kind !== 'carrier') {
    const aircraft = itemsOf(ship, 'aircraft').map(({ place }) => orderOf(place.at) + 0.5)
    const at = aircraft[Math.floor(aircraft.length / 2)]
    if (at !== undefined) drawFloatplane(at, roof(at), drawing)
  }
  for (const { place } of itemsOf(ship, 'searchlight')) {
    const at = orderOf(place.at) + 0.5
    const foot = roof(at)
    const up = foot + measures.bridge * 0.32
    drawing.box(at - drawing.along(0.5), at + drawing.along(0.5), foot - 0.5, up)
    drawing.box(at - drawing.along(1.8), at + drawing.along(1.8), up, up + 0.4)
    drawing.box(at - drawing.along(1.1), at + drawing.along(0.5), up + 0.4, up + 1.9)
  }
}

function drawBoat(at: number, foot: number, drawing: Drawing): void {
  const half = drawing.along(4.4)
  drawing.solid([at - half * 0.8, foot], [at - half, foot + 1.5], [at + half, foot + 1.5], [at + half * 0.75, foot])
  for (const across of [-0.6, 0.6])
    drawing.line(
      [at + across * half, foot - 1],
      [at + across * half, foot + 3],
      [at + across * half + drawing.along(0.6), foot + 3.3],
    )
}

function drawFloatplane(at: number, deck: number, drawing: Drawing): void {
  const m = (metres: number) => drawing.along(metres)
  const foot = deck + 1.4
  drawing.box(at - m(5.5), at + m(5.5), deck - 0.3, deck + 1)
  // Float, fuselage, tail.
  drawing.solid([at - m(4.4), foot + 0.7], [at - m(3.6), foot], [at + m(3), foot], [at + m(3.6), foot + 0.7])
  drawing.solid(
    [at - m(3.8), foot + 1.9],
    [at - m(3.4), foot + 3],
    [at + m(0.6), foot + 3.2],
    [at + m(4.2), foot + 2.6],
    [at + m(4.2), foot + 2.2],
    [at - m(2), foot + 1.6],
  )
  drawing.solid([at + m(3.3), foot + 2.5], [at + m(4), foot + 4], [at + m(4.6), foot + 4], [at + m(4.6), foot + 2.4])
  for (const across of [-1.8, 0.8]) drawing.line([at + m(across), foot + 0.7], [at + m(across), foot + 1.9])
}
