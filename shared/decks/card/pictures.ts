import type { Ink, Operation, Stroke } from '../../card/operations'
import { placePath } from '../../card/path-data'
import drawn from './pictures.json' with { type: 'json' }
import { cardHeightMm, cardWidthMm } from './playing-card'

/** One painted part of a picture. Lengths are tenths of a millimetre. */
interface Part {
  readonly d: string
  readonly fill?: Ink
  readonly stroke?: Stroke
}

/** The pictures of the naval events by their keys, a rose and the back; generated from `assets/event-cards.svg`. */
const pictures = drawn as unknown as Readonly<Record<string, readonly Part[]>>

interface Placing {
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** Where a picture stands on the card: drawings are 475 wide and 320 high at most. */
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

/** A picture as draw operations in mm. */
function paint(name: string, { left, top, scale }: Placing): readonly Operation[] {
  const key = `${scale} ${name}`
  const known = painted.get(key)
  if (known) return known
  const inMm = (length: number) => length * scale * tenth
  const operations = pictures[name]!.map(({ d, fill, stroke }): Operation => {
    const dash = stroke?.dash && ([inMm(stroke.dash[0]), inMm(stroke.dash[1])] as const)
    return {
      ...{ op: 'path', d: placePath(d, left, top, scale, scale), scaleX: tenth, scaleY: tenth },
      ...(fill && { fill }),
      ...(stroke && { stroke: { ...stroke, width: inMm(stroke.width), ...(dash && { dash }) } }),
    }
  })
  painted.set(key, operations)
  return operations
}
