import type { PerfidiousShip } from '../ship/ship'
import { hullEnds, type ShipParts } from './parts'
import { box, line, polygon, type Point } from '../../../card/drawn-shapes'
import { roofOf, type SeaFrame } from './sea-frame'

/** Hull and houses above the water. */
export function hullFill(ship: PerfidiousShip, parts: ShipParts, frame: SeaFrame): string {
  return [
    hull(ship, parts, frame),
    ...parts.blocks.map((block) => {
      const inset = frame.length * 0.008
      const top = roofOf(block, frame)
      const left = frame.x(block.from) + inset
      const right = frame.x(block.to) - inset
      const foot = Math.min(frame.deckUp(block.from + 0.5), frame.up(block.bottom)) - frame.deck * 0.5
      return (
        box(left, frame.y(top), right - left, top - foot) +
        // The deck above a house stands over its walls.
        box(left - inset * 0.7, frame.y(top), right - left + inset * 1.4, frame.deck * 0.1)
      )
    }),
  ].join('')
}

function hull(ship: PerfidiousShip, parts: ShipParts, frame: SeaFrame): string {
  const ends = hullEnds(ship.profile)
  const last = parts.deckLine.length - 1
  const at = (x: number, up: number): Point => [frame.x(x), frame.y(up)]
  const deck = parts.deckLine.flatMap((run, index): Point[] => {
    const from = index === 0 ? ends.bowDeck : run.from
    const to = index === last ? ends.sternDeck : run.to
    const steps = [0, 0.15, 0.35, 0.6, 1].map((share) => from + (to - from) * share)
    return steps.map((x) => at(x, frame.deckUp(Math.min(Math.max(x, run.from + 0.001), run.to - 0.001))))
  })
  const bowDeck = frame.deckUp(0)
  const sternDeck = frame.deckUp(9.99)
  return polygon(
    at(ends.bowWater, 0),
    ...bowEdge(ship, ends.bowDeck, ends.bowWater, bowDeck).map(([x, up]) => at(x, up)),
    ...(parts.small ? turtleback(deck, ends.bowDeck, frame) : deck),
    ...sternEdge(ship, ends.sternDeck, ends.sternWater, sternDeck).map(([x, up]) => at(x, up)),
    at(ends.sternWater, 0),
  )
}

const edge = (...points: readonly Point[]) => points

/** From the water up to the deck. */
function bowEdge(ship: PerfidiousShip, deck: number, water: number, height: number): readonly Point[] {
  const { bow, tumblehome } = ship.profile
  const middle = (deck + water) / 2
  if (bow === 'clipper') return edge([middle + 0.06, height * 0.5])
  if (bow === 'straight') return edge([middle, height * 0.5])
  // The ram shows as a foot at the water; French bows run out to it in one sweep.
  return tumblehome
    ? edge([0.06, height * 0.02], [water + 0.06, height * 0.28], [middle + 0.08, height * 0.66])
    : edge([0.14, height * 0.01], [water - 0.02, height * 0.2], [deck + 0.06, height * 0.55])
}

/** From the deck down to the water. */
function sternEdge(ship: PerfidiousShip, deck: number, water: number, height: number): readonly Point[] {
  switch (ship.profile.stern) {
    case 'cruiser':
      return edge([(deck + water) / 2 + 0.015, height * 0.55], [water + 0.02, height * 0.22])
    case 'counter':
      return edge([deck, height * 0.7], [(deck + water * 2) / 3, height * 0.28])
    case 'square':
      return []
  }
}

/** Torpedo craft: the forecastle is rounded down to the stem, so that seas run off. */
function turtleback(deck: readonly Point[], bow: number, frame: SeaFrame): Point[] {
  const lift = frame.deck * 0.5
  const height = frame.deckUp(0)
  const at = (section: number, up: number): Point => [frame.x(section), frame.y(up)]
  const stem = [at(bow, height * 0.8), at(bow + 0.25, height + lift * 0.15), at(bow + 0.8, height + lift * 0.75)]
  const aft = [at(bow + 1.6, height + lift), at(2.1, height + lift * 0.8), at(2.2, frame.deckUp(2.2))]
  return [...stem, ...aft, ...deck.filter(([x]) => x > frame.x(2.3))]
}

/** Deck edges and scuttles, in the colour of the ground. */
export function hullLight(parts: ShipParts, frame: SeaFrame): string {
  const first = parts.deckLine[0]
  const edges = parts.deckLine.map((run) => {
    const up = frame.up(run.y) - frame.deck * 0.22
    return line([frame.x(Math.max(run.from, 0.7)), frame.y(up)], [frame.x(Math.min(run.to, 9.6)), frame.y(up)])
  })
  const scuttles: string[] = []
  if (first && !parts.small) {
    const step = frame.length * 0.0145
    for (let x = frame.x(0.75); x < frame.x(9.5); x += step) {
      const section = ((x - frame.x(0)) / frame.length) * 10
      const rows = Math.max(1, Math.round((frame.deckUp(section) - frame.deck * 0.3) / frame.deck) - 1)
      for (let row = 1; row <= rows; row++) {
        const y = frame.y(frame.deckUp(section) - frame.deck * (0.62 + (row - 1)))
        scuttles.push(line([x, y], [x + 2, y]))
      }
    }
  }
  return [...edges, ...scuttles].join('')
}
