import { arcPlanOperations, type ArcPlace } from '../../../card/arc-plan'
import type { GlyphName } from '../../../card/glyphs'
import { measure } from '../../../card/measure'
import type { Ink, Operation } from '../../../card/operations'
import { fitted, lettered, smallestLetters } from '../../kit/card/lettering'
import { asPrinted as printed, type Setting as Printed } from '../../kit/card/marks'
import { arcs, type ArcName, type CellContent } from '../ship/ship'
import type { Cell } from '../ship/ship-data'
import { cellPlace } from './layout'

/** How the contents of a cell are set: fresh on the face, or again by a mark. */
export interface Setting extends Printed {
  /** Mm upwards, to make room for waves or a label. */
  readonly lift: number
  /** 1 as on the face; less where a mark takes room. */
  readonly glyphScale: number
  /** The sign of a cut supply takes the place of her guns: no label has room beside what shares their cell. */
  readonly isCut: boolean
}

export const asPrinted: Setting = { ...printed, lift: 0, glyphScale: 1, isCut: false }

/** Glyph, letter and count of everything the cell holds. */
export function contentOperations(cell: Cell, setting: Setting): Operation[] {
  return eachSlot(cell, (content, slot) => [
    ...symbol(content, slot, setting),
    // Where several share a cell a hoist may pass behind their letters.
    ...letters(content, slot, setting, cell.holds.length > 1 ? haloOf(cell, setting) : undefined, cell.armour > 0),
  ])
}

/** What the contents of a cell but guns are drawn as, and the letter they bear. */
const signs: Readonly<
  Record<Exclude<CellContent['kind'], 'gun'>, { readonly glyph: GlyphName; readonly letter: string }>
> = {
  magazine: { glyph: 'magazine', letter: 'M' },
  torpedoTube: { glyph: 'torpedo-tube', letter: 'T' },
  steering: { glyph: 'steering', letter: 'S' },
  conningTower: { glyph: 'conning', letter: 'CT' },
  propulsion: { glyph: 'propeller', letter: 'P' },
  funnel: { glyph: 'funnel', letter: 'Fu' },
}

/** The letter in a box: `B`, `CT`, `M`. */
export function letterOf(content: CellContent): string {
  return content.kind === 'gun' ? content.letter : signs[content.kind].letter
}

function eachSlot(cell: Cell, draw: (content: CellContent, slot: Slot) => Operation[]): Operation[] {
  const { x, y } = cellPlace(cell.section, cell.deck)
  const slots = slotsOf(cell.holds.length)
  return cell.holds.flatMap((content, place) => {
    const slot = slots[place]!
    return draw(content, { ...slot, x: x + slot.x, y: y + slot.y })
  })
}

function symbol(content: CellContent, slot: Slot, { ink, ground, lift, glyphScale, isCut }: Setting): Operation[] {
  const x = slot.x + slot.symbolX
  const y = slot.y + slot.symbolY - lift
  const isGun = content.kind === 'gun'
  if (isGun && !isCut) {
    const radius = (slot.symbolSize / 2) * glyphScale
    return arcPlan(content.arc, content.mount, content.count, { x, y, radius, ink })
  }
  const size = isGun ? slot.symbolSize : slot.symbolSize * glyphSize * glyphScale
  const sign = isGun ? ({ glyph: 'blocked', ink: 'red' } as const) : { glyph: signs[content.kind].glyph, ink }
  return [{ op: 'glyph', ...sign, x: x - size / 2, y: y - size / 2, size, ground }]
}

/** Glyphs fill their square less than an arc fills its circle. */
const glyphSize = 5.8 / 7

function letters(
  content: CellContent,
  slot: Slot,
  { ink, lift }: Setting,
  halo: Ink | undefined,
  armoured: boolean,
): Operation[] {
  const letter = letterOf(content)
  const labelled = content.kind === 'magazine' && slot.large
  const size = letter.length > 1 ? slot.letterSize * 0.86 : labelled ? slot.letterSize * 0.9 : slot.letterSize
  const y = slot.y + slot.baseline - lift - (labelled ? 1.4 : 0)
  const x = slot.x + slot.letterX
  const operations: Operation[] = [lettered(letter, x, y, { size, face: 'work-700', ink, ...outlined(halo, 1.1) })]
  const count = content.kind === 'gun' || content.kind === 'torpedoTube' ? content.count : 1
  if (count > 1) {
    const from = x + measure('work-700', size, letter) + 0.3
    const right = slot.x + (slot.large && armoured ? slot.right - 1.1 : slot.right)
    const style = { size: slot.countSize, face: 'work-600', ink, ...outlined(halo, 0.9) } as const
    operations.push(fitted(`×${count}`, from, y, right - from, style, 2.3))
  }
  if (labelled) {
    const end = slot.x + slot.right - (armoured ? tabRoom : 0)
    // Nearer to its sign before it would be too small.
    const least = measure('work-500', smallestLetters, content.serves) + 0.05
    const from = Math.max(x - nearest, Math.min(x, end - least))
    const style = { size: 3, face: 'work-500', ink: ink === 'ink' ? 'ink-2' : ink, ...outlined(halo, 0.8) } as const
    operations.push(fitted(content.serves, from, y + 3.4, end - from, style, smallestLetters))
  }
  return operations
}

const tabRoom = 3.2
const nearest = 1.2

function haloOf(cell: Cell, { ink, ground }: Setting): Ink {
  if (ink === 'on-ink') return 'ink'
  if (ground !== 'sheet') return ground
  return cell.underWater ? 'sea-deep' : 'wash'
}

function outlined(ink: Ink | undefined, width: number) {
  return ink === undefined ? {} : { halo: { ink, width } }
}

/** Where one of the contents of a cell is set, in mm from the cell's upper left corner. */
interface Slot {
  readonly x: number
  readonly y: number
  /** Middle of the arc or glyph, and its height. */
  readonly symbolX: number
  readonly symbolY: number
  readonly symbolSize: number
  readonly letterX: number
  readonly baseline: number
  readonly letterSize: number
  readonly countSize: number
  /** Where the slot ends. */
  readonly right: number
  /** The only one in its cell: there is room for a line under the letter. */
  readonly large: boolean
}

const alone: Slot = {
  x: 0,
  y: 0,
  symbolX: 5.3,
  symbolY: 5,
  symbolSize: 7,
  letterX: 9.7,
  baseline: 6.6,
  letterSize: 5.6,
  countSize: 3.5,
  right: 18.4,
  large: true,
}

/** Two share a cell as two lines, clear of the armour tab in the lower right corner. */
const row: Slot = {
  x: 1.4,
  y: 0.8,
  symbolX: 2.3,
  symbolY: 2.4,
  symbolSize: 4.1,
  letterX: 5.2,
  baseline: 4,
  letterSize: 4.5,
  countSize: 3.3,
  right: 13.6,
  large: false,
}

/** Three: two in the upper line, one in the lower. */
const half: Slot = {
  ...row,
  y: 1.6,
  symbolX: 1.5,
  symbolY: 2.05,
  symbolSize: 2.8,
  letterX: 3.1,
  baseline: 3.5,
  letterSize: 3.4,
  countSize: 2.4,
  right: 7.8,
}

const lowerLine = { two: 4.3, three: 4.1 } as const

const arrangements: readonly (readonly Slot[])[] = [
  [],
  [alone],
  [row, { ...row, y: row.y + lowerLine.two }],
  [
    { ...half, x: 1.3 },
    { ...half, x: 9.5 },
    { ...half, y: half.y + lowerLine.three },
  ],
]

/** The slots of a cell that holds so many things. */
function slotsOf(count: number): readonly Slot[] {
  return arrangements[Math.min(count, 3)]!
}

/** The named arcs of these rules, in degrees from the bow. */
interface Plan {
  /** From, to. */
  readonly sweeps: readonly (readonly [number, number])[]
  readonly barrels: readonly number[]
}

export const arcPlans: Readonly<Record<ArcName, Plan>> = {
  fore: { sweeps: [[-135, 135]], barrels: [0] },
  aft: { sweeps: [[45, 315]], barrels: [180] },
  all: { sweeps: [[0, 360]], barrels: [0] },
  broadsides: { sweeps: bothSides(28, 152), barrels: [90] },
  sides: { sweeps: bothSides(28, 152), barrels: [90, 270] },
  sidesAhead: { sweeps: bothSides(4, 132), barrels: [68, 292] },
  sidesAstern: { sweeps: bothSides(48, 176), barrels: [112, 248] },
  sidesAll: { sweeps: bothSides(4, 176), barrels: [90, 270] },
  port: { sweeps: [[184, 356]], barrels: [270] },
  starboard: { sweeps: [[4, 176]], barrels: [90] },
  bow: { sweeps: [[-40, 40]], barrels: [0] },
  stern: { sweeps: [[140, 220]], barrels: [180] },
}

/** What sweeps so far to starboard, and as far to port. */
function bothSides(from: number, to: number): Plan['sweeps'] {
  return [
    [from, to],
    [360 - to, 360 - from],
  ]
}

function arcPlan(arc: ArcName, mount: 'turret' | 'casemate' | 'light', count: number, place: ArcPlace): Operation[] {
  const turret = mount === 'turret'
  const guns = turret && (arcs[arc].split ? count > 2 : count > 1) ? 2 : 1
  return arcPlanOperations({ ...arcPlans[arc], turret, guns }, place)
}
