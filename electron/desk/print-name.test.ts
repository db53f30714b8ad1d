import { expect, test } from 'vitest'
import { isPlainName } from './library/place'
import { fileStem } from './print-jobs'

test.each([
  ['Battle off Ushant', 'Battle off Ushant'],
  ['  Ushant: 12/7/1898?  ', 'Ushant 12 7 1898'],
  ['CON', 'Cards CON'],
  ['...', 'Cards'],
  ['Mika\u202esa', 'Mika sa'],
  ['日本海海戦', '日本海海戦'],
])('%s is printed as %s', (title, stem) => expect(fileStem(title)).toBe(stem))

test.each([
  ['three bytes a letter', '海'.repeat(120)],
  ['four bytes a letter', '🚢'.repeat(60)],
  ['one letter of many', `a${'\u0301'.repeat(119)}`],
  ['half a letter', `${'x'.repeat(79)}\ud83d`],
  ['a letter that lies across the end', `${'x'.repeat(159)}🚢`],
])('a title of %s makes a name that every system takes', (_, title) => {
  const stem = fileStem(title)
  expect(Buffer.byteLength(stem)).toBeLessThanOrEqual(200)
  expect(isPlainName(stem)).toBe(true)
  expect(stem).not.toContain('\ufffd')
})
