import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import { cardOf, editingOf, readsFields, readsTracks, type Block } from '../../kit/card/block'
import { standingBlock } from '../../kit/card/head'
import { condition } from '../ship/state'
import { cellBlock } from './cell'
import { blankShip, formOperations } from './form'
import { gridBlock } from './grid'
import { headBlock } from './head'
import { hullOf } from './hull'
import { grid, gridRight } from './layout'
import { legendOf } from './legend'
import { problemsOf } from './problems'
import { supplyBlock } from './supply'
import { tracksBlock } from './tracks'

/** The parts of her card, in painting order. */
const blocksOf = onceEach((document: ShipDocument): readonly Block[] => {
  const hull = hullOf(document)
  return [
    headBlock(document, hull.ship),
    gridBlock(document, hull),
    ...hull.cells.map((cell) => cellBlock(hull, cell)),
    supplyBlock(hull),
    tracksBlock(document, hull.ship),
    legendOf(document, hull),
    standing,
  ]
})

/** She sinks and stops by her tracks too, as the rail says. */
const standing = standingBlock(
  { ...readsTracks('flotation', 'propulsion'), ...readsFields('standing') },
  (ship) => condition(ship).standing,
  { stamp: { x: (grid.x + gridRight) / 2, y: 54 }, slip: { right: 85.4, y: 20.4 } },
)

/** The ship card of Perfidious Albion, A5 across. */
export const perfidiousCard = cardOf(blocksOf, {
  smallestPaper: 'A6',
  form: formOperations,
})

/** How a ship of Perfidious Albion is changed on her card. */
export const perfidiousEditing = editingOf(blocksOf, { blank: blankShip, problems: problemsOf })
