import { choose, roll, type Dialogue } from '../../../../kernel/dialogue'
import { rulingOf } from '../../table/house-rules'
import { underwaterAttacks } from '../../tables/armour'
import { structuralTableOf, type CriticalTable } from '../../tables/criticals'
import { columns, columnsByDie, type Column } from '../../tables/underwater'
import type { Blow, Cause, Took } from './blow'
import { findRow } from './find-row'
import { apply } from './results'
import { says } from './says'
import { onCritical } from './look-up'
import type { DamageableData, Target } from './target'

/** A critical: its attack, its value and its column, if known. */
export interface Critical extends Cause {
  readonly cv: number
  /** Without it by the attack: torpedoes and mines under water, all else structural. */
  readonly on?: 'structural' | 'underwater'
  /** Without it asked, or by a die (ruling `underwaterColumn`). */
  readonly column?: Column
}

export interface CriticalDone {
  /** CV that went into steps; never more than the hit came with. */
  readonly spent: number
  /** Results that were found, those that could not be applied too. */
  readonly rounds: number
  readonly isGone: boolean
}

/** Results in a row that take no CV end the hit, so that it ends whatever the dice show. */
const mostIdle = 3

/** The table for a critical. A place ashore has no underwater table. */
export function criticalTableOf(data: DamageableData, { attack, on }: Pick<Critical, 'attack' | 'on'>): CriticalTable {
  if (data.kind === 'shore') return structuralTableOf.shore
  const isUnder = on ? on === 'underwater' : underwaterAttacks.includes(attack)
  return isUnder ? 'underwater' : structuralTableOf[data.role]
}

/** Spends the CV of a hit, result by result, until it is used up or lost. */
export function* spendCritical(target: Target, critical: Critical): Dialogue<CriticalDone> {
  const { cv: value } = critical
  const table = criticalTableOf(target.data, critical)
  const column = table === 'underwater' ? yield* columnOf(target, critical) : null
  const blow: Blow = { cause: critical, target, table, column, value, cv: value, round: 0, side: null }
  let idle = 0
  while (blow.cv > 0 && !target.isGone) {
    blow.round++
    const took: Took = yield* apply(blow, yield* findRow(blow))
    if (took.is === 'done') blow.cv -= took.spent
    if (target.isGone) break
    if (endsWith(blow, took)) break
    idle = took.is === 'done' && took.spent > 0 ? 0 : idle + 1
    if (idle === mostIdle) {
      target.because(says('loop.threeTimes', { ship: target.name, cv: blow.cv }))
      break
    }
    if (blow.cv > 0) target.because(says('loop.again', { ship: target.name, cv: blow.cv }))
  }
  return { spent: value - blow.cv, rounds: blow.round, isGone: target.isGone }
}

/** Whether the hit ends with this result; adds the reason. */
function endsWith({ target, cv }: Blow, took: Took): boolean {
  if (took.is === 'done') {
    if (took.after === 'reroll') return false
    if (cv > 0) target.because(says('loop.usedUp', { ship: target.name, cv }))
    return true
  }
  target.because(took.why)
  const isLost = rulingOf(target.book.state, 'cannotApply') === 'lost'
  if (isLost) target.because(says('loop.lost', { ship: target.name, cv }))
  return isLost
}

function* columnOf(target: Target, { column }: Critical): Dialogue<Column> {
  if (column) return column
  const prompt = { to: target.to, ask: says('column.ask', { ship: target.name }), lookUp: onCritical('underwater') }
  if (rulingOf(target.book.state, 'underwaterColumn') === 'd6') {
    const face = yield* roll('column', 'D6', prompt)
    return columns.find((each) => face >= columnsByDie[each].from && face <= columnsByDie[each].to) ?? 'midships'
  }
  const options = columns.map((value) => ({ value, say: says(`column.${value}`) }))
  return yield* choose('column', options, 'midships', prompt)
}
