import type { ShipDocument } from '../../../../documents/ship'
import { boxId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { asMember, own } from '../../../../kernel/own'
import { onceEach } from '../../../../kernel/once-each'
import { sections, type PerfidiousShip } from '../../ship/ship'
import { beltOver, cellsOf, contents, holds, place, shipOf, written, type Cell } from '../../ship/ship-data'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import type { Mark } from '../../../../game/mark'

/** A cell as damage reads it; its armour is the belt's where that is the greater. */
export interface PlannedCell extends Omit<Cell, 'at'> {
  /** As it is written for people: `4·6`. */
  readonly at: string
  readonly magazine: boolean
  readonly propulsion: boolean
  /** Steering gear or a conning tower: a hit may cause movement problems. */
  readonly steers: boolean
  /** Magazines deeper in this section, the nearest first. */
  readonly magazinesBelow: readonly PlannedCell[]
  /** Guns whose ammunition passes here on its way up. */
  readonly hoistsTo: readonly BoxId[]
  /** Guns that the magazines in it supply. */
  readonly feeds: readonly BoxId[]
}

/** A way for ammunition: up through the magazine's section, to below the gun. */
interface Hoist {
  readonly magazine: BoxId
  readonly passes: readonly BoxId[]
}

export interface HullPlan {
  readonly cells: readonly PlannedCell[]
  /** `undefined` where the cell is no part of the hull. */
  cell(section: number, deck: number): PlannedCell | undefined
  box(box: BoxId): PlannedCell | undefined
  /** The ways ammunition takes to a gun; none where it fires ready ammunition. */
  hoists(gun: BoxId): readonly Hoist[]
}

/** Her hull as damage reads it, worked out once per document. */
export const planOf = onceEach((document: ShipDocument): HullPlan => {
  return planned(shipOf(document))
})

function planned(ship: PerfidiousShip): HullPlan {
  const hoists = hoistsOf(ship)
  const cells: PlannedCell[] = []
  const byPlace = new Map<number, PlannedCell>()
  const byBox = new Map<BoxId, PlannedCell>()
  // Deepest first, so that the magazines below a cell are planned before it.
  for (const cell of cellsOf(ship).toSorted((one, other) => other.deck - one.deck)) {
    const { section, deck, box } = cell
    const below = cells.filter((each) => each.magazine && each.section === section && each.deck > deck)
    const made = plannedCell(ship, cell, below.reverse(), hoists)
    cells.push(made)
    byPlace.set(numbered(section, deck), made)
    byBox.set(box, made)
  }
  return {
    cells,
    cell: (section, deck) => byPlace.get(numbered(section, deck)),
    box: (box) => byBox.get(box),
    hoists: (gun) => hoists.get(gun) ?? noHoists,
  }
}

const noHoists: readonly Hoist[] = []
const numbered = (section: number, deck: number) => deck * (sections + 1) + section

function plannedCell(
  ship: PerfidiousShip,
  cell: Cell,
  magazinesBelow: readonly PlannedCell[],
  hoists: ReadonlyMap<BoxId, readonly Hoist[]>,
): PlannedCell {
  return {
    ...cell,
    at: written(cell.at),
    armour: Math.max(cell.armour, beltOver(ship, cell)?.armour ?? 0),
    magazine: holds(cell, 'magazine'),
    propulsion: holds(cell, 'propulsion'),
    steers: holds(cell, 'steering', 'conningTower'),
    magazinesBelow,
    feeds: cell.holds.flatMap((content) => (content.kind === 'magazine' ? content.feeds.map(gunBox) : [])),
    hoistsTo: [...hoists].flatMap(([gun, ways]) => (ways.some(({ passes }) => passes.includes(cell.box)) ? [gun] : [])),
  }
}

const gunBox = (at: string) => asMember(boxId(at))

function hoistsOf(ship: PerfidiousShip): ReadonlyMap<BoxId, readonly Hoist[]> {
  const hoists = new Map<BoxId, Hoist[]>()
  for (const { cell, content } of contents(ship, 'magazine')) {
    for (const gun of content.feeds) {
      const way = { magazine: cell.box, passes: between(ship, cell, place(gun).deck) }
      hoists.set(gunBox(gun), [...(hoists.get(boxId(gun)) ?? []), way])
    }
  }
  return hoists
}

/** In the same section above the magazine, up to below the gun. */
function between(ship: PerfidiousShip, magazine: Cell, gunDeck: number): readonly BoxId[] {
  return cellsOf(ship)
    .filter(({ section, deck }) => section === magazine.section && deck < magazine.deck && deck > gunDeck)
    .map(({ box }) => box)
}

/** Whether a box of hers has any of these marks, where the outcome does not depend on it. */
export function bears(ship: ShipInPlay, box: BoxId, ...marks: readonly Mark[]): boolean {
  const has = own(ship.boxes, box)
  return has !== undefined && marks.some((mark) => has.includes(mark))
}

/** Engines or steering gear in a box that do no work: destroyed and not repaired since, or out of action. */
export function isIdle(ship: ShipInPlay, box: BoxId): boolean {
  return bears(ship, box, 'out') || (bears(ship, box, 'struck') && !bears(ship, box, 'repaired'))
}

/** What is in the box works again. A cell that is destroyed never comes back: it keeps its cross, under the ring. */
export function worksAgain(table: RuleDraft, ship: ShipId, box: BoxId): void {
  // Read as a premise: without the cross this repair would have no ground.
  table.mark(ship, box, 'struck')
  if (table.mark(ship, box, 'out')) table.apply({ type: 'marked', ship, box, mark: 'out', on: false })
  table.apply({ type: 'marked', ship, box, mark: 'repaired', on: true })
}
