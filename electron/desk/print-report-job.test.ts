import type * as FsPromises from 'node:fs/promises'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { note } from '#shared/game/commands'
import { usualProfile } from '#shared/print/print-profile'
import type { GameId } from '#shared/kernel/ids'
import { documents } from '#shared/words/en/documents'
import { machine, startGame } from './machine.testing'
import type { Services } from './services'

/** A disk that takes half a file and has no room for the rest, or one that can only be read. */
const disk = vi.hoisted(() => ({ is: 'sound' as 'sound' | 'ENOSPC' | 'EROFS', halves: 0 }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FsPromises>()
  const problem = () => Object.assign(new Error(disk.is), { code: disk.is, syscall: 'write' })
  const open: typeof real.open = async (path, ...rest) => {
    const isOurs = String(path).endsWith('.part')
    if (isOurs && disk.is === 'EROFS') throw problem()
    const handle = await real.open(path, ...rest)
    if (!isOurs || disk.is === 'sound') return handle
    handle.writeFile = async (content) => {
      const bytes = content as Uint8Array
      await handle.write(bytes.subarray(0, Math.ceil(bytes.length / 2)))
      disk.halves += 1
      throw problem()
    }
    return handle
  }
  return { ...real, open }
})
beforeEach(() => Object.assign(disk, { is: 'sound', halves: 0 }))

/** As text it is a print of its own, as a PDF a part of a book. */
const asked = (services: Services, game: string, as: string, job: string = as) => {
  const request = { job, title: 'Off Ushant' }
  if (as !== 'pdf') return services.dispatch('printReport', { ...request, game, as })
  const parts = [{ part: 'report', game }]
  return services.dispatch('printBook', { ...request, parts, profile: usualProfile('A4'), ink: 'colour' })
}

async function atSea() {
  const { start, library } = await machine()
  const services = start()
  await services.libraryList()
  const game = await startGame(services, 'Off Ushant')
  return { services, library, game }
}

/** The game with so many notes in it, closed. */
async function noted(services: Services, game: GameId, count: number): Promise<void> {
  for (let n = 1; n <= count; n++) {
    const opened = await services.gameOpen({ game })
    if (!opened.ok) throw new Error(opened.code)
    const { lastSeq, lastCrc } = opened.value
    const after = { seq: lastSeq, crc: lastCrc }
    await services.gameAppend({ game, batch: `b${n}`, after, entries: [note(`Signal ${n}`)] })
  }
  await services.gameClose({ game })
}

describe('a report on paper', () => {
  it('is printed of a game that is open, and lies in the library', async () => {
    const { services, library, game } = await atSea()
    await services.gameOpen({ game })
    const printed = await asked(services, game, 'pdf')
    expect(printed).toMatchObject({ ok: true, value: { path: 'prints/Off Ushant.pdf' } })
    expect((await readFile(join(library, 'prints', 'Off Ushant.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is written as text too, under the same name with its own ending', async () => {
    const { services, library, game } = await atSea()
    await services.gameOpen({ game })
    for (const as of ['markdown', 'json']) await asked(services, game, as)
    expect((await readdir(join(library, 'prints'))).toSorted()).toEqual(['Off Ushant.json', 'Off Ushant.md'])
    const text = await readFile(join(library, 'prints', 'Off Ushant.md'), 'utf8')
    expect(text).toContain('# Off Ushant\n\n> Nothing has been played yet.')
  })

  it('is made of a game that nobody has open too, and leaves it closed', async () => {
    const { services, library, game } = await atSea()
    for (const as of ['pdf', 'markdown']) {
      expect(await asked(services, game, as)).toMatchObject({ ok: true })
    }
    expect(await readdir(join(library, 'prints'))).toHaveLength(2)
    expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ code: 'game-not-open' })
  })

  it('of a game that is not there is refused, and nothing is written', async () => {
    const { services, library } = await atSea()
    expect(await asked(services, 'nowhere', 'markdown')).toMatchObject({ ok: false })
    expect(await readdir(join(library, 'prints')).catch(() => [])).toEqual([])
  })
})

describe('a report of a damaged journal', () => {
  it('reports what is left, what was lost and what was kept, as text and as figures', async () => {
    const { services, library, game } = await atSea()
    await noted(services, game, 5)
    const path = join(library, 'games', game, 'journal.jsonl')
    const lines = (await readFile(path, 'utf8')).split('\n')
    lines[3] = '!'.repeat(lines[3]!.length)
    // The middle is damaged, the tail torn, and no snapshot knows better.
    await rm(join(library, 'games', game, 'snapshot.json'), { force: true })
    await writeFile(path, lines.join('\n').slice(0, -40))
    await services.gameOpen({ game })
    for (const as of ['markdown', 'json', 'pdf']) {
      expect(await asked(services, game, as)).toMatchObject({ ok: true })
    }
    const text = await readFile(join(library, 'prints', 'Off Ushant.md'), 'utf8')
    expect(text).toContain('> One line of the journal could not be read. What it did is missing here.')
    expect(text).toContain('> Line 3 of the journal is damaged and could not be read. All others are kept')
    expect(text).toContain('> The last line of the journal was cut short')
    expect(['Signal 1', 'Signal 2', 'Signal 4'].every((signal) => text.includes(signal))).toBe(true)
    expect(['Signal 3', 'Signal 5'].some((signal) => text.includes(signal))).toBe(false)
    const figures = JSON.parse(await readFile(join(library, 'prints', 'Off Ushant.json'), 'utf8')) as {
      trouble: string[]
    }
    expect(figures.trouble).toHaveLength(3)
  })

  it('of which nothing is left is refused with the game, and nothing is written', async () => {
    const { services, library, game } = await atSea()
    for (const name of ['journal.jsonl', 'head.json']) await writeFile(join(library, 'games', game, name), '')
    expect(await services.gameOpen({ game })).toMatchObject({ ok: false, code: 'journal-head-damaged' })
    expect(await asked(services, game, 'pdf')).toMatchObject({ ok: false })
    expect(await readdir(join(library, 'prints')).catch(() => [])).toEqual([])
  })
})

describe('a disk that takes no report', () => {
  it.each([
    ['ENOSPC', 'disk-full', 3],
    ['EROFS', 'disk-read-only', 0],
  ] as const)('%s refuses each way of it with a sentence, and nothing lies half-written', async (is, code, halves) => {
    const { services, library, game } = await atSea()
    await services.gameOpen({ game })
    disk.is = is
    for (const as of ['pdf', 'markdown', 'json']) {
      expect(await asked(services, game, as)).toMatchObject({ ok: false, code })
    }
    expect(disk.halves).toBe(halves)
    expect(await readdir(join(library, 'prints'))).toEqual([])
    expect(documents).toHaveProperty(code)

    // The game continues, and once there is room the report is made.
    disk.is = 'sound'
    expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ ok: true })
    expect(await asked(services, game, 'pdf', 'again')).toMatchObject({
      value: { path: 'prints/Off Ushant.pdf' },
    })
  })
})
