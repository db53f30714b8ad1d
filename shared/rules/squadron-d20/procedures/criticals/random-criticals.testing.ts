import fc from 'fast-check'
import type { ShipInPlay } from '../../../../game/state'
import { anyMarked } from '../../../kit/marked-ship.testing'
import { extremeShip } from '../../../run/extreme-ship.testing'
import { starterShipDocuments } from '../../../run/starter.testing'
import { squadronD20 } from '../..'
import { dataOf } from '../../ship/stand-data'
import { oneOfEach } from '../../ship/stands.testing'
import { houseRules } from '../../table/house-rules'
import { columns } from '../../tables/criticals'
import { attacks } from '../../tables/damage'
import type { Critical } from './spend'
import { isDamageable } from './target'

const documents = [...starterShipDocuments(squadronD20.id), ...oneOfEach]
  .filter((document) => isDamageable(dataOf(document)))
  .flatMap((document) => [
    document,
    extremeShip(squadronD20, document, 'lowest'),
    extremeShip(squadronD20, document, 'highest'),
  ])

/** Any stand that has criticals, its figures as they are or as far as the rules take them, with any marks. */
export const anyDamageable: fc.Arbitrary<ShipInPlay> = fc
  .constantFrom(...documents)
  .chain((document) => anyMarked(squadronD20, document))

export const criticals: fc.Arbitrary<Critical> = fc
  .record({
    cv: fc.integer({ min: 1, max: 40 }),
    attack: fc.constantFrom(...attacks),
    isFlashover: fc.boolean(),
    column: fc.option(fc.constantFrom(...columns)),
  })
  .map(({ column, ...drawn }) => (column ? { ...drawn, column } : drawn))

/** Any choice of every house rule. */
export const rulings = fc.record(
  Object.fromEntries(
    houseRules.map(({ name, choices }) => [
      name,
      'minimum' in choices ? fc.integer({ min: choices.minimum, max: choices.maximum }) : fc.constantFrom(...choices),
    ]),
  ),
)
