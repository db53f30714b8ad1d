import type { ShipData, Profile } from '../ship/ship'
import { placed, type Drawing } from '../../kit/card/drawing'
import { deckUp, type Lines } from './hull'

/** The houses on the weather deck, in metres; what is built on them needs their ends and the height of the roof. */
interface Houses {
  readonly from: number
  readonly to: number
  readonly roof: number
}

/** The long house amidships: from the bridge to behind the last funnel; a merchantman has one about her bridge alone. */
export function houseOf(ship: ShipData, lines: Lines): Houses {
  const { bridge, funnels } = ship.profile
  const hundredth = lines.length / 100
  const places = ship.role === 'merchant' ? [bridge.at] : [bridge.at, ...funnels]
  const from = (Math.min(...places) - 5) * hundredth
  const to = (Math.max(...places) + 6) * hundredth
  const floor = Math.max(deckUp(lines, from), deckUp(lines, to))
  return { from, to, roof: floor + lines.house * (ship.role === 'merchant' ? 1.6 : 0.95) }
}

export function drawHouses(ship: ShipData, { from, to, roof }: Houses, lines: Lines, drawing: Drawing): void {
  const floor = (at: number) => deckUp(lines, at) - 0.4
  drawing.solid([from, floor(from)], [from + 0.6, roof], [to - 0.6, roof], [to, floor(to)])
  drawing.cut([from + 1, roof - lines.house * 0.28], [to - 1, roof - lines.house * 0.28])
  for (const at of separateFunnels(ship, lines)) drawAfterHouse(at, lines, drawing)
  if (ship.role === 'merchant') hatches(ship, lines, drawing)
  else boats({ from, to, roof }, ship, lines, drawing)
}

/** In a merchantman, a funnel far from the bridge has a house of its own. */
function separateFunnels({ role, profile }: ShipData, { length }: Lines): readonly number[] {
  if (role !== 'merchant') return []
  return profile.funnels.filter((at) => Math.abs(at - profile.bridge.at) > 8).map((at) => (at / 100) * length)
}

function drawAfterHouse(at: number, lines: Lines, drawing: Drawing): void {
  const { length, house } = lines
  const foot = deckUp(lines, at) - 0.4
  drawing.box(at - length * 0.06, at + length * 0.05, foot, foot + house * 1.5)
  drawing.cut([at - length * 0.055, foot + house * 1.1], [at + length * 0.045, foot + house * 1.1])
}

/** Height of the roof or deck at `at`. */
export function roofAt(ship: ShipData, houses: Houses, lines: Lines, at: number): number {
  if (at >= houses.from && at <= houses.to) return houses.roof
  const isSeparate = separateFunnels(ship, lines).some((each) => Math.abs(each - at) < lines.length * 0.05)
  return deckUp(lines, at) + (isSeparate ? lines.house * 1.1 : 0)
}

export function drawFunnels(ship: ShipData, houses: Houses, lines: Lines, drawing: Drawing, foot?: number): void {
  const { length, house } = lines
  const half = length * (ship.role === 'merchant' ? 0.014 : ship.profile.funnels.length > 2 ? 0.012 : 0.017)
  const tall = house * (ship.role === 'merchant' ? 3 : 3.2)
  for (const share of ship.profile.funnels) {
    const at = (share / 100) * length
    const from = foot ?? roofAt(ship, houses, lines, at)
    const rake = ship.role === 'merchant' ? 0 : half * 0.35
    const top = from + tall
    const cap = tall * 0.12
    const head = placed(at + rake, top, half, cap)
    drawing.solid([at - half, from], ...head('-0.95,0 0.95,0'), [at + half, from])
    drawing.solid(...head('-1.1,-1 -1.02,0 1.02,0.3 1.1,-1'))
    drawing.box(at - half * 1.25, at + half * 1.25, from - 0.2, from + tall * 0.22)
    drawing.cut(...placed(at + rake * 0.8, top, half, cap)('-0.96,-2 0.96,-2'))
  }
}

/** Boats in a row on the long house, where no funnel stands. */
function boats({ to, roof }: Houses, ship: ShipData, { length, house }: Lines, drawing: Drawing): void {
  const { bridge, funnels } = ship.profile
  const long = Math.max(6, length * 0.04)
  const taken = [bridge.at, ...funnels].map((at) => (at / 100) * length)
  for (let at = ((bridge.at + 4) / 100) * length; at < to - long; at += long * 1.25) {
    if (taken.some((each) => Math.abs(each - at - long / 2) < long * 0.8)) continue
    drawing.solid(...placed(at, roof, long, house)('0,0.62 0.1,0.12 0.9,0.12 1,0.62'))
  }
}

function hatches({ profile }: ShipData, lines: Lines, drawing: Drawing): void {
  const { length, house } = lines
  for (const { at } of profile.masts) {
    for (const side of [-6.5, 2]) {
      const from = ((at + side) / 100) * length
      const [foot, other] = [deckUp(lines, from), deckUp(lines, from + length * 0.045)]
      // No hatch over the break of a deck.
      if (Math.abs(foot - other) > 1) continue
      drawing.box(from, from + length * 0.045, Math.min(foot, other) - 0.3, Math.min(foot, other) + house * 0.2)
    }
  }
}

type Kind = Profile['bridge']['kind']

/** Storeys of a bridge, from the deck up: how far each reaches fore and aft, in hundredths, and how many houses high. */
const storeys: Readonly<Record<Kind, readonly (readonly [fore: number, aft: number, high: number])[]>> = {
  tower: [
    [4.2, 3.6, 1.1],
    [3, 2.4, 1.1],
    [2.2, 1.7, 1.3],
    [1.9, 1.3, 1.2],
    [2.1, 1.2, 0.7],
    [1, 0.8, 0.7],
  ],
  pagoda: [
    [4.2, 4, 1.2],
    [2.6, 2.2, 1.1],
    [3.1, 1.4, 0.7],
    [2, 1.8, 1.1],
    [2.7, 1, 0.6],
    [1.7, 1.6, 1],
    [2.4, 0.8, 0.6],
    [1.4, 1.2, 0.9],
    [1.9, 0.9, 0.6],
    [0.8, 0.8, 0.8],
  ],
  block: [
    [4.2, 4.2, 1.15],
    [3.4, 3, 1.1],
    [2.9, 1.8, 1.1],
    [1.3, 1, 0.7],
  ],
  open: [
    [3, 3.2, 1],
    [2.4, 1.6, 0.9],
    [1, 0.7, 0.45],
  ],
  island: [
    [4.6, 6, 1.2],
    [3.4, 3.2, 1.1],
    [2.4, 1.6, 1],
    [1.2, 1, 0.8],
  ],
}

/** Her bridge on a roof `foot` metres up; the height of its top. A merchantman builds no higher than two houses. */
export function drawBridge(
  { at, kind }: Profile['bridge'],
  foot: number,
  { length, house, poopFrom }: Lines,
  drawing: Drawing,
) {
  const middle = (at / 100) * length
  const hundredth = length / 100
  let up = foot
  const isPlain = poopFrom !== null
  for (const [fore, aft, high] of isPlain ? storeys[kind].slice(0, 2) : storeys[kind]) {
    const top = up + house * high
    const [left, right] = [middle - fore * hundredth, middle + aft * hundredth]
    drawing.solid([left, up - 0.1], [left + 0.12 * hundredth, top], [right - 0.08 * hundredth, top], [right, up - 0.1])
    drawing.cut([left + 0.3 * hundredth, top - house * 0.3], [right - 0.3 * hundredth, top - house * 0.3])
    up = top
  }
  if (isPlain) return up
  // The director on top of it all.
  drawing.solid(...placed(middle, up, hundredth, house)('-1.4,0 -1.1,0.75 0.7,0.75 0.9,0'))
  return up + house * 0.75
}
