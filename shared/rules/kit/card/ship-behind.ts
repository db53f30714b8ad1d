import type { Operation } from '../../../card/operations'
import type { Part, Point } from '../../../profile/parts'
import { inTone } from '../../../profile/sizes'

/** A ship behind boxes and words: in a light tone, with lines of less than half the ink. */
export function shipBehind(parts: readonly Part[], at: (point: Point) => Point): readonly Operation[] {
  // Ports and rails would be read as strokes of letters.
  const bold = parts.filter((part) => part.is === 'solid' || (part.is === 'rod' && part.level === 0))
  return inTone(bold, { at, fills: {}, opacity: 0.3, width: 0.24, level: 1 })
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
