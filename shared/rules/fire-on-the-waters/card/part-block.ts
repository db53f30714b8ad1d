import { flameOperations, wavesPath } from '../../../card/mark-shapes'
import type { Ink, Operation } from '../../../card/operations'
import type { Mark } from '../../../game/mark'
import type { ShipInPlay } from '../../../game/state'
import { own } from '../../../kernel/own'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { asPrinted, barIn, crossUnder, overCross, ringIn, ringStyle } from '../../kit/card/marks'
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
  const isWet = wet.length > 0 && !out
  const isCrossed = struck && !out
  const setting: Setting = {
    ...(out ? { ink: 'on-ink', ground: 'ink' } : { ink: 'ink', ground }),
    ...(isWet && { halo: 'blue-wash' }),
    isCrossed,
  }
  const label = labelOperations(ship, part, words, setting)
  return [
    filled(inside, ground),
    ...wet.flatMap((place) => flooded(place, part)),
    ...(struck ? crossUnder(part.rect, out) : []),
    ...(out ? [barIn(part.rect, struck || (repaired && any('struck')))] : []),
    ...(out ? [] : wet.flatMap((place) => waves(part, place))),
    ...(isCrossed ? overCross(label, isWet ? 'blue-wash' : ground) : label),
    ...(burning ? flame(part) : []),
    ...(repaired && !struck
      ? ringIn(contentOf(part), any('struck'), { ...ringStyle, ink: out ? 'on-ink' : 'ink' })
      : []),
    ...(out ? wet.flatMap((place) => waves(part, place)) : []),
  ]
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

/** In the upper left; larger where there is room beside the sign. */
function flame(part: Part): Operation[] {
  const { x, y, width } = part.rect
  const size = part.is === 'above' && width > columnWidth ? 5.6 : 3.8
  return flameOperations(mm(x + 0.3), mm(Math.max(y + 0.2, middleOf(part) - size)), size)
}
