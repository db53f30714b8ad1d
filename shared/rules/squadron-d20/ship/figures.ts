import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { metres } from '../../../words/units'
import type { Figure } from '../../pack/rules-pack'
import { batteriesOf, dataOf, torpedoesOf } from './stand-data'

/** What her sheet says of her, for her plate. */
export function figures(document: ShipDocument, words: Words): readonly Figure[] {
  const data = dataOf(document)
  const long = (length: number) => ({ name: 'length', says: metres(length, words) })
  const speed = (n: number) => ({ name: 'speed', says: words('plate.knots', { n }) })
  const guns = batteriesOf(data).map(({ battery: { inches, mounts } }) => {
    const barrels = mounts.reduce((sum, mount) => sum + mount.guns, 0)
    return { name: 'guns', says: words('plate.guns', { guns: barrels, inches, n: mounts.length }) }
  })
  const tubes = torpedoesOf(data)?.mounts.reduce((sum, mount) => sum + mount.tubes, 0) ?? 0
  const armed = [
    ...guns,
    ...(tubes > 0 ? [{ name: 'torpedoes', says: words('plate.torpedoTubes', { n: tubes }) }] : []),
  ]
  switch (data.kind) {
    case 'ship': {
      const { belt, deck, turret } = data.armour
      return [
        ...[long(data.lengthMetres), speed(data.knots), ...armed],
        { name: 'armour', says: belt + deck + turret > 0 ? words('plate.beltAndDeck', { belt, deck, turret }) : '' },
        { name: 'flotation', says: String(data.flotation) },
        { name: 'structure', says: String(data.structure) },
      ]
    }
    case 'smallCraft':
      return [long(data.lengthMetres), speed(data.knots), { name: 'vessels', says: String(data.vessels) }]
    case 'aircraft':
      return [speed(data.knots), { name: 'aircraft', says: String(data.aircraft) }]
    case 'shore':
      return [...armed, { name: 'structure', says: String(data.structure) }]
  }
}
