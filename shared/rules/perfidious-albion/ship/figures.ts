import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { grouped, metres } from '../../../words/units'
import type { Figure } from '../../pack/rules-pack'
import { gunLetters } from './ship'
import { contents, shipOf } from './ship-data'

const key = (name: string) => `rules.perfidious-albion.editing.${name}`

/** What her card says of her, for her plate. */
export function figures(document: ShipDocument, words: Words): readonly Figure[] {
  const ship = shipOf(document)
  const { lengthMetres, torpedo } = ship
  const guns = gunLetters.flatMap((letter) => {
    const held = contents(ship, 'gun').filter(({ content }) => content.letter === letter)
    const n = held.reduce((sum, { content }) => sum + content.count, 0)
    return n > 0 ? [{ name: 'guns', says: `${n} ${words(key(`letters.${letter}`))}` }] : []
  })
  return [
    ...(lengthMetres === undefined ? [] : [{ name: 'length', says: metres(lengthMetres, words) }]),
    { name: 'tons', says: words('plate.tons', { n: grouped(ship.tonnage) }) },
    { name: 'speed', says: words('plate.knots', { n: ship.speedLevels[0] ?? 0 }) },
    ...guns,
    ...(torpedo ? [{ name: 'torpedoes', says: `${torpedo.carried} × ${torpedo.type}` }] : []),
    { name: 'armour', says: String(Math.max(...ship.cells.map(({ armour }) => armour))) },
    { name: 'flotation', says: String(ship.flotation) },
    { name: 'crew', says: String(ship.crewQuality) },
  ]
}
