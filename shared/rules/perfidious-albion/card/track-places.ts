import { onceEach } from '../../../kernel/once-each'
import type { Rect } from '../../kit/card/shapes'
import type { PerfidiousShip } from '../ship/ship'
import { flotationTop, grid, gridRight, levelsTop, trackBox } from './layout'

export const trackNames = ['flotation', 'fire', 'flooding', 'propulsion'] as const
export type TrackName = (typeof trackNames)[number]

/** Where the boxes of the tracks stand. Every track is as long as the ship needs and they share one line. */
export interface TrackPlaces {
  /** One place a box: flotation in fives, first box first. */
  readonly flotation: readonly Rect[]
  /** 0 to the last level, then `Explosion!`. */
  readonly fire: readonly Rect[]
  /** 0 to the last printed level. */
  readonly flooding: readonly Rect[]
  readonly propulsion: readonly Rect[]
  /** A box of its own, or, where flotation fills the width, a line over it. */
  readonly damageControl: { readonly as: 'box' | 'line'; readonly place: Rect }
}

/** Memoised per ship: every mark on a track asks. */
export const trackPlaces = onceEach((ship: PerfidiousShip): TrackPlaces => {
  return { flotation: flotation(ship.flotation), ...levels(ship), damageControl: damageControl(ship.flotation) }
})

/** Above this, flotation takes the whole width, twenty to a line. */
const narrowFlotation = 30

const fiveWidth = 5 * trackBox

function flotation(boxes: number): Rect[] {
  const wide = boxes > narrowFlotation
  const fives = wide ? 4 : 3
  const gap = wide ? (gridRight - grid.x - fives * fiveWidth) / (fives - 1) : 2.4
  return Array.from({ length: boxes }, (_, box) => {
    const line = Math.floor(box / (fives * 5))
    const inLine = box % (fives * 5)
    return {
      x: grid.x + Math.floor(inLine / 5) * (fiveWidth + gap) + (inLine % 5) * trackBox,
      y: flotationTop + line * trackBox,
      width: trackBox,
      height: trackBox,
    }
  })
}

function damageControl(boxes: number): TrackPlaces['damageControl'] {
  if (boxes > narrowFlotation) {
    return { as: 'line', place: { x: grid.x + 80, y: flotationTop - 4, width: gridRight - grid.x - 80, height: 3 } }
  }
  return { as: 'box', place: { x: 152.5, y: flotationTop, width: gridRight - 152.5, height: 2 * trackBox } }
}

/** Fire from the left, speed from the right; flooding takes what is left between, three boxes at least. */
function levels(ship: PerfidiousShip): Pick<TrackPlaces, 'fire' | 'flooding' | 'propulsion'> {
  const width = gridRight - grid.x
  const fireWidth = (ship.fireTrackBoxes + 1) * trackBox
  const spare = width - fireWidth - explosionWidth.wide - 6 * trackBox - 2 * gapMinimum
  const speedWidth = Math.max(
    ship.speedLevels.length * trackBox,
    Math.min(speedWidthPreferred, spare),
    speedWidthMinimum,
  )
  const room = width - speedWidth - fireWidth
  const explosion =
    room - 3 * trackBox - 2 * gapMinimum < explosionWidth.wide ? explosionWidth.narrow : explosionWidth.wide
  const between = room - explosion
  const boxes = Math.max(3, Math.min(6, Math.floor((between - 2 * gapMinimum) / trackBox)))
  const gap = Math.max(0, Math.min(gapMaximum, (between - boxes * trackBox) / 2))
  const fire = row(grid.x, ship.fireTrackBoxes + 1)
  const fireEnd = grid.x + fireWidth
  return {
    fire: [...fire, { x: fireEnd, y: levelsTop, width: explosion, height: trackBox }],
    flooding: row(fireEnd + explosion + gap, boxes),
    propulsion: row(gridRight - speedWidth, ship.speedLevels.length),
  }
}

const speedWidthMinimum = 22
/** Room for the caption beside the heading. */
const speedWidthPreferred = 6 * trackBox
const explosionWidth = { wide: 17.6, narrow: 13.9 } as const
const gapMinimum = 2.2
const gapMaximum = 3.8

function row(x: number, boxes: number): Rect[] {
  return Array.from({ length: boxes }, (_, box) => ({
    x: x + box * trackBox,
    y: levelsTop,
    width: trackBox,
    height: trackBox,
  }))
}
