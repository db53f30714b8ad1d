import * as fs from 'node:fs'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { whyNotWritable } from './requirements.mjs'

vi.mock('node:fs', async (original) => ({ ...(await original()), mkdtempSync: vi.fn((await original()).mkdtempSync) }))

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
  vi.mocked(fs.mkdtempSync).mockImplementationOnce(() => {
    throw Object.assign(new Error(`${code}: no`), { code })
  })
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
