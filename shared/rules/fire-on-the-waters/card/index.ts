import { framedPaper } from '../../../card/framed-paper'
import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { CardFace } from '../../pack/rules-pack'
import { shipOf } from '../ship/ship-data'
import { armourOperations } from './armour'
import { batteryFace, gunsHeading } from './batteries'
import { batteryPlaces } from './battery-places'
import { casualtiesFace } from './casualty-lines'
import { asPrinted, labelOperations } from './contents'
import { flotationFace } from './flotation'
import { formOperations } from './form'
import { figureOperations, gridOperations } from './grid'
import { headerOperations } from './header'
import { legendOperations } from './legend'
import { piece, pieces } from './pieces'
import { cardHeightMm, cardWidthMm } from './places'
import { profileOperations } from './profile'
import { spansOf } from './spans'
import { targetsOf } from './targets'
import { torpedoFace } from './torpedoes'

/** The data form of Fire on the Waters, A5 across. */
export const waterCard: CardFace = {
  widthMm: cardWidthMm,
  heightMm: cardHeightMm,
  smallestPaper: 'A5',
  face,
  form: formOperations,
  pieces,
  piece,
  targets: targetsOf,
}

/** Everything that never changes in play. */
function face(document: ShipDocument, words: Words): readonly Operation[] {
  const ship = shipOf(document)
  const places = batteryPlaces(ship)
  return [
    ...framedPaper(cardWidthMm, cardHeightMm),
    ...headerOperations(document, ship, words),
    ...profileOperations(document),
    ...gridOperations(ship),
    ...armourOperations(ship),
    ...spansOf(ship).flatMap((span) => labelOperations(ship, span, words, asPrinted)),
    ...ship.places.flatMap((place) => figureOperations(ship, place)),
    ...flotationFace(ship, words),
    ...gunsHeading(ship, words),
    ...ship.batteries.flatMap((battery, index) => batteryFace(ship, battery, places[index]!, words)),
    ...torpedoFace(ship, words),
    ...casualtiesFace(ship, words),
    ...legendOperations(document, words),
  ]
}
