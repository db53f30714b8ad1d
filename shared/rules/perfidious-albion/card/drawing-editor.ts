import type { PartFormOf } from '../../kit/card/data-form'
import type { PerfidiousShip } from '../ship/ship'

/** In steps of a twentieth of a section from the bow: 0 at the stem, 10 at the stern. */
const step = 0.05

/** What is drawn behind the grid and as her silhouette. No rule reads it. */
export const drawingEditor: PartFormOf<PerfidiousShip> = (ship, say) => {
  const { profile, lengthMetres } = ship.value
  const drawn = ship.at('profile')
  return {
    says: [say('drawn.masts', { n: profile.masts.length }), say('drawn.funnels', { n: profile.funnels.length })].join(
      ', ',
    ),
    entries: [
      ...drawn.fields('bow', 'stern', 'tumblehome'),
      ...(lengthMetres === undefined ? [] : [ship.field('lengthMetres', { name: 'length', step: 0.1 })]),
      drawn.list('masts', {
        title: (_, index) => say('mast', { n: index + 1 }),
        entries: (mast) => [mast.field('at', { step }), mast.field('top')],
        adds: 'mast',
        fresh: () => ({ at: 6.5, top: 'pole' }),
      }),
      drawn.list('funnels', {
        title: (_, index) => say('funnel', { n: index + 1 }),
        entries: (funnel) => [
          funnel.field('at', { step }),
          funnel.field('width', { step }),
          funnel.field('height', { step }),
          funnel.field('pair'),
        ],
        adds: 'funnel',
        fresh: () => ({ at: 5, width: 0.5, height: 0 }),
      }),
    ],
  }
}
