import type { RuleDraft } from '../../../../game/rule-draft'
import { choose, roll, type Dialogue, chance } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
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
} from '../../tables/criticals'
import { underwaterAttacks } from '../../tables/damage'
import { says } from '../throws/crew-test'
import { type Blow, type Cause, type Took, keyIn } from './blow'
import { apply } from './results'
import { onCritical, type DamageableData, type Target, targetOnTable } from './target'

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

/** A critical on a stand at the table: a ship or a place ashore, and a CV of 1 or more. */
interface CriticalOn extends Critical {
  readonly target: ShipId
}

/**
 * Spends a critical value on a stand at the table, every step at once on the draft. Questions have keys of their own
 * once in a dialogue: a caller with several criticals gives each a prefix (`under`).
 */
export function* criticalDamage(table: RuleDraft, { target, ...critical }: CriticalOn): Dialogue<CriticalDone> {
  const struck = targetOnTable(table, target)
  struck.because(says('loop.begins', { ship: struck.name, cv: critical.cv }))
  return yield* spendCritical(struck, critical)
}

const isIn = ({ from, to }: Faces, face: number) => face >= from && face <= to

/** Rolls on the table and gives the row that is hit. */
function* findRow(blow: Blow): Dialogue<Result> {
  const { target, table, column, cv } = blow
  const ask = says(column ? `loop.ask.${column}` : 'loop.ask.structural', { ship: target.name, cv })
  const because = [says('loop.cv', { cv, value: blow.value })]
  const prompt = { to: target.to, ask, because, lookUp: onCritical(table) }
  const face = yield* roll(keyIn(blow, 'row'), 'D20', prompt)
  const result = table === 'underwater' ? yield* underwaterRow(blow, face) : yield* structuralRow(blow, face)
  target.because(says(`row.${result.key}`, { ship: target.name, cv }))
  return result
}

function* structuralRow(blow: Blow, face: number): Dialogue<Result> {
  const { target, table } = blow
  const row = table === 'underwater' ? undefined : structural[table].find((each) => isIn(each, face))
  if (!row) throw new Error(`no row for ${face}`)
  if ('is' in row) return row.is
  const prompt = { to: target.to, ask: says('loop.askSub', { ship: target.name }), lookUp: onCritical(table) }
  const second = yield* roll(keyIn(blow, 'sub'), row.sub.die, prompt)
  const sub = row.sub.rows.find((each) => isIn(each, second))
  if (!sub) throw new Error(`no row for ${face}, ${second}`)
  return sub.is
}

function* underwaterRow(blow: Blow, face: number): Dialogue<Result> {
  const { column } = blow
  const row = column && underwater.find((each) => isIn(each[column], face))
  if (!row) throw new Error(`no row for ${face}`)
  return 'is' in row ? row.is : yield* oneOf(blow, row.oneOf)
}

/** By what kind of ship she is; a carrier rolls against her original hull rating. */
function* oneOf(blow: Blow, { warship, carrier, merchant }: OneOf): Dialogue<Result> {
  const { target } = blow
  const { data } = target
  if (data.kind === 'ship' && data.role === 'merchant') return merchant
  if (data.kind === 'ship' && data.role !== 'carrier') return warship
  const hull = target.began('hull')
  const prompt = {
    to: target.to,
    ask: says('loop.askCarrier', { ship: target.name, hull }),
    lookUp: onCritical(blow.table),
  }
  const isFuel = yield* chance(keyIn(blow, 'carrier'), carrier.die, hull, prompt)
  return isFuel ? carrier.upToHull : carrier.aboveHull
}

/** A row of a table, and how likely the dice find it: 0 to 1. */
interface Found {
  readonly key: string
  readonly chance: number
}

const facesOfD20 = 20
const facesOfD10 = 10

/** The chance of each row of her table at the first throw; an unknown column counts as each of the three. */
export function firstRow(data: DamageableData, table: CriticalTable, column: Column | null): readonly Found[] {
  return gathered(table === 'underwater' ? inColumns(data, column ? [column] : columns) : structurally(table))
}

function structurally(table: Exclude<CriticalTable, 'underwater'>): readonly Found[] {
  return structural[table].flatMap((row) => {
    const chance = facesIn(row) / facesOfD20
    if ('is' in row) return [{ key: row.is.key, chance }]
    return row.sub.rows.map((sub) => ({ key: sub.is.key, chance: (chance * facesIn(sub)) / facesOfD10 }))
  })
}

function inColumns(data: DamageableData, which: readonly Column[]): readonly Found[] {
  return underwater.flatMap((row) =>
    which.flatMap((column) => {
      const chance = facesIn(row[column]) / facesOfD20 / which.length
      if ('is' in row) return [{ key: row.is.key, chance }]
      return oneOfKind(data, row.oneOf).map((each) => ({ ...each, chance: each.chance * chance }))
    }),
  )
}

function oneOfKind(data: DamageableData, { warship, merchant, carrier }: OneOf): readonly Found[] {
  if (data.kind === 'ship' && data.role === 'merchant') return [{ key: merchant.key, chance: 1 }]
  if (data.kind !== 'ship' || !data.carrier) return [{ key: warship.key, chance: 1 }]
  const fuel = Math.min(1, data.carrier.hull / facesOfD20)
  return [
    { key: carrier.upToHull.key, chance: fuel },
    { key: carrier.aboveHull.key, chance: 1 - fuel },
  ].filter(({ chance }) => chance > 0)
}

/** Rows of one name together, the likeliest first. */
function gathered(found: readonly Found[]): readonly Found[] {
  const sums = new Map<string, number>()
  for (const { key, chance } of found) sums.set(key, (sums.get(key) ?? 0) + chance)
  return [...sums].map(([key, chance]) => ({ key, chance })).sort((one, other) => other.chance - one.chance)
}

function facesIn({ from, to }: { readonly from: number; readonly to: number }): number {
  return to - from + 1
}
