import type { ShipDocument } from '../../../documents/ship'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { CardFace } from '../../rules-pack'
import { armourTab } from './armour-tab'
import { asPrinted, contentOperations } from './contents'
import { fireMark } from './fire-mark'
import { gridOperations, waterline } from './grid'
import { headerOperations } from './header'
import { hullOf } from './hull'
import { legendOperations } from './legend'
import { pieceOf, piecesOf } from './pieces'
import { cardHeightMm, cardWidthMm } from './places'
import { plateOperations } from './plates'
import { hoistOperations } from './supply'
import { targetsOf } from './targets'
import { trackOperations } from './tracks'

/** The ship card of Perfidious Albion, A5 across. */
export const perfidiousCard: CardFace = {
  widthMm: cardWidthMm,
  heightMm: cardHeightMm,
  smallestPaper: 'A6',
  face,
  pieces: piecesOf,
  piece: pieceOf,
  targets: targetsOf,
}

/** Everything that never changes in play. */
function face(document: ShipDocument, words: Words): readonly Operation[] {
  const hull = hullOf(document)
  return [
    { op: 'rect', x: 0, y: 0, width: cardWidthMm, height: cardHeightMm, fill: 'sheet' },
    ...neatline,
    ...headerOperations(document, hull, words),
    ...gridOperations(document, hull, words),
    ...plateOperations(hull),
    ...waterline(words),
    ...hoistOperations(hull),
    ...hull.cells.flatMap((cell) => [
      ...contentOperations(cell, asPrinted),
      ...armourTab(cell),
      ...(cell.fireMark ? fireMark(hull, cell) : []),
    ]),
    ...trackOperations(hull, words),
    ...legendOperations(document, hull, words),
  ]
}

const neatline: readonly Operation[] = [
  { op: 'rect', x: 2.6, y: 2.6, width: 204.8, height: 142.8, stroke: { ink: 'plate', width: 0.7, weight: 'frame' } },
  { op: 'rect', x: 3.8, y: 3.8, width: 202.4, height: 140.4, stroke: { ink: 'ink', width: 0.2, weight: 'hair' } },
]
