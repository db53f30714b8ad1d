import { expect, test } from 'vitest'
import type { OverridableQuestion, Question } from '#shared/kernel/question'
import type { GameState } from '#shared/game/state'
import { optionsOf, rangeOf } from './answer-options'

const figure = (more: Pick<OverridableQuestion, 'value' | 'within'>): OverridableQuestion => ({
  ...{ kind: 'judge', key: 'q', to: 'umpire', ask: { key: 'odds.policy.usual' } },
  ...more,
})

test('an overridable figure beyond its bounds can be kept, and the stepper begins there', () => {
  expect(rangeOf(figure({ value: 66, within: { least: -20, most: 60 } }))).toEqual({ least: -20, most: 66, usual: 66 })
  expect(rangeOf(figure({ value: 6, within: { least: -20, most: 60 } }))).toEqual({ least: -20, most: 60, usual: 6 })
})

test('of an open question neither answer is chosen beforehand', () => {
  const asked = { kind: 'confirm', key: 'q', to: 'umpire', ask: { key: 'odds.policy.usual' }, usual: true } as const
  const chosen = (question: Question) => optionsOf(question, {} as GameState).map(({ usual }) => usual)
  expect([chosen(asked), chosen({ ...asked, isOpen: true })]).toEqual([
    [true, false],
    [false, false],
  ])
})

test('an overridable choice that is not offered comes first', () => {
  const values = optionsOf(figure({ value: 'C', within: ['A', 'B'] }), {} as GameState).map(({ value }) => value)
  expect(values).toEqual(['C', 'A', 'B'])
})
