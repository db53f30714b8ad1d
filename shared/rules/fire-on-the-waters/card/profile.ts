import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import { drawProfile } from '../../../profile/draw-profile'
import { endsOf } from '../../../profile/hull'
import type { Part } from '../../../profile/parts'
import type { Profile } from '../../../profile/record'
import type { PartFormOf } from '../../kit/card/data-form'
import { profileForm } from '../../kit/card/profile-editor'
import { bent, shipBehind } from '../../kit/card/ship-behind'
import { margin, mm } from '../../kit/card/shapes'
import { profile } from '../ship/profile'
import type { WaterShip } from '../ship/ship'
import { columnWidth, filled, headroom, perStrip, strips, waterlineDepth, type Strip } from './layout'

/**
 * The ship behind her boxes: her sea, her upper works over the bar of numbers, and the hull down to the keel. Each half of
 * her fills its strip; what is too tall is cut off.
 */
export const profileOperations = onceEach((document: ShipDocument): readonly Operation[] => {
  const drawn = profile(document)
  const parts = drawProfile(drawn)
  return strips.map((strip, index): Operation => ({
    op: 'clip',
    x: margin.left,
    y: strip.top - headroom,
    width: perStrip * columnWidth,
    height: strip.bottom - strip.top + headroom,
    operations: half(drawn, parts, strip, index),
  }))
})

function half(drawn: Profile, parts: readonly Part[], strip: Strip, index: number): Operation[] {
  const { hullTop, bottom } = strip
  const sea = hullTop + waterlineDepth
  const width = perStrip * columnWidth
  const middle = drawn.length / 2
  const isHere = ({ points }: Part) => points.some(([x]) => (index === 0 ? x <= middle : x >= middle))
  const up = heights(drawn, strip)
  const across = (x: number) => margin.left + ((x / drawn.length) * 2 - index) * width
  return [
    filled({ x: margin.left, y: sea, width, height: bottom - sea }, 'sea'),
    { op: 'path', d: seaLines(sea, bottom), stroke: { ink: 'sea-deep', width: 0.22 } },
    {
      ...{ op: 'path', d: underWater(drawn, strip, index), fill: 'sea-deep' },
      stroke: { ink: 'ink', width: 0.24, opacity: 0.42, join: 'round', weight: 'hair' },
    },
    ...shipBehind(parts.filter(isHere), ([x, height]) => [across(x), up(height)]),
  ]
}

/** The weather deck lies on the bar of numbers, the water in the hull boxes; funnels end at the top of the strip. */
function heights(drawn: Profile, strip: Strip): (up: number) => number {
  const deck = Math.max(...drawn.deck.map(([, height]) => height))
  const roof = drawn.flight ? drawn.flight.up + 4 : 0
  const funnels = Math.max(deck * 1.5, roof, ...drawn.funnels.map(({ top }) => top))
  const masts = Math.max(funnels * 1.3, ...drawn.masts.map(({ top }) => top))
  return bent([
    [-1, strip.hullTop + waterlineDepth + 0.4],
    [0, strip.hullTop + waterlineDepth],
    [deck, strip.barTop],
    [funnels, strip.top],
    [masts, strip.top - headroom],
  ])
}

/** Stem and stern run down to the keel, which lies under the boxes. */
function underWater(drawn: Profile, { hullTop, bottom }: Strip, index: number): string {
  const sea = hullTop + waterlineDepth
  const { bowWater, sternWater } = endsOf(drawn)
  const long = perStrip * columnWidth
  const [left, right] = [margin.left, margin.left + long]
  if (index === 0) {
    const bow = mm(left + (bowWater / drawn.length) * 2 * long)
    return `M${bow} ${sea}Q${mm(bow + 2)} ${bottom - 1} ${mm(bow + 10)} ${bottom}H${right}V${sea}Z`
  }
  const stern = mm(left + ((sternWater / drawn.length) * 2 - 1) * long)
  return `M${left} ${sea}V${bottom}H${mm(stern - 20)}C${mm(stern - 9)} ${bottom} ${mm(stern - 6)} ${sea + 1} ${stern} ${sea}Z`
}

function seaLines(from: number, to: number): string {
  let d = ''
  for (let y = from + 1.2; y < to; y += 1.5)
    d += `M${margin.left} ${Math.round(y * 100) / 100}h${perStrip * columnWidth}`
  return d
}

/** What is drawn behind the boxes and as her silhouette. No rule reads it. */
export function drawingEditor(document: ShipDocument): PartFormOf<WaterShip> {
  return (ship, _say, words) =>
    profileForm({ record: ship.value.profile, drawn: profile(document) }, (to) => ship.change({ profile: to }), words)
}
