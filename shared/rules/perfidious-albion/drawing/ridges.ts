import type { PerfidiousShip } from '../ship/ship'
import type { HullEnds } from './hull-ends'
import { hullDeckAt, type Block, type ShipParts, type TurretPart } from './parts'
import type { Point, Ridge } from './skyline'

/** Everything on the card's profile that stands against the sky, each as its upper edge in grid units. */
export function ridges(ship: PerfidiousShip, parts: ShipParts, ends: HullEnds): Ridge[] {
  return [
    hull(parts, ends),
    ...parts.blocks.map((block) => house(block, parts)),
    ...parts.bridges.map(({ x, y }) => bridge(x, y)),
    ...parts.turrets.map(turret),
    ...ship.profile.funnels.map((funnel): Ridge => {
      const foot = funnelFoot(parts, funnel.at)
      const half = funnel.width / 2
      const top = -funnel.height
      return [
        [funnel.at - half * 1.15, foot],
        [funnel.at - half * 0.92, top],
        [funnel.at + half * 0.92, top],
        [funnel.at + half * 1.15, foot],
      ]
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
export function sheer(x: number, y: number): number {
  const forward = Math.max(0, 3 - x) / 3
  return y + 0.2 - 0.16 * forward * forward
}

function house(block: Block, parts: ShipParts): Ridge {
  const inset = 0.1
  const foot = Math.max(block.bottom, hullDeckAt(parts.deckLine, (block.from + block.to) / 2)) + 0.3
  const top = block.y + 0.14
  return [
    [block.from + inset, foot],
    [block.from + inset, top],
    [block.to - inset, top],
    [block.to - inset, foot],
  ]
}

/** A conning tower with its bridge: wings wider than the house. */
function bridge(x: number, y: number): Ridge {
  return [
    [x - 0.3, y + 1.2],
    [x - 0.3, y + 0.62],
    [x - 0.46, y + 0.62],
    [x - 0.46, y + 0.48],
    [x - 0.24, y + 0.48],
    [x - 0.24, y + 0.14],
    [x + 0.3, y + 0.14],
    [x + 0.3, y + 0.48],
    [x + 0.44, y + 0.48],
    [x + 0.44, y + 0.62],
    [x + 0.34, y + 0.62],
    [x + 0.34, y + 1.2],
  ]
}

/** Barbette and gunhouse, the roof a little rounded. */
function turret({ x, y, size, wing }: TurretPart): Ridge {
  const half = size === 'heavy' ? (wing ? 0.3 : 0.36) : 0.26
  const roof = y - (size === 'heavy' ? 0.74 : 0.62)
  return [
    [x - half - 0.05, y + 0.25],
    [x - half - 0.05, y - 0.06],
    [x - half, y - 0.06],
    [x - half * 0.86, roof + 0.1],
    [x - half * 0.5, roof + 0.02],
    [x, roof],
    [x + half * 0.5, roof + 0.02],
    [x + half * 0.86, roof + 0.1],
    [x + half, y - 0.06],
    [x + half + 0.05, y - 0.06],
    [x + half + 0.05, y + 0.25],
  ]
}

/** Torpedo craft: the rounded forecastle, guns on their pedestals, tubes on their turntables. */
function smallCraft(parts: ShipParts, ends: HullEnds): Ridge[] {
  const deck = hullDeckAt(parts.deckLine, 1)
  const back: Ridge = [
    [ends.bowDeck, deck + 0.16],
    [ends.bowDeck + 0.3, deck - 0.02],
    [ends.bowDeck + 0.9, deck - 0.26],
    [1.6, deck - 0.32],
    [2.05, deck - 0.28],
    [2.1, deck + 0.2],
  ]
  const pedestal = (x: number): Ridge => [
    [x - 0.1, deck + 0.2],
    [x - 0.04, deck - 0.16],
    [x + 0.12, deck - 0.16],
    [x + 0.12, deck + 0.2],
  ]
  const tube = (x: number): Ridge => [
    [x - 0.42, deck + 0.2],
    [x - 0.42, deck - 0.1],
    [x + 0.42, deck - 0.1],
    [x + 0.42, deck + 0.2],
  ]
  const bare = parts.lightGuns.filter(({ x }) => !parts.bridges.some((bridge) => bridge.x === x))
  return [back, ...bare.map(({ x }) => pedestal(x)), ...parts.deckTubes.map(({ x }) => tube(x))]
}

/** A military mast: a thick tube with two round tops. */
function tower(x: number, parts: ShipParts): Ridge {
  const foot = hullDeckAt(parts.deckLine, x)
  return [
    [x - 0.09, foot],
    [x - 0.09, -0.12],
    [x - 0.24, -0.3],
    [x - 0.24, -0.42],
    [x - 0.08, -0.42],
    [x - 0.08, -0.62],
    [x - 0.18, -0.72],
    [x - 0.18, -0.8],
    [x + 0.18, -0.8],
    [x + 0.18, -0.72],
    [x + 0.08, -0.62],
    [x + 0.08, -0.42],
    [x + 0.24, -0.42],
    [x + 0.24, -0.3],
    [x + 0.09, -0.12],
    [x + 0.09, foot],
  ]
}

/** The top of whatever a funnel rises from. */
export function funnelFoot(parts: ShipParts, x: number): number {
  const under = parts.blocks.filter((block) => block.from <= x && x <= block.to).map((block) => block.y + 0.14)
  return Math.min(sheer(x, hullDeckAt(parts.deckLine, x)), ...under)
}
