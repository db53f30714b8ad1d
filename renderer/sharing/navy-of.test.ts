import { expect, test } from 'vitest'
import { navyOf } from './navy-of'
import { library } from '#shared/words/en/library'

const early: ReadonlySet<string> = new Set(['royal-navy', 'kaiserliche-marine'])
const late: ReadonlySet<string> = new Set(['royal-navy', 'kriegsmarine'])

test.each([
  ['GB', 'royal-navy'],
  ['U.K.', 'royal-navy'],
  ['Royal Navy', 'royal-navy'],
  ['RU', 'russian-imperial-navy'],
  ['JP', 'imperial-japanese-navy'],
  ['FR', 'marine-nationale'],
  ['IT', 'regia-marina'],
  ['US', 'us-navy'],
  ['USA', 'us-navy'],
  ['Martian', undefined],
  ['constructor', undefined],
])('%s is a navy: %s', (said, navy) => expect(navyOf(said, 1900, early)).toBe(navy))

test.each(['DE', 'Germany', 'German'])('%s is the navy of its year, else that of the rules', (said) => {
  expect([navyOf(said, 1916, late), navyOf(said, 1939, early)]).toEqual(['kaiserliche-marine', 'kriegsmarine'])
  expect([navyOf(said, undefined, early), navyOf(said, undefined, late)]).toEqual([
    'kaiserliche-marine',
    'kriegsmarine',
  ])
})

test('no two navies are called the same, and each is found by its name', () => {
  const navies = Object.entries(library.navies)
  expect(new Set(navies.map(([, name]) => name)).size).toBe(navies.length)
  expect(navies.filter(([key, name]) => navyOf(name, 1900, early) !== key)).toEqual([])
})
