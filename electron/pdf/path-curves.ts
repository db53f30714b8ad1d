import { readPath } from '#shared/card/path-data'

/** One step of a path as PDF knows it: `m`, `l` and `c` with absolute points, `h` closes. */
export interface Curve {
  readonly operator: 'm' | 'l' | 'c' | 'h'
  readonly points: readonly number[]
}

const hundredths = Array.from({ length: 100 }, (_, value) => String(value / 100).slice(1))

/** A length to a hundredth of a millimetre. Put together from whole numbers, which is far quicker than from fractions. */
export function pdfNumber(value: number): string {
  const parts = Math.round(Math.abs(value) * 100)
  if (parts === 0) return '0'
  const rest = parts % 100
  const whole = (parts - rest) / 100
  const text = whole === 0 ? hundredths[rest]! : whole + hundredths[rest]!
  return value < 0 ? '-' + text : text
}

type Point = readonly [number, number]

/** SVG path data as moves, lines and cubic curves: PDF has neither quadratic curves nor arcs nor steps. */
export function curvesOf(d: string): readonly Curve[] {
  const curves: Curve[] = []
  let at: Point = [0, 0]
  let start: Point = at
  /** The last handle of a curve, mirrored by `S` and `T`; null after anything else. */
  let cubic: Point | null = null
  let quadratic: Point | null = null

  for (const { letter, values } of readPath(d)) {
    const step = letter.toUpperCase()
    const [x, y] = at
    const [left, top]: Point = letter === step ? [0, 0] : at
    /** The point whose figures begin at a place of the step. */
    const point = (place: number): Point => [left + (values[place] ?? 0), top + (values[place + 1] ?? 0)]
    const draw = (operator: Curve['operator'], ...points: readonly Point[]) =>
      curves.push({ operator, points: points.flat() })
    let to = point(values.length - 2)
    let nextCubic: Point | null = null
    let nextQuadratic: Point | null = null
    switch (step) {
      case 'M':
        start = to
        draw('m', to)
        break
      case 'H':
        draw('l', (to = [left + values[0]!, y]))
        break
      case 'V':
        draw('l', (to = [x, top + values[0]!]))
        break
      case 'L':
        draw('l', to)
        break
      case 'C':
        draw('c', point(0), (nextCubic = point(2)), to)
        break
      case 'S':
        draw('c', mirrored(cubic, at), (nextCubic = point(0)), to)
        break
      case 'Q':
      case 'T':
        nextQuadratic = step === 'Q' ? point(0) : mirrored(quadratic, at)
        draw('c', towards(at, nextQuadratic), towards(to, nextQuadratic), to)
        break
      case 'A': {
        const [rx = 0, ry = 0, slant = 0, large = 0, sweep = 0] = values
        curves.push(...arc(at, to, Math.abs(rx), Math.abs(ry), slant, large !== 0, sweep !== 0))
        break
      }
      case 'Z':
        draw('h')
        to = start
        break
    }
    at = to
    cubic = nextCubic
    quadratic = nextQuadratic
  }
  return curves
}

function mirrored(handle: Point | null, [x, y]: Point): Point {
  return handle === null ? [x, y] : [2 * x - handle[0], 2 * y - handle[1]]
}

/** Two thirds of the way to the handle of a quadratic curve: there a cubic one has its own. */
function towards([x, y]: Point, handle: Point): Point {
  return [x + (2 / 3) * (handle[0] - x), y + (2 / 3) * (handle[1] - y)]
}

/** An elliptic arc as cubic curves of at most a quarter turn each, after the conversion notes of SVG 1.1, F.6. */
function arc(from: Point, to: Point, rx: number, ry: number, slant: number, large: boolean, sweep: boolean): Curve[] {
  if (from[0] === to[0] && from[1] === to[1]) return []
  if (rx === 0 || ry === 0) return [{ operator: 'l', points: to }]
  const [cos, sin] = [Math.cos((slant * Math.PI) / 180), Math.sin((slant * Math.PI) / 180)]
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x1, y1] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  const stretch = Math.max(1, Math.sqrt((x1 / rx) ** 2 + (y1 / ry) ** 2))
  const [a, b] = [rx * stretch, ry * stretch]
  const span = (a * y1) ** 2 + (b * x1) ** 2
  const root = Math.sqrt(Math.max(0, ((a * b) ** 2 - span) / span)) * (large === sweep ? -1 : 1)
  const [cx1, cy1] = [(root * a * y1) / b, (-root * b * x1) / a]
  const centre: Point = [cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2, sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2]
  const start = Math.atan2((y1 - cy1) / b, (x1 - cx1) / a)
  const end = Math.atan2((-y1 - cy1) / b, (-x1 - cx1) / a)
  const turn = sweep ? (end - start + 2 * full) % full : -((start - end + 2 * full) % full)

  const pieces = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9)
  const step = turn / pieces
  const reach = (4 / 3) * Math.tan(step / 4)
  const point = (angle: number, along: number): Point => {
    const [u, v] = [a * (Math.cos(angle) - along * Math.sin(angle)), b * (Math.sin(angle) + along * Math.cos(angle))]
    return [centre[0] + cos * u - sin * v, centre[1] + sin * u + cos * v]
  }
  return Array.from({ length: pieces }, (_, piece): Curve => {
    const [angle, next] = [start + piece * step, start + (piece + 1) * step]
    const last = piece === pieces - 1 ? to : point(next, 0)
    return { operator: 'c', points: [...point(angle, reach), ...point(next, -reach), ...last] }
  })
}

const full = 2 * Math.PI
