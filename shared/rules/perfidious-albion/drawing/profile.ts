import { figure, line, point } from '../../../card/drawn-shapes'
import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import { placed } from '../../kit/card/drawing'
import type { PerfidiousShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { hullDeckAt, hullEnds, partsOf, type Block, type HullEnds, type ShipParts, type TurretPart } from './parts'
import { skyline, type Point, type Ridge } from './skyline'

/** The ship seen from port behind the grid of her card: SVG path data in grid units (x 0 to 10, y 0 to 6). */
export interface Profile {
  /** Hull above the waterline with everything on it; closed. */
  readonly above: string
  /** Hull below the waterline, rudder and screw; closed. */
  readonly below: string
  /** Barrels, masts, rigging, caps: thin lines, not closed. */
  readonly lines: string
}

export const profileOf = onceEach((document: ShipDocument): Profile => {
  const ship = shipOf(document)
  const parts = partsOf(ship)
  const ends = hullEnds(ship.profile)
  const outline = skyline(ridges(ship, parts, ends), 4)
  const keel = parts.keel
  const first = outline[0] ?? [ends.bowWater, 4]
  return {
    above: `M${figure(ends.bowWater)} 4L${outline.map(point).join('L')}L${figure(ends.sternWater)} 4Z`,
    below: `M${figure(ends.bowWater)} 4${ends.bowBelow(keel)}L8.6 ${keel}${ends.sternBelow(keel)}Z` + rudder(keel),
    lines: fittings(ship, parts, first),
  }
})

/** Rudder under the stern and a screw before it. */
function rudder(keel: number): string {
  const top = 4.55
  return (
    `M9.42 ${top}H9.7L9.78 ${figure(keel - 0.1)}H9.4Z` +
    `M9.14 ${figure(keel - 0.52)}C9.02 ${figure(keel - 0.85)} 9.3 ${figure(keel - 0.85)} 9.2 ${figure(keel - 0.5)}` +
    `C9.32 ${figure(keel - 0.12)} 9.02 ${figure(keel - 0.12)} 9.14 ${figure(keel - 0.48)}Z`
  )
}

/** Everything on the card's profile that stands against the sky, each as its upper edge in grid units. */
function ridges(ship: PerfidiousShip, parts: ShipParts, ends: HullEnds): Ridge[] {
  return [
    hull(parts, ends),
    ...parts.blocks.map((block) => house(block, parts)),
    ...parts.bridges.map(({ x, y }) => bridge(x, y)),
    ...parts.turrets.map(turret),
    ...ship.profile.funnels.map(({ at, width, height }) => {
      const foot = funnelFoot(parts, at)
      return placed(at, 0, width)(`-0.575,${foot} -0.46,${-height} 0.46,${-height} 0.575,${foot}`)
    }),
    ...(parts.small ? smallCraft(parts, ends) : []),
    ...ship.profile.masts.filter((mast) => mast.top === 'military').map((mast) => tower(mast.at, parts)),
  ]
}

/** Deck line with a little sheer towards bow and stern. */
function hull(parts: ShipParts, ends: HullEnds): Ridge {
  const last = parts.deckLine.length - 1
  const deck = parts.deckLine.flatMap((run, index): Point[] => {
    const from = index === 0 ? ends.bowDeck : run.from
    const to = index === last ? ends.sternDeck : run.to
    return [from, (2 * from + to) / 3, (from + 2 * to) / 3, to].map((x) => [x, sheer(x, run.y)])
  })
  // Where the sides fall in, the ends lean outwards to the water; an overhang is closed by the path itself.
  const bow: Point[] = ends.bowWater < ends.bowDeck ? [[ends.bowWater, 4]] : []
  const stern: Point[] = ends.sternWater > ends.sternDeck ? [[ends.sternWater, 4]] : []
  return [...bow, ...deck, ...stern]
}

/** Planks lie a little below the line of the cells, rising towards the bow. */
function sheer(x: number, y: number): number {
  const forward = Math.max(0, 3 - x) / 3
  return y + 0.2 - 0.16 * forward * forward
}

function house({ from, to, y, bottom }: Block, parts: ShipParts): Ridge {
  const foot = Math.max(bottom, hullDeckAt(parts.deckLine, (from + to) / 2)) + 0.3
  const [left, right, roof] = [from + 0.1, to - 0.1, y + 0.14]
  return [
    [left, foot],
    [left, roof],
    [right, roof],
    [right, foot],
  ] as const
}

/** A conning tower with its bridge: wings wider than the house. */
function bridge(x: number, y: number): Ridge {
  const forward = '-0.3,1.2 -0.3,0.62 -0.46,0.62 -0.46,0.48 -0.24,0.48 -0.24,0.14'
  const aft = '0.3,0.14 0.3,0.48 0.44,0.48 0.44,0.62 0.34,0.62 0.34,1.2'
  return placed(x, y)(`${forward} ${aft}`)
}

/** Barbette and gunhouse, the roof a little rounded. */
function turret({ x, y, size, wing }: TurretPart): Ridge {
  const half = size === 'heavy' ? (wing ? 0.3 : 0.36) : 0.26
  const roof = size === 'heavy' ? -0.74 : -0.62
  const barbette = `${half + 0.05},0.25 ${half + 0.05},-0.06 ${half},-0.06`
  return symmetrical(x, y, `${barbette} ${half * 0.86},${roof + 0.1} ${half * 0.5},${roof + 0.02} 0,${roof}`)
}

/** Torpedo craft: the rounded forecastle, guns on their pedestals, tubes on their turntables. */
function smallCraft(parts: ShipParts, ends: HullEnds): Ridge[] {
  const deck = hullDeckAt(parts.deckLine, 1)
  const forecastle = placed(ends.bowDeck, deck)('0,0.16 0.3,-0.02 0.9,-0.26')
  const back = [...forecastle, ...placed(0, deck)('1.6,-0.32 2.05,-0.28 2.1,0.2')]
  const pedestal = (x: number) => placed(x, deck)('-0.1,0.2 -0.04,-0.16 0.12,-0.16 0.12,0.2')
  const tube = (x: number) => placed(x, deck)('-0.42,0.2 -0.42,-0.1 0.42,-0.1 0.42,0.2')
  const bare = parts.lightGuns.filter(({ x }) => !parts.bridges.some((bridge) => bridge.x === x))
  return [back, ...bare.map(({ x }) => pedestal(x)), ...parts.deckTubes.map(({ x }) => tube(x))]
}

/** A military mast: a thick tube with two round tops. */
function tower(x: number, parts: ShipParts): Ridge {
  const tops = '0.24,-0.3 0.24,-0.42 0.08,-0.42 0.08,-0.62 0.18,-0.72 0.18,-0.8'
  return symmetrical(x, 0, `0.09,${hullDeckAt(parts.deckLine, x)} 0.09,-0.12 ${tops}`)
}

/** A shape with two like halves, from the after foot up to the middle. */
function symmetrical(x: number, y: number, after: string): Ridge {
  const half = placed(0, 0)(after)
  const forward = half.map(([across, down]): Point => [-across, down])
  const both = [...forward, ...half.toReversed().filter(([across]) => across > 0)]
  return both.map(([across, down]) => [x + across, y + down])
}

/** The top of whatever a funnel rises from. */
function funnelFoot(parts: ShipParts, x: number): number {
  const under = parts.blocks.filter((block) => block.from <= x && x <= block.to).map((block) => block.y + 0.14)
  return Math.min(sheer(x, hullDeckAt(parts.deckLine, x)), ...under)
}

type Mast = PerfidiousShip['profile']['masts'][number]

/** The thin lines of the card's profile: barrels, masts with tops and rigging, funnel bands, boats, staffs. */
function fittings(ship: PerfidiousShip, parts: ShipParts, bow: Point): string {
  const { masts, funnels } = ship.profile
  return [
    ...parts.turrets.map(barrels),
    ...masts.map((mast) => mastLines(mast, parts)),
    rigging(masts, parts, bow[0]),
    ...funnels.map(({ at, width, height, pair }) => {
      const half = width * 0.475
      const top = -height
      return (
        line([at - half - 0.05, top + 0.08], [at + half + 0.05, top + 0.08]) +
        line([at - half, top + 0.22], [at + half, top + 0.22]) +
        (pair ? line([at + 0.06, top + 0.22], [at + 0.06, funnelFoot(parts, at)]) : '')
      )
    }),
    ...boats(parts, funnels),
    staffs(parts),
  ].join('')
}

function barrels({ x, y, facing, size, wing, barrels: count }: TurretPart): string {
  const way = facing === 'bow' ? -1 : 1
  const long = size === 'heavy' ? (wing ? 0.7 : 1.35) : wing ? 0.42 : 0.6
  const half = size === 'heavy' ? 0.3 : 0.22
  const height = y - (size === 'heavy' ? 0.42 : 0.36)
  const gap = count > 1 ? 0.06 : 0.045
  const from = x + way * half
  const to = x + way * (half + long)
  return line([from, height - gap], [to, height - gap]) + line([from, height + gap], [to, height + gap])
}

/** The masthead; the card has little room above deck 1. */
const masthead = (parts: ShipParts) => (parts.small ? 0.4 : -0.78)

function mastLines({ at, top }: Mast, parts: ShipParts): string {
  if (top === 'military') return line([at, -0.8], [at, -0.98])
  const foot = hullDeckAt(parts.deckLine, at)
  const head = masthead(parts)
  const pole = line([at, foot], [at, head])
  if (top === 'pole') return pole + line([at - 0.22, head + 0.2], [at + 0.22, head + 0.2])
  const fightingTop = (y: number) => `M${figure(at - 0.2)} ${figure(y)}h.4l-.07 .15h-.26z`
  return pole + fightingTop(head + 0.18) + (top === 'double' ? fightingTop(head + 0.62) : '')
}

function rigging(masts: readonly Mast[], parts: ShipParts, bow: number): string {
  const head = masthead(parts) + 0.1
  return masts
    .map(({ at, top }, index) => {
      if (top === 'military') return ''
      const forward = index === 0 ? Math.max(bow + 0.3, at - 2.6) : at - 1.3
      const aft = index === masts.length - 1 ? Math.min(9.7, at + 2.6) : at + 1.3
      const stay = (x: number) => line([at, head], [x, funnelFoot(parts, x)])
      return stay(forward) + stay(aft)
    })
    .join('')
}

/** Boats in chocks between the funnels and abaft them. */
function boats(parts: ShipParts, funnels: PerfidiousShip['profile']['funnels']): string[] {
  const last = Math.max(0, ...funnels.map((funnel) => funnel.at + funnel.width / 2))
  if (last === 0 || parts.small) return []
  const at = last + 0.2
  const y = funnelFoot(parts, at + 0.4) - 0.2
  return [`M${figure(at)} ${figure(y)}q.4 .12 .8 0l-.07 .15h-.66z`]
}

function staffs(parts: ShipParts): string {
  const bow = parts.deckLine[0]?.y ?? 2
  const stern = parts.deckLine.at(-1)?.y ?? 2
  return line([0.72, sheer(0.72, bow)], [0.72, bow - 0.42]) + line([9.6, stern + 0.2], [9.78, stern - 0.55])
}
