import { sections, waterlineBelowHullDeck, type ArcName, type PerfidiousShip } from '../ship/ship'
import { cellsOf, holds, type Cell } from '../ship/ship-data'

/**
 * Where the parts of a ship stand, in grid units: x 0 bow to 10 stern, y 0 the top of deck 1, 4 the waterline.
 * The card's profile and the recognition silhouette are both drawn from it.
 */
export interface ShipParts {
  readonly small: boolean
  /** Weather deck, bow to stern, in runs of equal height. */
  readonly deckLine: readonly HullDeckRun[]
  /** Houses and batteries above the weather deck. */
  readonly blocks: readonly Block[]
  readonly turrets: readonly TurretPart[]
  readonly bridges: readonly { readonly x: number; readonly y: number }[]
  readonly casemates: readonly GunPart[]
  readonly lightGuns: readonly GunPart[]
  readonly deckTubes: readonly { readonly x: number; readonly y: number }[]
  readonly keel: number
}

export interface HullDeckRun {
  readonly from: number
  readonly to: number
  readonly y: number
}

export interface Block extends HullDeckRun {
  readonly bottom: number
}

export interface TurretPart {
  readonly x: number
  /** The deck it is on. */
  readonly y: number
  readonly barrels: number
  readonly facing: 'bow' | 'stern'
  readonly size: 'heavy' | 'medium'
  /** On the ship's side and not on her middle line. */
  readonly wing: boolean
}

export interface GunPart {
  readonly x: number
  readonly y: number
  readonly count: number
  readonly facing: 'bow' | 'stern'
}

/** Below this she is a torpedo craft, low in the water. */
const smallCraftTons = 1000

export function partsOf(ship: PerfidiousShip): ShipParts {
  const small = ship.tonnage < smallCraftTons
  const deckLine = deckRuns(ship.profile.deckLine ?? Array.from({ length: sections }, () => (small ? 4 : 3)))
  const cells = cellsOf(ship)
  const above = cells.filter(({ section, deck }) => deck <= hullDeckAt(deckLine, section - 0.5))
  return {
    small,
    deckLine,
    blocks: small ? [] : blocks(above),
    turrets: cells.flatMap(turrets),
    bridges: above
      .filter((cell) => holds(cell, 'conningTower'))
      .map(({ section, deck }) => ({ x: section - 0.5, y: deck - 1 })),
    casemates: guns(cells, 'casemate'),
    lightGuns: guns(cells, 'light'),
    deckTubes: above
      .filter((cell) => holds(cell, 'torpedoTube'))
      .map(({ section, deck }) => ({ x: section - 0.5, y: deck })),
    keel: cells.some(({ deck }) => deck === 6) ? 5.9 : 5.1,
  }
}

/** Height of the weather deck, as the level of its planks. */
export function hullDeckAt(deckLine: readonly HullDeckRun[], x: number): number {
  return (deckLine.find((run) => x <= run.to) ?? deckLine.at(-1))?.y ?? 2
}

/** `deckLine` of a document names the deck that the planks are the top of: 3 is y 2. */
function deckRuns(decks: readonly number[]): HullDeckRun[] {
  const runs: HullDeckRun[] = []
  decks.forEach((deck, index) => {
    const last = runs.at(-1)
    if (last && last.y === deck - 1) runs[runs.length - 1] = { ...last, to: index + 1 }
    else runs.push({ from: index, to: index + 1, y: deck - 1 })
  })
  return runs
}

const axial: readonly ArcName[] = ['fore', 'aft', 'all', 'bow', 'stern']

function turrets({ section, deck, holds }: Cell): TurretPart[] {
  return holds.flatMap((content): TurretPart[] => {
    if (content.kind !== 'gun' || content.mount !== 'turret') return []
    const { arc, count, letter } = content
    const wing = !axial.includes(arc)
    const barrels = wing ? Math.ceil(count / 2) : count
    const size = 'ZYXA'.includes(letter) ? 'heavy' : 'medium'
    return [{ x: section - 0.5, y: deck, barrels, facing: faces(arc, section), size, wing }]
  })
}

function faces(arc: ArcName, section: number): 'bow' | 'stern' {
  if (arc === 'fore' || arc === 'bow' || arc === 'sidesAhead') return 'bow'
  if (arc === 'aft' || arc === 'stern' || arc === 'sidesAstern') return 'stern'
  return section <= 5 ? 'bow' : 'stern'
}

function guns(cells: readonly Cell[], mount: 'casemate' | 'light'): GunPart[] {
  return cells.flatMap(({ section, deck, holds }) =>
    holds.flatMap((content): GunPart[] => {
      if (content.kind !== 'gun' || content.mount !== mount) return []
      const count = content.arc.startsWith('sides') ? Math.ceil(content.count / 2) : content.count
      return [{ x: section - 0.5, y: deck - 0.5, count, facing: faces(content.arc, section) }]
    }),
  )
}

/** Houses deck by deck: from the first cell that has walls to the last, broken by a turret on the middle line. */
function blocks(above: readonly Cell[]): Block[] {
  const made: Block[] = []
  for (let deck = 2; deck <= waterlineBelowHullDeck; deck++) {
    const row = above.filter((cell) => cell.deck === deck)
    for (const run of unbroken(row)) {
      const first = run.findIndex(isHouse)
      if (first < 0) continue
      const cells = run.slice(first, run.findLastIndex(isHouse) + 1)
      const from = cells[0]!.section - 1
      const low = !cells.some((cell) =>
        cell.holds.some((content) =>
          content.kind !== 'gun' ? content.kind === 'conningTower' : content.mount === 'casemate',
        ),
      )
      made.push({ from, to: from + cells.length, y: deck - 1 + (low ? 0.45 : 0), bottom: deck })
    }
  }
  return made
}

/** Cells of one deck in runs that neither a gap nor a turret on the middle line interrupts. */
function unbroken(row: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = []
  let next = -1
  for (const cell of row.toSorted((a, b) => a.section - b.section)) {
    const { section } = cell
    const midline = turrets(cell).some((turret) => !turret.wing)
    if (!midline && section === next) runs.at(-1)?.push(cell)
    else if (!midline) runs.push([cell])
    next = midline ? -1 : section + 1
  }
  return runs
}

/** Casemates, towers and casings have walls; a turret stands by itself, a light gun in the open. */
function isHouse(cell: Cell): boolean {
  if (cell.holds.length === 0) return true
  return cell.holds.some((content) =>
    content.kind === 'gun' ? content.mount === 'casemate' : content.kind !== 'torpedoTube',
  )
}

/** Where bow and stern meet the weather deck and the water, in grid units, and how the ends are shaped below it. */
export interface HullEnds {
  readonly bowDeck: number
  readonly bowWater: number
  readonly sternDeck: number
  readonly sternWater: number
  /** Path data from the waterline at the bow down to the fore end of the keel. */
  readonly bowBelow: (keel: number) => string
  /** Path data from the after end of the keel up to the waterline at the stern. */
  readonly sternBelow: (keel: number) => string
}

export function hullEnds({ bow, stern, tumblehome }: PerfidiousShip['profile']): HullEnds {
  return { ...bowEnds(bow, tumblehome), ...sternEnds(stern, tumblehome) }
}

type Bow = Pick<HullEnds, 'bowDeck' | 'bowWater' | 'bowBelow'>
type Stern = Pick<HullEnds, 'sternDeck' | 'sternWater' | 'sternBelow'>

function bowEnds(bow: PerfidiousShip['profile']['bow'], tumblehome: boolean): Bow {
  switch (bow) {
    case 'ram':
      return {
        bowDeck: tumblehome ? 0.62 : 0.32,
        bowWater: tumblehome ? 0.2 : 0.36,
        bowBelow: (keel) => `C.3 4.25 .02 4.35 .02 4.56C.02 4.85 .5 4.8 .95 5.15S1.5 ${keel} 2.1 ${keel}`,
      }
    case 'straight':
      return {
        bowDeck: tumblehome ? 0.5 : 0.14,
        bowWater: 0.16,
        bowBelow: (keel) => `C.2 4.6 .3 ${keel - 0.15} .85 ${keel - 0.05}Q1.1 ${keel} 1.4 ${keel}`,
      }
    case 'clipper':
      return {
        bowDeck: 0.04,
        bowWater: 0.34,
        bowBelow: (keel) => `C.42 4.5 .6 ${keel - 0.2} 1.1 ${keel - 0.06}Q1.3 ${keel} 1.6 ${keel}`,
      }
  }
}

function sternEnds(stern: PerfidiousShip['profile']['stern'], tumblehome: boolean): Stern {
  switch (stern) {
    case 'cruiser':
      return {
        sternDeck: tumblehome ? 9.68 : 9.93,
        sternWater: tumblehome ? 9.96 : 9.9,
        sternBelow: (keel) => `C9.05 ${keel} 9.1 5.5 9.35 4.95S9.8 4.3 ${tumblehome ? 9.96 : 9.9} 4`,
      }
    case 'counter':
      return {
        sternDeck: 9.97,
        sternWater: 9.5,
        sternBelow: (keel) => `L8.95 ${keel}C9.02 5.3 9.05 4.75 9.2 4.45Q9.32 4.2 9.5 4`,
      }
    case 'square':
      return {
        sternDeck: 9.92,
        sternWater: 9.88,
        sternBelow: (keel) => `C8.95 ${keel} 9.1 4.95 9.3 4.5Q9.5 4.25 9.88 4.12L9.88 4`,
      }
  }
}
