import { bears } from '../../../game/mark'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { pickAction, readsTracks, target, type Block } from '../../kit/card/block'
import type { PartFormOf } from '../../kit/card/data-form'
import { boxNumber, boxRows, lostBoxes } from '../../kit/card/boxes'
import { captionBeside, changedBeside, heading, lettered } from '../../kit/card/lettering'
import { margin, smallestTarget } from '../../kit/card/shapes'
import type { WaterShip } from '../ship/ship'
import { hullBox } from '../ship/ship-data'
import { flotationLeft } from '../ship/state'
import { flotationPlaces, perTen, type Ten } from './flotation-places'
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
    ...boxRows(
      tens.flatMap(({ boxes }) => boxes),
      5,
      tens.filter(isOver).map(({ boxes }) => boxes.at(-1)!),
    ),
    ...tens.flatMap(numberOf),
  ]
}

/** Three digits reach over the side of a box. */
function isOver({ boxes, figure }: Ten): boolean {
  const last = boxes.at(-1)!
  return figure !== null && last.value + 1 > 99 && figure.y < last.y + last.height
}

/** Its last number stands in its last box, or under it where the boxes are small. */
function numberOf({ boxes, figure }: Ten): Operation[] {
  if (!figure) return []
  const last = boxes.at(-1)!
  return [{ ...boxNumber(last.value + 1, last), ...figure }]
}

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
  const line = { x: margin.left, y: lossesRow.heading, room: captionWidth }
  const said =
    left === points
      ? captionBeside(title, String(points), line.x, line.y, line.room)
      : changedBeside(title, left, words('card.of', { of: points }), line)
  const hit = tens.filter(({ boxes }) => boxes.at(-1)!.value >= left)
  if (hit.length === 0) return said
  const isEven = ({ boxes }: Ten) => boxes.length === perTen || boxes.length <= perTen / 2
  const whole = hit.filter((ten) => ten.boxes[0]!.value >= left && isEven(ten))
  const single = hit
    .filter((ten) => !whole.includes(ten))
    .flatMap(({ boxes }) => boxes.filter((box) => box.value >= left))
  return [
    ...said,
    ...lostBoxes(single, { wash: 'blue-wash', whole: whole.map(({ boxes }) => boxes), numbers: hit.flatMap(numberOf) }),
  ]
}

/** Points of the spaces marked flooded: on a card kept by hand they may say more than the track. */
export function pointsFlooded(ship: WaterShip, inPlay: ShipInPlay): number {
  return ship.places.reduce((sum, { at, points }) => sum + (bears(inPlay, hullBox(at), 'flooded') ? points : 0), 0)
}
