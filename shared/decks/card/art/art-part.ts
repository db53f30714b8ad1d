import type { Ink, Operation } from '../../../card/operations'
import { placePath, readPath, short } from '../../../card/path-data'

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

/** Turns path data about a point, clockwise by degrees. What ran level or upright becomes a line like any other. */
export function turnPath(d: string, degrees: number, aboutX = 0, aboutY = 0): string {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const step = (x: number, y: number) => `${short(x * cosine - y * sine)} ${short(x * sine + y * cosine)}`
  const place = (x: number, y: number) => {
    const [dx, dy] = [x - aboutX, y - aboutY]
    return `${short(aboutX + dx * cosine - dy * sine)} ${short(aboutY + dx * sine + dy * cosine)}`
  }
  let [x, y] = [0, 0]
  return readPath(d)
    .map(({ letter, values }, index) => {
      const name = index === 0 ? 'M' : letter
      const isRelative = name === name.toLowerCase()
      const point = isRelative ? step : place
      const from: readonly [number, number] = isRelative ? [0, 0] : [x, y]
      const end = endOf(name, values, from)
      ;[x, y] = isRelative ? [x + end[0], y + end[1]] : end
      if (/[hv]/i.test(name)) return (isRelative ? 'l' : 'L') + point(...end)
      if (/a/i.test(name)) return `${name}${arc(values, degrees)} ${point(...end)}`
      return (
        name +
        pairs(values)
          .map((pair) => point(...pair))
          .join(' ')
      )
    })
    .join('')
}

/** Where a command ends, in its own terms: a level line keeps the height it comes from. */
function endOf(
  letter: string,
  values: readonly number[],
  [x, y]: readonly [number, number],
): readonly [number, number] {
  switch (letter.toUpperCase()) {
    case 'Z':
      return [x, y]
    case 'H':
      return [values[0] ?? 0, y]
    case 'V':
      return [x, values[0] ?? 0]
    default:
      return [values.at(-2) ?? x, values.at(-1) ?? y]
  }
}

function arc([rx = 0, ry = 0, slant = 0, large = 0, sweep = 0]: readonly number[], degrees: number): string {
  return [rx, ry, rx === ry ? 0 : slant + degrees, large, sweep].map(short).join(' ')
}

function pairs(values: readonly number[]): readonly (readonly [number, number])[] {
  return values.flatMap((value, place) => (place % 2 === 0 ? [[value, values[place + 1] ?? 0] as const] : []))
}

/** A full circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius)
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [left, right] = [short(x - rx), short(x + rx)]
  const radii = `${short(rx)} ${short(ry)}`
  return `M${left} ${short(y)}A${radii} 0 1 1 ${right} ${short(y)}A${radii} 0 1 1 ${left} ${short(y)}Z`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
}

/** A point on a circle by its bearing: 0 is up, 90 to the right. */
export function bearing(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${short(x + radius * Math.sin(angle))} ${short(y - radius * Math.cos(angle))}`
}

/** Strokes from one circle to another, every so many degrees. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  everyDegrees: number,
  fromDegrees = 0,
): string {
  let d = ''
  for (let at = fromDegrees; at < fromDegrees + 360; at += everyDegrees) {
    d += `M${bearing(x, y, inner, at)}L${bearing(x, y, outer, at)}`
  }
  return d
}
