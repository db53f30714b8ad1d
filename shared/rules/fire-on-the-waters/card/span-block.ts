import { flameOperations, wavesPath } from '../../../card/mark-shapes'
import type { Ink, Operation } from '../../../card/operations'
import type { Mark } from '../../../game/mark'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { asPrinted, crossIn, ringIn } from '../../kit/card/marks'
import { mm, type Rect } from '../../kit/card/shapes'
import type { Place, WaterShip } from '../ship/ship'
import { edgesOf } from './armour'
import { filled, hullRect, waterlineDepth } from './layout'
import { figureOperations } from './locations'
import { insideOf, labelBand, labelOperations, labelWidth, stretchesOf, type Setting, type Span } from './span-label'

/** What lies in a span, and its marks over it. */
export function spanBlock(ship: WaterShip, span: Span): Block {
  return {
    face: (words) => labelOperations(ship, span, words, asPrinted),
    pieces: [
      {
        key: `box:${span.key}`,
        reads: { boxes: span.boxes },
        draw: (inPlay, words) => marksOn(ship, span, inPlay, words),
      },
    ],
  }
}

type Has = ReadonlySet<Mark>

/** One box of a span, as its marks find it. */
interface Cell {
  readonly place: Place
  readonly inside: Rect
  readonly has: Has
}

/**
 * A span with marks on it, drawn over the face: a wash in each box, the label set again, then the marks of each box.
 * A hit anywhere puts the whole of a room or a turret out, so its label is in the bar.
 */
function marksOn(ship: WaterShip, span: Span, inPlay: ShipInPlay, words: Words): Operation[] {
  const marksOf = (box: BoxId): Has => new Set(own(inPlay.boxes, box))
  const cells = span.boxes.map((box, index) => {
    const place = span.places[index]!
    return { place, inside: insideOfBox(ship, span, index), has: marksOf(box) }
  })
  if (cells.every(({ has }) => has.size === 0)) return []
  const barred = isBarred(span, cells)
  const overdrawn = cells.some(({ has }) => has.has('struck') || has.has('repaired'))
  const wet = cells.some(({ has }) => has.has('flooded'))
  const ground = cells.length === 1 ? washOf(cells[0]!.has, span) : 'sheet'
  const setting: Setting = barred ? { ink: 'on-ink', ground: 'ink' } : { ink: 'ink', ground }
  const label = (halo?: Ink) => labelOperations(ship, span, words, { ...setting, ...(halo && { halo }) })
  return [
    ...cells.flatMap((cell) => groundOperations(span, cell)),
    ...cells.flatMap(({ has, inside }) => (has.has('flooded') ? waves(inside) : [])),
    ...(barred ? bars(ship, span, words) : []),
    ...label(wet && !barred ? 'blue-wash' : undefined),
    ...cells.flatMap(({ has, inside }) => [
      ...(has.has('repaired') ? ringIn(inside, has.has('struck'), ring) : []),
      ...(has.has('struck') && !has.has('repaired') ? crossIn(inside, [0.9, 0.8], 0.95, barred ? 1.8 : null) : []),
    ]),
    // Letters and figures are over crosses.
    ...(overdrawn ? label(barred ? 'ink' : ground).filter(({ op }) => op === 'text') : []),
    ...(span.is === 'hull' ? cells.flatMap(({ place }) => figureOperations(ship, place)) : []),
    ...cells.flatMap(({ has, inside }) => (has.has('burning') ? flame(inside, span) : [])),
  ]
}

/** Put out by itself, or, of a thing over several locations, by a hit in any of them. */
function isBarred(span: Span, cells: readonly Cell[]): boolean {
  if (span.content.kind === 'stores') return false
  if (cells.some(({ has }) => has.has('out'))) return true
  const hit = cells.some(({ has }) => has.has('flooded') || (has.has('struck') && !has.has('repaired')))
  return cells.length > 1 && hit
}

function insideOfBox(ship: WaterShip, span: Span, index: number): Rect {
  const { x, y, width, height } = span.rects[index]!
  const { left, right, top, bottom } = edgesOf(ship, span.places[index]!, span.is)
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom }
}

function washOf(has: Has, span: Span): Ink {
  if (has.has('burning')) return 'flame-wash'
  if (has.has('flooded')) return 'blue-wash'
  if (has.has('struck') && !has.has('repaired')) return 'red-wash'
  return span.is === 'hull' ? 'wash' : 'sheet'
}

/** What was printed is covered: with the wash of a mark, or with hull and sea as before. */
function groundOperations(span: Span, { place, inside, has }: Cell): Operation[] {
  const ground = washOf(has, span)
  const whole = filled(inside, ground)
  if (has.has('burning') && has.has('flooded')) return [whole, lowerPart(inside, inside.y + 6.4, 'blue-wash')]
  if (span.is !== 'hull' || ground !== 'wash') return [whole]
  const sea = hullRect(place.at).y + waterlineDepth
  const line: Operation = {
    op: 'path',
    d: `M${mm(inside.x)} ${mm(sea)}h${mm(inside.width)}`,
    stroke: { ink: 'blue', width: 0.4, weight: 'cell' },
  }
  return [whole, lowerPart(inside, sea, 'sea-deep'), line]
}

const lowerPart = ({ x, y, width, height }: Rect, from: number, fill: Ink) =>
  filled({ x, y: from, width, height: y + height - from }, fill)

/** Out of action: a solid bar behind sign and letter, which are reversed in it. */
function bars(ship: WaterShip, span: Span, words: Words): Operation[] {
  return stretchesOf(span).map((stretch) => {
    const inside = insideOf(ship, span, stretch)
    const { wordBaseline } = labelBand(span, inside)
    const top = span.is === 'hull' ? inside.y + 3.7 : inside.y + 0.5
    const width = Math.min(inside.width - 0.6, Math.max(labelWidth(ship, span, inside, words) + 2.4, 10))
    const x = inside.x + (inside.width - width) / 2
    return filled({ x, y: top, width, height: wordBaseline + 0.75 - top }, 'ink')
  })
}

function waves({ x, y, width, height }: Rect): Operation[] {
  const bottom = y + height
  const d = [bottom - 2.2, bottom - 0.8].map((at) => wavesPath(mm(x + 0.2), mm(at), width - 0.4, 8)).join('')
  return [
    { op: 'path', d, stroke: { ink: 'blue-wash', width: 1.1 } },
    { op: 'path', d, stroke: { ink: 'blue', width: 0.55, weight: 'frame' } },
  ]
}

const ring = { ink: 'ink', width: 0.8, inset: 0.6, corner: 0.5, stub: [1.7, 1.5], stubWidth: 0.7 } as const

/** In the upper left; in the hull beside the ring of its flotation points. */
function flame({ x, y }: Rect, span: Span): Operation[] {
  return span.is === 'hull' ? flameOperations(mm(x + 3.5), mm(y + 0.1), 4.2) : flameOperations(mm(x), mm(y), 4.6)
}
