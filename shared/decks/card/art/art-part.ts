import type { Ink, Operation } from '../../../card/operations'
import { placePath } from '../../../card/path-data'
import { turnPath } from './turn-path'

/** The inks of a picture: lines and silhouettes, what is cut out of them, and the one accent. */
export type Tone = Extract<Ink, 'ink' | 'sheet' | 'red'>

/** One painted part of a picture. Lengths are tenths of a millimetre from the upper left corner of the card. */
export interface ArtPart {
  readonly d: string
  readonly fill?: Tone
  readonly stroke?: ArtStroke
}

export interface ArtStroke {
  readonly tone: Tone
  readonly width: number
  readonly dash?: readonly [number, number]
  readonly opacity?: number
  readonly join?: 'round'
}

/** A silhouette. */
export function solid(d: string, tone: Tone = 'ink'): ArtPart {
  return { d, fill: tone }
}

/** A line of the engraver. */
export function line(d: string, width: number, more: Partial<Omit<ArtStroke, 'width'>> = {}): ArtPart {
  return { d, stroke: { tone: 'ink', ...more, width } }
}

/** A shape of the sheet with an outline round it. */
export function hollow(d: string, width: number, tone: Tone = 'ink', join?: 'round'): ArtPart {
  return { d, fill: 'sheet', stroke: { tone, width, ...(join ? { join } : {}) } }
}

/** The parts smaller or larger, then moved. A negative scale across looks the other way. */
export function placed(parts: readonly ArtPart[], x: number, y: number, scale = 1, across = scale): readonly ArtPart[] {
  return parts.map((part) => reshaped(part, (d) => placePath(d, x, y, across, scale), Math.abs(scale)))
}

/** The parts turned clockwise about a point. */
export function turned(parts: readonly ArtPart[], degrees: number, aboutX = 0, aboutY = 0): readonly ArtPart[] {
  return parts.map((part) => reshaped(part, (d) => turnPath(d, degrees, aboutX, aboutY), 1))
}

function reshaped(part: ArtPart, reshape: (d: string) => string, scale: number): ArtPart {
  const { stroke } = part
  if (stroke === undefined || scale === 1) return { ...part, d: reshape(part.d) }
  const dash = stroke.dash && ([stroke.dash[0] * scale, stroke.dash[1] * scale] as const)
  return { ...part, d: reshape(part.d), stroke: { ...stroke, width: stroke.width * scale, ...(dash ? { dash } : {}) } }
}

const tenth = 0.1

/** A picture as draw operations in mm. */
export function artOperations(parts: readonly ArtPart[]): readonly Operation[] {
  return parts.map(({ d, fill, stroke }) => ({
    op: 'path',
    d,
    scaleX: tenth,
    scaleY: tenth,
    ...(fill ? { fill } : {}),
    ...(stroke ? { stroke: strokeInMm(stroke) } : {}),
  }))
}

function strokeInMm({ tone, width, dash, opacity, join }: ArtStroke) {
  return {
    ink: tone,
    width: width * tenth,
    ...(dash ? { dash: [dash[0] * tenth, dash[1] * tenth] as const } : {}),
    ...(opacity === undefined ? {} : { opacity }),
    ...(join ? { join } : {}),
  }
}
