import type { Words } from '../../../words/speak'
import { fireCost, helmTurns, sizeCostBase, type Result } from '../tables/critical-results'
import { structural, type Row as TableRow, type StructuralTable } from '../tables/criticals'
import { columns, underwater, type UnderwaterRow } from '../tables/underwater'
import type { Cut } from './cut'
import { head, key, span, tableOf, type MakeCutTable, type Row } from './table'

const structuralTable =
  (table: StructuralTable): MakeCutTable =>
  (words, cut) =>
    cut.structural.includes(table)
      ? tableOf(
          words,
          table,
          ['D20', head(words, 'area'), head(words, 'armour'), head(words, 'whatIsDone'), head(words, 'left')],
          structural[table].flatMap((row) => structuralRows(words, table, row)),
          'loop',
          ...(table === 'structuralCarrier' ? ['ashore', 'ruling'] : ['ruling']),
        )
      : undefined

export const structuralWarshipTable = structuralTable('structuralWarship')
export const structuralMerchantTable = structuralTable('structuralMerchant')
export const structuralCarrierTable = structuralTable('structuralCarrier')

function structuralRows(words: Words, table: StructuralTable, row: TableRow): readonly Row[] {
  const face = span(row.from, row.to)
  if ('is' in row) return [structuralRow(words, table, face, row.is)]
  return row.sub.rows.map(({ from, to, is }) => structuralRow(words, table, `${face} (${span(from, to)})`, is))
}

function structuralRow(words: Words, table: StructuralTable, face: string, result: Result): Row {
  return {
    key: result.key,
    cells: [face, area(words, result), armour(words, result), effect(words, result, table), left(words, result)],
  }
}

export const underwaterTable: MakeCutTable = (words, cut) =>
  cut.ships
    ? tableOf(
        words,
        'underwater',
        [
          ...columns.map((column) => words(key(`underwater.columns.${column}`))),
          head(words, 'area'),
          head(words, 'whatIsDone'),
          head(words, 'left'),
        ],
        underwater.flatMap((row) => underwaterRows(words, row, cut)),
        'loop',
        'ruling',
      )
    : undefined

function underwaterRows(words: Words, row: UnderwaterRow, cut: Cut): readonly Row[] {
  const faces = columns.map((column) => span(row[column].from, row[column].to))
  if ('is' in row) {
    return [
      {
        key: row.is.key,
        cells: [...faces, area(words, row.is), effect(words, row.is, 'underwater'), left(words, row.is)],
      },
    ]
  }
  const { warship, carrier, merchant } = row.oneOf
  const reads = (table: StructuralTable) => cut.structural.includes(table)
  const rows = [
    { result: warship, who: 'warship', isRead: reads('structuralWarship') || reads('structuralCarrier') },
    { result: carrier.upToHull, who: 'carrier', isRead: reads('structuralCarrier') },
    { result: merchant, who: 'merchant', isRead: reads('structuralMerchant') },
  ]
  return rows.flatMap(({ result, who, isRead }) =>
    isRead
      ? [
          {
            key: result.key,
            cells: [
              ...faces,
              words(key(`underwater.who.${who}`), { area: area(words, result), die: carrier.die }),
              effect(words, result, 'underwater'),
              left(words, result),
            ],
          },
        ]
      : [],
  )
}

function area(words: Words, { id }: Result): string {
  return words(key(`results.areas.${id}`))
}

function armour(words: Words, result: Result): string {
  return words(key(`results.armour.${result.armour ?? 'none'}`))
}

function left(words: Words, { after }: Result): string {
  return words(key(`results.after.${after}`))
}

/** What a result does, with the figures of its table. */
function effect(words: Words, result: Result, table: StructuralTable | 'underwater'): string {
  const [step] = result.steps ?? []
  const costs = Object.fromEntries((result.sequence ?? []).map(({ lose, cost }) => [lose, cost]))
  return words(key(`results.effects.${effectName(result, table)}`), {
    cost: typeof step?.cost === 'number' ? step.cost : sizeCostBase,
    fire: fireCost === 'size' ? sizeCostBase : fireCost,
    n: result.speedDice?.free ?? 0,
    port: span(helmTurns.port.from, helmTurns.port.to),
    starboard: span(helmTurns.starboard.from, helmTurns.starboard.to),
    factors: (result.weapons?.factorOrder ?? []).map((factor) => factor.toUpperCase()).join(', '),
    ...costs,
  })
}

function effectName({ key: name, id, speedDice, sequence }: Result, table: StructuralTable | 'underwater'): string {
  if (id === 'hull' && table === 'structuralCarrier') return 'hullOrBase'
  if (id === 'engineRoom' && table === 'underwater') return speedDice?.free ? 'enginesFree' : 'engines'
  if (id === 'sensors' && sequence?.length === 2) return 'sensorsOfCarrier'
  return name
}
