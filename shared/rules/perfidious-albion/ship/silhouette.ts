import { shipPlate } from '../../../profile/ship-plate'
import { shipSilhouette } from '../../../profile/silhouette'
import { platesBy, silhouettesBy } from '../../kit/silhouettes'
import { lossOf, profile } from './profile'

/** Her recognition silhouette, bow left; all ships in one scale, small craft a little enlarged. */
export const silhouette = silhouettesBy({
  draw: (document, size, lost) => shipSilhouette(profile(document), size, lost),
  lossOf,
})

export const plate = platesBy({
  draw: (document, lost) => shipPlate(profile(document), lost, document.navy),
  lossOf,
})
