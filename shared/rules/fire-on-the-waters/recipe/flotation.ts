import type { Space } from '../ship/ship'
import { flotationPoints } from './grades'

/** How much sea a location takes in, against each other. Fitted to the two worked examples of the sheet. */
const weights: Readonly<Record<Space['kind'], number>> = {
  engineRoom: 10,
  boilerRoom: 8,
  cargo: 6,
  magazine: 4,
  fuel: 2,
  aviationGas: 2,
  plot: 1,
  cic: 1,
  steering: 1,
  stores: 0.75,
}

/** The fine ends, six locations each, take in half. */
const endLocations = 6

/** Points of each location: her total shared out by weight, whole points to the largest remainders, amidships first. */
export function flotationByPlace(tons: number, spaces: readonly Space[]): readonly number[] {
  const total = flotationPoints(tons)
  const weight = spaces.map(({ kind }, index) => weights[kind] * (isEnd(index, spaces.length) ? 0.5 : 1))
  const sum = weight.reduce((all, each) => all + each, 0)
  const shares = weight.map((each) => (each / sum) * total)
  const points = shares.map(Math.floor)
  const byRemainder = shares
    .map((share, index) => ({ index, rest: share - Math.floor(share), off: Math.abs(index - spaces.length / 2 + 0.5) }))
    .sort((a, b) => b.rest - a.rest || a.off - b.off || a.index - b.index)
  const left = total - points.reduce((all, each) => all + each, 0)
  for (const { index } of byRemainder.slice(0, left)) points[index]! += 1
  return points
}

function isEnd(index: number, of: number): boolean {
  return index < endLocations || index >= of - endLocations
}
