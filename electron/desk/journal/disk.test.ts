import files from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderForTest } from '../desk.testing'
import { replaceCalls } from '../system-calls.testing'
import { nodeDisk } from './disk'

/** The system's own calls, listed as they are made. */
const asked: string[] = []
replaceCalls(files, (real) => {
  const listed = (name: 'write' | 'fdatasync') => {
    const call = real[name] as (...given: unknown[]) => void
    return (...given: unknown[]) => (asked.push(name), call(...given))
  }
  return { write: listed('write'), fdatasync: listed('fdatasync') }
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
