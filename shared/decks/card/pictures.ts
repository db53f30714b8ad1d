import type { Ink, Operation } from '../../card/operations'
import { placePath } from '../../card/path-data'
import card from './pictures/card.json' with { type: 'json' }
import diamonds from './pictures/diamonds.json' with { type: 'json' }
import hearts from './pictures/hearts.json' with { type: 'json' }
import { cardHeightMm, cardWidthMm } from './playing-card'

/** The pictures of the naval events by their keys, a rose and the back; generated from `assets/event-cards`. */
const pictures: Readonly<Record<string, readonly string[]>> = { ...hearts, ...diamonds, ...card }

/** `ink: M… | M…` fills paths, `red 2.4 round dash 12 9 opacity 0.7: M…` draws a line, `sheet, ink 2: M…` does both. */
const written =
  /^(?:(\w+)(?:, |(?=:)))?(?:(\w+) ([\d.]+)( round)?(?: dash ([\d.]+) ([\d.]+))?(?: opacity ([\d.]+))?)?: (.*)$/

interface Placing {
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** Where a picture stands on the card, in tenths of a mm: drawings are 475 wide and 320 high at most. */
const whole: Placing = { left: 118, top: 104, scale: 0.9 }
/** A title of two lines takes some of its room. */
const lowered: Placing = { left: 131, top: 99, scale: 0.845 }
/** Rose and back are drawn where they stand. */
const asDrawn: Placing = { left: 0, top: 0, scale: 1 }

const painted = new Map<string, readonly Operation[]>()

/** The picture of a naval event by its key, painted once; a compass rose where there is none. */
export function pictureOf(art: string | null, titleLines = 1): readonly Operation[] {
  if (art === null || !Object.hasOwn(pictures, art)) return paint('rose', asDrawn)
  return paint(art, titleLines > 1 ? lowered : whole)
}

/**
 * The back of every card, the same either way up. Without bleed it has a margin, which forgives a crooked cut; with
 * bleed its ink extends beyond the cut.
 */
export function cardBack(bleedMm = 0): readonly Operation[] {
  return [cardGround(bleedMm > 0 ? 'ink' : 'sheet', bleedMm), ...paint('back', asDrawn)]
}

/** The ground of a card, extended beyond the cut so that a crooked cut shows no paper. */
export function cardGround(ink: Ink, bleedMm: number): Operation {
  const [width, height] = [cardWidthMm + 2 * bleedMm, cardHeightMm + 2 * bleedMm]
  return { op: 'rect', x: -bleedMm, y: -bleedMm, width, height, fill: ink }
}

const tenth = 0.1

/** A picture as draw operations in mm; it is drawn in tenths of one. */
function paint(name: string, placing: Placing): readonly Operation[] {
  const key = `${placing.scale} ${name}`
  const known = painted.get(key)
  if (known) return known
  const operations = pictures[name]!.flatMap((text) => paths(text, placing))
  painted.set(key, operations)
  return operations
}

function paths(text: string, { left, top, scale }: Placing): readonly Operation[] {
  const inMm = (length: string | undefined) => Number(length) * scale * tenth
  const [, fill, ink, width, round, on, off, opacity, all = ''] = written.exec(text) ?? []
  const stroke = ink && {
    ...{ ink: ink as Ink, width: inMm(width) },
    ...(on && { dash: [inMm(on), inMm(off)] as const }),
    ...(opacity && { opacity: Number(opacity) }),
    ...(round && { join: 'round' as const }),
  }
  return all.split(' | ').map((d) => ({
    ...{ op: 'path', d: placePath(d, left, top, scale, scale), scaleX: tenth, scaleY: tenth },
    ...(fill && { fill: fill as Ink }),
    ...(stroke && { stroke }),
  }))
}
