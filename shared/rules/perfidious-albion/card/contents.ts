import { assertNever } from '../../../kernel/assert-never'
import { fitLine } from '../../../card/fit'
import type { GlyphName } from '../../../card/glyphs'
import { measure } from '../../../card/measure'
import type { Ink, Operation } from '../../../card/operations'
import { waterlineBelowHullDeck, type CellContent } from '../ship/ship'
import { arcPlan } from './arc-plan'
import type { Cell } from './hull'
import { cellPlace } from './places'
import { slotsOf, type Slot } from './slots'

/** How the contents of a cell are set: fresh on the face, or again by a mark. */
export interface Setting {
  readonly ink: Ink
  /** What the light parts of a glyph are cut from. */
  readonly ground: Ink
  /** Mm upwards, to make room for waves or a label. */
  readonly lift: number
  /** 1 as on the face; less where a mark takes room. */
  readonly glyphScale: number
}

export const asPrinted: Setting = { ink: 'ink', ground: 'sheet', lift: 0, glyphScale: 1 }

/** Glyph, letter and count of everything the cell holds. */
export function contentOperations(cell: Cell, setting: Setting): Operation[] {
  return eachSlot(cell, (content, slot) => [
    ...symbol(content, slot, setting),
    // Where several share a cell a hoist may pass behind their letters.
    ...letters(content, slot, setting, cell.holds.length > 1 ? haloOf(cell, setting) : undefined, cell.armour > 0),
  ])
}

/** Letters and counts alone, with a halo, to be set over a cross. */
export function letterOperations(cell: Cell, setting: Setting, halo: Ink): Operation[] {
  return eachSlot(cell, (content, slot) => letters(content, slot, setting, halo, cell.armour > 0))
}

/** The letter in a box: `B`, `CT`, `M`. */
export function letterOf(content: CellContent): string {
  switch (content.kind) {
    case 'gun':
      return content.letter
    case 'magazine':
      return 'M'
    case 'torpedoTube':
      return 'T'
    case 'steering':
      return 'S'
    case 'conningTower':
      return 'CT'
    case 'propulsion':
      return 'P'
    case 'funnel':
      return 'Fu'
    default:
      return assertNever(content)
  }
}

function eachSlot(cell: Cell, draw: (content: CellContent, slot: Slot) => Operation[]): Operation[] {
  const { x, y } = cellPlace(cell.section, cell.deck)
  const slots = slotsOf(cell.holds.length)
  return cell.holds.flatMap((content, place) => {
    const slot = slots[place]!
    return draw(content, { ...slot, x: x + slot.x, y: y + slot.y })
  })
}

function symbol(content: CellContent, slot: Slot, { ink, ground, lift, glyphScale }: Setting): Operation[] {
  const x = slot.x + slot.symbolX
  const y = slot.y + slot.symbolY - lift
  if (content.kind === 'gun') {
    const radius = (slot.symbolSize / 2) * glyphScale
    return arcPlan(content.arc, content.mount, content.count, { x, y, radius, ink })
  }
  const size = slot.symbolSize * glyphSize * glyphScale
  return [{ op: 'glyph', glyph: glyphOf(content.kind), x: x - size / 2, y: y - size / 2, size, ink, ground }]
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
  const operations: Operation[] = [
    { op: 'text', x, y, text: letter, size, face: 'work-700', ink, ...outlined(halo, 1.1) },
  ]
  const count = content.kind === 'gun' || content.kind === 'torpedoTube' ? content.count : 1
  if (count > 1) {
    const countX = x + measure('work-700', size, letter) + 0.15
    const right = slot.x + (slot.large && armoured ? slot.right - 1.1 : slot.right)
    const fitted = fitLine('work-600', slot.countSize, `×${count}`, right - countX, 1.5)
    operations.push({
      op: 'text',
      x: countX,
      y: y - slot.letterSize * 0.3,
      text: fitted.text,
      size: fitted.size,
      face: 'work-600',
      ink,
      ...outlined(halo, 0.9),
    })
  }
  if (labelled) {
    const room = slot.right - slot.letterX - (armoured ? tabRoom : 0)
    const { text, size: servesSize } = fitLine('work-500', 3, content.serves, room, 2.2)
    const servesInk = ink === 'ink' ? 'ink-2' : ink
    operations.push({
      op: 'text',
      x,
      y: y + 3.4,
      text,
      size: servesSize,
      face: 'work-500',
      ink: servesInk,
      ...outlined(halo, 0.8),
    })
  }
  return operations
}

const tabRoom = 3.2

function haloOf(cell: Cell, { ink, ground }: Setting): Ink {
  if (ink === 'on-ink') return 'ink'
  if (ground !== 'sheet') return ground
  return cell.deck > waterlineBelowHullDeck ? 'sea-deep' : 'wash'
}

function outlined(ink: Ink | undefined, width: number) {
  return ink === undefined ? {} : { halo: { ink, width } }
}

function glyphOf(kind: Exclude<CellContent['kind'], 'gun'>): GlyphName {
  switch (kind) {
    case 'magazine':
      return 'magazine'
    case 'torpedoTube':
      return 'torpedo-tube'
    case 'steering':
      return 'steering'
    case 'conningTower':
      return 'conning'
    case 'propulsion':
      return 'propeller'
    case 'funnel':
      return 'funnel'
    default:
      return assertNever(kind)
  }
}
