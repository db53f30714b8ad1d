import { expect, test } from 'vitest'
import { en } from '../rules/words'
import { speaker } from '../words/speak'
import { victoryInWords } from './victory'

const said = (victoryFigures: Parameters<typeof victoryInWords>[0]['victoryFigures'], victory = '') =>
  victoryInWords(victoryFigures ? { victory, victoryFigures } : { victory }, speaker(en))

test('figures of a victory are sentences before its words', () => {
  expect(said(undefined, 'By agreement.')).toBe('By agreement.')
  expect(said({ turns: 12, counts: 'tons', lead: 25 }, 'Then home.')).toBe(
    'It ends with turn 12. The tons of enemy ships lost for good are counted. A lead of 25 in a hundred is a victory.\n\nThen home.',
  )
  expect(said({ counts: 'left' })).toBe(
    'What the enemy has lost in all its ships is counted. Whoever has more has won.',
  )
})
