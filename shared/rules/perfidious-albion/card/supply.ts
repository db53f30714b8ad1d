import type { Operation, Stroke } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import { boxId, type BoxId } from '../../../kernel/ids'
import { place } from '../ship/ship-data'
import type { Cell, Hull } from './hull'
import { cellPlace } from './places'

/** A hoist drawn on the card: from a magazine straight up to a gun it feeds in its own section. */
export interface Hoist {
  readonly magazine: Cell
  readonly gun: Cell
  /** The cells it passes, from the magazine upwards. */
  readonly passes: readonly Cell[]
}

const lineX = 8.8

const line: Stroke = { ink: 'ink-2', width: 0.45, dash: [0.9, 0.9], weight: 'cell' }
const arrow: Stroke = { ink: 'ink-2', width: 0.45, weight: 'cell' }

export function hoistsOf(hull: Hull): readonly Hoist[] {
  return hull.cells.flatMap((magazine) =>
    magazine.holds.flatMap((content) => {
      if (content.kind !== 'magazine') return []
      return content.feeds.flatMap((at) => {
        const { section, deck } = place(at)
        const gun = hull.box(boxId(at))
        if (!gun || section !== magazine.section || deck >= magazine.deck) return []
        const passes: Cell[] = []
        for (let above = magazine.deck - 1; above > deck; above--) {
          const cell = hull.at(section, above)
          if (cell) passes.push(cell)
        }
        return [{ magazine, gun, passes }]
      })
    }),
  )
}

/** The dotted lines of the face. */
export function hoistOperations(hull: Hull): Operation[] {
  return hoistsOf(hull).flatMap(({ magazine, gun }) => {
    const { x } = cellPlace(magazine.section, magazine.deck)
    const top = topOf(gun)
    return [
      { op: 'path', d: `M${x + lineX} ${r(bottomOf(magazine))}V${top}`, stroke: line } as const,
      arrowHead(x + lineX, top),
    ]
  })
}

export function supplyKey(hoist: Hoist): string {
  return `supply:${hoist.magazine.box}:${hoist.gun.box}`
}

export function supplyReads(hoist: Hoist): readonly BoxId[] {
  return [hoist.gun.box, ...hoist.passes.map((cell) => cell.box)]
}

/** Over marked cells the line is drawn again; where the gun has no supply it ends in two bars instead. */
export function supplyPiece({ gun, passes }: Hoist, ship: ShipInPlay): Operation[] {
  const marked = (cell: Cell) => (ship.boxes[cell.box] ?? []).length > 0
  const { x } = cellPlace(gun.section, gun.deck)
  if (ship.boxes[gun.box]?.includes('noSupply')) {
    const cut = passes.find((cell) => ship.boxes[cell.box]?.includes('struck')) ?? passes.at(-1)
    const y = cut ? cellPlace(cut.section, cut.deck).y : cellPlace(gun.section, gun.deck).y + 11
    return bars(x + lineX, y)
  }
  return [...passes, gun].filter(marked).flatMap((cell): Operation[] => {
    const { y, height } = cellPlace(cell.section, cell.deck)
    const top = cell === gun ? topOf(gun) : y + 0.2
    const drawn: Operation = { op: 'path', d: `M${x + lineX} ${y + height - 0.2}V${top}`, stroke: line }
    return cell === gun ? [drawn, arrowHead(x + lineX, top)] : [drawn]
  })
}

function bars(x: number, y: number): Operation[] {
  const d = `M${x - 2.4} ${r(y + 0.9)}h4.8M${x - 2.4} ${r(y + 2.4)}h4.8`
  return [
    { op: 'path', d, stroke: { ink: 'sheet', width: 1.5 } },
    { op: 'path', d, stroke: { ink: 'red', width: 0.7, weight: 'frame' } },
  ]
}

function arrowHead(x: number, y: number): Operation {
  return { op: 'path', d: `M${r(x - 0.9)} ${r(y + 1.4)}l0.9 -1.4l0.9 1.4`, stroke: arrow }
}

/** Just inside the gun's cell, so that the head is seen over its armour. */
function topOf(gun: Cell): number {
  const { y, height } = cellPlace(gun.section, gun.deck)
  return r(y + height - 1.8)
}

function bottomOf(magazine: Cell): number {
  return cellPlace(magazine.section, magazine.deck).y + 0.6
}

function r(value: number): number {
  return Math.round(value * 100) / 100
}
