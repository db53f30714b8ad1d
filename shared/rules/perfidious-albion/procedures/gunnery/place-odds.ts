import type { ShipDocument } from '../../../../documents/ship'
import { facesOf, type Dice } from '../../../../kernel/dice'
import { planOf, type PlannedCell } from '../damage/hull-plan'
import type { Concentration } from './concentration'
import { sternRakePlus } from './rake'
import type { Rake } from './rake'

/** Where a straddle may fall, each place as likely as any other; `undefined` where there is no hull. */
export interface Places {
  readonly cells: readonly (PlannedCell | undefined)[]
  /** Two dice. */
  roll(dice: Dice): PlannedCell | undefined
}

export function placesOfHit(document: ShipDocument, rake: Rake): Places {
  const plan = planOf(document)
  const die = rake === 'none' ? 'D10' : 'D6'
  const plus = rake === 'stern' ? sternRakePlus : 0
  const decks = facesOf('D6')
  const cells = facesOf(die).flatMap((face) => decks.map((deck) => plan.cell(face + plus, deck)))
  return { cells, roll: (dice) => cells[(dice(die) - 1) * decks.length + dice('D6') - 1] }
}

/** How many of the places of a hit lie outside the hull, are kept out by armour, and let a shell of this penetration in. */
export function placesByFate(penetration: number, { cells }: Places) {
  const hull = cells.filter((cell) => cell !== undefined)
  const enters = hull.filter(({ armour }) => penetration >= armour).length
  return { void: cells.length - hull.length, held: hull.length - enters, enters, of: cells.length }
}

/** The chance, 0 to 1, that any straddle of a salvo falls where it goes in and where something more holds. Exact. */
export function chanceOfEntering(
  concentrations: readonly Pick<Concentration, 'penetration' | 'sure' | 'oneMore'>[],
  { cells }: Places,
  holds: (cell: PlannedCell) => boolean = () => true,
): number {
  let none = 1
  for (const { penetration, sure, oneMore } of concentrations) {
    const reached = cells.filter((cell) => cell && penetration >= cell.armour && holds(cell)).length / cells.length
    none *= (1 - reached) ** sure * (1 - ((oneMore?.percent ?? 0) / 100) * reached)
  }
  return 1 - none
}
