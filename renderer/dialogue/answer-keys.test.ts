import { describe, expect, it } from 'vitest'
import { answerKeysOf, facesInWords } from './answer-keys'
import { openGame } from '../stores/opened-game.testing'
import { twoDivisions } from '../stores/setups.testing'
import type { DrawQuestion, Lot, Question } from '#shared/kernel/question'

const lot = (value: string, count: number): Lot => ({
  value,
  say: { key: 'units.inches', values: { inches: value } },
  count,
})
const cup = (...lots: readonly Lot[]): DrawQuestion => ({
  kind: 'draw',
  key: 'chit-1',
  lots,
  to: 'umpire',
  ask: { key: 'dialogue.answer.umpire' },
})

async function keysOf(question: Question) {
  const { game } = await openGame(twoDivisions())
  return answerKeysOf(question, [], game.live!, game.pack!)
}

describe('lots in the cup', () => {
  it('say how many there are; a chit with a single digit is that key', async () => {
    const keys = await keysOf(cup(lot('-4', 1), lot('4', 5), lot('9', 15), lot('X', 0)))
    expect(keys.map(({ label, answers }) => [label, answers[0]!.key])).toEqual([
      ['-4″ ×1', ''],
      ['4″ ×5', '4'],
      ['9″ ×15', '9'],
    ])
  })

  it('have the key of their place where there is one of each', async () => {
    const keys = await keysOf(cup(lot('A', 1), lot('X', 1)))
    expect(keys.map(({ label, answers }) => [label, answers[0]!.key])).toEqual([
      ['A″', '1'],
      ['X″', '2'],
    ])
  })
})

it('each of several dice has what it needs, and less', async () => {
  const keys = await keysOf({
    ...{ kind: 'rolls', key: 'at/die', die: 'D10', count: 3, to: 'umpire', ask: { key: 'dialogue.answer.umpire' } },
    enough: { from: 8, yes: { key: 'dialogue.answer.yes' }, no: { key: 'dialogue.answer.no' } },
  })
  expect(keys.map(({ says, answers }) => [says, answers.map(({ key }) => key).join('')])).toEqual([
    ['No', '1234567'],
    ['Yes', '890'],
  ])
})

describe('a die against a number', () => {
  const chance = (atMost: number): Question => ({
    kind: 'chance',
    key: 'crew',
    die: 'D10',
    atMost,
    to: 'umpire',
    ask: { key: 'dialogue.answer.umpire' },
  })

  it('has two groups: on that or less, and above', async () => {
    const keys = await keysOf(chance(4))
    expect(keys.map(({ says, answers }) => [says, answers.map(({ key }) => key).join('')])).toEqual([
      ['Yes', '1234'],
      ['No', '567890'],
    ])
  })

  it('has one where every face does it', async () => {
    expect((await keysOf(chance(10))).map(({ says }) => says)).toEqual(['Yes'])
  })
})

it('faces are named from first to last, as they follow each other on the die', () => {
  expect(facesInWords('D36', [11, 12, 13, 14, 15, 16, 21, 33])).toBe('11–21, 33')
  expect(facesInWords('D100', [1, 2, 3])).toBe('1–3')
})
