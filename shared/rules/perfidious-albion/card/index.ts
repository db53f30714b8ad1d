import { framedPaper } from '../../../card/framed-paper'
import type { ShipDocument } from '../../../documents/ship'
import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { CardFace } from '../../pack/rules-pack'
import { armourTab } from './armour-tab'
import { asPrinted, contentOperations } from './contents'
import { fireMark } from './fire-mark'
import { formOperations } from './form'
import { gridOperations, waterline } from './grid'
import { headerOperations } from './header'
import { hullOf } from './hull'
import { legendOperations } from './legend'
import { piece, pieces } from './pieces'
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
  form: formOperations,
  pieces,
  piece,
  targets: targetsOf,
}

/** Everything that never changes in play. */
function face(document: ShipDocument, words: Words): readonly Operation[] {
  const hull = hullOf(document)
  return [
    ...framedPaper(cardWidthMm, cardHeightMm),
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
