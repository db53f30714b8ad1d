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

/** SVG path data as moves, lines and cubic curves: PDF has neither quadratic curves nor arcs nor steps. */
export function curvesOf(d: string): readonly Curve[] {
  const curves: Curve[] = []
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  /** The last handle of a curve, mirrored by `S` and `T`; null after anything else. */
  let cubic: readonly [number, number] | null = null
  let quadratic: readonly [number, number] | null = null

  for (const { letter, values } of readPath(d)) {
    const relative = letter !== letter.toUpperCase()
    const at = (place: number) => (values[place] ?? 0) + (relative ? (place % 2 === 0 ? x : y) : 0)
    let nextCubic: readonly [number, number] | null = null
    let nextQuadratic: readonly [number, number] | null = null
    switch (letter.toUpperCase()) {
      case 'M':
        ;[x, y] = [at(0), at(1)]
        ;[startX, startY] = [x, y]
        curves.push({ operator: 'm', points: [x, y] })
        break
      case 'L':
        ;[x, y] = [at(0), at(1)]
        curves.push({ operator: 'l', points: [x, y] })
        break
      case 'H':
        x = at(0)
        curves.push({ operator: 'l', points: [x, y] })
        break
      case 'V':
        y = (values[0] ?? 0) + (relative ? y : 0)
        curves.push({ operator: 'l', points: [x, y] })
        break
      case 'C': {
        nextCubic = [at(2), at(3)]
        const points = [at(0), at(1), ...nextCubic, at(4), at(5)]
        curves.push({ operator: 'c', points })
        ;[x, y] = [points[4]!, points[5]!]
        break
      }
      case 'S': {
        const [firstX, firstY] = mirrored(cubic, x, y)
        nextCubic = [at(0), at(1)]
        const [toX, toY] = [at(2), at(3)]
        curves.push({ operator: 'c', points: [firstX, firstY, ...nextCubic, toX, toY] })
        ;[x, y] = [toX, toY]
        break
      }
      case 'Q': {
        nextQuadratic = [at(0), at(1)]
        const [toX, toY] = [at(2), at(3)]
        curves.push(raised(x, y, nextQuadratic, toX, toY))
        ;[x, y] = [toX, toY]
        break
      }
      case 'T': {
        nextQuadratic = mirrored(quadratic, x, y)
        const [toX, toY] = [at(0), at(1)]
        curves.push(raised(x, y, nextQuadratic, toX, toY))
        ;[x, y] = [toX, toY]
        break
      }
      case 'A': {
        const [rx = 0, ry = 0, slant = 0, large = 0, sweep = 0, endX = 0, endY = 0] = values
        const [toX, toY] = relative ? [x + endX, y + endY] : [endX, endY]
        curves.push(...arc([x, y], [toX, toY], Math.abs(rx), Math.abs(ry), slant, large !== 0, sweep !== 0))
        ;[x, y] = [toX, toY]
        break
      }
      case 'Z':
        ;[x, y] = [startX, startY]
        curves.push({ operator: 'h', points: [] })
        break
    }
    cubic = nextCubic
    quadratic = nextQuadratic
  }
  return curves
}

function mirrored(handle: readonly [number, number] | null, x: number, y: number): [number, number] {
  return handle === null ? [x, y] : [2 * x - handle[0], 2 * y - handle[1]]
}

function raised(x: number, y: number, handle: readonly [number, number], toX: number, toY: number): Curve {
  const towards = (from: number, to: number) => from + (2 / 3) * (to - from)
  return {
    operator: 'c',
    points: [towards(x, handle[0]), towards(y, handle[1]), towards(toX, handle[0]), towards(toY, handle[1]), toX, toY],
  }
}

type Point = readonly [number, number]

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
