import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasWords, i18n, say } from './words'
import { en } from '#shared/words/en/index'
import { speaker, type Catalogue } from '#shared/words/speak'

afterEach(() => vi.unstubAllGlobals())

/** Every key of the catalogue, dotted. */
function keysOf(catalogue: Catalogue, under = ''): readonly string[] {
  return Object.entries(catalogue).flatMap(([key, words]) =>
    typeof words === 'string' ? [`${under}${key}`] : keysOf(words, `${under}${key}.`),
  )
}

describe('words on screen', () => {
  it('need no code made from text, which the content policy forbids', () => {
    vi.stubGlobal('Function', () => {
      throw new Error('code from text')
    })
    i18n.global.mergeLocaleMessage('en', { trial: 'fresh {n} box | fresh {n} boxes' } as never)
    expect(say('trial', { n: 3 })).toBe('fresh 3 boxes')
  })

  it('are the very words on paper, for every sentence of the catalogue', () => {
    const onPaper = speaker(en)
    const values = { n: 2, turn: 3, title: 'Off Ushant', what: 'x', where: 'y' }
    // A missing value stays in braces on paper and is empty on screen; both are bugs, so only whole sentences count.
    const spoken = keysOf(en).map((key) => [key, onPaper(key, values)] as const)
    for (const [key, words] of spoken.filter(([, words]) => !words.includes('{')))
      expect([key, say(key, values)]).toEqual([key, words])
  })

  it('show a missing key as itself', () => expect(say('no.such.words')).toBe('no.such.words'))

  it.each(['constructor', 'play.constructor', 'toString', '__proto__', 'play', 'play[0]', ''])(
    'take no key of a stranger’s journal for words that every object has: %s',
    (key) => {
      expect([say(key), speaker(en)(key), hasWords(key)]).toEqual([key, key, false])
    },
  )

  it('count halves without a fall', () => {
    i18n.global.mergeLocaleMessage('en', { three: 'none | {n} box | {n} boxes' } as never)
    expect([say('three', { n: 1.5 }), say('three', { n: -1 }), say('three', { n: 0.5 })]).toEqual([
      '1.5 boxes',
      '-1 box',
      '0.5 box',
    ])
    expect(say('three', { count: 1.5 })).toBe(' boxes')
  })
})
