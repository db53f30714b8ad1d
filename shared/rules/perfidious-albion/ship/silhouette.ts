import { shipSilhouette } from '../../../profile/silhouette'
import { silhouettesBy } from '../../kit/silhouettes'
import { lossOf, profile } from './profile'

/** Her recognition silhouette, bow left; all ships in one scale, small craft a little enlarged. */
export const silhouette = silhouettesBy({
  draw: (document, size, lost) => shipSilhouette(profile(document), size, lost),
  lossOf,
})
