import { measure } from '../card/measure'
import type { Operation } from '../card/operations'
import { hundredths as two } from '../card/path-data'

const steps = [50, 20, 10, 5, 2, 1, 0.5] as const
const cells = 4

/**
 * The bar of a chart: metres, black and white by turns, as long as fits into `room`, under it figures of so many mm; its left end
 * at `x`, or its middle there.
 */
export function scaleBar(
  place: {
    readonly x: number
    readonly y: number
    readonly room: number
    readonly isCentred?: boolean
    readonly letters?: number
  },
  perMetre: number,
  unit: string,
): readonly Operation[] {
  const step = steps.find((metres) => metres * cells * perMetre <= place.room) ?? steps.at(-1)!
  const each = step * perMetre
  const size = place.letters ?? 2.6
  const from = place.x - (place.isCentred ? (cells * each) / 2 : 0)
  const boxes = Array.from({ length: cells }, (_, index): Operation => ({
    ...{ op: 'rect', x: two(from + index * each), y: two(place.y), width: two(each), height: 1.2 },
    fill: index % 2 === 0 ? 'plate' : 'sheet',
    stroke: { ink: 'ink', width: 0.2, weight: 'hair' },
  }))
  const figures = [0, 2, 4].map((index): Operation => {
    const text = String(index * step)
    const after = index === cells ? measure('work-500', size, ` ${unit}`) : 0
    return {
      ...{ op: 'text', x: two(from + index * each + after / 2), y: two(place.y + 1.6 + size), size, face: 'work-500' },
      ...{ text: index === cells ? `${text} ${unit}` : text, ink: 'ink-2', anchor: 'middle' },
    }
  })
  return [...boxes, ...figures]
}
