import { Drawing, placed } from '../../kit/card/drawing'
import type { ShipData, Profile } from '../ship/ship'
import { deckUp, drawHull, linesOf, type Lines } from './hull'
import { drawBridge, drawFunnels, drawHouses, houseOf, roofAt } from './upper-works'

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
    for (const gun of ship.profile.guns) drawGun(gun, lines, drawing, () => up - lines.house * 1.6)
    return drawing
  }
  const houses = houseOf(ship, lines)
  const roof = (at: number) => roofAt(ship, houses, lines, at)
  drawHouses(ship, houses, lines, drawing)
  drawBridge(ship.profile.bridge, roof((ship.profile.bridge.at / 100) * lines.length) - 0.2, lines, drawing)
  drawFunnels(ship, houses, lines, drawing)
  drawMasts(ship, lines, drawing, roof)
  const large = ship.profile.guns.filter(({ size }) => size === 'large')
  const others = ship.profile.guns.filter(({ size }) => size !== 'large')
  for (const gun of large) drawGun(gun, lines, drawing, (at) => deckUp(lines, at))
  for (const gun of others) drawGun(gun, lines, drawing, roof)
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

type Gun = Profile['guns'][number]

/** In metres. */
const sizes = {
  large: { long: 15, tall: 3.7, reach: 12.5, thick: 0.52 },
  medium: { long: 8, tall: 2.7, reach: 6.6, thick: 0.34 },
  small: { long: 4.4, tall: 2, reach: 3.6, thick: 0.24 },
} as const

/** A gun on a small ship is not drawn as long as the ship. */
function sizeOf({ size }: Gun, { length }: Lines) {
  const { long, tall, reach, thick } = sizes[size]
  const scale = Math.min(1, (length * 0.12) / long)
  return { long: long * scale, tall: tall * Math.sqrt(scale), reach: reach * scale, thick }
}

/** A gun at its place, a raised one above those before it. `deck` is the height of the deck under it. */
function drawGun(gun: Gun, lines: Lines, drawing: Drawing, deck: (at: number) => number): void {
  const { long, tall, reach, thick } = sizeOf(gun, lines)
  const middle = (gun.at / 100) * lines.length
  const way = gun.faces === 'fore' ? -1 : 1
  const at = (share: number) => middle + way * (long / 2) * share
  const foot = deck(middle) + gun.raised * (tall * 1.12 + 0.5) + 0.5
  const house = placed(middle, foot, (way * long) / 2, tall)
  drawing.box(middle - long * 0.3, middle + long * 0.3, deck(middle) - 0.8, foot)
  if (gun.housed) {
    drawing.solid(...house('-1,0 -1,0.88 -0.35,1 0.45,0.97 1,0.56 0.95,0'))
    if (gun.size === 'large')
      drawing.box(middle - long * 0.33, middle - long * 0.27, foot + tall * 0.9, foot + tall * 1.14)
    drawing.cut([at(-1), foot + 0.06], [at(0.95), foot + 0.06])
  } else {
    drawing.solid(...house('-0.1,0 -0.6,0.9 0.35,1 0.95,0.72 0.85,0'))
  }
  const bore = foot + tall * 0.52
  const muzzle = middle + way * (long * 0.46 + reach)
  const rise = reach * 0.05
  drawing.solid(
    [at(0.6), bore - thick],
    [at(0.6), bore + thick],
    [muzzle, bore + rise + thick * 0.7],
    [muzzle, bore + rise - thick * 0.6],
  )
}

/** Masts with yards and wires, booms in a merchantman. `foot` is the height of its foot. */
function drawMasts(ship: ShipData, lines: Lines, drawing: Drawing, foot: (at: number) => number): void {
  const { length } = lines
  const { masts } = ship.profile
  const tops = masts.map(({ at, kind }) => {
    const x = (at / 100) * length
    const from = foot(x)
    const top = deckUp(lines, x) + mastMetres(ship, length)
    switch (kind) {
      case 'pole':
        spar(x, from, top, 0.28, drawing)
        break
      case 'tripod':
        spar(x, from, top, 0.4, drawing)
        legs(x, from, from + (top - from) * 0.62, drawing)
        break
      case 'lattice':
        lattice(x, from, from + (top - from) * 0.72, drawing)
        spar(x, from + (top - from) * 0.7, top, 0.24, drawing)
        break
    }
    yards(x, from, top, drawing)
    if (ship.role === 'merchant') booms(x, from, top, length, drawing)
    return [x, top] as const
  })
  wires(tops, lines, drawing)
}

function mastMetres({ role }: ShipData, length: number): number {
  return role === 'merchant' ? 11 + length * 0.07 : 8 + length * 0.1
}

function spar(x: number, from: number, top: number, half: number, drawing: Drawing): void {
  drawing.solid([x - half, from - 0.5], [x - half * 0.5, top], [x + half * 0.5, top], [x + half, from - 0.5])
}

function legs(x: number, from: number, to: number, drawing: Drawing): void {
  const legSpread = (to - from) * 0.22
  drawing.solid([x + legSpread, from - 0.5], [x + 0.1, to], [x + 0.5, to], [x + legSpread + 0.8, from - 0.5])
  // The spotting top.
  drawing.solid([x - 1.9, to], [x - 2.2, to + 1.9], [x + 2.2, to + 1.9], [x + 1.9, to])
}

function lattice(x: number, from: number, to: number, drawing: Drawing): void {
  const wide = 2.4
  const narrow = 1
  const parts = 5
  for (let part = 0; part < parts; part++) {
    const [low, high] = [part / parts, (part + 1) / parts]
    const half = (share: number) => wide - (wide - narrow) * share
    const up = (share: number) => from + (to - from) * share
    drawing.line([x - half(low), up(low)], [x + half(high), up(high)])
    drawing.line([x + half(low), up(low)], [x - half(high), up(high)])
  }
  drawing.line([x - wide, from], [x - narrow, to])
  drawing.line([x + wide, from], [x + narrow, to])
  drawing.solid([x - 2, to], [x - 2.3, to + 2], [x + 2.3, to + 2], [x + 2, to])
}

function yards(x: number, from: number, top: number, drawing: Drawing): void {
  const up = from + (top - from) * 0.84
  const half = (top - from) * 0.16
  drawing.line([x - half, up], [x + half, up])
  drawing.line([x - half, up], [x, top - (top - up) * 0.3], [x + half, up])
}

/** Cargo booms at rest, over the hatches. */
function booms(x: number, from: number, top: number, length: number, drawing: Drawing): void {
  const up = from + (top - from) * 0.24
  for (const way of [-1, 1]) {
    drawing.line([x, from + 1], [x + way * length * 0.085, up])
    drawing.line([x, from + (top - from) * 0.8], [x + way * length * 0.085, up])
  }
}

function wires(tops: readonly (readonly [number, number])[], lines: Lines, drawing: Drawing): void {
  const [first] = tops
  const last = tops.at(-1)
  if (!first || !last) return
  const { length } = lines
  drawing.line([length * 0.02, deckUp(lines, length * 0.02)], [first[0], first[1]])
  tops.slice(1).forEach(([x, up], index) => {
    const before = tops[index]!
    drawing.line([before[0], before[1]], [x, up])
  })
  drawing.line([last[0], last[1]], [length * 0.98, deckUp(lines, length * 0.98)])
  drawing.line(
    [length * 0.99, deckUp(lines, length * 0.99)],
    [length * 0.995, deckUp(lines, length * 0.99) + lines.freeboard],
  )
}
