import { merchantEnsign } from '../../../card/flags'
import type { ShipDocument } from '../../../documents/ship'
import type { BoxId } from '../../../kernel/ids'
import { shipPlate } from '../../../profile/ship-plate'
import { shipSilhouette } from '../../../profile/silhouette'
import { platesBy, silhouettesBy } from '../../kit/silhouettes'
import { orderOf } from './places'
import { lossOf, profile } from './profile'
import { isMerchant, locations } from './ship'
import { placeOfBox, shipOf } from './ship-data'

/** Her recognition silhouette, bow left; in one scale with all ships of the house, small craft a little enlarged. */
export const silhouette = silhouettesBy({
  draw: (document, size, lost) => shipSilhouette(profile(document), size, lost),
  lossOf,
})

/** A merchantman wears the merchant ensign. */
export const ensignOf = (document: ShipDocument) =>
  isMerchant(shipOf(document).type) ? merchantEnsign(document.navy) : document.navy

export const plate = platesBy({
  draw: (document, lost) => shipPlate(profile(document), lost, ensignOf(document)),
  lossOf,
})

/** The water lies two thirds down: a hull space is struck just over it, the rest well above. */
const down = { hull: 0.58, above: 0.26 } as const

/** Where a box lies on her side, 0 to 1 from the bow and from above. */
export function hitPlace(_document: ShipDocument, box: BoxId): { along: number; down: number } | undefined {
  const { at, is } = placeOfBox(box)
  if (!locations.includes(at)) return undefined
  return { along: (orderOf(at) + 0.5) / locations.length, down: down[is] }
}
