import { expect, test } from 'vitest'
import { refused } from '../kernel/result'
import { en } from '../rules/words'
import { sayRefusal } from './say-refusal'
import { speaker } from './speak'

const words = speaker(en)

test('a refusal uses the words of the procedure, or of the document it is about', () => {
  expect(sayRefusal(words, refused('game-unknown', { game: 'tsushima' }))).toBe(
    'There is no game “tsushima” in the library.',
  )
  expect(sayRefusal(words, refused('document-empty'))).toBe('The file is empty.')
})

test('a code without a sentence is named', () => {
  expect(sayRefusal(words, refused('never-heard-of'))).toContain('never-heard-of')
})
