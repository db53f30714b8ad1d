import type { DrawRules, CardCounts, Outlook } from './outlook'

interface Table {
  /** Of the kind, other events, blacks. */
  readonly undrawn: readonly number[]
  readonly discards: readonly number[]
  readonly hand: readonly number[]
  /** Drawn of the kind: in this turn, before it. */
  readonly now: number
  readonly before: number
}

type Tables = Map<string, { readonly table: Table; chance: number }>

/** The outlook of a small deck by drawing one card after the other, every way that they can come. */
export function cardByCard(counts: CardCounts, { cardsPerTurn, reshuffle }: DrawRules, turns: number): Outlook {
  const { kindUndrawn, othersUndrawn, undrawn, kindDiscards, othersDiscards, discards } = counts
  let tables = only({
    undrawn: [kindUndrawn, othersUndrawn, undrawn - kindUndrawn - othersUndrawn],
    discards: [kindDiscards, othersDiscards, discards - kindDiscards - othersDiscards],
    ...{ hand: [0, 0, 0], now: 0, before: 0 },
  })
  const found = { inTurn: [] as number[], byTurn: [] as number[], firstIn: [] as number[], expectedBy: [] as number[] }
  for (let turn = 0; turn < turns; turn++) {
    if (reshuffle === 'everyTurn') tables = each(tables, (table) => [[shuffled(table), 1]])
    for (let draw = 0; draw < cardsPerTurn; draw++) {
      tables = each(tables, (table) => drawn(reshuffle === 'whenEmpty' && isEmpty(table) ? shuffled(table) : table))
    }
    found.inTurn.push(chanceThat(tables, ({ now }) => now > 0))
    found.byTurn.push(chanceThat(tables, ({ now, before }) => now + before > 0))
    found.firstIn.push(chanceThat(tables, ({ now, before }) => now > 0 && before === 0))
    found.expectedBy.push([...tables.values()].reduce((sum, { table, chance }) => sum + chance * allOf(table), 0))
    tables = each(tables, (table) => [[turnEnded(table), 1]])
  }
  const most = Math.max(0, ...[...tables.values()].map(({ table }) => table.before))
  const count = Array.from({ length: most + 1 }, (_, n) => chanceThat(tables, ({ before }) => before === n))
  return { ...found, count }
}

const allOf = ({ now, before }: Table) => now + before
const sumOf = (cards: readonly number[]) => cards.reduce((sum, each) => sum + each, 0)
const isEmpty = ({ undrawn }: Table) => sumOf(undrawn) === 0
const plus = (ones: readonly number[], others: readonly number[]) => ones.map((one, at) => one + others[at]!)

function shuffled(table: Table): Table {
  return { ...table, undrawn: plus(table.undrawn, table.discards), discards: [0, 0, 0] }
}

function turnEnded(table: Table): Table {
  const { discards, hand, now, before } = table
  return { ...table, discards: plus(discards, hand), hand: [0, 0, 0], now: 0, before: before + now }
}

function drawn(table: Table): readonly (readonly [Table, number])[] {
  const cards = sumOf(table.undrawn)
  if (cards === 0) return [[table, 1]]
  return table.undrawn.flatMap((of, which) => {
    if (of === 0) return []
    const card = [0, 1, 2].map((each) => (each === which ? 1 : 0))
    const to = which === 2 ? 'discards' : 'hand'
    const undrawn = table.undrawn.map((each, at) => each - card[at]!)
    const now = table.now + (which === 0 ? 1 : 0)
    return [[{ ...table, undrawn, now, [to]: plus(table[to], card) }, of / cards] as const]
  })
}

function only(table: Table): Tables {
  return new Map([['', { table, chance: 1 }]])
}

function each(tables: Tables, comesTo: (table: Table) => readonly (readonly [Table, number])[]): Tables {
  const after: Tables = new Map()
  for (const { table, chance } of tables.values()) {
    for (const [next, of] of comesTo(table)) {
      const key = JSON.stringify(next)
      const same = after.get(key)
      if (same) same.chance += chance * of
      else after.set(key, { table: next, chance: chance * of })
    }
  }
  return after
}

function chanceThat(tables: Tables, holds: (table: Table) => boolean): number {
  return [...tables.values()].reduce((sum, { table, chance }) => sum + (holds(table) ? chance : 0), 0)
}
