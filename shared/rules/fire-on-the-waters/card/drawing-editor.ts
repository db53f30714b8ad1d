import type { PartFormOf } from '../../kit/card/data-form'
import { locations, type WaterShip } from '../ship/ship'

/** What is drawn behind the boxes and as her silhouette. No rule reads it. */
export const drawingEditor: PartFormOf<WaterShip> = (ship, say) => {
  const drawn = ship.at('profile')
  const { bridge, masts } = drawn.value
  const places = locations.map((at) => ({ value: String(at), label: String(at) }))
  return {
    says: [say(`bridges.${bridge}`), say('mastsOf', { n: masts.length })].join(', '),
    entries: [
      ...drawn.fields('bow', 'stern', 'bridge'),
      drawn.field('forecastleTo', {
        name: 'forecastle',
        choices: places.map(({ value, label }) => ({ value, label: value === '66' ? say('flush') : label })),
      }),
      drawn.list('masts', {
        title: (_, index) => say('mastNumber', { n: index + 1 }),
        entries: (mast) => [mast.field('at', { choices: places }), mast.field('kind', { called: 'mastKind' })],
        adds: 'mast',
        fresh: () => ({ at: 45, kind: 'pole' }),
      }),
    ],
  }
}
