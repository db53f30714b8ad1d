import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { grouped, metres } from '../../../words/units'
import type { Figure } from '../../pack/rules-pack'
import { armours } from './ship'
import { flotationOf, shipOf } from './ship-data'

/** What her data form says of her, for her plate. */
export function figures(document: ShipDocument, words: Words): readonly Figure[] {
  const ship = shipOf(document)
  const tubes = ship.torpedoes?.mounts.reduce((sum, { tubes: n }) => sum + n, 0) ?? 0
  const armour = armours.findLast((each) => ship.places.some(({ outer }) => outer === each)) ?? 'none'
  return [
    { name: 'length', says: metres(ship.lengthMetres, words) },
    { name: 'tons', says: words('plate.tons', { n: grouped(ship.displacementTons) }) },
    { name: 'speed', says: words('plate.inchesATurn', { n: ship.topSpeed.toFixed(2) }) },
    ...ship.batteries.map(({ inches, mounts }) => {
      const guns = mounts.reduce((sum, mount) => sum + mount.guns, 0)
      return { name: 'guns', says: words('plate.guns', { guns, inches, n: mounts.length }) }
    }),
    ...(tubes > 0 ? [{ name: 'torpedoes', says: words('plate.torpedoTubes', { n: tubes }) }] : []),
    { name: 'armour', says: words(`rules.fire-on-the-waters.editing.armours.${armour}`) },
    { name: 'flotation', says: String(flotationOf(ship)) },
    ...(ship.aircraft > 0 ? [{ name: 'aircraft', says: String(ship.aircraft) }] : []),
  ]
}
