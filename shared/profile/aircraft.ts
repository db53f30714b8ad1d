import { z } from 'zod'
import { curve, pairs, Parts, type Part, type Point } from './parts'

const metres = z.number().min(0).max(60)
const wing = z.strictObject({
  plan: z.enum(['straight', 'tapered', 'elliptical', 'gull']),
  /** From the nose to the leading edge at the root. */
  at: metres,
  root: z.number().min(0.3).max(12),
  tip: z.number().min(0.1).max(10),
  /** How far the leading edge falls back at the tip. */
  sweep: z.number().min(-4).max(8).exactOptional(),
  /** Radius of the tip. */
  round: z.number().min(0.05).max(4).exactOptional(),
  /** Where the dihedral or the gull begins, as a part of the half span. */
  kink: z.number().min(0.05).max(0.9).exactOptional(),
  span: z.number().min(2).max(60).exactOptional(),
})

/** What is peculiar to the looks of an aircraft from above: metres, the nose at 0. */
export const aircraftRecord = z.strictObject({
  span: z.number().min(4).max(60),
  length: z.number().min(3).max(50),
  /** Width of the fuselage. */
  width: z.number().min(0.5).max(6),
  nose: z.enum(['radial', 'inline', 'glazed']),
  propeller: z.number().min(1).max(6).exactOptional(),
  wing,
  /** Of a biplane; it is seen behind the other. */
  lower: wing.exactOptional(),
  tail: z.strictObject({
    shape: z.enum(['round', 'square', 'angled']),
    at: metres,
    chord: z.number().min(0.3).max(6),
    span: z.number().min(0.5).max(20),
    /** Fins at the ends. */
    twin: z.boolean().exactOptional(),
  }),
  /** Of each on one side: from the middle line, from the nose, length, width, propeller. */
  engines: z
    .array(z.tuple([metres, metres, z.number().min(0.5).max(10), z.number().min(0.3).max(4), z.number().min(1).max(6)]))
    .max(3)
    .exactOptional(),
  /** Fixed wheels in spats, or floats: from the middle line, width. */
  gear: z.tuple([metres, z.number().min(0.2).max(2)]).exactOptional(),
  /** Canopies: from, to. */
  canopy: z
    .array(z.tuple([metres, metres]))
    .max(4)
    .exactOptional(),
  brakes: z.boolean().exactOptional(),
})
export type AircraftRecord = z.infer<typeof aircraftRecord>
type Wing = z.infer<typeof wing>

/** The parts of an aircraft from above, nose left: metres from the nose, metres from the middle line. */
export function drawAircraft(record: AircraftRecord): readonly Part[] {
  const parts = new Parts()
  if (record.lower) drawWing(record, record.lower, parts)
  drawWing(record, record.wing, parts)
  if (record.lower) drawStruts(record, parts)
  drawTail(record, parts)
  if (record.gear) drawGear(record, record.gear, parts)
  drawFuselage(record, parts)
  for (const [across, at, length, width, propeller] of record.engines ?? []) {
    for (const side of [-across, across]) drawEngine(side, at, length, width, propeller, parts)
  }
  drawCanopies(record, parts)
  return parts.list
}

/** A shape on either side of the middle line. */
function both(points: readonly Point[], parts: Parts): void {
  parts.solid(points, 'house')
  parts.solid(
    points.map(([x, y]): Point => [x, -y]),
    'house',
  )
}

function bothCut(figures: readonly number[], parts: Parts, level: 1 | 2 = 1): void {
  parts.cut(figures, level)
  parts.cut(
    figures.map((figure, index) => (index % 2 === 0 ? figure : -figure)),
    level,
  )
}

function drawWing({ span, width }: AircraftRecord, wing: Wing, parts: Parts): void {
  const half = (wing.span ?? span) / 2
  both(wingOutline(wing, half), parts)
  const { at, root, tip, sweep = 0 } = wing
  const hinge = (share: number) => at + root + (sweep + tip - root) * share - 0.55
  bothCut([hinge(0.45) + 0.6, half * 0.45, hinge(0.45), half * 0.45, hinge(0.93), half * 0.93], parts)
  bothCut([hinge(0.12), Math.max(width * 0.8, half * 0.12), hinge(0.43), half * 0.43], parts, 2)
  if (wing.kink !== undefined) bothCut([at + 0.1, wing.kink * half, at + root, wing.kink * half], parts)
}

function wingOutline({ plan, at, root, tip, sweep = 0, round = 0.8, kink = 0.3 }: Wing, half: number): Point[] {
  switch (plan) {
    case 'elliptical': {
      const leading = curve(
        [at, 0],
        [at + sweep * 0.2, half * 0.55],
        [at + sweep + root * 0.12, half * 0.93],
        [at + sweep + root * 0.42, half],
        6,
      )
      const trailing = curve(
        [at + sweep + root * 0.42, half],
        [at + root * 0.86, half * 0.93],
        [at + root, half * 0.5],
        [at + root, 0],
        6,
      )
      return [[at, 0], ...leading, ...trailing]
    }
    case 'gull': {
      const end = at + sweep + tip
      const bend = kink * half
      return pairs([
        ...[at, 0, at - 0.18, bend, at + sweep, half - 0.7, at + sweep + tip * 0.2, half - 0.1],
        ...[end - tip * 0.2, half, end, half - 0.5, at + root + 0.35, bend, at + root, 0],
      ])
    }
    default: {
      const end = at + sweep + tip
      return pairs([
        ...[at, 0, at + sweep * (1 - round / half), half - round, at + sweep + tip * 0.1, half - round * 0.35],
        ...[at + sweep + tip * 0.32, half, at + sweep + tip * 0.68, half, end - tip * 0.04, half - round * 0.4],
        ...[end, half - round, at + root, 0],
      ])
    }
  }
}

function drawStruts({ wing: { at, root }, span }: AircraftRecord, parts: Parts): void {
  for (const share of [0.42, 0.78]) bothCut([at + 0.3, (span / 2) * share, at + root - 0.3, (span / 2) * share], parts)
}

function drawTail({ tail, length }: AircraftRecord, parts: Parts): void {
  const { shape, at, chord, twin } = tail
  const half = tail.span / 2
  const end = at + chord
  switch (shape) {
    case 'square':
      both(pairs([at, 0, at + 0.15, half, end, half, end, 0]), parts)
      break
    case 'angled':
      both(pairs([at, 0, at + chord * 0.45, half, at + chord * 0.85, half, end, half - 0.4, end, 0]), parts)
      break
    case 'round':
      both(
        [
          [at, 0],
          ...curve([at, 0], [at + 0.1, half * 0.8], [at + chord * 0.2, half], [at + chord * 0.55, half]),
          ...curve([at + chord * 0.55, half], [end, half], [end, half * 0.6], [end, 0]),
        ],
        parts,
      )
      break
  }
  bothCut([at + chord * 0.58, half * 0.16, at + chord * 0.58, half * 0.92], parts)
  if (twin)
    both(pairs([at - 0.3, half - 0.15, end + 0.5, half - 0.15, end + 0.5, half + 0.2, at - 0.3, half + 0.2]), parts)
  else parts.solid(pairs([at - 0.5, -0.07, length + 0.25, -0.12, length + 0.25, 0.12, at - 0.5, 0.07]), 'gun', 1)
}

/** Fixed wheels are seen from above as spats before the wing. */
function drawGear({ wing: { at } }: AircraftRecord, [across, width]: readonly [number, number], parts: Parts): void {
  const half = width / 2
  const nose = at - 0.6
  both(
    pairs([
      nose,
      across - half,
      nose - 0.35,
      across,
      nose,
      across + half,
      at + 1.6,
      across + half,
      at + 2.2,
      across,
      at + 1.6,
      across - half,
    ]),
    parts,
  )
}

function drawFuselage({ width, length, nose, wing, propeller = 3, engines = [] }: AircraftRecord, parts: Parts): void {
  const half = width / 2
  const noses = {
    radial: [0, 0.8, 0.2, 0.97, 0.5, 1],
    inline: [-0.1, 0.34, 0.6, 0.74, 1.8, 0.94],
    glazed: [0, 0.3, 0.3, 0.85, 1.6, 1],
  } as const
  const middle = wing.at + wing.root * 0.7
  const upper = [
    ...pairs(noses[nose], (x, share) => [x, share * half]),
    [middle, half] as Point,
    ...curve([middle, half], [length * 0.7, half * 0.86], [length * 0.88, half * 0.35], [length, 0.08]),
  ]
  parts.solid([...upper, ...upper.toReversed().map(([x, y]): Point => [x, -y])], 'hull', 0, true)
  if (nose === 'radial') parts.cut([1.15, -half, 1.15, half])
  if (nose === 'glazed' && engines.length > 0) {
    parts.cut([1.3, -half, 1.3, half])
    return
  }
  parts.rod([-0.3, -propeller / 2, -0.3, propeller / 2], 0.12)
  parts.solid(pairs([0.1, -half * 0.36, -0.55, -half * 0.22, -0.7, 0, -0.55, half * 0.22, 0.1, half * 0.36]), 'gun')
}

function drawEngine(y: number, at: number, length: number, width: number, propeller: number, parts: Parts): void {
  const half = width / 2
  const shape = [0, -0.8, 0.06, -1, 0.5, -1, 0.85, -0.6, 1, 0, 0.85, 0.6, 0.5, 1, 0.06, 1, 0, 0.8]
  parts.solid(
    pairs(shape, (along, across) => [at + along * length, y + across * half]),
    'gun',
    0,
    true,
  )
  parts.cut([at + 1, y - half, at + 1, y + half])
  parts.rod([at - 0.35, y - propeller / 2, at - 0.35, y + propeller / 2], 0.12)
  parts.solid(pairs([at, y - 0.3, at - 0.6, y, at, y + 0.3]), 'gun')
}

function drawCanopies({ canopy = [], width, brakes, wing, span }: AircraftRecord, parts: Parts): void {
  const half = width * 0.28
  for (const [from, to] of canopy) {
    const turn = Math.min(0.7, (to - from) / 3)
    const side = pairs([from, 0, from + turn * 0.3, -half * 0.8, from + turn, -half, to - turn, -half, to, 0])
    parts.cut([...side, ...side.toReversed().map(([x, y]): Point => [x, -y])].flat(), 1)
    for (let x = from + 0.9; x < to - 0.3; x += Math.max(0.62, (to - from) / 8)) parts.cut([x, -half, x, half], 1)
  }
  if (brakes) bothCut([wing.at + wing.root * 0.86, width, wing.at + wing.root * 0.8, span * 0.25], parts)
}
