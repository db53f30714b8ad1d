import fc from 'fast-check'
import { flagNames } from '../../card/flags'
import type { ShipDocument } from '../../documents/ship'
import type { ShipFigures } from '../../documents/ship-figures'
import { followed } from '../kit/figures/follow'
import type { FigureField, Recipe } from '../pack/recipe'
import type { RulesPack } from '../pack/rules-pack'

/** What people type where a figure is asked for. */
const quantity = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }).map(String),
  fc.double({ min: 0, max: 60, noNaN: true }).map((value) => value.toFixed(1)),
  fc.constantFrom(
    '475 ft 3 in',
    '144,9 m',
    '11 800',
    '1½',
    '178 mm',
    '12-pdr',
    '6-pdr',
    '8in',
    '4.7"',
    '38 cm',
    '2x2',
    '3x1',
  ),
  fc.string({ maxLength: 12, unit: 'grapheme-ascii' }).filter((text) => !text.includes('{')),
  fc.constant(''),
)

const fieldsOf = (fields: readonly FigureField[]) =>
  fc.record(
    Object.fromEntries(
      fields.map(({ name, choices }) => [name, choices ? fc.constantFrom(...choices, 'none of them') : quantity]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, string>>

/** Figures that a recipe may be given. */
export const anyFigures = ({ fields, gunFields }: Recipe): fc.Arbitrary<ShipFigures> =>
  fc.record({
    said: fieldsOf(fields),
    guns: fc.array(fieldsOf(gunFields), { maxLength: 8 }),
    own: fc.constant([]),
    fine: fc.constant([]),
    sisters: fc.constant([]),
  })

export const anyHead = fc.record({ navy: fc.constantFrom(...flagNames, 'ruritania'), year: fc.constant(1900) })

/** A ship that the recipe of a pack makes of any figures. */
export const anyMadeShip = ({ recipe, editing }: RulesPack): fc.Arbitrary<ShipDocument> =>
  fc
    .tuple(anyFigures(recipe!), anyHead)
    .map(([figures, head]) => followed(recipe!, { ...editing!.blank(), ...head, name: 'Made' }, figures))
