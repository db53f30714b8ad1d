import type { WaterShip } from '../ship/ship'
import { itemsOf, orderOf } from '../ship/ship-data'
import { deckUp, type Measures } from './hull'
import type { Drawing } from '../../kit/card/drawing'

interface Head {
  readonly at: number
  readonly up: number
}

/** Masts by their kind, what hangs on them, and the wire between. */
export function drawMasts(ship: WaterShip, roof: (at: number) => number, measures: Measures, drawing: Drawing): void {
  const heads = ship.profile.masts.map(({ at, kind }, index) => {
    const middle = orderOf(at) + 0.5
    const foot = roof(middle)
    const base = measures.kind === 'carrier' ? measures.flightDeck : deckUp(ship, measures, middle)
    const up = base + measures.mast * (index === 0 ? 1 : 0.88)
    drawMast(kind, { at: middle, up }, foot, measures, drawing)
    return { at: middle, up }
  })
  searchRadars(ship, heads, drawing)
  rigging(ship, heads, measures, drawing)
}

function drawMast(
  kind: 'pole' | 'tripod' | 'lattice',
  { at, up }: Head,
  foot: number,
  measures: Measures,
  drawing: Drawing,
): void {
  const m = (metres: number) => drawing.along(metres)
  const tall = up - foot
  const thick = measures.kind === 'destroyer' ? 0.28 : 0.42
  const pole = (from: number, to: number) =>
    drawing.solid([at - m(thick), from], [at - m(thick * 0.4), to], [at + m(thick * 0.4), to], [at + m(thick), from])
  switch (kind) {
    case 'pole':
      pole(foot - 1, up)
      break
    case 'tripod': {
      const fork = foot + tall * 0.62
      pole(foot - 1, up)
      const leg = tall * 0.2
      drawing.solid([at, fork + 0.6], [at + m(leg), foot - 1], [at + m(leg + 0.7), foot - 1], [at + m(0.6), fork + 0.6])
      drawing.box(at - m(1.6), at + m(1.6), fork, fork + 1.4)
      break
    }
    case 'lattice': {
      const head = foot + tall * 0.72
      const [wide, narrow] = [tall * 0.13, tall * 0.05]
      const bays = 4
      for (let bay = 0; bay < bays; bay++) {
        const span = (share: number) => wide + (narrow - wide) * share
        const [low, high] = [bay / bays, (bay + 1) / bays]
        const y = (share: number) => foot + (head - foot) * share
        drawing.line([at - m(span(low)), y(low)], [at + m(span(high)), y(high)])
        drawing.line([at + m(span(low)), y(low)], [at - m(span(high)), y(high)])
      }
      for (const side of [-1, 1]) {
        drawing.solid(
          [at + side * m(wide), foot - 1],
          [at + side * m(narrow), head],
          [at + side * m(narrow + 0.35), head],
          [at + side * m(wide + 0.45), foot - 1],
        )
      }
      drawing.box(at - m(2), at + m(2), head, head + 0.7)
      pole(head, up)
      break
    }
  }
  const yard = (share: number, half: number) =>
    drawing.box(at - m(half), at + m(half), foot + tall * share, foot + tall * share + 0.3)
  yard(0.88, measures.kind === 'destroyer' ? 2.2 : 3.4)
  if (measures.kind === 'merchant') derricks(at, foot, tall, drawing)
}

/** Booms topped up from the foot of the mast, and the table they rest on. */
function derricks(at: number, foot: number, tall: number, drawing: Drawing): void {
  drawing.box(at - drawing.along(1.5), at + drawing.along(1.5), foot - 0.5, foot + 2.2)
  for (const way of [-1, 1]) {
    drawing.line([at, foot + 1], [at + way * drawing.along(tall * 0.42), foot + tall * 0.6])
  }
}

/** A mattress at the head of the nearest mast. */
function searchRadars(ship: WaterShip, heads: readonly Head[], drawing: Drawing): void {
  const bearing = new Set<Head>()
  for (const { place } of itemsOf(ship, 'searchRadar')) {
    const at = orderOf(place.at) + 0.5
    const [nearest] = [...heads].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
    if (!nearest || bearing.has(nearest)) continue
    bearing.add(nearest)
    const half = drawing.along(1.7)
    drawing.box(nearest.at - half, nearest.at + half, nearest.up - 2.2, nearest.up + 0.2)
  }
}

function rigging(ship: WaterShip, heads: readonly Head[], measures: Measures, drawing: Drawing): void {
  const sorted = [...heads].sort((one, other) => one.at - other.at)
  const first = sorted[0]
  const last = sorted.at(-1)
  sorted.forEach(({ at, up }, index) => {
    const next = sorted[index + 1]
    if (next) drawing.line([at, up], [next.at, next.up])
  })
  if (!first || !last || measures.kind === 'carrier') return
  drawing.line([first.at, first.up], [1.2, deckUp(ship, measures, 1.2)])
  drawing.line([last.at, last.up], [34.6, deckUp(ship, measures, 34.6)])
}
