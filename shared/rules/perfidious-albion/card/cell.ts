import { disc } from '../../../card/arc-plan'
import { flameOperations, wavesPath } from '../../../card/mark-shapes'
import type { Ink, Operation } from '../../../card/operations'
import { marksOf, type Mark } from '../../../game/mark'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { lettered } from '../../kit/card/lettering'
import { barIn, crossUnder, overCross, ringIn, ringStyle } from '../../kit/card/marks'
import type { Rect } from '../../kit/card/shapes'
import type { Cell } from '../ship/ship-data'
import { asPrinted, contentOperations, type Setting } from './cell-contents'
import { insideEdges, type Hull } from './hull'
import { cellPlace } from './layout'

/** A cell of the hull: what it holds, its armour and Fire mark, and its marks over them. */
export function cellBlock(hull: Hull, cell: Cell): Block {
  const { section, deck, box } = cell
  return {
    face: () => [
      ...contentOperations(cell, asPrinted),
      ...armourTab(cell),
      ...(cell.fireMark ? fireMark(hull, cell) : []),
    ],
    pieces: [
      {
        key: `box:${box}`,
        reads: { boxes: [box] },
        draw: (ship, words) => marksOn(hull, cell, marksOf(ship, box), words),
      },
    ],
    targets: [{ ...cellPlace(section, deck), row: deck, column: section, group: 'grid', action: { kind: 'box', box } }],
  }
}

/**
 * A marked cell, drawn over the face, from below: wash, cross, bar, contents, waves, ring, tab, flame. Of the cross of a
 * destroyed cell that was repaired the ends are left; without them it was only out of action.
 */
function marksOn(hull: Hull, cell: Cell, marks: readonly Mark[], words: Words): Operation[] {
  if (marks.length === 0) return []
  const has = new Set(marks)
  const inside = insideEdges(hull, cell)
  const ground = washOf(cell, has)
  const isCut = has.has('noSupply')
  const isLabelled = isCut && cell.holds.length === 1
  const setting: Setting = {
    ink: 'ink',
    ground,
    lift: isLabelled ? 0.7 : liftOf(cell, has),
    glyphScale: isLabelled || has.has('out') ? 0.76 : has.has('burning') ? 0.86 : 1,
    isCut: isCut && !isLabelled,
  }
  return [
    { op: 'rect', ...inside, fill: ground },
    ...(has.has('burning') && has.has('flooded') ? [floodedHalf(inside)] : []),
    ...(isStruck(has) ? crossUnder(inside, has.has('out')) : []),
    ...(has.has('out') ? [barIn(dryPart(inside, has), has.has('struck'))] : []),
    ...contentsOf(cell, has, setting),
    ...(has.has('flooded') ? waves(inside) : []),
    ...(has.has('repaired') ? ringIn(inside, has.has('struck'), { ...ringStyle, ink: 'ink', width: 0.7 }) : []),
    // Armour still protects a cell that is destroyed: its figure is never crossed out.
    ...armourTab(cell, has.has('out') ? ground : undefined),
    ...(cell.fireMark && !has.has('burning') ? fireMark(hull, cell, ground) : []),
    ...(isLabelled ? supplyLabel(hull, cell, words) : []),
    ...(has.has('burning') ? flame(hull, cell) : []),
  ]
}

function washOf(cell: Cell, has: ReadonlySet<Mark>): Ink {
  if (has.has('burning')) return 'flame-wash'
  if (has.has('flooded')) return 'blue-wash'
  if (has.has('struck') && !has.has('repaired')) return 'red-wash'
  return cell.underWater ? 'sea-deep' : 'sheet'
}

function liftOf(cell: Cell, has: ReadonlySet<Mark>): number {
  const labelled = cell.holds.length === 1 && cell.holds[0]?.kind === 'magazine'
  if (has.has('flooded')) return labelled ? 0.7 : 0.2
  return has.has('out') && labelled ? 0.7 : 0
}

const isStruck = (has: ReadonlySet<Mark>) => has.has('struck') && !has.has('repaired')

function contentsOf(cell: Cell, has: ReadonlySet<Mark>, setting: Setting): Operation[] {
  if (has.has('out')) return contentOperations(cell, { ...setting, ink: 'on-ink', ground: 'ink' })
  const contents = contentOperations(cell, setting)
  return isStruck(has) ? overCross(contents, setting.ground) : contents
}

/** What the waves of flooding leave of a cell. */
function dryPart(inside: Rect, has: ReadonlySet<Mark>): Rect {
  return has.has('flooded') ? { ...inside, height: inside.height - 1.8 } : inside
}

function waves({ x, y, width, height }: Rect): Operation[] {
  const halves = 14
  const bottom = y + height
  const d = [bottom - 2.4, bottom - 0.9].map((at) => wavesPath(x + 0.3, at, width - 0.6, halves)).join('')
  return [{ op: 'path', d, stroke: { ink: 'blue', width: 0.6, weight: 'frame' } }]
}

function floodedHalf({ x, y, width, height }: Rect): Operation {
  return { op: 'rect', x, y: y + height * 0.6, width, height: height * 0.4, fill: 'blue-wash' }
}

function supplyLabel(hull: Hull, cell: Cell, words: Words): Operation[] {
  const { x, y, height } = insideEdges(hull, cell)
  const place = cellPlace(cell.section, cell.deck)
  const width = place.x + place.width - (cell.armour > 0 ? 3.7 : 0.4) - x
  const top = y + height - 3.1
  return [
    { op: 'rect', x, y: top, width, height: 3.1, fill: 'red-wash' },
    lettered(words('card.noSupply'), x + 0.7, top + 2.4, { size: 2.9, face: 'work-600', ink: 'red' }),
  ]
}

/** A solid flame with an ink outline; it stands for the Fire mark too. */
function flame(hull: Hull, cell: Cell): Operation[] {
  const size = cell.holds.length > 2 ? 4 : 5.4
  const { x, y } = cornerFor(hull, cell, size)
  return flameOperations(x - 0.1, y - 0.1, size)
}

const armourStyle = { size: 3.1, face: 'work-700', ink: 'on-plate', anchor: 'middle' } as const

/** The armour value in a tab at the lower right, parted from a bar under it. */
function armourTab(cell: Cell, over?: Ink): Operation[] {
  if (cell.armour === 0) return []
  const place = cellPlace(cell.section, cell.deck)
  const [width, height] = [3.2, 3.7]
  const [x, y] = [place.x + place.width - width, place.y + place.height - height]
  const edge = 0.4
  return [
    ...(over
      ? ([{ op: 'rect', x: x - edge, y: y - edge, width: width + edge, height: height + edge, fill: over }] as const)
      : []),
    { op: 'rect', x, y, width, height, fill: 'plate' },
    lettered(String(cell.armour), x + width / 2, y + height / 2 + armourStyle.size * 0.345, armourStyle),
  ]
}

/** Where a flame of some size stands: the upper left corner, or where several contents leave room for it. */
function cornerFor(hull: Hull, cell: Cell, size: number): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = insideEdges(hull, cell)
  if (cell.holds.length < 2) return { x, y }
  if (cell.holds.length === 2) return { x: x + width - size, y }
  return { x: cellPlace(cell.section, cell.deck).x + 9.6, y: y + height - size }
}

/** The printed Fire mark in the upper left corner of a cell, on a patch of its ground. */
function fireMark(hull: Hull, cell: Cell, ground: Ink = 'sheet'): Operation[] {
  const { x, y } = cornerFor(hull, cell, 3.8)
  return [
    { op: 'path', d: disc(x + 1.9, y + 2, 1.8), fill: ground },
    { op: 'glyph', glyph: 'firemark', x: x + 0.1, y: y + 0.1, size: 3.6, ink: 'ink', ground },
  ]
}
