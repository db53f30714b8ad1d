import type { Point } from './parts'
import { flagOperations } from '../card/flags'
import { hatching } from '../card/hatching'
import type { Ink, Operation, Stroke } from '../card/operations'
import { hundredths as two, pathThrough } from '../card/path-data'
import type { Part, Tone } from './parts'
import type { Profile } from './record'
import { scaleBar } from './scale-bar'
import { settled, type Settling } from './settling'
import { extentOf } from './sizes'

/** What a plate shows: a ship on her water, or what is seen from above. */
export interface Plated {
  readonly parts: readonly Part[]
  /** With all that she ever had: what is lost moves nothing. */
  readonly whole: readonly Part[]
  readonly livery: Profile['livery']
  /** Without it there is no water: seen from above. */
  readonly length?: number
  /** Her ensign, and where its hoist is, in metres. */
  readonly ensign?: { readonly flag: string; readonly at: Point }
  readonly settling?: Settling
}

export interface Plate {
  readonly widthMm: number
  readonly heightMm: number
  readonly operations: readonly Operation[]
}

/** An engraver has no colours: hatching is black, stipple buff, paper white, tone grey. */
type Filling = 'hatching' | 'stipple' | 'paper' | 'tone' | 'ink'
const liveries: Readonly<Record<Profile['livery'], Readonly<Record<Tone, Filling>>>> = {
  victorian: paint('hatching', 'paper', 'stipple', 'tone'),
  black: paint('hatching', 'tone', 'hatching', 'tone'),
  white: paint('paper', 'paper', 'stipple', 'tone'),
  grey: paint('tone', 'paper', 'tone', 'tone'),
}

function paint(hull: Filling, house: Filling, funnel: Filling, gun: Filling) {
  return { hull, house, funnel, mast: funnel, gun, cap: 'ink', boat: 'paper' } as const
}

/** Widths of lines, mm. */
const line = { side: 0.34, part: 0.22, cut: 0.16, rigging: 0.14, hatching: 0.3, stipple: 0.2 } as const
const steps = { hatching: 0.64, stipple: 0.62 } as const
/** A spar as thick as this has two edges and what lies between them. */
const thickSpar = 0.7
const margin = 5
const ensignMetres = 4.4
const [seaDepth, scaleHeight] = [7, 7]

/** The plate as wide as that, no higher than `highest`, in mm; `unit` is what metres are called by. */
export function plate(plated: Plated, widthMm: number, unit: string, highest = widthMm * 0.5): Plate {
  const { left, top, bottom, ...extent } = extentOf(plated.whole)
  const right = Math.max(extent.right, (plated.ensign?.at[0] ?? left) + ensignMetres)
  const floats = plated.length !== undefined
  const foot = floats ? 0 : bottom
  const below = (floats ? seaDepth : 3) + scaleHeight
  const room = { across: widthMm - 2 * margin, down: highest - margin - below }
  const perMetre = Math.min(room.across / Math.max(1, right - left), room.down / Math.max(1, top - foot))
  const from = (widthMm - (right - left) * perMetre) / 2
  const level = margin + (top - foot) * perMetre
  const at = ([x, up]: Point): Point => [from + (x - left) * perMetre, level - (up - foot) * perMetre]
  const heightMm = two(level + below)
  const { parts, ensign } = asSheLies(plated)
  return {
    ...{ widthMm, heightMm },
    operations: [
      ...(ensign ? flagOperations(ensign.flag, ...at(ensign.at), Math.min(11, ensignMetres * perMetre)) : []),
      ...drawn(parts, plated.livery, at, perMetre),
      ...(floats ? sea(widthMm, level) : []),
      ...scaleBar({ x: margin, y: heightMm - 6, room: widthMm * 0.34, letters: 3.3 }, perMetre, unit),
    ],
  }
}

/** Down by the head or the stern, and her ensign with her. */
function asSheLies({ parts, length, settling, ensign }: Plated): Pick<Plated, 'parts' | 'ensign'> {
  if (length === undefined || !settling) return { parts, ...(ensign && { ensign }) }
  const hoist: Part = { is: 'rod', points: ensign ? [ensign.at] : [], width: 0, level: 2 }
  const lies = settled([...parts, hoist], length, settling)
  const at = lies.at(-1)?.points[0]
  const isSeen = ensign && at && lies.length > 0 && lies.at(-1)!.points.length === 1
  return isSeen ? { parts: lies.slice(0, -1), ensign: { ...ensign, at } } : { parts: lies }
}

function drawn(parts: readonly Part[], livery: Profile['livery'], at: (point: Point) => Point, perMetre: number) {
  const operations: Operation[] = []
  let ground: Filling = 'paper'
  for (const part of parts) {
    const points = part.points.map(at)
    switch (part.is) {
      case 'solid':
        ground = liveries[livery][part.tone]
        operations.push(...filled(points, ground, part.tone === 'hull' ? line.side : line.part))
        break
      case 'hole':
        operations.push({ op: 'path', d: pathThrough(points, true), fill: 'paper', stroke: stroke(line.part) })
        break
      case 'cut': {
        const ink = ground === 'hatching' || ground === 'ink' ? 'sheet' : 'ink'
        operations.push({ op: 'path', d: pathThrough(points, false), stroke: stroke(line.cut, ink) })
        break
      }
      case 'rod':
        operations.push(...spar(points, part.width * perMetre, part.level > 1, liveries[livery].mast))
        break
    }
  }
  return operations
}

function filled(points: readonly Point[], filling: Filling, width: number): readonly Operation[] {
  const d = pathThrough(points, true)
  const edge: Operation = { op: 'path', d, stroke: stroke(width) }
  switch (filling) {
    case 'hatching':
      return [
        { op: 'path', d, fill: 'wash' },
        { op: 'path', d: hatching([points], 'blue', steps.hatching), stroke: { ink: 'ink', width: line.hatching } },
        edge,
      ]
    case 'stipple':
      return [
        { op: 'path', d, fill: 'sheet' },
        { op: 'path', d: hatching([points], 'yellow', steps.stipple), stroke: { ink: 'ink', width: line.stipple } },
        edge,
      ]
    default:
      return [{ ...edge, fill: ({ paper: 'sheet', tone: 'wash', ink: 'ink' } as const)[filling] }]
  }
}

function spar(points: readonly Point[], width: number, isRigging: boolean, filling: Filling): readonly Operation[] {
  const d = pathThrough(points, false)
  const edges = Math.max(line.part, Math.min(width, isRigging ? line.rigging : width))
  const whole: Operation = { op: 'path', d, stroke: stroke(isRigging ? line.rigging : edges) }
  if (isRigging || width < thickSpar) return [whole]
  const within = filling === 'hatching' ? 'wash' : 'sheet'
  return [whole, { op: 'path', d, stroke: { ...stroke(width - 2 * line.part, within), join: 'miter' } }]
}

/** Strokes of water, shorter and fewer with the depth, from the line on which she floats. */
function sea(width: number, level: number): readonly Operation[] {
  const rows = [0.9, 1.9, 3.1, 4.5]
  const strokes = rows.map((down, row) => {
    let d = ''
    // A fixed pattern that repeats nowhere: the same plate is the same drawing.
    for (let x = 1 + row * 7; x < width - 6;) {
      const share = Math.abs(Math.sin(x * 1.7 + row * 2.3))
      const long = (3 + share * 14) / (1 + row * 0.5)
      d += `M${two(x)} ${two(level + down)}h${two(Math.min(long, width - 1 - x))}`
      x += long + 2 + (1 - share) * (6 + row * 9)
    }
    return d
  })
  return [
    { op: 'path', d: `M0 ${two(level)}H${width}`, stroke: { ink: 'blue', width: 0.4, weight: 'cell' } },
    { op: 'path', d: strokes.join(''), stroke: { ink: 'blue', width: 0.2, opacity: 0.7 } },
  ]
}

function stroke(width: number, ink: Ink = 'ink'): Stroke {
  return { ink, width: two(width), join: 'round', weight: 'hair' }
}
