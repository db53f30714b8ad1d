import { expect, it } from 'vitest'
import type { Catalogue } from '../words/speak'
import { speaker } from '../words/speak'
import { catalogueOf, en, english, type Language } from './words'

/** A plural has several forms. */
const eachForm = (sentence: string) =>
  sentence
    .split(' | ')
    .map((form) => `[${form}]`)
    .join(' | ')

/** A language in which every sentence is the English one between brackets. */
const bracketed = between(english) as Language

function between(words: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? eachForm(value) : between(value)]),
  )
}

function* keysOf(words: Catalogue, path = ''): Generator<string> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') yield path + key
    else yield* keysOf(value, `${path}${key}.`)
  }
}

it('another language says every sentence of the program, none of it in English', () => {
  const say = speaker(catalogueOf(bracketed))
  const keys = [...keysOf(en)]
  expect(keys.length).toBeGreaterThan(8_000)
  expect(keys.filter((key) => !say(key).startsWith('['))).toEqual([])
})

it('the compiler names what a language lacks, of the program and of a pack', () => {
  const { procedures } = english.everyPack
  // @ts-expect-error: nothing of the program
  expect((): Language => ({ ...english, general: { procedures } })).toBeDefined()
  const { gunnery: _, ...withoutGunnery } = english.packs['fire-on-the-waters']
  const packs = { ...english.packs, 'fire-on-the-waters': withoutGunnery }
  // @ts-expect-error: a chapter of a pack
  expect((): Language => ({ ...english, packs })).toBeDefined()
})
