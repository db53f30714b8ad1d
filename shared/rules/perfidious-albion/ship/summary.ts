import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { grouped } from '../../../words/units'
import { contents, shipOf } from './ship-data'
import { gunLetters } from './ship'

/** A ship in a line: `battleship, 14 890 t, 16 kn`, and the guns she shows: `Z4 B12 E16`. */
export function summary(document: ShipDocument, words: Words): { readonly line: string; readonly guns: string } {
  const ship = shipOf(document)
  return {
    line: words('rules.perfidious-albion.summary', {
      type: document.type === '' ? words('rules.perfidious-albion.untyped') : shortType(document.type),
      tons: grouped(ship.tonnage),
      knots: ship.speedLevels[0] ?? 0,
    }),
    guns: mainGuns(ship),
  }
}

/** The first of these that her type names: a torpedo boat destroyer is a destroyer. */
const shortTypes = ['destroyer', 'torpedo boat', 'battleship', 'cruiser', 'gunboat', 'coast defence ship']

/** `First-class battleship` is `battleship` in a list. */
function shortType(type: string): string {
  return shortTypes.find((short) => type.toLowerCase().includes(short)) ?? type
}

/** The three heaviest letters: what a summary of a ship mentions. */
function mainGuns(ship: ReturnType<typeof shipOf>): string {
  const counts = gunLetters.map((letter) => {
    const guns = contents(ship, 'gun').filter(({ content }) => content.letter === letter)
    return { letter, count: guns.reduce((sum, { content }) => sum + content.count, 0) }
  })
  return counts
    .filter(({ count }) => count > 0)
    .slice(0, 3)
    .map(({ letter, count }) => `${letter}${count}`)
    .join(' ')
}
