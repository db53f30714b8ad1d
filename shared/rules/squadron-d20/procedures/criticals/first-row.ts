import { structural, type CriticalTable } from '../../tables/criticals'
import { columns, underwater, type Column, type OneOf } from '../../tables/underwater'
import type { DamageableData } from './target'

/** A row of a table, and how likely the dice find it: 0 to 1. */
export interface Found {
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
    const chance = count(row) / facesOfD20
    if ('is' in row) return [{ key: row.is.key, chance }]
    return row.sub.rows.map((sub) => ({ key: sub.is.key, chance: (chance * count(sub)) / facesOfD10 }))
  })
}

function inColumns(data: DamageableData, which: readonly Column[]): readonly Found[] {
  return underwater.flatMap((row) =>
    which.flatMap((column) => {
      const chance = count(row[column]) / facesOfD20 / which.length
      if ('is' in row) return [{ key: row.is.key, chance }]
      return oneOf(data, row.oneOf).map((each) => ({ ...each, chance: each.chance * chance }))
    }),
  )
}

function oneOf(data: DamageableData, { warship, merchant, carrier }: OneOf): readonly Found[] {
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

function count({ from, to }: { readonly from: number; readonly to: number }): number {
  return to - from + 1
}
