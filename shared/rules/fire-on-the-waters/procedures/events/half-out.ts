import { halfOf } from '../../../../decks/naval/house-rules'
import { eventRuling } from '../../../../decks/naval/procedures/rulings'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { choose, type Asking } from '../../../../kernel/asking'
import type { ShipId } from '../../../../kernel/ids'
import type { Noted } from '../../../event-application'
import { ownerOf } from '../../../owner'
import { setMark } from '../damage/marks'
import { standsOn, type StruckMount } from './batteries'
import { says } from './says'

/** From which end or side of her mounts fall out. */
const ends = ['fore', 'aft', 'port', 'starboard'] as const
type End = (typeof ends)[number]

/** Half of a battery is out: her owner says which half, where there is a choice. Its boxes are noted. */
export function* halfIsOut(table: RuleDraft, ship: ShipId, mounts: readonly StruckMount[]): Asking<Noted> {
  const out = halfOf(mounts.length, eventRuling(table.state, 'halfBattery'))
  const offered = endsThatDiffer(mounts, out)
  const [first = 'fore', ...others] = offered
  const values = { ship: shipName(table.ship(ship)), n: out }
  const options = offered.map((value) => ({ value, say: says(`half.${value}`) }))
  const put = { to: ownerOf(table.state, ship), ask: says('half.ask', values) }
  const from = others.length === 0 ? first : yield* choose<End>('half', options, first, put)
  const lost = countedFrom(mounts, from).slice(0, out)
  const boxes = lost.flatMap((mount) => mount.boxes)
  for (const box of boxes) setMark(table, ship, box, 'out')
  table.because(says('half.out', { ...values, mounts: lost.map(({ id }) => id).join(', ') }))
  return { boxes: boxes.join(' ') }
}

function endsThatDiffer(mounts: readonly StruckMount[], out: number): readonly End[] {
  const seen = new Set<string>()
  return ends.filter((end) => {
    const ids = countedFrom(mounts, end)
      .slice(0, out)
      .map(({ id }) => id)
    const key = ids.toSorted().join(' ')
    return !seen.has(key) && seen.add(key)
  })
}

function countedFrom(mounts: readonly StruckMount[], from: End): readonly StruckMount[] {
  if (from === 'fore') return mounts
  if (from === 'aft') return mounts.toReversed()
  return mounts.toSorted((one, other) => Number(standsOn(other, from)) - Number(standsOn(one, from)))
}
