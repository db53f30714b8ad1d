import { rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest, writeFiles } from '../electron/desk/desk.testing'
import { hashOf, isFresh, writeStamp } from './freshness.mjs'

async function project() {
  const root = await folderForTest()
  await writeFiles(root, { 'source/deep/one.ts': 'one', 'package.json': '{}' })
  return { root, hash: () => hashOf(root, ['source', 'package.json', 'not-there']) }
}

test('the same contents have the same hash, whatever their dates', async () => {
  const { root, hash } = await project()
  const before = await hash()
  await utimes(join(root, 'source/deep/one.ts'), 0, 0)
  expect(await hash()).toBe(before)
})

test('a change, a new file and a new name each make another hash', async () => {
  const { root, hash } = await project()
  const hashes = [await hash()]
  await writeFile(join(root, 'source/deep/one.ts'), 'two')
  hashes.push(await hash())
  await writeFile(join(root, 'source/two.ts'), '')
  hashes.push(await hash())
  await rename(join(root, 'source/two.ts'), join(root, 'source/three.ts'))
  hashes.push(await hash())
  expect(new Set(hashes).size).toBe(4)
})

test('work is fresh only under the stamp of its hash', async () => {
  const { root } = await project()
  const stamp = join(root, 'build/stamp')
  expect(await isFresh(stamp, 'abc')).toBe(false)
  await writeStamp(stamp, 'abc')
  expect(await isFresh(stamp, 'abc')).toBe(true)
  expect(await isFresh(stamp, 'abd')).toBe(false)
})
