import type { WaterShip } from '../ship/ship'
import { itemsOf, orderOf } from '../ship/ship-data'
import type { Measures } from './hull'
import { placed, type Drawing } from '../../kit/card/drawing'

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
  const arm = drawing.along(2.7 * size)
  drawing.solid(...placed(at, foot, drawing.along(size), size)('-1.9,0 -1.6,1.7 1.3,1.8 1.9,0'))
  drawing.box(at - arm, at + arm, foot + 0.7 * size, foot + 1.2 * size)
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
  drawing.solid(...placed(at, foot, half)('-0.8,0 -1,1.5 1,1.5 0.75,0'))
  for (const across of [-0.6, 0.6])
    drawing.line(...placed(at + across * half, foot, drawing.along(0.6))('0,-1 0,3 1,3.3'))
}

function drawFloatplane(at: number, deck: number, drawing: Drawing): void {
  const metre = drawing.along(1)
  const shape = placed(at, deck + 1.4, metre)
  drawing.box(at - 5.5 * metre, at + 5.5 * metre, deck - 0.3, deck + 1)
  for (const part of ['float', 'fuselage', 'tail'] as const) drawing.solid(...shape(floatplane[part]))
  for (const strut of floatplane.struts) drawing.line(...shape(strut))
}

/** Metres from its middle and from the float. */
const floatplane = {
  float: '-4.4,0.7 -3.6,0 3,0 3.6,0.7',
  fuselage: '-3.8,1.9 -3.4,3 0.6,3.2 4.2,2.6 4.2,2.2 -2,1.6',
  tail: '3.3,2.5 4,4 4.6,4 4.6,2.4',
  struts: ['-1.8,0.7 -1.8,1.9', '0.8,0.7 0.8,1.9'],
} as const
