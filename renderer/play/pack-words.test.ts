import { expect, test } from 'vitest'
import { packId } from '#shared/kernel/ids'
import { packWords } from './pack-words'

test('a phase has its words, and one that the rules do not have stands for itself', () => {
  const { phase } = packWords(packId('perfidious-albion'))
  expect([phase('gunnery'), phase('tea')]).toEqual(['Gunnery', 'tea'])
})
