import { barrelOffsets, gunHouse, openMount } from '../../../card/gun-plan'
import type { Ink, Operation } from '../../../card/operations'
import { pathThrough } from '../../../card/path-data'
import { marksOf, type Mark } from '../../../game/mark'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import { barIn, crossUnder, overCross, ringIn, ringStyle, type Setting } from '../../kit/card/marks'
import { type Rect, inset, mm, rounded } from '../../kit/card/shapes'
import type { MountKind } from '../ship/ship'

/** What a box holds, fresh or under a mark. */
export type Content = (setting: Setting) => readonly Operation[]

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
    ...(isOut
      ? content({ ink: 'on-ink', ground: 'ink' })
      : isStruck
        ? overCross(content({ ink: 'ink', ground, isCrossed: true }), ground)
        : content({ ink: 'ink', ground })),
    ...(isRepaired ? ringIn(ringed, wasStruck, { ...ringStyle, ink: isOut ? 'on-ink' : 'ink' }) : []),
  ]
}

/**
 * A mount as one looks down on it, muzzles to the end of the ship that it stands at: of the size that a box of nine
 * millimetres takes. What is armoured is solid, what is not is a line; a shield is a line round an open mount.
 */
export function mountPlan(
  { kind, guns, faces }: { readonly kind: MountKind; readonly guns: number; readonly faces: 'fore' | 'aft' },
  place: Rect,
  { ink, ground }: Setting,
): Operation[] {
  const scale = Math.min(place.width / 8.6, place.height / 7.6, 1.25)
  const turn = faces === 'aft' ? -scale : scale
  const at = { x: mm(place.x + place.width / 2), y: mm(place.y + place.height / 2), scaleX: turn, scaleY: scale }
  const line = (width: number) => ({ ink, width: mm(width * scale) })
  const solid = (d: string): Operation => ({ op: 'path', d, ...at, fill: ink })
  const hollow = (d: string): Operation => ({ op: 'path', d, ...at, fill: ground, stroke: line(0.36) })
  const barrels = (to: number): Operation => {
    const offsets = barrelOffsets(guns, kind.startsWith('turret') ? 0.95 : 1)
    return { op: 'path', d: offsets.map((across) => `M-3.9 ${mm(across)}H${to}`).join(''), ...at, stroke: line(0.6) }
  }
  const body = kind.startsWith('turret') ? house : casemate
  switch (kind) {
    case 'turretArmoured':
    case 'casemateArmoured':
      return [barrels(0), solid(body)]
    case 'turretUnarmoured':
    case 'casemateUnarmoured':
      return [barrels(0), hollow(body)]
    case 'shielded':
      return [barrels(1.6), solid(breech), { op: 'path', d: shield, ...at, stroke: line(0.5) }]
    case 'open':
      return [barrels(1.6), solid(breech)]
  }
}

const house = pathThrough(gunHouse, true)
const breech = openMount.map((outline) => pathThrough(outline, true)).join('')
const shield = 'M1.7-2.3H-0.6Q-1.9-1.2-1.9 0T-0.6 2.3H1.7'
/** Behind the ship's side, round towards the sea. */
const casemate = 'M2.6-2.5V2.5H1.2A2.5 2.5 0 0 1 1.2-2.5Z'

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
