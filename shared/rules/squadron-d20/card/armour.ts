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

const fullPitch = 3.9
const headingHeight = 3.9

/** Room of so many lines. */
export const armourHeight = (lines: number) => headingHeight + lines * fullPitch

/** Armour by area, as 10.4 reads it, and what she lacks: a property of the ship, and no casualty. */
export function armourBlock(plates: readonly Plate[], place: Rect, flaws: readonly string[] = []): Block {
  return { face: (words) => armourFace(plates, place, words, flaws), parts: [{ part: 'armour', ...place }] }
}

/** One column against guns, one against bombs. */
export function armourFace(
  plates: readonly Plate[],
  { x, y, width, height }: Rect,
  words: Words,
  flaws: readonly string[] = [],
): Operation[] {
  // Close on the card of a ship that has hardly room for her plates.
  const lines = plates.length + Math.min(1, flaws.length)
  const pitch = Math.min(fullPitch, (height - headingHeight) / lines)
  const columns = { vertical: x + width - 24, horizontal: x + width - 8 } as const
  return [
    ...heading(words(cardKey('armour.title')), x, mm(y + 3), 40),
    ...(['vertical', 'horizontal'] as const).flatMap((name) =>
      letters(words(cardKey(`armour.${name}`)), columns[name], y + 3, 15, { ...caption, anchor: 'middle' }),
    ),
    ...plates.flatMap(({ area, vertical, horizontal }, row): Operation[] => {
      const top = y + headingHeight + row * pitch
      const said = letters(words(cardKey(`armour.${area}`)), x, top + pitch * 0.76, width - 32, areaStyle)
      return [
        hairline(`M${x} ${mm(top)}h${width}`),
        ...said,
        ...tab(vertical, columns.vertical, { top, pitch }, words),
        ...tab(horizontal, columns.horizontal, { top, pitch }, words),
      ]
    }),
    ...flawsFace(flaws, { x, y: mm(y + headingHeight + plates.length * pitch), width, height: pitch }, words),
  ]
}

function flawsFace(flaws: readonly string[], { x, y, width, height }: Rect, words: Words): Operation[] {
  if (flaws.length === 0) return []
  const said = flaws.map((name) => words(cardKey(`standingFlaws.${name}`))).join(', ')
  return [
    hairline(`M${x} ${mm(y)}h${width}`),
    ...letters(said, x, y + height * 0.76, width, { ...areaStyle, face: 'work-500' }),
  ]
}

const areaStyle = { size: 2.9, face: 'work-600', ink: 'ink' } as const

interface Line {
  readonly top: number
  readonly pitch: number
}

/** A figure on a plate; nothing to break through has no plate. */
function tab(thickness: Thickness, middle: number, { top, pitch }: Line, words: Words): Operation[] {
  const set = (text: string, style: Style) =>
    letters(text, middle, top + pitch * 0.77, 11, { ...style, anchor: 'middle' })
  if (thickness === 'special') {
    return set(words(cardKey('armour.special')), { size: 2.8, face: 'work-600', ink: 'ink' })
  }
  // A small square, as wherever a figure of armour stands.
  const wide = 4.4
  const plate = { x: mm(middle - wide / 2), y: mm(top + 0.25), width: wide, height: mm(pitch - 0.5) } as const
  if (thickness === 'empty')
    return [{ op: 'path', d: rectPath(plate), stroke: { ink: 'rule-2', width: 0.22, weight: 'hair' } }]
  if (thickness === 0) return set('–', { ...faintStyle, size: 3 })
  return [
    { op: 'rect', ...plate, fill: 'plate' },
    ...set(String(thickness), { size: 3.1, face: 'work-700', ink: 'on-plate' }),
  ]
}
