import type { PerfidiousShip } from '../ship/ship'
import type { ShipParts } from './parts'
import { box, figure, line, polygon } from '../../../card/drawn-shapes'
import { placed } from '../../kit/card/drawing'
import { funnelTopUp, mastheadUp, roofOf, type SeaFrame } from './sea-frame'

type Funnel = PerfidiousShip['profile']['funnels'][number]
type Mast = PerfidiousShip['profile']['masts'][number]

/** Bridges, funnels, masts with their tops, boats, cowls, staffs. */
export function topHamperFill(ship: PerfidiousShip, parts: ShipParts, frame: SeaFrame): string {
  const { funnels, masts } = ship.profile
  return [
    ...parts.bridges.map(({ x, y }) => bridge(x, y, parts, frame)),
    ...funnels.flatMap((funnel) => funnelShapes(funnel, parts, frame)),
    ...masts.map((mast, index) => mastShape(mast, index, parts, frame)),
    boats(ship, parts, frame),
    cowls(ship, parts, frame),
    staff(0.62, 0.95, frame),
    staff(9.55, 1.1, frame),
  ].join('')
}

/** The top of the house there, or the deck. */
function roofUp(x: number, parts: ShipParts, frame: SeaFrame): number {
  const under = parts.blocks.filter((block) => block.from <= x && x <= block.to)
  return Math.max(frame.deckUp(x), ...under.map((block) => roofOf(block, frame)))
}

/** Conning tower below, chart house on it, and the wings that stand out to either end. */
function bridge(x: number, level: number, parts: ShipParts, frame: SeaFrame): string {
  const foot = parts.small ? frame.deckUp(x) : frame.up(level + 1) - frame.deck * 0.2
  const unit = frame.length * 0.01
  const middle = frame.x(x)
  const deck = frame.deck
  const wings = parts.small ? 2.6 : 4.4
  return (
    box(middle - unit * 2.4, frame.y(foot + deck * 0.95), unit * 4.8, deck * 1.1) +
    // Where no house carries it, a trunk goes down to the deck.
    box(middle - unit * 1.1, frame.y(foot), unit * 2.2, Math.max(0, foot - roofUp(x, parts, frame)) + deck * 0.2) +
    box(middle - unit * wings, frame.y(foot + deck * 1.02), unit * wings * 2, deck * 0.11) +
    box(middle - unit * wings * 0.92, frame.y(foot + deck * 1.32), unit * wings * 1.84, deck * 0.06) +
    box(middle - unit * wings * 0.92, frame.y(foot + deck * 1.32), unit * 0.18, deck * 0.34) +
    box(middle + unit * wings * 0.9, frame.y(foot + deck * 1.32), unit * 0.18, deck * 0.34) +
    (parts.small ? '' : box(middle - unit * 1.5, frame.y(foot + deck * 1.55), unit * 3, deck * 0.6))
  )
}

function funnelShapes(funnel: Funnel, parts: ShipParts, frame: SeaFrame): string[] {
  const width = funnel.width * frame.length * 0.1
  const one = (middle: number) => {
    const half = width / 2
    const top = funnelTopUp(frame, parts.small, funnel.height)
    const foot = roofUp(funnel.at, parts, frame) - frame.deck * 0.2
    const casing = foot + (top - foot) * 0.2
    const head = placed(middle, frame.y(top), half, -frame.deck * 0.24)
    const base = placed(middle, frame.y(foot), half)
    return (
      polygon(...base('-1.04,0'), ...head('-0.94,0 0.94,0'), ...base('1.04,0')) +
      polygon(...head('-0.98,-1.3 -1.14,-1 -1.14,0 1.14,0 1.14,-1 0.98,-1.3')) +
      box(middle - half * 1.22, frame.y(casing), half * 2.44, casing - foot) +
      // The steam pipe abaft it, a little taller than its funnel.
      box(middle + half * 1.16, frame.y(top + frame.deck * 0.1), 1.6, top - foot)
    )
  }
  const middle = frame.x(funnel.at)
  return funnel.pair ? [one(middle - width * 0.3), one(middle + width * 0.3)] : [one(middle)]
}

/** Later masts are a little lower than the first. */
function headOf(mast: Mast, index: number, parts: ShipParts, frame: SeaFrame): number {
  return mastheadUp(frame, parts.small, mast.top) * (index === 0 ? 1 : parts.small ? 0.8 : 0.97)
}

function mastShape(mast: Mast, index: number, parts: ShipParts, frame: SeaFrame): string {
  const middle = frame.x(mast.at)
  const foot = frame.deckUp(mast.at)
  const head = headOf(mast, index, parts, frame)
  const thick = frame.length * (parts.small ? 0.003 : 0.0046)
  const at = (across: number, up: number) => [middle + across, frame.y(up)] as const
  const pole = polygon(at(-thick, foot), at(-0.9, head), at(0.9, head), at(thick, foot))
  const yard = (share: number, half: number) => box(middle - half, frame.y(head * share), half * 2, 1.6)
  if (parts.small) return pole + yard(0.86, frame.length * 0.02)
  switch (mast.top) {
    case 'pole':
      return pole + yard(0.9, frame.length * 0.026) + yard(0.74, frame.length * 0.034)
    case 'fighting':
      return pole + bowl(middle, head * 0.68, 0.02, frame) + yard(0.9, frame.length * 0.028)
    case 'double':
      return (
        pole +
        bowl(middle, head * 0.66, 0.02, frame) +
        bowl(middle, head * 0.85, 0.014, frame) +
        yard(0.94, frame.length * 0.029)
      )
    case 'military':
      return (
        pole +
        box(middle - frame.length * 0.01, frame.y(head * 0.76), frame.length * 0.02, head * 0.76 - foot) +
        bowl(middle, head * 0.56, 0.031, frame) +
        bowl(middle, head * 0.74, 0.024, frame) +
        yard(0.93, frame.length * 0.02)
      )
  }
}

/** A fighting top: a dish with a rail, small guns standing over it. */
function bowl(middle: number, up: number, share: number, frame: SeaFrame): string {
  const half = frame.length * share
  const depth = frame.deck * 0.5
  const gun = (across: number) => box(middle + across - 1.2, frame.y(up + frame.deck * 0.26), 2.4, frame.deck * 0.3)
  const dish = polygon(...placed(middle, frame.y(up), half, depth)('-1,0 -0.7,1 0.7,1 1,0'))
  return dish + gun(-half * 0.9) + gun(half * 0.9)
}

/** Boats lie in chocks abaft the last funnel and hang in davits over the side. */
function boats(ship: PerfidiousShip, parts: ShipParts, frame: SeaFrame): string {
  const after = Math.max(0, ...ship.profile.funnels.map((funnel) => funnel.at + funnel.width / 2))
  if (after === 0) return ''
  const places = parts.small ? [after + 0.7] : [after + 0.45, after + 0.95]
  return places
    .map((at, index) =>
      boat(frame.x(at), roofUp(at, parts, frame) + frame.deck * (0.62 + index * 0.1), parts.small ? 0.6 : 1, frame),
    )
    .join('')
}

function boat(middle: number, up: number, size: number, frame: SeaFrame): string {
  const half = frame.length * 0.027 * size
  const deep = frame.deck * 0.36
  const y = frame.y(up)
  const davit = (across: number) => box(middle + across - 0.8, y - deep * 0.6, 1.6, deep * 2.6)
  return (
    // Clockwise like every other shape.
    `M${figure(middle - half)} ${figure(y)}Q${figure(middle)} ${figure(y + deep * 0.5)} ${figure(middle + half)} ${figure(y)}` +
    `L${figure(middle + half * 0.78)} ${figure(y + deep)}Q${figure(middle)} ${figure(y + deep * 1.35)} ${figure(middle - half * 0.8)} ${figure(y + deep)}Z` +
    davit(-half * 0.62) +
    davit(half * 0.62)
  )
}

/** Ventilator cowls beside the funnels, mouths forward. */
function cowls(ship: PerfidiousShip, parts: ShipParts, frame: SeaFrame): string {
  if (parts.small) return ''
  return ship.profile.funnels
    .flatMap((funnel) => [funnel.at - funnel.width / 2 - 0.17, funnel.at + funnel.width / 2 + 0.2])
    .filter((at) => !ship.profile.masts.some((mast) => Math.abs(mast.at - at) < 0.12))
    .map((at) => {
      const foot = roofUp(at, parts, frame) - 2
      const top = foot + frame.deck * 1.05
      const x = frame.x(at)
      const bend = frame.deck * 0.2
      const mouth = placed(x, frame.y(top), bend, -bend)('-1.2,0.9 0.3,0.8 0.5,-0.2 -0.6,-0.6')
      return box(x - bend * 0.4, frame.y(top), bend * 0.8, top - foot) + polygon(...mouth)
    })
    .join('')
}

function staff(at: number, decks: number, frame: SeaFrame): string {
  return box(frame.x(at), frame.y(frame.deckUp(at) + frame.deck * decks), 1.4, frame.deck * (decks + 0.2))
}

/** Stays and shrouds, the wire between the mastheads, and the waterline. */
export function riggingLines(ship: PerfidiousShip, parts: ShipParts, frame: SeaFrame): string {
  const heads = ship.profile.masts
    .map((mast, index) => ({ at: mast.at, up: headOf(mast, index, parts, frame) }))
    .sort((a, b) => a.at - b.at)
  const first = heads[0]
  const last = heads.at(-1)
  const point = (at: number, up: number) => [frame.x(at), frame.y(up)] as const
  const lines = heads.flatMap(({ at, up }, index) => {
    const next = heads[index + 1]
    const shrouds = [-0.5, 0.5].map((across) =>
      line(point(at, up * 0.66), point(at + across * (parts.small ? 0.7 : 1), roofUp(at + across, parts, frame))),
    )
    return [...shrouds, ...(next ? [line(point(at, up), point(next.at, next.up))] : [])]
  })
  if (first && last) {
    lines.push(line(point(first.at, first.up), point(0.35, frame.deckUp(0.35))))
    lines.push(line(point(last.at, last.up), point(9.75, frame.deckUp(9.75))))
    if (!parts.small) {
      lines.push(line(point(first.at, first.up * 0.84), point(1.6, frame.deckUp(1.6))))
      lines.push(line(point(last.at, last.up * 0.84), point(8.7, frame.deckUp(8.7))))
    }
  }
  lines.push(line([4, frame.waterline + 0.8], [frame.width - 4, frame.waterline + 0.8]))
  return lines.join('')
}

/** Bands round the funnels, the gap between two of them. */
export function topHamperLight(ship: PerfidiousShip, parts: ShipParts, frame: SeaFrame): string {
  return ship.profile.funnels
    .map((funnel) => {
      const top = funnelTopUp(frame, parts.small, funnel.height)
      const half = (funnel.width * frame.length * 0.1) / 2
      const middle = frame.x(funnel.at)
      const wide = funnel.pair ? half * 1.6 : half
      const band = line(...placed(middle, frame.y(top - frame.deck * 0.34), wide)('-1,0 1,0'))
      if (!funnel.pair) return band
      const gap = middle - half * 0.6 + half
      const foot = roofUp(funnel.at, parts, frame) + frame.deck
      return band + line([gap, frame.y(top - frame.deck * 0.3)], [gap, frame.y(foot)])
    })
    .join('')
}
