import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOlder } from './requirements.mjs'

test.each([
  ['>= 22.12.0', '22.12.0', false],
  ['>= 22.12.0', '22.11.9', true],
  ['>= 22.12.0', '20.20.2', true],
  ['>= 22.12.0', '24.1.0', false],
  ['20.20', '20.20.2', false],
  ['20.20', '20.9.0', true],
])('%s: %s is older: %s', (asked, here, expected) => {
  expect(isOlder(asked, here)).toBe(expected)
})

test('the README asks for what Electron asks for, and for what the program itself needs', () => {
  const electron = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')).engines.node
  const own = JSON.parse(readFileSync('package.json', 'utf8')).engines.node
  const readme = readFileSync('README.md', 'utf8')
  expect(
    /Node\.js\S* (\d+\.\d+) or newer, which Electron asks for; without Electron (\d+\.\d+) is enough/
      .exec(readme)
      ?.slice(1),
  ).toEqual([electron, own].map((range) => /\d+\.\d+/.exec(range)[0]))
})
