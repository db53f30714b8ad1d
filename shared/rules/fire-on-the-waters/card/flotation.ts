import { crossPath } from '../../../card/mark-shapes'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import { own } from '../../../kernel/own'
import { onceEach } from '../../../kernel/once-each'
import type { Words } from '../../../words/speak'
import { hullBox } from '../ship/boxes'
import type { WaterShip } from '../ship/ship'
import { flotationOf } from '../ship/ship-data'
import { flotationLeft } from '../ship/state'
import { captionBeside, captionSize, heading } from './heading'
import { lossesRow, margin, mm, sidePanel, smallestLetters, smallestTarget, type Rect } from './places'

const key = (name: string) => `rules.fire-on-the-waters.card.${name}`

const lines = 2
const groupGap = 1.2
const widestPip = 9.4
const room = sidePanel.x - 4 - margin.left

/** Points are drawn in fives, on two lines: the first box is the last to be lost. */
const five = 5

export interface Flotation {
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
  const title = words(key('flotation'))
  const figures = pips.flatMap(({ x, y, width, height }, index): Operation[] => {
    if ((index + 1) % five !== 0 && index + 1 !== points) return []
    const at = { x: mm(x + width - 0.5), y: mm(y + height - 0.8) }
    return [
      {
        op: 'text',
        ...at,
        text: String(index + 1),
        size: width < 3.4 ? smallestLetters : 2.8,
        face: 'work-500',
        ink: 'ink-3',
        anchor: 'end',
        halo: { ink: 'sheet', width: 0.7 },
      },
    ]
  })
  return [
    ...heading(title, margin.left, lossesRow.heading, room),
    ...reachLine(ship, words),
    { op: 'path', d: pips.map(boxPath).join(''), fill: 'sheet', stroke: { ink: 'ink', width: 0.28, weight: 'cell' } },
    ...figures,
  ]
}

/** How far the harm of a torpedo reaches, by its size, and where her form says otherwise. */
function reachLine(ship: WaterShip, words: Words): Operation[] {
  if (ship.torpedoReach.length === 0) return []
  const sizes = ship.torpedoReach.map(({ inches, locations, effectivePercent }) => {
    const values = { inches, locations, percent: effectivePercent }
    return words(key(effectivePercent < 100 ? 'reachPercent' : 'reachSize'), values)
  })
  const spans = ship.places.flatMap(({ at, torpedoSpan }) =>
    torpedoSpan ? [words(key('reachSpan'), { at, from: torpedoSpan.from, to: torpedoSpan.to })] : [],
  )
  const said = (parts: readonly string[]) => words(key('reach'), { sizes: parts.join(', ') })
  const fits = (text: string) => measure('work-500', captionSize, text) <= room - 48
  const whole = said([...sizes, ...spans])
  const text = fits(whole) ? whole : said(sizes)
  return [
    {
      op: 'text',
      x: margin.left + room,
      y: lossesRow.first,
      text,
      size: captionSize,
      face: 'work-500',
      ink: 'ink-2',
      anchor: 'end',
    },
  ]
}

/** What is lost is crossed off from the end. */
export function flotationPiece(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const { points, pips } = flotationPlaces(ship)
  const left = flotationLeft(inPlay, ship)
  const title = words(key('flotation'))
  const caption = words(key(left === points ? 'flotationWhole' : 'flotationLeft'), { left, of: points })
  const lost = pips.slice(Math.max(0, left))
  const said = captionBeside(title, caption, margin.left, lossesRow.heading, room)
  if (lost.length === 0) return said
  const inset = 0.14
  const wash = lost
    .map(
      ({ x, y, width, height }) =>
        `M${mm(x + inset)} ${mm(y + inset)}h${mm(width - 2 * inset)}v${mm(height - 2 * inset)}h${mm(2 * inset - width)}Z`,
    )
    .join('')
  const crosses = lost.map(({ x, y, width, height }) => crossPath(...crossed({ x, y, width, height }))).join('')
  return [
    ...said,
    { op: 'path', d: wash, fill: 'blue-wash' },
    { op: 'path', d: crosses, stroke: { ink: 'red', width: 0.7, weight: 'mark' } },
  ]
}

/** Upright in a narrow box, not lying in a wide one. */
function crossed({ x, y, width, height }: Rect): [x: number, y: number, width: number, height: number] {
  const across = Math.min(width - 1.2, height - 1.6)
  return [x + (width - across) / 2, y + 1.2, across, height - 2.4]
}

/** Points of the spaces marked flooded: on a card kept by hand they may say more than the track. */
export function pointsFlooded(ship: WaterShip, inPlay: ShipInPlay): number {
  return ship.places.reduce(
    (sum, { at, points }) => sum + (own(inPlay.boxes, hullBox(at))?.includes('flooded') ? points : 0),
    0,
  )
}

function boxPath({ x, y, width, height }: Rect): string {
  return `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}Z`
}
