import type { ShipData } from '../ship/ship'
import { along, deckLine, placed, type Drawing } from '../../kit/card/drawing'

/** What the parts of a drawing agree on, in metres. */
export interface Lines {
  readonly length: number
  readonly freeboard: number
  readonly sheer: number
  /** How far the deck drops abaft the forecastle. */
  readonly step: number
  readonly breakAt: number
  /** A merchantman has a poop too. */
  readonly poopFrom: number | null
  /** A house of one deck: everything that is built up is built up in these. */
  readonly house: number
}

export function linesOf({ lengthMetres: length, role, profile }: ShipData): Lines {
  const freeboard = 2 + length * 0.02
  return {
    length,
    freeboard: role === 'carrier' ? freeboard * 1.15 : freeboard,
    sheer: role === 'carrier' ? freeboard * 0.2 : freeboard * 0.32,
    step: Math.min(2.4, freeboard * 0.4),
    breakAt: profile.forecastleTo >= 97 ? Infinity : (profile.forecastleTo / 100) * length,
    poopFrom: role === 'merchant' ? length * 0.88 : null,
    house: 2.1 + length * 0.0026,
  }
}

/** Height of the weather deck, with its sheer. */
export function deckUp(lines: Lines, at: number): number {
  const { length, freeboard, sheer, step, breakAt, poopFrom } = lines
  const forward = Math.max(0, 0.42 - at / length) / 0.42
  const aft = poopFrom === null ? 0 : Math.max(0, at / length - 0.6) / 0.4
  const high = freeboard + sheer * forward * forward + sheer * 0.4 * aft * aft
  return at <= breakAt || (poopFrom !== null && at >= poopFrom) ? high : high - step
}

/** How far stem and stern overhang the water. */
function endsOf({ length }: Lines, { bow, stern }: ShipData['profile']) {
  const bows = { raked: 0.028, clipper: 0.045, straight: 0.004, trawler: 0.018 } as const
  const sterns = { cruiser: 0.008, counter: 0.034, transom: 0.003 } as const
  return { bow: bows[bow] * length, stern: length - sterns[stern] * length }
}

export function drawHull(ship: ShipData, lines: Lines, drawing: Drawing): void {
  const { length, freeboard, breakAt, poopFrom } = lines
  const up = (at: number) => deckUp(lines, at)
  const ends = endsOf(lines, ship.profile)
  const head = up(0)
  const stern = up(length)
  const bulge = ship.profile.bow === 'clipper' ? 0.4 : 0.5
  const overhang = {
    counter: `${length},0.66 ${ends.stern},0.2 `,
    cruiser: `${length + length * 0.001},0.5 `,
    transom: '',
  }
  const after = placed(0, 0, 1, stern)(`${overhang[ship.profile.stern]}${ends.stern},0`)
  const breaks = [breakAt, poopFrom ?? Infinity].filter((at) => at < length)
  const even = Array.from({ length: 24 }, (_, part) => ((part + 1) / 24) * length)
  drawing.solid(
    ...placed(0, 0, ends.bow, head)(`1,0 ${bulge},0.5 0,1`),
    ...deckLine(even, breaks, length * 0.012, up),
    ...after,
  )
  const edge = freeboard * 0.17
  const runs = [
    [length * 0.03, Math.min(breakAt, length * 0.985) - length * 0.004],
    ...(breakAt < length ? [[breakAt + length * 0.008, (poopFrom ?? length * 0.985) - length * 0.004]] : []),
  ] as const
  for (const [from = 0, to = 0] of runs) if (to > from) drawing.cut(...along(from, to, 10, (at) => up(at) - edge))
  if (ship.role !== 'merchant' && length > 90) scuttles(lines, drawing)
}

function scuttles(lines: Lines, drawing: Drawing): void {
  const { length, freeboard } = lines
  const pitch = length * 0.0135
  for (let at = length * 0.07; at < length * 0.95; at += pitch) {
    const up = deckUp(lines, at) - freeboard * 0.42
    drawing.cut([at, up], [at + pitch * 0.22, up])
  }
}
