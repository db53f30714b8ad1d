import type { WaterShip } from '../ship/ship'
import { inRuns } from '../../kit/gathered'
import { itemsOf, orderOf } from '../ship/ship-data'
import { placementsOf, turretsOf } from './guns'
import type { Measures } from './hull'
import { placed, type Drawing } from '../../kit/card/drawing'

/** A house on the weather deck, in locations. */
export interface House {
  readonly from: number
  readonly to: number
}

/** Deckhouses: runs of locations with something other than main turrets, tubes or aircraft. */
export function housesOf(ship: WaterShip): readonly House[] {
  const open = new Set(
    turretsOf(ship)
      .filter(({ main }) => main)
      .flatMap(({ from, to }) => [from, to - 1]),
  )
  const bare = ['torpedoMount', 'torpedoReloads', 'aircraft', 'boats']
  const built = ship.places.flatMap(({ at, above }) =>
    above && !bare.includes(above.kind) && !open.has(orderOf(at)) ? [orderOf(at)] : [],
  )
  return stretches(built, 1)
}

/** Runs of locations by their order from the bow, with no more than so many left out in between. */
function stretches(orders: readonly number[], gap: number): readonly House[] {
  const sorted = [...orders].sort((one, other) => one - other)
  return inRuns(sorted, (last, next) => next <= last + 1 + gap).map((run) => ({ from: run[0]!, to: run.at(-1)! + 1 }))
}

/** The top of the house at a place, or the deck. */
export function roofOver(houses: readonly House[], deck: (at: number) => number, height: number) {
  return (at: number) => deck(at) + (houses.some(({ from, to }) => from <= at && at <= to) ? height : 0)
}

export function drawHouses(
  houses: readonly House[],
  deck: (at: number) => number,
  { house }: Measures,
  drawing: Drawing,
): void {
  for (const { from, to } of houses) {
    const inset = Math.min(0.2, (to - from) / 8)
    const roof = (at: number) => deck(at) + house
    drawing.solid(
      [from + inset, deck(from) - 1],
      [from + inset, roof(from + inset)],
      [to - inset, roof(to - inset)],
      [to - inset, deck(to) - 1],
    )
    // The deck above a house extends over its walls.
    drawing.solid([from, roof(from) - 0.1], [from, roof(from) + 0.35], [to, roof(to) + 0.35], [to, roof(to) - 0.1])
  }
}

/** The place of the bridge; abaft the foremost gun where the form has none. */
export function bridgeAt(ship: WaterShip, fallback: number): number {
  const [bridge] = placementsOf(itemsOf(ship, 'bridge').map(({ place }) => ({ id: 'bridge', at: place.at })))
  return bridge?.middle ?? fallback
}

/** The bridge by its kind, foot to top; returns its height. */
export function drawBridge(
  ship: WaterShip,
  at: number,
  deck: number,
  foot: number,
  { bridge, kind }: Measures,
  drawing: Drawing,
): number {
  const m = (metres: number) => drawing.along(metres)
  const broad = { capital: 1.35, cruiser: 1, carrier: 1, destroyer: 0.72, merchant: 0.6 }[kind]
  const level = (share: number) => foot + bridge * share
  const tower = placed(at, foot, m(broad), bridge)
  const part = (from: number, to: number, fore: number, after: number) =>
    drawing.box(at - m(fore * broad), at + m(after * broad), from, to)
  const storey = (from: number, to: number, ...ends: [fore: number, after: number]) =>
    part(level(from), level(to), ...ends)
  const platform = (share: number, ...ends: [fore: number, after: number]) =>
    part(level(share), level(share) + 0.5, ...ends)
  // It starts at the deck, whatever the house under it.
  part(deck - 0.5, foot + 0.5, 5.4, 5.8)
  switch (ship.profile.bridge) {
    case 'tower':
      storey(-0.1, 0.34, 6.5, 7)
      drawing.solid(...tower('-4.6,0.3 -3.2,0.9 2.8,0.9 3.6,0.3'))
      platform(0.34, 7, 7.6)
      platform(0.55, 5.2, 4.8)
      platform(0.74, 4.8, 4.2)
      break
    case 'pagoda':
      // Platforms hung on a tripod one after another, no two alike.
      storey(-0.1, 0.22, 7, 6)
      storey(0.2, 0.42, 5.4, 4.4)
      storey(0.4, 0.62, 4.6, 4.8)
      storey(0.6, 0.8, 5, 3)
      storey(0.78, 0.96, 3.4, 3)
      platform(0.22, 8, 6.8)
      platform(0.42, 6.2, 6.4)
      platform(0.6, 6.6, 4.6)
      platform(0.8, 5.6, 3.8)
      drawing.line([at + m(3 * broad), level(0.9)], [at + m(8.5 * broad), foot])
      break
    case 'block':
      storey(-0.1, 0.88, 6, 6.4)
      storey(0.85, 1, 4.6, 3)
      platform(0.62, 7.4, 7)
      platform(0.86, 6.8, 7)
      break
    case 'open':
      storey(-0.1, 0.48, 4.2, 5.6)
      storey(0.45, 0.78, 3.6, 4)
      platform(0.48, 5, 6.2)
      // The screen of an open bridge, higher before than abaft.
      drawing.solid(...tower('-4.2,0.74 -4.4,1 -3.6,1 -3,0.84 3,0.84 3,0.74'))
      break
    case 'island':
      storey(-0.1, 0.62, 6.5, 7.5)
      storey(0.6, 0.95, 3.8, 3.4)
      platform(0.6, 7.6, 8.2)
      break
  }
  drawing.cut([at - m(3.2 * broad), level(0.68)], [at + m(2.4 * broad), level(0.68)])
  return level(tops[ship.profile.bridge])
}

/** The place of a director on it, as a share of its height. */
const tops: Readonly<Record<WaterShip['profile']['bridge'], number>> = {
  tower: 0.9,
  pagoda: 0.96,
  block: 1,
  open: 0.84,
  island: 0.95,
}

/** Funnels: locations beside one another are one, broad enough for all of them. */
export function drawFunnels(
  ship: WaterShip,
  bridge: number,
  roof: (at: number) => number,
  measures: Measures,
  drawing: Drawing,
): void {
  const orders = itemsOf(ship, 'funnel').map(({ place }) => orderOf(place.at))
  for (const { from, to } of stretches(orders, 0)) {
    const widest = { capital: 9, cruiser: 8, destroyer: 4.6, carrier: 8, merchant: 3.8 }[measures.kind]
    const metres = Math.min(widest * (to - from > 1 ? 1.35 : 0.8), (to - from) * measures.locationMetres * 0.9)
    const half = drawing.along(metres / 2)
    const middle = (from + to) / 2
    const foot = roof(middle) - 0.5
    const isLow = measures.kind === 'carrier' && Math.abs(middle - bridge) > 4
    // A carrier's funnels away from the island are stacks at the edge of her deck.
    const height = isLow ? 1.8 : measures.funnel - (measures.kind === 'carrier' ? 0 : measures.house)
    const top = roof(middle) + height
    const rake = measures.kind === 'merchant' ? 0 : half * 0.16
    const cap = (top - foot) * 0.1
    const head = placed(middle + rake, top, half, cap)
    drawing.solid([middle - half, foot], ...head('-0.94,0 0.94,0'), [middle + half, foot])
    drawing.solid(...head('-1.08,-1 -1.02,0 1.02,0.2 1.08,-1'))
    drawing.box(middle - half * 1.2, middle + half * 1.2, foot, foot + (top - foot) * 0.22)
    const [pipe, lip] = [middle + half * 1.02, middle + half * 1.04 + rake]
    const up = top + cap * 0.8
    drawing.solid([pipe, foot], [lip, up], [lip + drawing.along(0.45), up], [pipe + drawing.along(0.5), foot])
    drawing.cut(...placed(middle + rake * 0.8, top, half, cap)('-0.98,-1.6 0.98,-1.6'))
  }
}
