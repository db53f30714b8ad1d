import type { ShipDocument } from '../../documents/ship'
import { sameValue } from '../../kernel/same-value'
import { perfidiousShip, type CellContent, type HullCell, type PerfidiousShip } from './ship'

/** Stands in for data that `checkShip` would have refused, so that folding an old journal never throws. */
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
  profile: { bow: 'straight', stern: 'square', masts: [], funnels: [], tumblehome: false },
}

const read = new WeakMap<ShipDocument, PerfidiousShip>()

/** Sisters have the same data, and so has a ship read from a file again: what was sound once is not checked anew. */
const soundByText = new Map<string, PerfidiousShip>()
const mostKept = 400

/** The pack's own part of a ship document, read once per document. */
export function shipOf(document: ShipDocument): PerfidiousShip {
  return readShip(document) ?? unreadable
}

/** The same; `undefined` for data that does not fit the schema. */
export function readShip(document: ShipDocument): PerfidiousShip | undefined {
  const known = read.get(document)
  if (known) return known
  const ship = sisterOf(document) ?? readByText(document)
  if (!ship) return undefined
  read.set(document, ship)
  lastRead = { data: document.data, ship }
  return ship
}

/** In a squadron sisters follow one another: to compare their data takes half the time of writing it down. */
let lastRead: { readonly data: ShipDocument['data']; readonly ship: PerfidiousShip } | undefined

function sisterOf({ data }: ShipDocument): PerfidiousShip | undefined {
  return lastRead && sameValue(lastRead.data, data) ? lastRead.ship : undefined
}

function readByText(document: ShipDocument): PerfidiousShip | undefined {
  const text = JSON.stringify(document.data)
  return soundByText.get(text) ?? readAnew(document, text)
}

function readAnew({ data }: ShipDocument, text: string): PerfidiousShip | undefined {
  const ship = perfidiousShip.safeParse(data).data
  if (!ship) return undefined
  if (soundByText.size >= mostKept) soundByText.delete(soundByText.keys().next().value!)
  soundByText.set(text, ship)
  return ship
}

/** `4-6` is section 4, deck 6. */
export function place(at: string): { readonly section: number; readonly deck: number } {
  const [section, deck] = at.split('-').map(Number)
  return { section: section ?? 0, deck: deck ?? 0 }
}

/** `4·6`, as cells are written for people. */
export function written(at: string): string {
  return at.replace('-', '·')
}

/** Contents of one kind, with the cells they lie in. */
export function contents<Kind extends CellContent['kind']>(
  ship: PerfidiousShip,
  kind: Kind,
): readonly { readonly cell: HullCell; readonly content: Extract<CellContent, { kind: Kind }> }[] {
  return ship.cells.flatMap((cell) =>
    cell.holds
      .filter((content): content is Extract<CellContent, { kind: Kind }> => content.kind === kind)
      .map((content) => ({ cell, content })),
  )
}
