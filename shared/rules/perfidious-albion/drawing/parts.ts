import { place } from '../ship/ship-data'
import { sections, waterlineBelowHullDeck, type ArcName, type HullCell, type PerfidiousShip } from '../ship/ship'

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
  const above = ship.cells.filter((cell) => {
    const { section, deck } = place(cell.at)
    return deck <= hullDeckAt(deckLine, section - 0.5)
  })
  return {
    small,
    deckLine,
    blocks: small ? [] : blocks(above),
    turrets: ship.cells.flatMap(turrets),
    bridges: above
      .filter((cell) => cell.holds.some((content) => content.kind === 'conningTower'))
      .map((cell) => ({ x: place(cell.at).section - 0.5, y: place(cell.at).deck - 1 })),
    casemates: guns(ship, 'casemate'),
    lightGuns: guns(ship, 'light'),
    deckTubes: above
      .filter((cell) => cell.holds.some((content) => content.kind === 'torpedoTube'))
      .map((cell) => ({ x: place(cell.at).section - 0.5, y: place(cell.at).deck })),
    keel: ship.cells.some((cell) => place(cell.at).deck === 6) ? 5.9 : 5.1,
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

function turrets(cell: HullCell): TurretPart[] {
  const { section, deck } = place(cell.at)
  return cell.holds.flatMap((content): TurretPart[] => {
    if (content.kind !== 'gun' || content.mount !== 'turret') return []
    const wing = !axial.includes(content.arc)
    return [
      {
        x: section - 0.5,
        y: deck,
        barrels: wing ? Math.ceil(content.count / 2) : content.count,
        facing: faces(content.arc, section),
        size: 'ZYXA'.includes(content.letter) ? 'heavy' : 'medium',
        wing,
      },
    ]
  })
}

function faces(arc: ArcName, section: number): 'bow' | 'stern' {
  if (arc === 'fore' || arc === 'bow' || arc === 'sidesAhead') return 'bow'
  if (arc === 'aft' || arc === 'stern' || arc === 'sidesAstern') return 'stern'
  return section <= 5 ? 'bow' : 'stern'
}

function guns(ship: PerfidiousShip, mount: 'casemate' | 'light'): GunPart[] {
  return ship.cells.flatMap((cell) => {
    const { section, deck } = place(cell.at)
    return cell.holds.flatMap((content): GunPart[] =>
      content.kind === 'gun' && content.mount === mount
        ? [
            {
              x: section - 0.5,
              y: deck - 0.5,
              count: content.arc.startsWith('sides') ? Math.ceil(content.count / 2) : content.count,
              facing: faces(content.arc, section),
            },
          ]
        : [],
    )
  })
}

/** Houses deck by deck: from the first cell that has walls to the last, broken by a turret on the middle line. */
function blocks(above: readonly HullCell[]): Block[] {
  const made: Block[] = []
  for (let deck = 2; deck <= waterlineBelowHullDeck; deck++) {
    const row = above.filter((cell) => place(cell.at).deck === deck)
    for (const run of unbroken(row)) {
      const first = run.findIndex(isHouse)
      if (first < 0) continue
      const cells = run.slice(first, run.findLastIndex(isHouse) + 1)
      const from = place(cells[0]!.at).section - 1
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
function unbroken(row: readonly HullCell[]): HullCell[][] {
  const runs: HullCell[][] = []
  let next = -1
  for (const cell of row.toSorted((a, b) => place(a.at).section - place(b.at).section)) {
    const { section } = place(cell.at)
    const midline = turrets(cell).some((turret) => !turret.wing)
    if (!midline && section === next) runs.at(-1)?.push(cell)
    else if (!midline) runs.push([cell])
    next = midline ? -1 : section + 1
  }
  return runs
}

/** Casemates, towers and casings have walls; a turret stands by itself, a light gun in the open. */
function isHouse(cell: HullCell): boolean {
  if (cell.holds.length === 0) return true
  return cell.holds.some((content) =>
    content.kind === 'gun' ? content.mount === 'casemate' : content.kind !== 'torpedoTube',
  )
}
