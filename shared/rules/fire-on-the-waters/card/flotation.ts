import { bears } from '../../../game/mark'
import { crossPath } from '../../../card/mark-shapes'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import type { Words } from '../../../words/speak'
import type { CardTarget } from '../../pack/card-target'
import { pickAction, readsTracks, target, type Block } from '../../kit/card/block'
import type { PartFormOf } from '../../kit/card/data-form'
import { captionBeside, heading, lettered, smallestLetters } from '../../kit/card/lettering'
import { boxLines, margin, mm, redCrosses, smallestTarget, washes, type Rect } from '../../kit/card/shapes'
import type { WaterShip } from '../ship/ship'
import { flotationOf, hullBox } from '../ship/ship-data'
import { flotationLeft } from '../ship/state'
import { caption, cardKey, editors, lossesRow, sidePanel } from './layout'

/** Flotation points in two lines of boxes, and over them how far a torpedo reaches. */
export function flotationBlock(document: ShipDocument, ship: WaterShip): Block {
  const reach = { x: 54, y: lossesRow.top - smallestTarget, width: sidePanel.x - 58, height: smallestTarget }
  return {
    face: (words) => flotationFace(ship, words),
    pieces: [
      { key: 'flotation', reads: readsTracks('flotation'), draw: (inPlay, words) => lostOn(ship, inPlay, words) },
    ],
    targets: flotationTargets(ship),
    parts: [{ part: 'reach', ...reach, row: 1, column: 1, group: 'arms' }],
    editors: editors(document, { reach: reachForm }),
  }
}

/** A tap crosses off a point or a five and all after it; the heading takes any number. */
function flotationTargets(ship: WaterShip): readonly CardTarget[] {
  const { taps, pips } = flotationPlaces(ship)
  const boxes = pips.map((pip, value) => ({ ...pip, value }))
  const title = { x: margin.left, y: lossesRow.top - smallestTarget - 0.05, width: 46, height: smallestTarget }
  return [
    target(title, 'flotation', 1, 1, pickAction('flotation')),
    ...taps.map(({ place, left, row, column }, index) => ({
      ...target(place, 'flotation', 2 + row, column + 1, { kind: 'track', track: trackId('flotation'), value: left }),
      boxes: boxes.slice(left, taps[index + 1]?.left),
    })),
  ]
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

const lines = 2
const groupGap = 1.2
const widestPip = 9.4
const room = sidePanel.x - 4 - margin.left

/** Points are drawn in fives, on two lines: the first box is the last to be lost. */
const five = 5

interface Flotation {
  readonly points: number
  readonly pips: readonly Rect[]
  /** A target, and the points left after a tap: one point on a small ship, a five or several on others. */
  readonly taps: readonly Tap[]
}

interface Tap {
  readonly place: Rect
  readonly left: number
  readonly row: number
  readonly column: number
}

/** The places of the points; memoised per ship. */
export const flotationPlaces = onceEach((ship: WaterShip): Flotation => {
  const points = flotationOf(ship)
  const perGroup = groupOf(points)
  const count = Math.ceil(points / perGroup)
  const perLine = Math.max(1, Math.ceil(count / lines))
  const width = Math.min(perGroup * widestPip, (room - (perLine - 1) * groupGap) / perLine)
  const pip = width / perGroup
  const perTap = pip >= smallestTarget ? 1 : perGroup
  const placeOf = (group: number) => ({
    x: margin.left + (group % perLine) * (width + groupGap),
    y: lossesRow.top + Math.floor(group / perLine) * lossesRow.rowPitch,
  })
  const height = lossesRow.rowPitch - 1.5
  const pipOf = (point: number) => {
    const { x, y } = placeOf(Math.floor(point / perGroup))
    return { x: x + (point % perGroup) * pip, y, width: pip, height }
  }
  return {
    points,
    pips: Array.from({ length: points }, (_, point) => pipOf(point)),
    taps: Array.from({ length: Math.ceil(points / perTap) }, (_, tap) => {
      const left = tap * perTap
      const line = perLine * perGroup
      return {
        place: { ...pipOf(left), width: perTap === 1 ? pip : width + groupGap, height: lossesRow.rowPitch },
        left,
        row: Math.floor(left / line),
        column: (left % line) / perTap,
      }
    }),
  }
})

/** As many fives as are large enough for a finger. */
function groupOf(points: number): number {
  const most = lines * Math.floor((room + groupGap) / smallestTarget)
  return five * Math.ceil(points / five / most)
}

export function flotationFace(ship: WaterShip, words: Words): Operation[] {
  const { points, pips } = flotationPlaces(ship)
  const title = words(cardKey('flotation'))
  const halo = { ink: 'sheet', width: 0.7 } as const
  const figures = pips.flatMap(({ x, y, width, height }, index): Operation[] => {
    if ((index + 1) % five !== 0 && index + 1 !== points) return []
    const size = width < 3.4 ? smallestLetters : 2.8
    const style = { size, face: 'work-500', ink: 'ink-3', anchor: 'end', halo } as const
    return [lettered(String(index + 1), mm(x + width - 0.5), mm(y + height - 0.8), style)]
  })
  return [
    ...heading(title, margin.left, lossesRow.heading, room),
    ...reachLine(ship, words),
    boxLines(pips),
    ...figures,
  ]
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
  const whole = said([...sizes, ...spans])
  const text = fits(whole) ? whole : said(sizes)
  return [lettered(text, margin.left + room, lossesRow.first, { ...caption, anchor: 'end' })]
}

/** What is lost is crossed off from the end. */
function lostOn(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const { points, pips } = flotationPlaces(ship)
  const left = flotationLeft(inPlay, ship)
  const title = words(cardKey('flotation'))
  const now = words(cardKey(left === points ? 'flotationWhole' : 'flotationLeft'), { left, of: points })
  const said = captionBeside(title, now, margin.left, lossesRow.heading, room, caption)
  const lost = pips.slice(Math.max(0, left))
  if (lost.length === 0) return said
  const crosses = lost.map((pip) => crossPath(...crossed(pip))).join('')
  return [...said, washes(lost, 'blue-wash', 0.14), redCrosses(crosses, 0.7)]
}

/** Upright in a narrow box, not lying in a wide one. */
function crossed({ x, y, width, height }: Rect): [x: number, y: number, width: number, height: number] {
  const across = Math.min(width - 1.2, height - 1.6)
  return [x + (width - across) / 2, y + 1.2, across, height - 2.4]
}

/** Points of the spaces marked flooded: on a card kept by hand they may say more than the track. */
export function pointsFlooded(ship: WaterShip, inPlay: ShipInPlay): number {
  return ship.places.reduce((sum, { at, points }) => sum + (bears(inPlay, hullBox(at), 'flooded') ? points : 0), 0)
}
