import { placesFound, words } from '../../kit/worded.testing'
import { expect, test } from 'vitest'
import { dice, play } from '../../../kernel/script.testing'
import { playedBattle } from '../../../report/battle.testing'
import { onSheet } from './look-up'
import { placeOfHit } from '../procedures/damage/shell'
import { reference } from './reference'

const tables = reference(words)

test('every place that a dialogue names is on the reference sheet', () => {
  expect(placesFound(onSheet, tables).length).toBeGreaterThan(50)
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
