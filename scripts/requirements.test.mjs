import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceCalls } from '../electron/desk/system-calls.testing'
import { isOlder, whyNotWritable } from './requirements.mjs'

let refusal = null
replaceCalls(fs, (real) => ({
  mkdtempSync: (path) => {
    const code = refusal
    refusal = null
    if (code !== null) throw Object.assign(new Error(`${code}: no`), { code })
    return real.mkdtempSync(path)
  },
}))

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'writable-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('a folder that can be written to is left as it was', () => {
  const place = folder()
  expect(whyNotWritable(place)).toBeNull()
  expect(whyNotWritable(join(place, 'new'))).toBeNull()
  expect(readdirSync(place)).toEqual(['new'])
})

test.each(['EROFS', 'EACCES', 'EPERM'])('one that may not be is named, with what to do: %s', (code) => {
  const place = folder()
  refusal = code
  const why = whyNotWritable(place)
  expect(why).toContain(`${place} may not be written to (${code})`)
  expect(why).toContain('Copy that folder to a place of your own')
  expect(why).not.toMatch(/network/i)
})

test('anything else is said as the system says it', () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  expect(whyNotWritable(file)).toMatch(/cannot be written to: EEXIST/)
})

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
