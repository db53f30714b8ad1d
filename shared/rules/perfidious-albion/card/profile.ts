import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import { drawProfile } from '../../../profile/draw-profile'
import { endsOf } from '../../../profile/hull'
import type { Profile } from '../../../profile/record'
import { bent, shipBehind } from '../../kit/card/ship-behind'
import { mm } from '../../kit/card/shapes'
import { shipUnderFigures } from '../../kit/card/ship-on-water'
import { profile } from '../ship/profile'
import { sections, waterlineBelowHullDeck } from '../ship/ship'
import { cellsOf, shipOf } from '../ship/ship-data'
import { grid } from './layout'

/** How many decks above the topmost funnels and mastheads reach: over that are the words of the head. */
const headroom = { funnels: 0.5, masts: 0.96 } as const
const metresPerDeck = 3.3

/** Funnels and houses of most ships end here; masts rise over it. */
const mastsFrom = 1.35

const waterlineY = grid.y + waterlineBelowHullDeck * grid.cellHeight

/** The ship seen from port behind the grid of her card: what floats, then what lies under water. */
export const profileOperations = onceEach((document: ShipDocument): readonly Operation[] => {
  const drawn = profile(document)
  const across = acrossOf(drawn)
  const up = levels(drawn)
  return [
    shipBehind(drawProfile(drawn), ([x, height]) => [across(x), grid.y + up(height) * grid.cellHeight]),
    { op: 'path', d: underWater(document, drawn), fill: 'sea-deep' },
  ]
})

/** In the head she is drawn in full. */
export const shipOperations = onceEach((document: ShipDocument): readonly Operation[] =>
  shipUnderFigures(document, drawProfile(profile(document))),
)

/** The grid is as long as she is, her ram included. */
function acrossOf(drawn: Profile): (metres: number) => number {
  const room = isRammed(drawn) ? ram : 0
  return (metres) => grid.x + room + (metres / drawn.length) * (sections * grid.cellWidth - room)
}

/** How far a ram reaches before the stem, mm. */
const ram = 5.2
const isRammed = ({ bow }: Profile) => bow === 'ram' || bow === 'plough' || bow === 'tumble'

/** Levels of the grid, 4 the waterline and 0 the top of deck 1, of heights in metres: what is above the deck is pressed down. */
function levels(drawn: Profile): (up: number) => number {
  const deck = Math.max(...drawn.deck.map(([, height]) => height))
  const deckLevel = Math.max(0.8, waterlineBelowHullDeck - deck / metresPerDeck)
  const funnels = Math.max(deck * mastsFrom, ...drawn.funnels.map(({ top }) => top + 1))
  const masts = Math.max(funnels * mastsFrom, ...drawn.masts.map(({ top }) => top))
  return bent([
    [-1, 4.1],
    [0, waterlineBelowHullDeck],
    [deck, deckLevel],
    [funnels, -headroom.funnels],
    [masts, -headroom.masts],
  ])
}

/** Stem, keel and stern under water, down to the lowest of her decks. */
function underWater(document: ShipDocument, drawn: Profile): string {
  const lowest = Math.max(...cellsOf(shipOf(document)).map(({ deck }) => deck))
  const keel = mm(grid.y + (lowest === 6 ? 5.9 : 5.1) * grid.cellHeight)
  const { bowWater, sternWater } = endsOf(drawn)
  const across = acrossOf(drawn)
  const at = (metres: number) => mm(across(metres))
  const deep = (share: number) => mm(waterlineY + (keel - waterlineY) * share)
  const [bow, stern, length] = [at(bowWater), at(sternWater), drawn.length]
  const stem = isRammed(drawn)
    ? `C${mm(bow - 2)} ${deep(0.14)} ${mm(bow - 5)} ${deep(0.2)} ${mm(bow - 5)} ${deep(0.3)}S${at(length * 0.06)} ${deep(0.5)} ${at(length * 0.09)} ${deep(0.6)}S${at(length * 0.15)} ${keel} ${at(length * 0.2)} ${keel}`
    : `Q${mm(bow + 4)} ${keel} ${at(length * 0.14)} ${keel}`
  return `M${bow} ${waterlineY}${stem}H${at(length * 0.87)}C${at(length * 0.92)} ${keel} ${at(length * 0.92)} ${deep(0.4)} ${stern} ${waterlineY}Z`
}
