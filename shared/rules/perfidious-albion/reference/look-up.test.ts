import { expect, test } from 'vitest'
import { en } from '../../words'
import { speaker } from '../../../words/speak'
import type { LookUp } from '../../../kernel/question'
import { dice, play } from '../../../kernel/script.testing'
import { playedBattle } from '../../../report/battle.testing'
import { onSheet } from './look-up'
import { placeOfHit } from '../procedures/damage/shell'
import { reference } from './reference'

const tables = reference(speaker(en))

function everyPlace(sheet: object): readonly LookUp[] {
  return Object.values(sheet).flatMap((value: unknown) =>
    Array.isArray(value) ? (value as LookUp[]) : everyPlace(value as object),
  )
}

test('every place that a dialogue names is on the reference sheet', () => {
  const places = everyPlace(onSheet)
  expect(places.length).toBeGreaterThan(50)
  for (const { table, row } of places) {
    const found = tables.find(({ key }) => key === table)
    expect(found, table).toBeDefined()
    if (row !== undefined) expect(found?.rowKeys, `${table} ${row}`).toContain(row)
  }
})

test('every row of a table that has keys has one, and only one', () => {
  for (const { key, rows, rowKeys } of tables) {
    if (!rowKeys) continue
    expect(rowKeys, key).toHaveLength(rows.length)
    expect(new Set(rowKeys).size, key).toBe(rows.length)
  }
})

test('every question that a battle puts names its place on the sheet', () => {
  const silent = new Set<string>()
  const spoken = new Set<string>()
  for (const seed of [2, 9, 17, 40]) {
    for (const { procedure, question } of playedBattle(seed, 3, 3).asked) {
      if (!question.lookUp?.length) silent.add(`${procedure} ${question.ask.key}`)
      else spoken.add(procedure)
    }
  }
  expect([...silent]).toEqual([])
  expect(spoken.size).toBeGreaterThan(8)
})

test('a straddle is looked up by the way the target lies', () => {
  const { questions } = play(placeOfHit('Z/1', 'bow', 'rn'), dice(3, 4))
  expect(questions.map(({ lookUp }) => lookUp?.[0])).toEqual([
    { table: 'straddles', row: 'bowRake' },
    { table: 'straddles', row: 'bowRake' },
  ])
})
