import type { ShipData } from '../ship/ship'
import { deckUp, type Lines } from './hull'
import type { Drawing } from '../../kit/card/drawing'

/** Masts with yards and wires, booms in a merchantman. `foot` is the height of its foot. */
export function drawMasts(ship: ShipData, lines: Lines, drawing: Drawing, foot: (at: number) => number): void {
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
