import type { ShipInPlay } from '../../../../game/state'
import type { PlannedCell } from '../damage/hull-plan'
import { bears } from '../damage/marks-on'
import { magazineLost } from '../damage/supply'
import type { Places } from './place-odds'

export const hazards = ['floods', 'burns', 'blowsUp'] as const
export type Hazard = (typeof hazards)[number]

/**
 * The cells that bring a fate about by the next hit alone, as she is now. The whole fate hangs on more (flashes, fires
 * that explode, flotation that runs out); but of these the chance is known before each hit.
 */
export class HazardCells {
  private readonly cells: readonly PlannedCell[]
  private readonly magazines: readonly PlannedCell[]
  private readonly underWater: readonly PlannedCell[]
  /** Fire marks, and what was hit before the salvo. */
  private readonly alight: readonly PlannedCell[]
  private readonly counts = new Map<string, number>()

  constructor(
    ship: ShipInPlay,
    private readonly places: Places,
  ) {
    this.cells = places.cells.filter((cell) => cell !== undefined)
    this.magazines = this.cells.filter(({ magazine }) => magazine)
    this.underWater = this.cells.filter(({ underWater, magazine }) => underWater && !magazine)
    this.alight = this.cells.filter((cell) => !cell.underWater && (cell.fireMark || wasHit(ship, cell)))
  }

  /** The chance that a hit of so much penetration falls on one of them. */
  chance(hazard: Hazard, penetration: number, ship: ShipInPlay, hit: readonly PlannedCell[]): number {
    return this.count(hazard, penetration, ship, hit) / this.places.cells.length
  }

  /** Whether a hit there is one of them; it is asked before the hit does anything. */
  has(hazard: Hazard, cell: PlannedCell, ship: ShipInPlay, hit: readonly PlannedCell[]): boolean {
    switch (hazard) {
      case 'floods':
        return cell.underWater && !cell.magazine
      case 'burns':
        return this.alight.includes(cell) || (!cell.underWater && hit.includes(cell))
      case 'blowsUp':
        return cell.magazine && !magazineLost(ship, cell.box)
    }
  }

  private count(hazard: Hazard, penetration: number, ship: ShipInPlay, hit: readonly PlannedCell[]): number {
    switch (hazard) {
      case 'floods':
        return this.reached(hazard, this.underWater, penetration)
      case 'burns': {
        const again = hit.filter((cell, place) => this.isNewlyAlight(cell, penetration) && hit.indexOf(cell) === place)
        return this.reached(hazard, this.alight, penetration) + again.length
      }
      case 'blowsUp':
        return this.magazines.filter(({ armour, box }) => penetration >= armour && !magazineLost(ship, box)).length
    }
  }

  private isNewlyAlight(cell: PlannedCell, penetration: number): boolean {
    return penetration >= cell.armour && !cell.underWater && !this.alight.includes(cell)
  }

  private reached(hazard: Hazard, cells: readonly PlannedCell[], penetration: number): number {
    const key = `${hazard} ${penetration}`
    let count = this.counts.get(key)
    if (count === undefined) {
      count = cells.filter(({ armour }) => penetration >= armour).length
      this.counts.set(key, count)
    }
    return count
  }
}

function wasHit(ship: ShipInPlay, { box }: PlannedCell): boolean {
  return bears(ship, box, 'struck', 'repaired')
}
