import { expect, test } from 'vitest'
import { JournalFile, type JournalFileHost } from './journal-file'
import { encodeLine } from './line-format'
import { SavedContent } from './saved-content'
import { diskWith, type SimulatedDisk } from './simulated-disk.testing'

const folder = '/games/one'
const path = `${folder}/journal.jsonl`
const head = encodeLine({ seq: 0 }).bytes
const line = (seq: number) => encodeLine({ seq }).bytes

async function opened(host: Partial<JournalFileHost> = {}): Promise<{ disk: SimulatedDisk; file: JournalFile }> {
  const disk = diskWith({ [path]: head })
  const alone = {
    reportProblem: () => undefined,
    later: () => () => undefined,
    remembered: () => undefined,
    overwritten: () => undefined,
    ...host,
  }
  return { disk, file: new JournalFile(disk, folder, alone, await disk.open(path), SavedContent.of(head)) }
}

test('what comes while a flush is under way shares the next one, in order', async () => {
  const { disk, file } = await opened()
  let syncs = 0
  disk.fails = (operation) => {
    if (operation === 'sync') syncs++
    return undefined
  }
  const order: number[] = []
  for (let seq = 1; seq <= 100; seq++) file.append(line(seq), 1, () => order.push(seq))
  expect(await file.settle()).toBe(true)
  expect(syncs).toBe(2)
  expect(order).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  const written = (await disk.readFile(path)).toString().trimEnd().split('\n')
  expect(written.map((text) => (JSON.parse(text) as { seq: number }).seq)).toEqual([0, ...order])
})

test('a mark made in the moment in which the last one is saved is flushed too', async () => {
  const { file } = await opened()
  const second = new Promise<void>((resolve) => {
    file.append(line(1), 1, () => void Promise.resolve().then(() => file.append(line(2), 1, resolve)))
  })
  await second
  expect(file.isIdle).toBe(true)
})

test('a full disk in the middle of a line: reported, and all that wait are saved when there is room', async () => {
  const reported: [string | undefined, number][] = []
  const { disk, file } = await opened({ reportProblem: (problem, unsaved) => reported.push([problem?.code, unsaved]) })
  disk.fails = (operation) => (operation === 'append' ? { code: 'ENOSPC' } : undefined)
  const saved: number[] = []
  file.append(line(1), 1, () => saved.push(1))
  await file.settle()
  file.append(line(2), 1, () => saved.push(2))
  await file.settle()
  expect(saved).toEqual([])
  expect(reported.at(-1)).toEqual(['save-disk-full', 2])
  disk.fails = () => undefined
  expect(await file.settle()).toBe(true)
  expect(saved).toEqual([1, 2])
  expect(reported.at(-1)).toEqual([undefined, 0])
  expect(await disk.readFile(path)).toEqual(Buffer.concat([head, line(1), line(2)]))
})

test('a bug of ours is reported and loses no mark', async () => {
  const reported: (string | undefined)[] = []
  const { disk, file } = await opened({ reportProblem: (problem) => reported.push(problem?.code) })
  disk.fails = () => {
    throw new TypeError('a bug')
  }
  let isSaved = false
  file.append(line(1), 1, () => (isSaved = true))
  await file.settle()
  expect(reported.at(-1)).toBe('save-trouble')
  disk.fails = () => undefined
  await file.settle()
  expect(isSaved).toBe(true)
})

test('a repair that comes while another is being written is done after it', async () => {
  const { disk, file } = await opened()
  file.append(line(1), 1, () => undefined)
  await file.settle()
  const covers = file.savedBytes
  const first = { because: 'damaged', bytes: Buffer.concat([head, line(1)]), covers } as const
  const newer = { because: 'damaged', bytes: Buffer.concat([head, line(9)]), covers } as const
  let second: Promise<boolean> | undefined
  let renames = 0
  disk.fails = (operation) => {
    // The first sets the damaged file aside, the second puts the repaired one in its place.
    if (operation === 'rename' && ++renames === 2) second = file.mend(newer)
    return undefined
  }
  await file.mend(first)
  expect(second).toBeDefined()
  expect(await second).toBe(true)
  expect(await disk.readFile(path)).toEqual(newer.bytes)
})

test('a name held for a moment is tried again after growing pauses, and one held for good is reported', async () => {
  const pauses: number[] = []
  const reported: (string | undefined)[] = []
  const { disk, file } = await opened({
    reportProblem: (problem) => reported.push(problem?.code),
    later: (ms, run) => {
      pauses.push(ms)
      if (ms < 5000) queueMicrotask(run)
      return () => undefined
    },
  })
  let held = 3
  disk.fails = (operation) => (operation === 'rename' && held-- > 0 ? { code: 'EPERM' } : undefined)
  expect(await file.mend({ because: 'torn', bytes: Buffer.concat([head, line(1)]), covers: head.length })).toBe(true)
  // The last is a look at the new file’s time.
  expect(pauses).toEqual([10, 40, 160, 20])
  expect(reported).toEqual([])
  held = Number.POSITIVE_INFINITY
  expect(await file.mend({ because: 'torn', bytes: head, covers: file.savedBytes })).toBe(false)
  expect(reported).toHaveLength(1)
  expect(pauses.at(-1)).toBe(5000)
})

test('a folder that has the name of a file on its way is left where it is', async () => {
  const { disk, file } = await opened()
  await disk.makeFolder(`${folder}/journal.next.jsonl`)
  await disk.makeFolder(`${folder}/journal.torn-1.jsonl.part`)
  const mended = Buffer.concat([head, line(1)])
  expect(await file.mend({ because: 'torn', bytes: mended, covers: head.length })).toBe(true)
  expect(await disk.readFile(path)).toEqual(mended)
  expect(await disk.readFile(`${folder}/journal.torn-1.jsonl`)).toEqual(head)
})
