import type { GlyphName } from '../../../card/glyphs'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { type Block, target } from '../../kit/card/block'
import { letters, captionStyle } from '../../kit/card/lettering'
import { type Rect, mm, smallestTarget, inset, boxLines } from '../../kit/card/shapes'
import { equipmentBox, type EquipmentName } from '../ship/shape'
import { asPrinted, boxPiece, type Setting } from './box-marks'
import { faintStyle, cardKey } from './layout'

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
