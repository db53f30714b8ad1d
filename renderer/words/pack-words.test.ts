import { expect, test } from 'vitest'
import { packId } from '#shared/kernel/ids'
import { packWords } from './pack-words'

test('a phase has its words, and one that the rules do not have is its own', () => {
  const { phase } = packWords(packId('perfidious-albion'))
  expect([phase('gunnery'), phase('tea')]).toEqual(['Gunnery', 'tea'])
})

test('a field that is a list of words says each of them, and what it does not know as it is', () => {
  const { value } = packWords(packId('fire-on-the-waters'))
  expect(value('field', 'casualties', 'radioOut shaftLost:2')).toBe('radio out; shaft 2 lost')
  expect(value('field', 'casualties', 'radioOut strange')).toBe('radioOut strange')
  expect(value('field', 'commander', 'Rear-Admiral Goto')).toBe('Rear-Admiral Goto')
})
