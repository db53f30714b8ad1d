import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { Armour } from '../ship/ship'
import { plateOf, type ArmouredArea } from '../tables/damage'
import { cardKey, type Block } from './block'
import { heading, letters } from './lettering'
import { mm, type Rect } from './places'

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
        letters(words(cardKey(`armour.${name}`)), {
          x: columns[name],
          y: y + 3.2,
          room: 13,
          size: 2.6,
          face: 'work-500',
          ink: 'ink-2',
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
        { op: 'path', d: `M${x} ${mm(top)}h${width}`, stroke: { ink: 'rule', width: 0.2, weight: 'hair' } },
        ...letters(words(cardKey(`armour.${area}`)), {
          x,
          y: top + 3.1,
          room: width - 24,
          size: 2.9,
          face: 'work-500',
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
  const at = { x: middle, y: top + 3.25, room: 10, anchor: 'middle' } as const
  if (thickness === 'special') {
    return letters(words(cardKey('armour.special')), { ...at, size: 2.8, face: 'work-600', ink: 'ink' })
  }
  if (thickness === 0) return letters('–', { ...at, size: 3.2, face: 'work-500', ink: 'ink-3' })
  return [
    { op: 'rect', x: mm(middle - 3.6), y: mm(top + 0.45), width: 7.2, height: 3.4, fill: 'plate' },
    ...letters(String(thickness), { ...at, size: 3.2, face: 'work-700', ink: 'on-plate' }),
  ]
}
