import { halfOf } from '../../../../decks/naval/house-rules'
import { eventRuling } from '../../../../decks/naval/procedures/rulings'
import type { Marker } from '../../../../game/state'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { choose, type Asking } from '../../../../kernel/asking'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { place } from '../../ship-data'
import type { Sector } from '../../ship'
import { ownerOf } from '../../../owner'
import type { Noted } from '../../../event-application'
import { says } from './says'

/** Guns or tubes of one cell, or of one beam of it. */
interface Standing {
  readonly key: string
  readonly box: BoxId
  readonly sectors: readonly Sector[]
}

/** From which end or side of her mounts fall silent. */
const ends = ['fore', 'aft', 'port', 'starboard'] as const
type End = (typeof ends)[number]

/** Half of a battery: her owner says which half, where there is a choice. Noted as an end to count from and how many. */
export function* askHalf(table: RuleDraft, ship: ShipId, mounts: readonly Standing[]): Asking<Noted> {
  const out = halfOf(mounts.length, eventRuling(table.state, 'halfBattery'))
  const offered = endsThatDiffer(mounts, out)
  const [first = 'fore', ...others] = offered
  const values = { ship: shipName(table.ship(ship)), n: out }
  const options = offered.map((value) => ({ value, say: says(`half.${value}`) }))
  const put = { to: ownerOf(table.state, ship), ask: says('half.ask', values) }
  const from = others.length === 0 ? first : yield* choose<End>('half', options, first, put)
  return { from, mounts: out }
}

/** Keys of the mounts that a marker says are out. */
export function halfOut(mounts: readonly Standing[], noted: Marker['values']): readonly string[] {
  const from = ends.find((end) => end === noted['from']) ?? 'fore'
  return keysFrom(mounts, from, Number(noted['mounts'] ?? 0))
}

function endsThatDiffer(mounts: readonly Standing[], out: number): readonly End[] {
  const seen = new Set<string>()
  return ends.filter((end) => {
    const keys = keysFrom(mounts, end, out).toSorted().join(' ')
    return !seen.has(keys) && seen.add(keys)
  })
}

function keysFrom(mounts: readonly Standing[], from: End, out: number): readonly string[] {
  const order = (mount: Standing) => {
    const { section } = place(mount.box)
    if (from === 'fore') return section
    return from === 'aft' ? -section : 20 * Number(!standsOn(mount, from)) + section
  }
  return mounts
    .toSorted((one, other) => order(one) - order(other))
    .slice(0, out)
    .map(({ key }) => key)
}

/** On that side of her and on no other: a turret amidships stands on neither. */
export function standsOn({ sectors }: Pick<Standing, 'sectors'>, side: 'port' | 'starboard'): boolean {
  return sectors.includes(side) && !sectors.includes(side === 'port' ? 'starboard' : 'port')
}
