import type { PerfidiousShip } from '../ship/ship'
import { hullDeckAt, type ShipParts, type TurretPart } from './parts'
import { figure, line } from '../../../card/drawn-shapes'
import { funnelFoot, sheer, type Point } from './ridges'

type Mast = PerfidiousShip['profile']['masts'][number]

/** The thin lines of the card's profile: barrels, masts with tops and rigging, funnel bands, boats, staffs. */
export function fittings(ship: PerfidiousShip, parts: ShipParts, bow: Point): string {
  const { masts, funnels } = ship.profile
  return [
    ...parts.turrets.map(barrels),
    ...masts.map((mast) => mastLines(mast, parts)),
    rigging(masts, parts, bow[0]),
    ...funnels.map((funnel) => {
      const half = (funnel.width / 2) * 0.95
      const top = -funnel.height
      const foot = funnelFoot(parts, funnel.at)
      return (
        line([funnel.at - half - 0.05, top + 0.08], [funnel.at + half + 0.05, top + 0.08]) +
        line([funnel.at - half, top + 0.22], [funnel.at + half, top + 0.22]) +
        (funnel.pair ? line([funnel.at + 0.06, top + 0.22], [funnel.at + 0.06, foot]) : '')
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
