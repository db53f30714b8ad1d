import { describe, expect, it, test } from 'vitest'
import { hasWords, packWords, say, sayReason } from '.'
import { groupName } from './card-words'
import { packId } from '#shared/kernel/ids'
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { furutaka, inPlay } from '#shared/rules/fire-on-the-waters/ship/furutaka.testing'
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
    expect([1.5, -1, 0.5, 0].map((n) => three('three', { n }))).toEqual(['1.5 boxes', '−1 box', '0.5 box', 'none'])
    expect(three('three')).toBe(' box')
  })

  it('leave out what is missing, where paper shows its name', () => {
    const catalogue = { struck: '{ship}, cell {box} struck' }
    expect(speaker(catalogue, 'nothing')('struck', { ship: 'Mikasa', box: null })).toBe('Mikasa, cell  struck')
    expect(speaker(catalogue)('struck', { ship: 'Mikasa' })).toBe('Mikasa, cell {box} struck')
  })
})

describe('reasons in words', () => {
  it('have a sentence with their values in it', () =>
    expect(sayReason({ code: 'document-unknown-version', values: { what: 7, newest: 1 } })).toContain('version 7'))

  it('name their code where there is no sentence yet', () =>
    expect(sayReason({ code: 'sea-serpent', values: {} })).toBe('That was refused (sea-serpent). Nothing was changed.'))
})

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

test('the groups of a card are called as its rules call them', () => {
  const ship = inPlay(furutaka())
  const groups = ['grid', 'torpedoes', 'flotation', 'header'] as const
  expect(groups.map((group) => groupName(fireOnTheWaters, ship, group))).toEqual([
    'Furutaka: hull and what stands above it, bow to stern in two lines',
    'Furutaka: torpedoes',
    'Furutaka: Flotation points left',
    'Furutaka: card',
  ])
})
