import type { GlyphName } from '../../../card/glyphs'
import type { Words } from '../../../words/speak'
import { type Block, target } from '../../kit/card/block'
import { boxRows } from '../../kit/card/boxes'
import { heading, letters } from '../../kit/card/lettering'
import { asPrinted, captionIn } from '../../kit/card/marks'
import { mm, smallestTarget, type Rect } from '../../kit/card/shapes'
import { equipmentBox, type EquipmentName } from '../ship/shape'
import { boxesUnder, caption, cardKey, faintStyle } from './layout'
import { boxPiece, type Content } from './mounts'

const glyphs: Readonly<Record<EquipmentName, GlyphName>> = {
  searchRadar: 'radar',
  gunneryRadar: 'target',
  dpaaRadar: 'aa-gun',
  searchlights: 'searchlight',
  smoke: 'funnel',
}

const each = 11.8
const boxHeight = 10
const captionHeight = 3.4
export const equipmentHeight = (fitted: number) => (fitted > 0 ? boxesUnder + boxHeight : smallestTarget)

/** Room of so many boxes, with their heading. */
export const equipmentWidth = (fitted: number) => Math.max(fitted * each, 24)

/** Radars and gear that can be lost: a box for each, its sign over its name. */
export function equipmentBlock(fitted: readonly EquipmentName[], place: Omit<Rect, 'height'>, row: number): Block {
  const placed = fitted.map((name, index) => ({ name, box: equipmentBox(name), place: placeOf(place, index) }))
  return {
    face: (words) => equipmentFace(fitted, place, words),
    pieces: placed.map(({ name, box, place }) => ({
      key: `box:${box}`,
      reads: { boxes: [box] },
      draw: (stand, words) => boxPiece(stand, box, place, content(name, place, words), captionHeight),
    })),
    targets: placed.map(({ box, place }, index) => target(place, 'equipment', row, index + 1, { kind: 'box', box })),
    parts: [{ part: 'equipment', ...place, height: equipmentHeight(fitted.length) }],
  }
}

const placeOf = ({ x, y }: Omit<Rect, 'height'>, index: number): Rect => ({
  x: mm(x + index * each),
  y: mm(y + boxesUnder),
  width: each,
  height: boxHeight,
})

export function equipmentFace(
  fitted: readonly EquipmentName[],
  place: Omit<Rect, 'height'>,
  words: Words,
  title = 'equipmentTitle',
) {
  const places = fitted.map((_, index) => placeOf(place, index))
  return [
    ...heading(words(cardKey(title)), place.x, place.y + 3.1, place.width),
    ...(fitted.length === 0
      ? letters(words(cardKey('noEquipment')), place.x, place.y + 8.2, place.width, faintStyle)
      : boxRows(places, places.length)),
    ...fitted.flatMap((name, index) => content(name, places[index]!, words)(asPrinted)),
  ]
}

function content(name: EquipmentName, { x, y, width, height }: Rect, words: Words): Content {
  return (setting) => [
    {
      op: 'glyph',
      glyph: glyphs[name],
      x: mm(x + width / 2 - 2.5),
      y: mm(y + 1),
      size: 5,
      ink: setting.ink,
      ground: setting.ground,
    },
    ...letters(words(cardKey(`equipment.${name}`)), x + width / 2, y + height - 1.4, width - 2.2, {
      ...{ ...caption, ...captionIn(setting, 'ink-2'), anchor: 'middle' },
    }),
  ]
}
