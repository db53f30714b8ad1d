import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { letters, heading, captionStyle, type Style } from '../../kit/card/lettering'
import { type Rect, mm, hairline } from '../../kit/card/shapes'
import type { Armour } from '../ship/ship'
import { plateOf, type ArmouredArea } from '../tables/damage'
import { faintStyle, cardKey } from './layout'

/** A line of the armour table: what protects an area against what comes level, and against what falls. */
export interface Plate {
  readonly area: ArmouredArea | 'runway'
  readonly vertical: number
  /** `special`: the rule book says (10.5). */
  readonly horizontal: number | 'special'
}

/** What protects each area, as 10.4 reads the figures of a sheet. */
export function platesOf(armour: Armour, areas: readonly ArmouredArea[]): readonly Plate[] {
  return areas.map((area) => {
    const [vertical, above] = [plateOf(armour, area, 'vertical'), plateOf(armour, area, 'horizontal')]
    return { area, vertical, horizontal: area === 'armouredFlightDeck' && above > 0 ? 'special' : above }
  })
}

const pitch = 4.3

/** Armour by area, as 10.4 reads it: one column against guns, one against bombs. */
export function armourBlock(plates: readonly Plate[], place: Rect): Block {
  const { x, y, width } = place
  const columns = { vertical: x + width - 16.5, horizontal: x + width - 5 } as const
  return {
    face: (words) => [
      ...heading(words(cardKey('armour.title')), x, mm(y + 3.2), 20),
      ...(['vertical', 'horizontal'] as const).flatMap((name) =>
        letters(words(cardKey(`armour.${name}`)), columns[name], y + 3.2, 13, {
          ...captionStyle,
          size: 2.6,
          anchor: 'middle',
        }),
      ),
      ...plates.flatMap((plate, row) => plateLine(plate, row)(words)),
    ],
    parts: [{ part: 'armour', ...place }],
  }

  function plateLine({ area, vertical, horizontal }: Plate, row: number) {
    return (words: Words): Operation[] => {
      const top = y + 4.4 + row * pitch
      return [
        hairline(`M${x} ${mm(top)}h${width}`),
        ...letters(words(cardKey(`armour.${area}`)), x, top + 3.1, width - 24, {
          ...captionStyle,
          size: 2.9,
          ink: 'ink',
        }),
        ...tab(vertical, columns.vertical, top, words),
        ...tab(horizontal, columns.horizontal, top, words),
      ]
    }
  }
}

/** A figure on a plate; nothing to break through has no plate. */
function tab(thickness: number | 'special', middle: number, top: number, words: Words): Operation[] {
  const set = (text: string, style: Style) => letters(text, middle, top + 3.25, 10, { ...style, anchor: 'middle' })
  if (thickness === 'special') {
    return set(words(cardKey('armour.special')), { size: 2.8, face: 'work-600', ink: 'ink' })
  }
  if (thickness === 0) return set('–', { ...faintStyle, size: 3.2 })
  return [
    { op: 'rect', x: mm(middle - 3.6), y: mm(top + 0.45), width: 7.2, height: 3.4, fill: 'plate' },
    ...set(String(thickness), { size: 3.2, face: 'work-700', ink: 'on-plate' }),
  ]
}
