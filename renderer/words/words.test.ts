import { describe, expect, it } from 'vitest'
import { hasWords, say } from '.'
import { en } from '#shared/rules/words'
import { speaker, type Catalogue } from '#shared/words/speak'

/** Every key of the catalogue, dotted. */
function keysOf(catalogue: Catalogue, under = ''): readonly string[] {
  return Object.entries(catalogue).flatMap(([key, words]) =>
    typeof words === 'string' ? [`${under}${key}`] : keysOf(words, `${under}${key}.`),
  )
}

describe('words on screen', () => {
  it('are whole sentences for every key of the catalogue: no name in braces, no second form', () => {
    for (const key of keysOf(en)) for (const values of [{}, { n: 2 }]) expect(say(key, values)).not.toMatch(/[{}]| \| /)
  })

  it('show a missing key as itself', () => expect(say('no.such.words')).toBe('no.such.words'))

  it.each(['constructor', 'play.constructor', 'toString', '__proto__', 'play', 'play[0]', ''])(
    'take no key of a stranger’s journal for words that every object has: %s',
    (key) => {
      expect([say(key), speaker(en)(key), hasWords(key)]).toEqual([key, key, false])
    },
  )

  it('count halves without a fall, and without a number speak of one', () => {
    const three = speaker({ three: 'none | {n} box | {n} boxes' }, 'nothing')
    expect([1.5, -1, 0.5, 0].map((n) => three('three', { n }))).toEqual(['1.5 boxes', '-1 box', '0.5 box', 'none'])
    expect(three('three')).toBe(' box')
  })

  it('leave out what is missing, where paper shows its name', () => {
    const catalogue = { struck: '{ship}, cell {box} struck' }
    expect(speaker(catalogue, 'nothing')('struck', { ship: 'Mikasa', box: null })).toBe('Mikasa, cell  struck')
    expect(speaker(catalogue)('struck', { ship: 'Mikasa' })).toBe('Mikasa, cell {box} struck')
  })
})
