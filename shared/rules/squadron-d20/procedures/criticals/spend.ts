import { choose, roll, type Dialogue, chance } from '../../../../kernel/dialogue'
import { exactOdds, Tally } from '../../../../kernel/exact-odds'
import type { Phrase } from '../../../../kernel/phrase'
import { usualPolicy } from '../../../../kernel/policy'
import { rulingOf } from '../../table/house-rules'
import type { Result } from '../../tables/critical-results'
import {
  structuralTableOf,
  type CriticalTable,
  structural,
  type Faces,
  columns,
  columnsByDie,
  type Column,
  underwater,
  type OneOf,
  type StructuralTable,
} from '../../tables/criticals'
import { underwaterAttacks } from '../../tables/damage'
import { says } from '../throws/crew-test'
import { type Blow, type Cause, type Took, keyIn } from './blow'
import { apply } from './results'
import { onCritical, type DamageableData, type Target } from './target'

/** A critical: its attack, its value and its column, if known. */
export interface Critical extends Cause {
  readonly cv: number
  /** Without it by the attack: torpedoes and mines under water, all else structural. */
  readonly on?: 'structural' | 'underwater'
  /** Without it asked, or by a die (ruling `underwaterColumn`). */
  readonly column?: Column
}

interface CriticalDone {
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

/**
 * Spends the CV of a hit, result by result, until it is used up or lost; every step counts at once on the draft.
 * Questions have keys of their own once in a dialogue: a caller with several criticals gives each a prefix (`under`).
 */
export function* spendCritical(target: Target, critical: Critical): Dialogue<CriticalDone> {
  const { cv: value } = critical
  const table = criticalTableOf(target.data, critical)
  const column = table === 'underwater' ? yield* columnOf(target, critical) : null
  const blow = blowOf(target, critical, { table, column, value })
  let idle = 0
  let again: readonly Phrase[] = []
  while (blow.cv > 0 && !target.isGone) {
    blow.round++
    const result = yield* findRow(blow, again)
    const took = yield* apply(blow, result)
    const spent = 'spent' in took ? took.spent : 0
    blow.cv -= spent
    if (target.isGone || endsWith(blow, result, took)) break
    idle = spent > 0 ? 0 : idle + 1
    if (idle === mostIdle) {
      target.because('loop.threeTimes', { cv: blow.cv })
      break
    }
    if (blow.cv > 0) target.because('loop.again', { cv: blow.cv })
    again = 'cannot' in took ? [took.cannot, target.says('loop.again', { cv: blow.cv })] : []
  }
  return { spent: value - blow.cv, rounds: blow.round, isGone: target.isGone }
}

function blowOf(target: Target, cause: Cause, on: Pick<Blow, 'table' | 'column' | 'value'>): Blow {
  return { cause, target, ...on, cv: on.value, round: 0, side: null, beaten: new Map() }
}

/** Whether the hit ends with this result; adds the reason. */
function endsWith({ target, cv }: Blow, result: Result, took: Took): boolean {
  if ('cannot' in took) {
    target.table.because(took.cannot)
    const isLost = rulingOf(target.table.state, 'cannotApply') === 'lost'
    if (isLost) target.because('loop.lost', { cv })
    return isLost
  }
  if ((took.after ?? result.after) === 'reroll') return false
  if (cv > 0) target.because('loop.usedUp', { cv })
  return true
}

function* columnOf(target: Target, { column }: Critical): Dialogue<Column> {
  if (column) return column
  const prompt = target.asks('column.ask', {}, onCritical('underwater'))
  if (rulingOf(target.table.state, 'underwaterColumn') === 'd6') {
    const face = yield* roll('column', 'D6', prompt)
    return columns.find((each) => isIn(columnsByDie[each], face)) ?? 'midships'
  }
  const options = columns.map((value) => ({ value, say: says(`column.${value}`) }))
  return yield* choose('column', options, 'midships', prompt)
}

const isIn = ({ from, to }: Faces, face: number) => face >= from && face <= to

/** Rolls on the table and gives the row that is hit; `again` says why the row before it came to nothing. */
function* findRow(blow: Blow, again: readonly Phrase[]): Dialogue<Result> {
  const { target, table, column, cv } = blow
  const because = [...again, says('loop.cv', { cv, value: blow.value })]
  const prompt = target.asks(`loop.ask.${column ?? 'structural'}`, { cv }, onCritical(table), because)
  const face = yield* roll(keyIn(blow, 'row'), 'D20', prompt)
  const result = table === 'underwater' ? yield* underwaterRow(blow, face) : yield* structuralRow(blow, table, face)
  target.because(`row.${result.key}`, { cv })
  return result
}

function* structuralRow(blow: Blow, table: StructuralTable, face: number): Dialogue<Result> {
  const row = rowAt(structural[table], (each) => isIn(each, face))
  if ('is' in row) return row.is
  const second = yield* roll(keyIn(blow, 'sub'), row.sub.die, blow.target.asks('loop.askSub', {}, onCritical(table)))
  return rowAt(row.sub.rows, (each) => isIn(each, second)).is
}

function* underwaterRow(blow: Blow, face: number): Dialogue<Result> {
  const row = rowAt(underwater, (each) => isIn(each[blow.column!], face))
  return 'is' in row ? row.is : yield* oneOf(blow, row.oneOf)
}

function rowAt<Row>(rows: readonly Row[], isHit: (row: Row) => boolean): Row {
  const row = rows.find(isHit)
  if (!row) throw new Error('a table with a gap')
  return row
}

/** By what kind of ship she is; a carrier rolls against her original hull rating. */
function* oneOf(blow: Blow, { warship, carrier, merchant }: OneOf): Dialogue<Result> {
  const { target } = blow
  const role = target.data.kind === 'ship' ? target.data.role : 'carrier'
  if (role !== 'carrier') return role === 'merchant' ? merchant : warship
  const hull = target.began('hull')
  const prompt = target.asks('loop.askCarrier', { hull }, onCritical(blow.table))
  const isFuel = yield* chance(keyIn(blow, 'carrier'), carrier.die, hull, prompt)
  return isFuel ? carrier.upToHull : carrier.aboveHull
}

/** How likely the first throw finds each row of her table, the likeliest first; an unknown column counts as each of the three. */
export function oddsOfFirstRow(target: Target, critical: Omit<Critical, 'cv'>) {
  const table = criticalTableOf(target.data, critical)
  const unknown = table === 'underwater' ? columns : [null]
  const rows = new Tally<string>()
  for (const column of critical.column ? [critical.column] : unknown) {
    const blow = blowOf(target, critical, { table, column, value: 1 })
    const found = exactOdds(() => findRow(blow, []), usualPolicy)
    for (const { value, chance } of found!.values()) rows.add(value.key, chance)
  }
  return [...rows.finish().values()].sort((one, other) => other.chance - one.chance)
}
