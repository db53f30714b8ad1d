import { disc } from '../../../card/arc-plan'
import type { GlyphName } from '../../../card/glyphs'
import { crossPath, ellipsePath } from '../../../card/mark-shapes'
import type { Ink, Operation } from '../../../card/operations'
import { marksOf, type Mark } from '../../../game/mark'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { type Block, target } from '../../kit/card/block'
import { letters, captionStyle } from '../../kit/card/lettering'
import { type Rect, mm, inset, rounded, smallestTarget, boxLines } from '../../kit/card/shapes'
import { equipmentBox, type EquipmentName } from '../ship/shape'
import type { MountKind } from '../ship/ship'
import { faintStyle, cardKey } from './layout'

/** How the content of a box is drawn: on the face, or again over its marks. */
export interface Setting {
  readonly ink: Ink
  readonly ground: Ink
}

export const asPrinted: Setting = { ink: 'ink', ground: 'sheet' }

/** A box with marks, drawn over its face: wash, content, then cross, bar or ring. */
export function boxPiece(
  stand: ShipInPlay,
  box: BoxId,
  place: Rect,
  content: (setting: Setting) => readonly Operation[],
): Operation[] {
  const marks: ReadonlySet<Mark> = new Set(marksOf(stand, box))
  if (marks.size === 0) return []
  const isStruck = marks.has('struck')
  const isRepaired = marks.has('repaired')
  const isOut = marks.has('out')
  const lost = isStruck && !isRepaired
  const ground: Ink = isOut ? 'ink' : lost ? 'red-wash' : 'sheet'
  return [
    { op: 'rect', ...rounded(inset(place, 0.15)), fill: ground },
    ...content(isOut ? { ink: 'on-ink', ground: 'ink' } : { ink: 'ink', ground }),
    ...(isRepaired ? ring(place, isStruck, isOut) : []),
    ...(lost ? cross(place, isOut) : []),
  ]
}

function cross({ x, y, width, height }: Rect, reversed: boolean): Operation[] {
  const side = Math.min(0.9, width * 0.12)
  const d = crossPath(x + side, y + side, width - 2 * side, height - 2 * side)
  const thick = width > 5 ? 0.95 : 0.55
  const casing: Operation[] = reversed
    ? [{ op: 'path', d, stroke: { ink: 'sheet', width: thick * 1.9, weight: 'mark' } }]
    : []
  return [...casing, { op: 'path', d, stroke: { ink: 'red', width: thick, weight: 'mark' } }]
}

/** Repaired: a ring, and what is left of the cross outside it. */
function ring(place: Rect, wasStruck: boolean, reversed: boolean): Operation[] {
  const { x, y, width, height } = place
  const thick = width > 5 ? 0.7 : 0.4
  const circled: Operation = {
    op: 'path',
    d: ellipsePath(x + width / 2, y + height / 2, width / 2 - 0.5, height / 2 - 0.5),
    stroke: { ink: reversed ? 'on-ink' : 'ink', width: thick, weight: 'frame' },
  }
  if (!wasStruck) return [circled]
  const stub = Math.min(1.3, width * 0.16)
  const corners = [
    [x + 0.4, y + 0.4, stub, stub],
    [x + width - 0.4, y + 0.4, -stub, stub],
    [x + 0.4, y + height - 0.4, stub, -stub],
    [x + width - 0.4, y + height - 0.4, -stub, -stub],
  ] as const
  const d = corners.map(([fromX, fromY, dx, dy]) => `M${mm(fromX)} ${mm(fromY)}l${mm(dx)} ${mm(dy)}`).join('')
  return [{ op: 'path', d, stroke: { ink: 'red', width: thick, weight: 'frame' } }, circled]
}

/** A mount as one looks down on it, muzzles up: its barrels, and what covers them. Lost in this order. */
export function mountSign(
  kind: MountKind,
  guns: number,
  x: number,
  y: number,
  size: number,
  ink: Ink,
  ground: Ink,
): Operation[] {
  const scale = size / 8
  const at = (across: number) => mm(x + across * scale)
  const down = (by: number) => mm(y + by * scale)
  const spacing = guns > 3 ? 1.05 : 1.3
  const muzzles = Array.from({ length: guns }, (_, gun) => (gun - (guns - 1) / 2) * spacing)
  const barrels: Operation = {
    op: 'path',
    d: muzzles.map((across) => `M${at(across)} ${down(0.4)}V${down(-3.1)}`).join(''),
    stroke: { ink, width: mm(0.62 * scale) },
  }
  const half = Math.max(1.5, muzzles.length * 0.5 + 0.95)
  return [barrels, ...cover(kind)]

  function cover(of: MountKind): Operation[] {
    const line = { ink, width: mm(0.34 * scale) } as const
    switch (of) {
      case 'open':
        return [{ op: 'path', d: disc(x, y + 0.9 * scale, 1.05 * scale), fill: ink }]
      case 'shielded':
        return [
          { op: 'path', d: disc(x, y + 1.3 * scale, 0.8 * scale), fill: ink },
          {
            op: 'path',
            d: `M${at(-half)} ${down(1.7)}V${down(0.1)}Q${at(0)} ${down(-1.3)} ${at(half)} ${down(0.1)}V${down(1.7)}`,
            stroke: { ink, width: mm(0.6 * scale), join: 'round' },
          },
        ]
      case 'casemateUnarmoured':
        return [{ op: 'path', d: casemate(), fill: ground, stroke: line }]
      case 'casemateArmoured':
        return [{ op: 'path', d: casemate(), fill: ink }]
      case 'turretUnarmoured':
        return [{ op: 'path', d: house(), fill: ground, stroke: line }]
      case 'turretArmoured':
        return [{ op: 'path', d: house(), fill: ink }]
    }
  }

  function house(): string {
    return `M${at(-half)} ${down(-0.2)}L${at(-half * 0.72)} ${down(-1.1)}H${at(half * 0.72)}L${at(half)} ${down(-0.2)}V${down(1.9)}L${at(half * 0.8)} ${down(2.5)}H${at(-half * 0.8)}L${at(-half)} ${down(1.9)}Z`
  }

  function casemate(): string {
    const r = mm(half * scale)
    return `M${at(-half)} ${down(1.9)}V${down(0.6)}a${r} ${r} 0 0 1 ${mm(2 * half * scale)} 0V${down(1.9)}Z`
  }
}

const glyphs: Readonly<Record<EquipmentName, GlyphName>> = {
  searchRadar: 'radar',
  gunneryRadar: 'target',
  dpaaRadar: 'aa-gun',
  searchlights: 'searchlight',
  smoke: 'funnel',
}

interface EquipmentRow {
  readonly fitted: readonly EquipmentName[]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly row: number
}

const equipmentHeight = smallestTarget + 1.1

/** What is fitted and can be lost: a box for each, its sign over its name. */
export function equipmentBlock({ fitted, x, y, width, row }: EquipmentRow): Block {
  const each = Math.min(16, width / Math.max(1, fitted.length))
  const placed = fitted.map((name, index) => ({
    name,
    box: equipmentBox(name),
    place: { x: x + index * each, y, width: each, height: equipmentHeight },
  }))
  return {
    face: (words) => [
      ...(placed.length === 0
        ? letters(words(cardKey('noEquipment')), x, y + 5.6, width, { ...faintStyle, size: 2.8 })
        : []),
      boxLines(placed.map(({ place }) => boxOf(place))),
      ...placed.flatMap(({ name, place }) => content(name, boxOf(place), words)(asPrinted)),
    ],
    pieces: placed.map(({ name, box, place }) => ({
      key: `box:${box}`,
      reads: { boxes: [box] },
      draw: (stand, words) => boxPiece(stand, box, boxOf(place), content(name, boxOf(place), words)),
    })),
    targets: placed.map(({ box, place }, index) => target(place, 'equipment', row, index + 1, { kind: 'box', box })),
    parts: [{ part: 'equipment', x, y, width, height: equipmentHeight }],
  }
}

const boxOf = (place: Rect): Rect => inset(place, 0.3)

function content(name: EquipmentName, { x, y, width }: Rect, words: Words) {
  return ({ ink, ground }: Setting): Operation[] => [
    { op: 'glyph', glyph: glyphs[name], x: mm(x + width / 2 - 2.3), y: mm(y + 0.5), size: 4.6, ink, ground },
    ...letters(words(cardKey(`equipment.${name}`)), x + width / 2, y + 8.1, width - 0.6, {
      ...captionStyle,
      ink: ink === 'ink' ? 'ink-2' : ink,
      anchor: 'middle',
    }),
  ]
}
