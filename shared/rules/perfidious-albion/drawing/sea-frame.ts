import type { PerfidiousShip } from '../ship/ship'
import { hullDeckAt, type Block, type ShipParts } from './parts'

/**
 * From grid units to the units of a silhouette, in which decks are as low as they were. A ship of 128 metres is
 * 1,000 units long; small craft are drawn a little larger than life, or nothing would be seen of them.
 */
export interface SeaFrame {
  readonly length: number
  /** Height of one deck. */
  readonly deck: number
  readonly waterline: number
  readonly width: number
  readonly height: number
  /** Across: 0 bow to 10 stern. */
  x(section: number): number
  /** Units above the water to units from the top. */
  y(up: number): number
  /** Height above the water of a level of the grid: 4 is the waterline, 0 the top of deck 1. */
  up(level: number): number
  /** Height of the weather deck there, with its sheer. */
  deckUp(section: number): number
}

const margin = 24
const belowWater = 14

/** Decks from the water to the highest masthead. */
const mastheadDecks = { pole: 11.6, fighting: 12, double: 12.8, military: 13 } as const
const smallMastheadDecks = 6.2

export function mastheadUp(frame: Pick<SeaFrame, 'deck'>, small: boolean, top: keyof typeof mastheadDecks): number {
  return frame.deck * (small ? smallMastheadDecks : mastheadDecks[top])
}

export function seaFrame(ship: PerfidiousShip, parts: ShipParts): SeaFrame {
  // Without a length: fine small ships and full large ones come near to this.
  const metres = ship.lengthMetres ?? Math.max(30, Math.min(150, 5.3 * Math.cbrt(ship.tonnage) + 15))
  const length = 1000 * Math.pow(metres / 128, 0.6)
  const deck = ((parts.small ? 2.1 : 2.85) * length) / metres
  const mastheads = ship.profile.masts.map((mast) => mastheadUp({ deck }, parts.small, mast.top))
  const funnels = ship.profile.funnels.map((funnel) => funnelTopUp({ deck }, parts.small, funnel.height))
  const waterline = Math.max(...mastheads, ...funnels, deck * 5) + 10
  return {
    length,
    deck,
    waterline,
    width: length + margin * 2,
    height: waterline + belowWater,
    x: (section) => margin + (section / 10) * length,
    y: (up) => waterline - up,
    up: (level) => (4 - level) * deck,
    deckUp: (section) => {
      const forward = Math.max(0, 3 - section) / 3
      return (4 - hullDeckAt(parts.deckLine, section)) * deck + deck * 0.3 * forward * forward
    },
  }
}

/** The card lowers funnels to keep them on the paper; here they regain their height. */
export function funnelTopUp(frame: Pick<SeaFrame, 'deck'>, small: boolean, height: number): number {
  return (4 + height) * frame.deck * (small ? 1.35 : 1.95)
}

/** The roof of a house, a little below the level of the deck on it. */
export function roofOf(house: Block, frame: SeaFrame): number {
  return frame.up(house.y) - frame.deck * 0.08
}
