import { expect, it } from 'vitest'
import { documents } from '#shared/words/en/documents'
import { diskRefusal, onDisk } from './disk-refusal'

const failure = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' })

it.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EROFS', 'disk-read-only'],
  ['EACCES', 'disk-read-only'],
  ['EIO', 'disk-gone'],
  ['ESTALE', 'disk-gone'],
  ['EMFILE', 'disk-trouble'],
])('%s is %s, and has a sentence', (code, refusal) => {
  expect(diskRefusal(failure(code))).toEqual({ ok: false, code: refusal, values: { error: code } })
  expect(documents).toHaveProperty(refusal)
})

it('what the disk refuses comes back as a refusal, a bug is thrown on', async () => {
  expect(await onDisk(() => Promise.reject(failure('ENOSPC')))).toMatchObject({ ok: false, code: 'disk-full' })
  await expect(onDisk(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow(TypeError)
})
