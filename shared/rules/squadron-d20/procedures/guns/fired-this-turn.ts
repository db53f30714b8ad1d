import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'

/** Key of the turn in which a weapon of a stand fired last: guns with their mounts, torpedoes, small guns. */
const keyOf = (ship: ShipId, what: string) => `fired:${ship}:${what}`

type Table = Pick<GameState, 'table' | 'turn'>

export function hasFired(state: Table, ship: ShipId, what: string): boolean {
  return firedNow(state, ship, what) !== undefined
}

/** A mount of a battery, by its place. In older journals a battery fired as a whole. */
export function hasMountFired(state: Table, ship: ShipId, battery: string, at: number): boolean {
  const mounts = firedNow(state, ship, battery)
  return mounts === 'all' || (mounts?.includes(at) ?? false)
}

/** What of it has fired this turn: `4` is all of it in turn 4, `4:0,2` two mounts. */
function firedNow(state: Table, ship: ShipId, what: string): 'all' | readonly number[] | undefined {
  const said = own(state.table, keyOf(ship, what))
  if (said === state.turn) return 'all'
  const [turn, mounts] = typeof said === 'string' ? said.split(':') : []
  return mounts !== undefined && Number(turn) === state.turn ? mounts.split(',').map(Number) : undefined
}

export function noteFired(table: RuleDraft, ship: ShipId, what: string, mounts?: readonly number[]): void {
  const { turn } = table.state
  const key = keyOf(ship, what)
  const before = firedNow(table.state, ship, what)
  const all = [...new Set([...(before === 'all' ? [] : (before ?? [])), ...(mounts ?? [])])].sort(
    (one, other) => one - other,
  )
  const to = mounts === undefined || before === 'all' ? turn : `${turn}:${all.join(',')}`
  if (table.fact(key) !== to) table.apply({ type: 'tableSet', key, to })
}

const standing = fieldId('standing')

/** Makes the standing of these stands a premise of the outcome. */
export function dependsOnStanding(table: RuleDraft, ...stands: readonly { readonly id: ShipId }[]): void {
  for (const { id } of stands) table.field(id, standing)
}
