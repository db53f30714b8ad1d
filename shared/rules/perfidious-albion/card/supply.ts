import { bears, marksOf } from '../../../game/mark'
import type { Operation, Stroke } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import { boxId } from '../../../kernel/ids'
import { place, type Cell } from '../ship/ship-data'
import type { Block } from '../../kit/card/block'
import { mm } from '../../kit/card/shapes'
import type { Hull } from './hull'
import { cellPlace } from './layout'

/** A hoist drawn on the card: from a magazine straight up to a gun it feeds in its own section. */
interface Hoist {
  readonly magazine: Cell
  readonly gun: Cell
  /** The cells it passes, from the magazine upwards. */
  readonly passes: readonly Cell[]
}

const lineX = 8.8

/** Of the words "no supply", with the edge below them. */
const labelHeight = 4.7

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

/** The dotted lines of the face, under what the cells hold. */
export const hoistLines = (hull: Hull): Operation[] => hoistsOf(hull).flatMap(hoistOperations)

/** The same, cut or drawn again over the marks of the cells that they pass. */
export function supplyBlock(hull: Hull): Block {
  return {
    pieces: hoistsOf(hull).map((hoist) => ({
      key: `supply:${hoist.magazine.box}:${hoist.gun.box}`,
      reads: { boxes: [hoist.gun.box, ...hoist.passes.map(({ box }) => box)] },
      draw: (ship) => supplyPiece(hoist, ship),
    })),
  }
}

function hoistOperations({ magazine, gun }: Hoist): Operation[] {
  const x = cellPlace(magazine.section, magazine.deck).x + lineX
  const top = topOf(gun)
  return [{ op: 'path', d: `M${x} ${mm(bottomOf(magazine))}V${top}`, stroke: line }, arrowHead(x, top)]
}

/** Over marked cells the line is drawn again; where the gun has no supply it ends in two bars instead. */
function supplyPiece({ gun, passes }: Hoist, ship: ShipInPlay): Operation[] {
  const marked = (cell: Cell) => marksOf(ship, cell.box).length > 0
  const { x } = cellPlace(gun.section, gun.deck)
  if (bears(ship, gun.box, 'noSupply')) {
    const cut = passes.find((cell) => bears(ship, cell.box, 'struck')) ?? passes.at(-1)
    const y = cut ? cellPlace(cut.section, cut.deck).y : cellPlace(gun.section, gun.deck).y + 11
    return bars(x + lineX, y)
  }
  return [...passes, gun].filter(marked).flatMap((cell): Operation[] => {
    const { y, height } = cellPlace(cell.section, cell.deck)
    const top = cell === gun ? topOf(gun) : y + 0.2
    // The label of a gun without supply that it passes stays clear.
    const from = y + height - (bears(ship, cell.box, 'noSupply') ? labelHeight : 0.2)
    const drawn: Operation = { op: 'path', d: `M${x + lineX} ${mm(from)}V${top}`, stroke: line }
    return cell === gun ? [drawn, arrowHead(x + lineX, top)] : [drawn]
  })
}

function bars(x: number, y: number): Operation[] {
  const d = `M${x - 2.4} ${mm(y + 0.9)}h4.8M${x - 2.4} ${mm(y + 2.4)}h4.8`
  return [
    { op: 'path', d, stroke: { ink: 'sheet', width: 1.5 } },
    { op: 'path', d, stroke: { ink: 'red', width: 0.7, weight: 'frame' } },
  ]
}

function arrowHead(x: number, y: number): Operation {
  return { op: 'path', d: `M${mm(x - 0.9)} ${mm(y + 1.4)}l0.9 -1.4l0.9 1.4`, stroke: arrow }
}

/** Just inside the gun's cell, so that the head is seen over its armour. */
function topOf(gun: Cell): number {
  const { y, height } = cellPlace(gun.section, gun.deck)
  return mm(y + height - 1.8)
}

function bottomOf(magazine: Cell): number {
  return cellPlace(magazine.section, magazine.deck).y + 0.6
}
