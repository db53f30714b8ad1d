import { box, line, polygon, type Point } from '../../../card/drawn-shapes'
import { placed } from '../../kit/card/drawing'
import type { PerfidiousShip } from '../ship/ship'
import { hullDeckAt, hullEnds, type GunPart, type ShipParts, type TurretPart } from './parts'
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

/** From the water up to the deck. */
function bowEdge(ship: PerfidiousShip, deck: number, water: number, height: number): readonly Point[] {
  const { bow, tumblehome } = ship.profile
  const middle = (deck + water) / 2
  const edge = placed(0, 0, 1, height)
  if (bow === 'clipper') return edge(`${middle + 0.06},0.5`)
  if (bow === 'straight') return edge(`${middle},0.5`)
  // The ram shows as a foot at the water; French bows run out to it in one sweep.
  return tumblehome
    ? edge(`0.06,0.02 ${water + 0.06},0.28 ${middle + 0.08},0.66`)
    : edge(`0.14,0.01 ${water - 0.02},0.2 ${deck + 0.06},0.55`)
}

/** From the deck down to the water. */
function sternEdge(ship: PerfidiousShip, deck: number, water: number, height: number): readonly Point[] {
  const edge = placed(0, 0, 1, height)
  switch (ship.profile.stern) {
    case 'cruiser':
      return edge(`${(deck + water) / 2 + 0.015},0.55 ${water + 0.02},0.22`)
    case 'counter':
      return edge(`${deck},0.7 ${(deck + water * 2) / 3},0.28`)
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

/** Turrets with their barrels, guns behind shields, tubes on deck. */
export function gunFill(parts: ShipParts, frame: SeaFrame): string {
  return [
    ...parts.turrets.map((turret) => turretShape(turret, frame)),
    ...parts.casemates.map((gun) => stub(gun, frame)),
    ...parts.lightGuns.map((gun) => lightGun(gun, parts, frame)),
    ...parts.deckTubes.map(({ x }) => tube(x, parts, frame)),
  ].join('')
}

function turretShape(turret: TurretPart, frame: SeaFrame): string {
  const { x, y, size, facing, wing, barrels } = turret
  const heavy = size === 'heavy'
  const half = frame.length * (heavy ? (wing ? 0.03 : 0.036) : 0.02)
  const tall = frame.deck * (heavy ? 1 : 0.8)
  const base = frame.up(y)
  const middle = frame.x(x)
  const way = facing === 'bow' ? -1 : 1
  // The face slopes, the back stands up, the roof falls a little to the rear.
  const house = placed(middle, frame.y(base), way * half, -tall)
  const hood = heavy
    ? box(middle - way * half * 0.2 - half * 0.14, frame.y(base + tall * 1.14), half * 0.28, tall * 0.2)
    : ''
  const ring = box(middle - half * 1.1, frame.y(base + tall * 0.12), half * 2.2, tall * 0.12 + frame.deck * 0.7)
  const reach = frame.length * (heavy ? (wing ? 0.045 : 0.066) : 0.034)
  const barrel = (lift: number) => {
    const muzzle = 1 + reach / half
    const shape = placed(middle, frame.y(base + tall * lift), way * half, -tall)
    return polygon(...shape(`0.8,0.09 ${muzzle},0.075 ${muzzle},-0.045 0.8,-0.07`))
  }
  const second = barrels > 1 && !wing ? barrel(0.56) : ''
  return polygon(...house('-1,0.1 -0.98,0.86 -0.3,1 0.5,0.98 0.96,0.62 1,0.1')) + hood + ring + barrel(0.44) + second
}

/** A gun run out of its casemate, seen against the sky only where the side is low. */
function stub({ x, y, facing }: GunPart, frame: SeaFrame): string {
  const way = facing === 'bow' ? -1 : 1
  const shape = placed(frame.x(x), frame.y(frame.up(y)), way * frame.length, -frame.deck)
  return polygon(...shape('0.02,0.09 0.054,0.07 0.054,-0.03 0.02,-0.06'))
}

/** Pedestal, shield and barrel of a small gun on an open deck. */
function lightGun({ x, facing, y }: GunPart, parts: ShipParts, frame: SeaFrame): string {
  // Guns between decks look out through ports in the side.
  if (y > hullDeckAt(parts.deckLine, x)) return ''
  const onDeck = Math.max(frame.deckUp(x), frame.up(y + 0.5) - frame.deck * 0.08)
  const under = parts.blocks.filter((block) => block.from < x && x < block.to)
  const foot = Math.max(onDeck, ...under.map((block) => roofOf(block, frame)))
  const way = facing === 'bow' ? -1 : 1
  const middle = frame.x(x)
  const unit = frame.deck * 0.16
  const shape = placed(middle, frame.y(foot), way * unit, -unit)
  return (
    box(middle - unit * 0.4, frame.y(foot + unit * 2.6), unit * 0.8, unit * 2.8) +
    polygon(...shape('0.9,2 1.3,4 0.6,4.1 0.2,2')) +
    polygon(...shape('-1,3.2 6.5,3.1 6.5,2.7 -1,2.5'))
  )
}

/** A torpedo tube on its turntable. */
function tube(x: number, parts: ShipParts, frame: SeaFrame): string {
  if (!parts.small) return ''
  const foot = frame.deckUp(x)
  const half = frame.length * 0.046
  const middle = frame.x(x)
  const shape = placed(middle, frame.y(foot), half, -frame.deck)
  return (
    polygon(...shape('-1,0.62 0.7,0.62 1,0.72 1,0.3 -1,0.36')) +
    box(middle - half * 0.3, frame.y(foot + frame.deck * 0.4), half * 0.5, frame.deck * 0.5)
  )
}

/** Casemate ports and turret joints, in the colour of the ground. */
export function gunLight(parts: ShipParts, frame: SeaFrame): string {
  const ports = parts.casemates.map(({ x, y, facing }) => {
    const port = placed(frame.x(x), frame.y(frame.up(y)), frame.length * 0.016, -frame.deck)
    const muzzle = facing === 'bow' ? -2.1 : 2.1
    return line(...port('-1,-0.22 -1,0.28 1,0.28 1,-0.22')) + line(...port(`0,0.03 ${muzzle},0.03`))
  })
  const rings = parts.turrets.map(({ x, y, size }) => {
    const half = frame.length * (size === 'heavy' ? 0.038 : 0.022)
    return line(...placed(frame.x(x), frame.y(frame.up(y) + 1), half)('-1,0 1,0'))
  })
  return [...ports, ...rings].join('')
}
