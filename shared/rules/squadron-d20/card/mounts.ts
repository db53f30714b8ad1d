import { disc } from '../../../card/arc-plan'
import type { GlyphName } from '../../../card/glyphs'
import type { Ink, Operation } from '../../../card/operations'
import { marksOf, type Mark } from '../../../game/mark'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { type Block, target } from '../../kit/card/block'
import { letters, captionStyle } from '../../kit/card/lettering'
import { asPrinted, crossIn, ringIn, type Ring, type Setting } from '../../kit/card/marks'
import { type Rect, mm, inset, rounded, smallestTarget, boxLines } from '../../kit/card/shapes'
import { equipmentBox, type EquipmentName } from '../ship/shape'
import type { MountKind } from '../ship/ship'
import { faintStyle, cardKey } from './layout'

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
  const side = Math.min(0.9, place.width * 0.12)
  const thick = place.width > 5 ? 0.95 : 0.55
  const ground: Ink = isOut ? 'ink' : lost ? 'red-wash' : 'sheet'
  return [
    { op: 'rect', ...rounded(inset(place, 0.15)), fill: ground },
    ...content(isOut ? { ink: 'on-ink', ground: 'ink' } : { ink: 'ink', ground }),
    ...(isRepaired ? ringIn(place, isStruck, ringOf(place, isOut)) : []),
    ...(lost ? crossIn(place, [side, side], thick, isOut ? thick * 1.9 : null) : []),
  ]
}

function ringOf({ width }: Rect, reversed: boolean): Ring {
  const thick = width > 5 ? 0.7 : 0.4
  const stub = Math.min(1.3, width * 0.16)
  const ink = reversed ? 'on-ink' : 'ink'
  return { ink, width: thick, inset: 0.5, corner: 0.4, stub: [stub, stub], stubWidth: thick }
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
