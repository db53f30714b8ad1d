import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { cardKey, type Block } from './block'
import { letters } from './lettering'
import { margin, mm, type Rect } from './places'

/** A printed figure under its caption, with what it is worth under it. */
export interface Fact {
  /** Caption: `card.facts.<name>`. */
  readonly name: string
  readonly figure: string
  readonly below?: (words: Words) => string
}

const factHeight = 15.4

/** Figures that no game changes, side by side behind rules. */
export function factsBlock(facts: readonly Fact[], place: Omit<Rect, 'height'>, part: string): Block {
  const placed = factPlaces(facts.length, place)
  return {
    face: (words) => facts.flatMap((fact, index) => factFace(fact, placed[index]!, words)),
    parts: [{ part, ...place, height: factHeight }],
  }
}

export function factPlaces(count: number, { x, y, width }: Omit<Rect, 'height'>): readonly Rect[] {
  const each = width / count
  return Array.from({ length: count }, (_, index) => ({ x: x + index * each, y, width: each, height: factHeight }))
}

function factFace({ name, figure, below }: Fact, place: Rect, words: Words): Operation[] {
  const { x, y, width, height } = place
  const left = leftOf(place)
  const rule: Operation[] =
    left === x
      ? []
      : [
          {
            op: 'path',
            d: `M${mm(x)} ${mm(y + 0.6)}v${mm(height - 1.6)}`,
            stroke: { ink: 'rule', width: 0.2, weight: 'hair' },
          },
        ]
  return [
    ...rule,
    ...letters(words(cardKey(`facts.${name}`)), {
      x: left,
      y: y + 2.7,
      room: width - 2,
      size: 2.7,
      face: 'work-500',
      ink: 'ink-2',
    }),
    ...figureAt(place, figure, 'ink'),
    ...letters(below?.(words) ?? '', {
      x: left,
      y: y + 12.6,
      room: width - 2,
      size: 2.7,
      face: 'work-500',
      ink: 'ink-2',
    }),
  ]
}

const leftOf = ({ x }: Rect) => (x <= margin.left + 0.01 ? x : x + 1.4)

function figureAt(place: Rect, text: string, ink: 'ink' | 'ink-3'): Operation[] {
  return letters(text, { x: leftOf(place), y: place.y + 8.4, room: place.width - 2, size: 5.4, face: 'work-700', ink })
}

/** A figure that does not count now: the same again, in third ink and struck out. */
export function idleFact(place: Rect, text: string): Operation[] {
  const left = leftOf(place)
  const wide = measure('work-700', 5.4, text)
  return [
    { op: 'rect', x: mm(left - 0.3), y: mm(place.y + 3.6), width: mm(wide + 1), height: 5.6, fill: 'sheet' },
    ...figureAt(place, text, 'ink-3'),
    {
      op: 'path',
      d: `M${mm(left - 0.6)} ${mm(place.y + 6.5)}h${mm(wide + 1.2)}`,
      stroke: { ink: 'ink-3', width: 0.5, weight: 'cell' },
    },
  ]
}
