import { expect, test } from 'vitest'
import { isSlug, slugFrom } from './slug'

test.each([
  ['Tsushima, 1905!', 'tsushima-1905'],
  ['  Dupuy de Lôme ', 'dupuy-de-lome'],
  ['日本海', ''],
  ['One, two, three', 'one-two'],
])('%s is called %s', (title, slug) => expect(slugFrom(title, 8)).toBe(slug.slice(0, 8).replace(/-$/, '')))

test.each(['a', '1st-division', 'x'.repeat(64)])('%s is a slug', (name) => expect(isSlug(name)).toBe(true))
test.each(['', '-a', 'A', 'a_b', '../a', 'a\n', 'x'.repeat(65)])('%j is none', (name) =>
  expect(isSlug(name)).toBe(false),
)
