import { chance, roll, type Dialogue } from '../../../../kernel/dialogue'
import { structural, type Faces } from '../../tables/criticals'
import type { Result } from '../../tables/critical-results'
import { underwater, type OneOf } from '../../tables/underwater'
import { keyIn, type Blow } from './blow'
import { says } from './says'
import { onCritical } from './look-up'

const isIn = ({ from, to }: Faces, face: number) => face >= from && face <= to

/** Rolls on the table and gives the row that is hit. */
export function* findRow(blow: Blow): Dialogue<Result> {
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
