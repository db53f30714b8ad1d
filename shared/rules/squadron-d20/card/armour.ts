import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { letters, heading, type Style } from '../../kit/card/lettering'
import { type Rect, mm, hairline, rectPath } from '../../kit/card/shapes'
import type { Armour } from '../ship/ship'
import { plateOf, type ArmouredArea } from '../tables/damage'
import { caption, faintStyle, cardKey } from './layout'

/** `empty`: to be written in. */
type Thickness = number | 'special' | 'empty'

/** A line of the armour table: what protects an area against what comes level, and against what falls. */
export interface Plate {
  readonly area: ArmouredArea | 'runway'
  readonly vertical: Thickness
  /** `special`: the rule book says (10.5). */
  readonly horizontal: Thickness
}

/** What protects each area, as 10.4 reads the figures of a sheet. */
export function platesOf(armour: Armour, areas: readonly ArmouredArea[]): readonly Plate[] {
  return areas.map((area) => {
    const [vertical, above] = [plateOf(armour, area, 'vertical'), plateOf(armour, area, 'horizontal')]
    return { area, vertical, horizontal: area === 'armouredFlightDeck' && above > 0 ? 'special' : above }
  })
}

const pitch = 3.9
const headingHeight = 3.9

/** Room of so many lines. */
export const armourHeight = (lines: number) => headingHeight + lines * pitch

/** Armour by area, as 10.4 reads it. */
export function armourBlock(plates: readonly Plate[], place: Rect): Block {
  return { face: (words) => armourFace(plates, place, words), parts: [{ part: 'armour', ...place }] }
}

/** One column against guns, one against bombs. */
export function armourFace(plates: readonly Plate[], { x, y, width }: Rect, words: Words): Operation[] {
  const columns = { vertical: x + width - 24, horizontal: x + width - 8 } as const
  return [
    ...heading(words(cardKey('armour.title')), x, mm(y + 3), 40),
    ...(['vertical', 'horizontal'] as const).flatMap((name) =>
      letters(words(cardKey(`armour.${name}`)), columns[name], y + 3, 15, { ...caption, anchor: 'middle' }),
    ),
    ...plates.flatMap(({ area, vertical, horizontal }, row): Operation[] => {
      const top = y + headingHeight + row * pitch
      const said = letters(words(cardKey(`armour.${area}`)), x, top + 2.95, width - 32, areaStyle)
      return [
        hairline(`M${x} ${mm(top)}h${width}`),
        ...said,
        ...tab(vertical, columns.vertical, top, words),
        ...tab(horizontal, columns.horizontal, top, words),
      ]
    }),
  ]
}

const areaStyle = { size: 2.9, face: 'work-600', ink: 'ink' } as const

/** A figure on a plate; nothing to break through has no plate. */
function tab(thickness: Thickness, middle: number, top: number, words: Words): Operation[] {
  const set = (text: string, style: Style) => letters(text, middle, top + 3, 11, { ...style, anchor: 'middle' })
  if (thickness === 'special') {
    return set(words(cardKey('armour.special')), { size: 2.8, face: 'work-600', ink: 'ink' })
  }
  const plate = { x: mm(middle - 6), y: mm(top + 0.35), width: 12, height: 3.2 } as const
  if (thickness === 'empty')
    return [{ op: 'path', d: rectPath(plate), stroke: { ink: 'rule-2', width: 0.22, weight: 'hair' } }]
  if (thickness === 0) return set('–', { ...faintStyle, size: 3 })
  return [
    { op: 'rect', ...plate, fill: 'plate' },
    ...set(String(thickness), { size: 3.1, face: 'work-700', ink: 'on-plate' }),
  ]
}
