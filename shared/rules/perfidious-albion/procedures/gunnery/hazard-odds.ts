import type { ShipInPlay } from '../../../../game/state'
import { type PlannedCell, bears } from '../damage/hull-plan'
import { magazineLost } from '../damage/destroyed-cell'
import type { Places } from './salvo-odds'

/**
 * What a hit does by itself, as a chance before it falls and as 0 or 1 after: it lets water in, raises the fire, goes
 * into a cell where the next one will raise it, or blows her up.
 */
export interface Luck {
  readonly floods: number
  readonly burns: number
  readonly kindles: number
  readonly blowsUp: number
}

export const noLuck: Luck = { floods: 0, burns: 0, kindles: 0, blowsUp: 0 }

/** How many cells of each kind shells of one penetration go into. */
type Reached = Omit<Luck, 'blowsUp'>

/**
 * The cells that bring a fate about by the next hit alone, as she is now. A whole fate needs more (flashes, fires
 * that explode, flotation that runs out); but of these the chance is known before each hit.
 */
export class HazardCells {
  private readonly magazines: readonly PlannedCell[]
  private readonly underWater: ReadonlySet<PlannedCell>
  /** Fire marks, and what was hit before the salvo. */
  private readonly alight: ReadonlySet<PlannedCell>
  /** Where only a second hit raises the fire. */
  private readonly dry: ReadonlySet<PlannedCell>
  private readonly reached = new Map<number, Reached>()

  constructor(
    ship: ShipInPlay,
    private readonly places: Places,
  ) {
    const cells = places.cells.filter((cell) => cell !== undefined)
    const burns = (cell: PlannedCell) => cell.fireMark || bears(ship, cell.box, 'struck', 'repaired')
    this.magazines = cells.filter(({ magazine }) => magazine)
    this.underWater = new Set(cells.filter(({ underWater, magazine }) => underWater && !magazine))
    this.alight = new Set(cells.filter((cell) => !cell.underWater && burns(cell)))
    this.dry = new Set(cells.filter((cell) => !cell.underWater && !burns(cell)))
  }

  /** The chances of a hit of so much penetration; `kindled` are the cells that kindled in this salvo. */
  chances(penetration: number, ship: ShipInPlay, kindled: readonly PlannedCell[]): Luck {
    const { floods, burns, kindles } = this.reachedBy(penetration)
    let again = 0
    for (const { armour } of kindled) if (penetration >= armour) again++
    let live = 0
    for (const { armour, box } of this.magazines) if (penetration >= armour && !magazineLost(ship, box)) live++
    const all = this.places.cells.length
    return { floods: floods / all, burns: (burns + again) / all, kindles: (kindles - again) / all, blowsUp: live / all }
  }

  /** For a hit that went in there; it is asked before the hit does anything. */
  luckOf(cell: PlannedCell, ship: ShipInPlay, kindled: readonly PlannedCell[]): Luck {
    const isKindled = kindled.includes(cell)
    return {
      floods: Number(this.underWater.has(cell)),
      burns: Number(isKindled || this.alight.has(cell)),
      kindles: Number(!isKindled && this.dry.has(cell)),
      blowsUp: Number(cell.magazine && !magazineLost(ship, cell.box)),
    }
  }

  private reachedBy(penetration: number): Reached {
    let reached = this.reached.get(penetration)
    if (!reached) {
      const count = (cells: ReadonlySet<PlannedCell>) => [...cells].filter(({ armour }) => penetration >= armour).length
      reached = { floods: count(this.underWater), burns: count(this.alight), kindles: count(this.dry) }
      this.reached.set(penetration, reached)
    }
    return reached
  }
}
