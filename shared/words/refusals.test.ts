import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { refused } from '../kernel/result'
import { companionRefused } from './en/companion-refused'
import { en } from '../rules/words'
import { sayRefusal } from './say-refusal'
import { speaker } from './speak'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Those of the open table come with its sheet. */
const words = speaker({ ...en, refused: { ...en.refused, ...companionRefused } })

/** Every code of a refusal, a finding or a trouble, as the sources write it. */
function codesIn(folder: string): string[] {
  return (
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|vue)$/.test(name) && !/\.(test|testing)\.ts$/.test(name))
      // The pack that new packs are made of has its words with them.
      .filter((name) => !/rules[\\/]template[\\/]/.test(name))
      .flatMap((name) => [
        ...readFileSync(join(root, folder, name), 'utf8').matchAll(/(?:refused\(\s*|\bcode: (?='\w+-))'([a-z-]+)'/g),
      ])
      .map((found) => found[1]!)
  )
}

it.each([...new Set(['shared', 'electron', 'renderer'].flatMap(codesIn))].sort())('%s has a sentence', (code) => {
  expect(sayRefusal(words, { code, values: {} })).not.toBe(words('app.refusedOtherwise', { code }))
})

it('a refusal uses the words of the procedure, or of the document it is about; a code without a sentence is named', () => {
  expect(sayRefusal(words, refused('game-unknown', { game: 'tsushima' }))).toBe(
    'There is no game “tsushima” in the library.',
  )
  expect(sayRefusal(words, refused('document-empty'))).toBe('The file is empty.')
  expect(sayRefusal(words, refused('never-heard-of'))).toContain('never-heard-of')
})
