import type { Operation } from '../../../card/operations'
import { pathThrough } from '../../../card/path-data'
import type { Part, Point } from '../../../profile/parts'

/** A ship behind boxes and words: a tone without a line, since any line would be read as a stroke of letters. */
export function shipBehind(parts: readonly Part[], at: (point: Point) => Point): Operation {
  const d = parts.flatMap((part) =>
    part.is === 'solid' && part.level === 0 ? [pathThrough(part.points.map(at), true)] : [],
  )
  return { op: 'path', d: d.join(''), fill: 'wash' }
}

/** The height of a part of a ship on a card that has less room above her deck than she needs: straight between knees. */
export function bent(knees: readonly Point[]): (up: number) => number {
  return (up) => {
    const index = Math.max(
      1,
      knees.findIndex(([at]) => up <= at),
    )
    const [low, from] = knees[index - 1]!
    const [high, to] = knees[index]!
    const [last, end] = knees.at(-1)!
    return up > last ? end : from + ((to - from) * (up - low)) / (high - low)
  }
}
