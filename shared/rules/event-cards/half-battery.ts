import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import { choose, type Dialogue } from '../../kernel/dialogue'
import type { ShipId } from '../../kernel/ids'
import type { Scalar } from '../../kernel/scalar'
import { ownerOf } from '../kit/owner'
import type { Says } from '../kit/sentence'
import { halfOf } from '../../decks/naval/house-rules'
import { eventRuling } from './played-event'

/** A mount when half of its battery is out: its place from bow to stern, and its side unless it is amidships. */
export interface PlacedMount {
  readonly along: number
  readonly side: 'port' | 'starboard' | null
}

/** From which end or side of her the mounts are out. */
const ends = ['fore', 'aft', 'port', 'starboard'] as const
export type End = (typeof ends)[number]

export interface HalfOut<Mount> {
  readonly from: End
  readonly lost: readonly Mount[]
}

/**
 * Half of a battery is out: her owner says which half, where there is a choice. The pack's sentences are `half.ask` and
 * `half.fore`, `aft`, `port`, `starboard`.
 */
export function* askHalf<Mount extends PlacedMount>(
  table: RuleDraft,
  ship: ShipId,
  mounts: readonly Mount[],
  says: Says,
): Dialogue<HalfOut<Mount>> {
  const out = halfOf(mounts.length, eventRuling(table.state, 'halfBattery'))
  const [first = 'fore', ...others] = endsThatDiffer(mounts, out)
  const options = [first, ...others].map((value) => ({ value, say: says(`half.${value}`) }))
  const values = { ship: shipName(table.ship(ship)), n: out }
  const prompt = { to: ownerOf(table.state, ship), ask: says('half.ask', values) }
  const from = others.length === 0 ? first : yield* choose<End>('half', options, first, prompt)
  return { from, lost: mountsFrom(mounts, from, out) }
}

/** The same end as it was noted on a marker. */
export function endNoted(noted: Scalar | undefined): End {
  return ends.find((end) => end === noted) ?? 'fore'
}

/** So many mounts, counted from an end, or those of a side first. */
export function mountsFrom<Mount extends PlacedMount>(mounts: readonly Mount[], from: End, count: number): Mount[] {
  const offSide = (mount: Mount) => (from === 'port' || from === 'starboard' ? Number(mount.side !== from) : 0)
  const order = (mount: Mount) => (from === 'aft' ? -mount.along : mount.along)
  return mounts.toSorted((one, other) => offSide(one) - offSide(other) || order(one) - order(other)).slice(0, count)
}

function endsThatDiffer<Mount extends PlacedMount>(mounts: readonly Mount[], out: number): readonly End[] {
  const seen: (readonly Mount[])[] = []
  return ends.filter((end) => {
    const lost = mountsFrom(mounts, end, out)
    if (seen.some((known) => lost.every((mount) => known.includes(mount)))) return false
    seen.push(lost)
    return true
  })
}
