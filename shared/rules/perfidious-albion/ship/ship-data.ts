import { boxId, type BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { asMember } from '../../../kernel/own'
import { shipReader } from '../../kit/ship-reader'
import { perfidiousShip, waterlineBelowHullDeck, type CellContent, type HullCell, type PerfidiousShip } from './ship'

/** Replaces data that `checkShip` would have refused, so that folding an old journal never throws. */
const unreadable: PerfidiousShip = {
  tonnage: 20,
  crewQuality: 2,
  turningCirclesInches: [4],
  technologyPercent: 0,
  torpedo: null,
  flotation: 1,
  fireTrackBoxes: 6,
  speedLevels: [0, 0],
  cells: [{ at: '5-4', armour: 0, fireMark: false, holds: [] }],
  profile: {},
}

/** The pack's own part of a ship document, read once per document. */
export const { shipOf, readShip } = shipReader(perfidiousShip, unreadable)

/** `4-6` is section 4, deck 6. */
export function place(at: string): { readonly section: number; readonly deck: number } {
  const [section, deck] = at.split('-').map(Number)
  return { section: section ?? 0, deck: deck ?? 0 }
}

/** `4·6`, as cells are written for people. */
export function written(at: string): string {
  return at.replace('-', '·')
}

/** A cell with its place in the hull. */
export interface Cell extends HullCell {
  readonly box: BoxId
  readonly section: number
  readonly deck: number
  readonly underWater: boolean
}

/** Her cells, in the order of her document. */
export const cellsOf = onceEach(({ cells }: PerfidiousShip): readonly Cell[] =>
  cells.map((cell) => {
    const { section, deck } = place(cell.at)
    return { ...cell, section, deck, box: asMember(boxId(cell.at)), underWater: deck > waterlineBelowHullDeck }
  }),
)

/** The belt that guards a cell below water in its section. */
export function beltOver(ship: PerfidiousShip, { section, underWater }: Cell): Cell | undefined {
  const isBelt = (cell: Cell) => cell.section === section && cell.deck === waterlineBelowHullDeck
  return underWater ? cellsOf(ship).find(isBelt) : undefined
}

export function holds(cell: HullCell, ...kinds: readonly CellContent['kind'][]): boolean {
  return cell.holds.some(({ kind }) => kinds.includes(kind))
}

/** Contents of one kind, with the cells they lie in. */
export function contents<Kind extends CellContent['kind']>(
  ship: PerfidiousShip,
  kind: Kind,
): readonly { readonly cell: Cell; readonly content: Extract<CellContent, { kind: Kind }> }[] {
  return cellsOf(ship).flatMap((cell) =>
    cell.holds
      .filter((content): content is Extract<CellContent, { kind: Kind }> => content.kind === kind)
      .map((content) => ({ cell, content })),
  )
}
