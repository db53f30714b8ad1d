import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import { cardOf, editingOf, readsFields, readsTracks, type Block } from '../../kit/card/block'
import { standingBlock } from '../../kit/card/head'
import { cardSize } from '../../kit/card/shapes'
import { boxesOfRoom, itemsOf, shipOf } from '../ship/ship-data'
import { condition } from '../ship/state'
import { batteriesBlock } from './batteries'
import { torpedoesBlock } from './torpedoes'
import { countsBlock } from './counts'
import { flotationBlock } from './flotation'
import { blankShip, formOperations } from './form'
import { headBlock } from './head'
import { legendOf } from './legend'
import { locationsBlock } from './locations'
import { problemsOf } from './problems'
import { partBlock } from './part-block'
import { partsOf } from './parts'

/** The parts of her card, in painting order. */
const blocksOf = onceEach((document: ShipDocument): readonly Block[] => {
  const ship = shipOf(document)
  // Boxes that her speed depends on: rooms of the plant and funnels.
  const rooms = ship.rooms.flatMap(({ id }) => boxesOfRoom(ship, id))
  const boxes = [...rooms, ...itemsOf(ship, 'funnel').map(({ box }) => box)]
  return [
    headBlock(document, ship, boxes),
    locationsBlock(document, ship),
    ...partsOf(ship).map((part) => partBlock(ship, part)),
    flotationBlock(document, ship),
    countsBlock(document, ship),
    torpedoesBlock(document, ship),
    batteriesBlock(document, ship),
    legendOf(document),
    // She sinks and stops by her figures too, as the rail shows.
    standingBlock(
      { boxes, ...readsTracks('flotation'), ...readsFields('standing', 'casualties') },
      (inPlay) => condition(inPlay).standing,
      { stamp: { x: cardSize.widthMm / 2, y: 46 }, slip: { right: 85.4, y: 20.4 } },
    ),
  ]
})

/** The data form of Fire on the Waters, A5 across. */
export const waterCard = cardOf(blocksOf, {
  smallestPaper: 'A5',
  form: formOperations,
})

/** How a ship of Fire on the Waters is changed on her card. */
export const waterEditing = editingOf(blocksOf, { blank: blankShip, problems: problemsOf })
