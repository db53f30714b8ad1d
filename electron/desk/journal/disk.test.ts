import { readFile, rename, writeFile } from 'node:fs/promises'
import type * as NodeFiles from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { folderForTest } from '../desk.testing'
import { nodeDisk } from './disk'

const { asked } = vi.hoisted(() => ({ asked: [] as string[] }))

/** The system's own calls, listed as they are made. */
vi.mock('node:fs', async (original) => {
  const real = await original<typeof NodeFiles>()
  const listed = <Call extends (...given: never[]) => unknown>(name: string, call: Call) =>
    ((...given: Parameters<Call>) => {
      asked.push(name)
      return call(...given)
    }) as Call
  return { ...real, write: listed('write', real.write), fdatasync: listed('fdatasync', real.fdatasync) }
})

let folder: string
beforeEach(async () => {
  folder = await folderForTest()
})

async function appendTwice(open: 'open' | 'create') {
  const path = join(folder, 'journal.jsonl')
  if (open === 'open') await writeFile(path, '0')
  const file = await nodeDisk[open](path)
  asked.length = 0
  for (const text of ['1', '2']) {
    await file.append(Buffer.from(text))
    await file.sync()
  }
  await file.close()
  return { text: await readFile(path, 'utf8'), asked: [...asked] }
}

const whereWritesFlush = test.runIf(process.platform === 'linux')

whereWritesFlush(
  'what stood in a journal is flushed with the first mark; after that each write flushes itself',
  async () => {
    expect(await appendTwice('open')).toEqual({ text: '012', asked: ['write', 'fdatasync', 'write'] })
  },
)

test('a new file is flushed when it is asked to be, however many pieces it is written in', async () => {
  expect(await appendTwice('create')).toEqual({ text: '12', asked: ['write', 'fdatasync', 'write', 'fdatasync'] })
})

test('parts of an open file are read from that file, whatever has its name by then', async () => {
  const path = join(folder, 'journal.jsonl')
  await writeFile(path, 'the first file')
  const file = await nodeDisk.openToRead(path)
  await writeFile(join(folder, 'other'), 'another one')
  await rename(join(folder, 'other'), path)
  const parts = await Promise.all([file.readPart(0, 3), file.readPart(10), file.readPart(4, 99), file.readPart(99)])
  expect(parts.map(String)).toEqual(['the', 'file', 'first file', ''])
  expect(file.size).toBe(14)
  file.close()
})
