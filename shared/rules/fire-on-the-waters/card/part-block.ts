import { flameOperations, wavesPath } from '../../../card/mark-shapes'
import type { Ink, Operation } from '../../../card/operations'
import type { Mark } from '../../../game/mark'
import type { ShipInPlay } from '../../../game/state'
import { own } from '../../../kernel/own'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { asPrinted, crossIn, ringIn } from '../../kit/card/marks'
import { inset, mm, type Rect } from '../../kit/card/shapes'
import type { Place, WaterShip } from '../ship/ship'
import { captionHeight, columnWidth, filled, pointsRect } from './layout'
import { figureOperations } from './locations'
import { labelOperations, middleOf, type Setting } from './part-label'
import type { Part } from './parts'

/** A part of the ship, and its marks over it. */
export function partBlock(ship: WaterShip, part: Part): Block {
  return {
    face: (words) => labelOperations(ship, part, words, asPrinted),
    pieces: [
      {
        key: `box:${part.key}`,
        reads: { boxes: part.boxes },
        draw: (inPlay, words) => marksOn(ship, part, inPlay, words),
      },
    ],
  }
}

/** Inside the lines of a part. */
const line = 0.15

/**
 * The marks of a part, one of each for the whole of it, from below: wash, cross, bar, content, waves, flame, ring. Only
 * flooding is each location's own.
 */
function marksOn(ship: WaterShip, part: Part, inPlay: ShipInPlay, words: Words): Operation[] {
  const marks = part.boxes.map((box) => own(inPlay.boxes, box) ?? [])
  const any = (mark: Mark) => marks.some((has) => has.includes(mark))
  if (marks.every((has) => has.length === 0)) return []
  const struck = marks.some((has) => has.includes('struck') && !has.includes('repaired'))
  const [out, burning, repaired] = [any('out'), any('burning'), any('repaired')]
  const wet = part.places.filter((_, index) => marks[index]?.includes('flooded'))
  const ground: Ink = burning ? 'flame-wash' : struck ? 'red-wash' : 'sheet'
  const inside = inset(part.rect, line)
  const bar = struck || (repaired && any('struck')) ? 2.2 : 0
  const isOver = struck || wet.length > 0
  const halo = wet.length > 0 ? 'blue-wash' : ground
  const setting: Setting = {
    ...(out ? { ink: 'on-ink', ground: 'ink' } : { ink: 'ink', ground }),
    ...(isOver && !out && { halo }),
    isMarked: true,
  }
  return [
    filled(inside, ground),
    ...wet.flatMap((place) => flooded(place, part)),
    ...(struck ? crossed(part.rect, out) : []),
    ...(out ? [barOf(part.rect, bar)] : []),
    ...(out ? [] : wet.flatMap((place) => waves(part, place))),
    ...labelOperations(ship, part, words, setting),
    ...(burning ? flame(part) : []),
    ...(repaired && !struck ? ringIn(contentOf(part), any('struck'), { ...ring, ink: out ? 'on-ink' : 'ink' }) : []),
    ...(out ? wet.flatMap((place) => waves(part, place)) : []),
  ]
}

/** From corner to corner; under a bar only its upper ends are left. */
function crossed({ x, y, width, height }: Rect, isBarred: boolean): Operation[] {
  if (!isBarred) return crossIn({ x, y, width, height }, [0.5, 0.5], 1, null)
  const [left, right, top] = [mm(x + 0.5), mm(x + width - 0.5), mm(y + 0.5)]
  const d = `M${left} ${top}l0.8 0.8M${right} ${top}l-0.8 0.8`
  return [{ op: 'path', d, stroke: { ink: 'red', width: 0.8, weight: 'mark' } }]
}

/** Out of action: a bar behind sign, letter and caption, its upper corners cut off where a cross ends. */
function barOf({ x, y, width, height }: Rect, corner: number): Operation {
  // With little ink only its edge is printed: heavy, so that it is no box.
  const edge = 0.9
  const across = mm(width - 2 * (edge + corner))
  const [right, down] = [mm(width - 2 * edge), mm(height - 2 * edge - corner)]
  const d = `M${mm(x + edge + corner)} ${mm(y + edge)}h${across}l${corner} ${corner}v${down}h${-right}v${-down}Z`
  return { op: 'path', d, fill: 'ink', stroke: { ink: 'ink', width: 0.8, weight: 'frame' } }
}

const column = (part: Part, place: Place): Rect => ({
  ...part.rect,
  x: part.rect.x + part.places.indexOf(place) * columnWidth,
  width: columnWidth,
})

/** A flooded location: its points and its column of the part are blue. */
function flooded(place: Place, part: Part): Operation[] {
  const points = inset(pointsRect(place.at), 0.1)
  return [
    filled(inset(column(part, place), line), 'blue-wash'),
    filled(points, 'blue-wash'),
    ...figureOperations([place]),
  ]
}

function waves(part: Part, place: Place): Operation[] {
  const { x, y, width, height } = column(part, place)
  const middle = y + height - captionHeight
  const d = [-0.6, 0.4].map((down) => wavesPath(mm(x + 0.7), mm(middle + down), width - 1.4, 8)).join('')
  return [{ op: 'path', d, stroke: { ink: 'blue', width: 0.5, weight: 'frame' } }]
}

/** Between its upper edge and its caption. */
const contentOf = ({ rect }: Part): Rect => ({ ...rect, height: rect.height - captionHeight + 0.6 })

const ring = { width: 0.45, inset: 0.35, corner: 0.5, stub: [1.2, 1.2], stubWidth: 0.8 } as const

/** In the upper left; larger where there is room beside the sign. */
function flame(part: Part): Operation[] {
  const { x, y, width } = part.rect
  const size = part.is === 'above' && width > columnWidth ? 5.6 : 3.8
  return flameOperations(mm(x + 0.3), mm(Math.max(y + 0.2, middleOf(part) - size)), size)
}
