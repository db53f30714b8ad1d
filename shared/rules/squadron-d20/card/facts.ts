import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import type { Block, Piece } from '../../kit/card/block'
import { letters, captionStyle } from '../../kit/card/lettering'
import { type Rect, mm, margin, hairline } from '../../kit/card/shapes'
import { figureStyle, cardKey } from './layout'

const cellHeight = 14.5

/** Cells of the same width side by side. */
function cellsAt({ x, y, width }: Omit<Rect, 'height'>, count: number): readonly Rect[] {
  const each = width / count
  return Array.from({ length: count }, (_, index) => ({ x: x + index * each, y, width: each, height: cellHeight }))
}

/** Where the text of a cell begins: behind its rule, which the first on the card has not. */
const leftOf = ({ x }: Rect) => (isFirst(x) ? x : x + 1.4)
const isFirst = (x: number) => x <= margin.left + 0.01

/** The rule of a cell and its caption. */
function cellHead(caption: string, place: Rect, free: number): Operation[] {
  const { x, y, width } = place
  return [
    ...(isFirst(x) ? [] : [hairline(`M${mm(x)} ${mm(y + 0.6)}v${mm(cellHeight - 1.6)}`)]),
    ...letters(caption, leftOf(place), y + 2.7, width - free, captionStyle),
  ]
}

/** A printed figure under its caption, with what it is worth under it. */
export interface Fact {
  /** Caption: `card.facts.<name>`. */
  readonly name: string
  readonly figure: string
  readonly below?: (words: Words) => string
  /** It does not count now: it is set again in third ink and struck out. */
  readonly isIdle?: (stand: ShipInPlay) => boolean
}

/** Figures that no game changes, side by side; `reads` is what makes one idle. */
export function factsBlock(
  facts: readonly Fact[],
  place: Omit<Rect, 'height'>,
  part: string,
  idle?: Pick<Piece, 'key' | 'reads'>,
): Block {
  const places = cellsAt(place, facts.length)
  const draw = (stand: ShipInPlay) =>
    facts.flatMap(({ figure, isIdle }, index) => (isIdle?.(stand) ? idleFact(places[index]!, figure) : []))
  return {
    face: (words) => facts.flatMap((fact, index) => factFace(fact, places[index]!, words)),
    pieces: idle ? [{ ...idle, draw }] : [],
    parts: [{ part, ...place, height: cellHeight }],
  }
}

function factFace({ name, figure, below }: Fact, place: Rect, words: Words): Operation[] {
  return [
    ...cellHead(words(cardKey(`facts.${name}`)), place, 2),
    ...figureAt(place, figure, 'ink'),
    ...letters(below?.(words) ?? '', leftOf(place), place.y + 12.6, place.width - 2, captionStyle),
  ]
}

function figureAt(place: Rect, text: string, ink: 'ink' | 'ink-3'): Operation[] {
  return letters(text, leftOf(place), place.y + 8.4, place.width - 2, { ...figureStyle, ink })
}

function idleFact(place: Rect, text: string): Operation[] {
  const left = leftOf(place)
  const wide = measure(figureStyle.face, figureStyle.size, text)
  return [
    { op: 'rect', x: mm(left - 0.3), y: mm(place.y + 3.6), width: mm(wide + 1), height: 5.6, fill: 'sheet' },
    ...figureAt(place, text, 'ink-3'),
    {
      op: 'path',
      d: `M${mm(left - 0.6)} ${mm(place.y + 6.5)}h${mm(wide + 1.2)}`,
      stroke: { ink: 'ink-3', width: 0.5, weight: 'mark' },
    },
  ]
}
