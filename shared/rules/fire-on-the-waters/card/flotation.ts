import { bears } from '../../../game/mark'
import { crossPath } from '../../../card/mark-shapes'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { pickAction, readsTracks, target, type Block } from '../../kit/card/block'
import type { PartFormOf } from '../../kit/card/data-form'
import { boxFigure, captionBeside, heading, lettered, type Style } from '../../kit/card/lettering'
import { margin, mm, redCrosses, smallestTarget, type Rect } from '../../kit/card/shapes'
import type { WaterShip } from '../ship/ship'
import { hullBox } from '../ship/ship-data'
import { flotationLeft } from '../ship/state'
import { flotationPlaces, type Ten } from './flotation-places'
import { caption, cardKey, editors, lossesRow, rows } from './layout'

const room = lossesRow.right - margin.left
/** Of the caption over the blocks. */
const captionWidth = 50
/** Between the hull and the blocks. */
const captionTap = {
  ...{ x: margin.left, y: rows[1]!.keel },
  ...{ width: captionWidth, height: lossesRow.top - rows[1]!.keel },
}

/** Flotation points in blocks of ten, and over them how far a torpedo reaches. */
export function flotationBlock(document: ShipDocument, ship: WaterShip): Block {
  const reach = { x: margin.left, y: lossesRow.heading - 4.6, width: room, height: smallestTarget }
  return {
    face: (words) => flotationFace(ship, words),
    pieces: [
      { key: 'flotation', reads: readsTracks('flotation'), draw: (inPlay, words) => lostOn(ship, inPlay, words) },
    ],
    // A tap crosses off the box under it and all after it.
    targets: [
      ...flotationPlaces(ship).taps.map(({ place, line, column, boxes }) => {
        const action = { kind: 'track', track: trackId('flotation'), value: boxes[0]!.value } as const
        return { ...target(place, 'flotation', 1 + line, column + 1, action), boxes, isAimed: true as const }
      }),
      // Behind them: Tab comes to the boxes, and up from them is the caption.
      { ...target(captionTap, 'flotation', 0, 1, pickAction('flotation')), isCaption: true as const },
    ],
    parts: [{ part: 'reach', ...reach, row: 1, column: 1, group: 'arms' }],
    editors: editors(document, { reach: reachForm }),
  }
}

/** How far the harm of a torpedo that hits her reaches, by its size. */
const reachForm: PartFormOf<WaterShip> = (ship, say, words) => ({
  says: ship.value.torpedoReach.map(({ inches, locations }) => say('reachOf', { inches, n: locations })).join(', '),
  entries: [
    ship.list('torpedoReach', {
      name: 'reach',
      label: say('parts.reach'),
      title: ({ inches }) => words('card.inches', { inches }),
      entries: (reach) => [reach.field('inches', { step: 0.1 }), ...reach.fields('locations', 'effectivePercent')],
      adds: 'reach',
      fresh: (reaches) => ({ ...reaches.at(-1)!, inches: Math.min(30, reaches.at(-1)!.inches + 1) }),
    }),
  ],
})

export function flotationFace(ship: WaterShip, words: Words): Operation[] {
  const { tens } = flotationPlaces(ship)
  return [
    ...heading(words(cardKey('flotation')), margin.left, lossesRow.heading, room),
    ...reachLine(ship, words),
    { op: 'path', d: tens.map(gridOf).join(''), stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' } },
    {
      ...{ op: 'path', d: tens.map(outlineOf).join('') },
      stroke: { ink: 'ink', width: 0.36, weight: 'cell', join: 'round' },
    },
    ...tens.flatMap((ten) => figureOf(ten)),
  ]
}

/** Lines between the boxes of a ten; beside a figure of three digits only begun. */
function gridOf({ boxes, figure }: Ten): string {
  const { x, y, width, height } = boxes[0]!
  const last = boxes.at(-1)!
  const isBegun = figure !== null && last.value + 1 > 99 && figure.y < last.y + last.height
  const upright = boxes.flatMap((box) => {
    if (box.x === x) return []
    return [`M${mm(box.x)} ${mm(box.y)}v${mm(isBegun && box === last ? 0.5 : height)}`]
  })
  const lower = boxes.length - 5
  return `${upright.join('')}${lower > 0 ? `M${mm(x)} ${mm(y + height)}h${mm(lower * width)}` : ''}`
}

/** Round all boxes of a ten; the last one may have fewer below. */
function outlineOf({ boxes }: Ten): string {
  const { x, y, width, height } = boxes[0]!
  const upper = mm(Math.min(5, boxes.length) * width)
  const lower = boxes.length - 5
  if (lower <= 0) return `M${mm(x)} ${mm(y)}h${upper}v${mm(height)}h${-upper}Z`
  const rest = mm(upper - lower * width)
  return `M${mm(x)} ${mm(y)}h${upper}v${mm(height)}h${-rest}v${mm(height)}H${mm(x)}Z`
}

function figureOf({ boxes, figure }: Ten, isLost = false): Operation[] {
  if (!figure) return []
  const text = String(boxes.at(-1)!.value + 1)
  return [lettered(text, figure.x, figure.y, isLost ? lostFigure : boxFigure)]
}

const lostFigure: Style = { ...boxFigure, face: 'work-600', ink: 'ink', halo: { ink: 'blue-wash', width: 0.7 } }

/** How far the harm of a torpedo reaches, by its size, and where her form says otherwise. */
function reachLine(ship: WaterShip, words: Words): Operation[] {
  if (ship.torpedoReach.length === 0) return []
  const sizes = ship.torpedoReach.map(({ inches, locations, effectivePercent }) => {
    const values = { inches, locations, percent: effectivePercent }
    return words(cardKey(effectivePercent < 100 ? 'reachPercent' : 'reachSize'), values)
  })
  const spans = ship.places.flatMap(({ at, torpedoSpan }) =>
    torpedoSpan ? [words(cardKey('reachSpan'), { at, from: torpedoSpan.from, to: torpedoSpan.to })] : [],
  )
  const said = (parts: readonly string[]) => words(cardKey('reach'), { sizes: parts.join(', ') })
  const fits = (text: string) => measure(caption.face, caption.size, text) <= room - 48
  const whole = [said([...sizes, ...spans]), said(sizes)].find(fits) ?? said(sizes.slice(0, 3))
  return [lettered(whole, lossesRow.right, lossesRow.heading, { ...caption, anchor: 'end' })]
}

/** What is lost is crossed off from the end: a full ten once, the rest box by box. */
function lostOn(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const { points, tens } = flotationPlaces(ship)
  const left = Math.max(0, flotationLeft(inPlay, ship))
  const title = words(cardKey('flotation'))
  const now = words(cardKey(left === points ? 'flotationWhole' : 'flotationLeft'), { left, of: points })
  const said = captionBeside(title, now, margin.left, lossesRow.heading, captionWidth)
  const hit = tens.filter(({ boxes }) => boxes.at(-1)!.value >= left)
  if (hit.length === 0) return said
  const whole = hit.filter(({ boxes }) => boxes[0]!.value >= left)
  const single = hit
    .filter((ten) => !whole.includes(ten))
    .flatMap(({ boxes }) => boxes.filter((box) => box.value >= left))
  const washed = [...whole.flatMap(({ boxes }) => boxes), ...single]
  const line = 0.1
  const wash = washed.map(
    ({ x, y, width, height }) =>
      `M${mm(x + line)} ${mm(y + line)}h${mm(width - 2 * line)}v${mm(height - 2 * line)}h${mm(2 * line - width)}Z`,
  )
  return [
    ...said,
    { op: 'path', d: wash.join(''), fill: 'blue-wash' },
    ...(single.length === 0 ? [] : [redCrosses(single.map(crossOf).join(''), 0.7)]),
    ...(whole.length === 0 ? [] : [redCrosses(whole.map((ten) => crossOf(areaOf(ten))).join(''), 1)]),
    ...hit.flatMap((ten) => figureOf(ten, true)),
  ]
}

const crossOf = ({ x, y, width, height }: Rect) => {
  const edge = Math.min(0.6, width / 5)
  return crossPath(x + edge, y + edge, width - 2 * edge, height - 2 * edge)
}

function areaOf({ boxes }: Ten): Rect {
  const { x, y, width, height } = boxes[0]!
  return { x, y, width: Math.min(5, boxes.length) * width, height: (boxes.length > 5 ? 2 : 1) * height }
}

/** Points of the spaces marked flooded: on a card kept by hand they may say more than the track. */
export function pointsFlooded(ship: WaterShip, inPlay: ShipInPlay): number {
  return ship.places.reduce((sum, { at, points }) => sum + (bears(inPlay, hullBox(at), 'flooded') ? points : 0), 0)
}
