import { barrelOffsets, gunHouse, openMount } from '../../../card/gun-plan'
import type { Ink, Operation } from '../../../card/operations'
import { pathThrough } from '../../../card/path-data'
import { marksOf, type Mark } from '../../../game/mark'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import { barIn, crossUnder, ringIn, ringStyle, type Setting } from '../../kit/card/marks'
import { type Rect, inset, mm, rounded } from '../../kit/card/shapes'
import type { MountKind } from '../ship/ship'

/** What a box holds, fresh or under a mark; over a cross letters have a halo. */
export type Content = (setting: Setting & { readonly halo?: Ink }) => readonly Operation[]

/** A box with marks, drawn over its face: wash, cross, bar, content, ring. A caption at its foot is under no ring. */
export function boxPiece(stand: ShipInPlay, box: BoxId, place: Rect, content: Content, captionHeight = 0): Operation[] {
  const marks: ReadonlySet<Mark> = new Set(marksOf(stand, box))
  if (marks.size === 0) return []
  const isRepaired = marks.has('repaired')
  const wasStruck = marks.has('struck')
  const isStruck = wasStruck && !isRepaired
  const isOut = marks.has('out')
  const ground: Ink = isStruck ? 'red-wash' : 'sheet'
  const ringed = { ...place, height: place.height - captionHeight }
  return [
    { op: 'rect', ...rounded(inset(place, 0.15)), fill: ground },
    ...(isStruck ? crossUnder(place, isOut) : []),
    ...(isOut ? [barIn(place, wasStruck)] : []),
    ...content(isOut ? { ink: 'on-ink', ground: 'ink' } : { ink: 'ink', ground, ...(isStruck && { halo: ground }) }),
    ...(isRepaired ? ringIn(ringed, wasStruck, { ...ringStyle, ink: isOut ? 'on-ink' : 'ink' }) : []),
  ]
}

/**
 * A mount as one looks down on it, trained forward, muzzles to the left: in millimetres round its middle, of the size
 * that a box of nine millimetres takes. What is armoured is solid, what is not is a line.
 */
export function mountPlan(kind: MountKind, guns: number, place: Rect, { ink, ground }: Setting): Operation[] {
  const isTurret = kind === 'turretArmoured' && place.width > 12
  const scale = Math.min(place.width / (isTurret ? 13.6 : 8.6), place.height / (isTurret ? 9 : 7.6))
  const at = { x: mm(place.x + place.width / 2), y: mm(place.y + place.height / 2), scaleX: scale, scaleY: scale }
  const line = (width: number) => ({ ink, width: mm(width * scale) })
  const solid = (d: string): Operation => ({ op: 'path', d, ...at, fill: ink })
  const stroked = (d: string, width: number): Operation => ({ op: 'path', d, ...at, stroke: line(width) })
  const hollow = (d: string): Operation => ({ op: 'path', d, ...at, fill: ground, stroke: line(0.36) })
  const barrels = (from: number, to: number, width: number, spread: number): Operation =>
    stroked(
      barrelOffsets(guns, spread)
        .map((across) => `M${from} ${mm(across)}H${to}`)
        .join(''),
      width,
    )
  const seam = { ink: ground, width: mm(0.24 * scale) } as const
  switch (kind) {
    case 'turretArmoured':
      return isTurret
        ? [barrels(-6.4, 0, 0.8, 1.3), solid(turret), { op: 'path', d: 'M0.3-2.3V2.3', ...at, stroke: seam }]
        : [barrels(-3.9, 0, 0.55, 0.95), solid(house)]
    case 'turretUnarmoured':
      return [barrels(-3.9, 0, 0.55, 0.95), hollow(house)]
    case 'casemateArmoured':
      return [barrels(-3.9, 0, 0.7, 1), solid(casemate)]
    case 'casemateUnarmoured':
      return [barrels(-3.9, 0, 0.7, 1), hollow(casemate)]
    case 'shielded':
      return [
        stroked(ringOf(2.1), 0.24),
        barrels(-3.9, 1.6, 0.62, 1),
        stroked('M1.7-2.3H-0.6Q-1.9-1.2-1.9 0T-0.6 2.3H1.7', 0.5),
        solid('M0.9-1.2h1.3v2.4h-1.3Z'),
      ]
    case 'open':
      return [stroked(ringOf(2.1), 0.3), barrels(-3.9, 1.6, 0.7, 1), solid(breech)]
  }
}

/** A house with its rangefinder across, its face to the left. */
const turret =
  'M-1.2-2.2L0.4-3.1L4.5-2.9Q5.6-2.2 5.6 0T4.5 2.9L0.4 3.1L-1.2 2.2ZM3-3.9h0.8v1.2h-0.8ZM3 2.7h0.8v1.2h-0.8Z'
const house = pathThrough(gunHouse, true)
const breech = openMount.map((outline) => pathThrough(outline, true)).join('')
/** Behind the ship's side, round towards the sea. */
const casemate = 'M2.6-2.5V2.5H1.2A2.5 2.5 0 0 1 1.2-2.5Z'
const ringOf = (radius: number) =>
  `M${0.4 - radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`

/** Tubes side by side, round at the muzzle, on a ring. */
export function tubesPlan(tubes: number, place: Rect, { ink, ground }: Setting): Operation[] {
  const wide = Math.min(1.4, (place.height - 1.6) / tubes)
  const long = place.width - 2
  const [left, top] = [place.x + 1, place.y + (place.height - tubes * wide) / 2]
  const r = mm(wide / 2)
  const d = Array.from(
    { length: tubes },
    (_, tube) =>
      `M${mm(left + long)} ${mm(top + tube * wide)}H${mm(left + wide / 2)}a${r} ${r} 0 0 0 0 ${mm(2 * r)}H${mm(left + long)}Z`,
  )
  return [{ op: 'path', d: d.join(''), fill: ground, stroke: { ink, width: 0.3 } }]
}
