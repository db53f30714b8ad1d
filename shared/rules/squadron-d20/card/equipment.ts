import type { GlyphName } from '../../../card/glyphs'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { equipmentBox, type EquipmentName } from '../ship/shape'
import { cardKey, target, type Block } from './block'
import { asPrinted, boxPiece, type Setting } from './box-marks'
import { letters } from './lettering'
import { inset, mm, rectPath, smallestTarget, type Rect } from './places'

const glyphs: Readonly<Record<EquipmentName, GlyphName>> = {
  searchRadar: 'radar',
  gunneryRadar: 'target',
  dpaaRadar: 'aa-gun',
  searchlights: 'searchlight',
  smoke: 'funnel',
}

export interface EquipmentRow {
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
        ? letters(words(cardKey('noEquipment')), {
            x,
            y: y + 5.6,
            room: width,
            size: 2.8,
            face: 'work-500',
            ink: 'ink-3',
          })
        : []),
      {
        op: 'path',
        d: placed.map(({ place }) => rectPath(boxOf(place))).join(''),
        fill: 'sheet',
        stroke: { ink: 'ink', width: 0.28, weight: 'cell' },
      },
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
    ...letters(words(cardKey(`equipment.${name}`)), {
      x: x + width / 2,
      y: y + 8.1,
      room: width - 0.6,
      size: 2.7,
      face: 'work-500',
      ink: ink === 'ink' ? 'ink-2' : ink,
      anchor: 'middle',
    }),
  ]
}
