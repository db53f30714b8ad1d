import { expect, test } from 'vitest'
import { found, journalPath, playedGame, snapshotPath } from './played-game.testing'
import { chanceFrom, diskWith } from './simulated-disk.testing'

/** Set by `npm run durability`: every byte, however long it takes. */
const isEveryByte = process.env['EVERY_BYTE'] !== undefined
/** Every byte takes as long as the machine needs: 0 sets no limit. */
const limitMs = isEveryByte ? 0 : 120_000

const { journal, snapshot, lines, table, starts } = await playedGame()

/** Every place near the end of a line, where the cases meet, and some of the others. */
function places(others: number): readonly number[] {
  const all = Array.from({ length: journal.length }, (_, at) => at)
  if (isEveryByte) return all
  const chance = chanceFrom(journal.length)
  const isNearEnd = (at: number) => starts.some((start) => Math.abs(at - start) <= 3)
  return all.filter((at) => isNearEnd(at) || chance() < others / journal.length)
}

const lineAt = (at: number) => starts.findLastIndex((start) => start <= at)

test(
  'cut off anywhere: all whole lines are there, the torn one is reported, the file as found is kept',
  async () => {
    for (const cut of places(120)) {
      const torn = journal.subarray(0, cut)
      const disk = diskWith({ [journalPath]: torn })
      const { refused, lines: kept, codes } = await found(disk)
      const line = lineAt(cut)
      const endsLine = starts.includes(cut)
      const lacksNewline = starts.includes(cut + 1)
      if (line === 0 && !lacksNewline) {
        expect(refused, `cut at ${cut}`).toBe('journal-head-damaged')
        expect(await disk.readFile(journalPath)).toEqual(torn)
        continue
      }
      const whole = lacksNewline ? line + 1 : line
      expect(kept, `cut at ${cut}`).toEqual(lines.slice(0, whole))
      expect(codes, `cut at ${cut}`).toEqual(endsLine ? [] : [lacksNewline ? 'journal-end-mended' : 'journal-torn'])
      if (!endsLine) expect(await disk.readFile('/games/ulsan/journal.torn-1.jsonl')).toEqual(torn)
    }
  },
  limitMs,
)

test.each([false, true])(
  'a flipped byte anywhere, snapshot there: %s',
  async (withSnapshot) => {
    for (const at of places(80)) {
      const flipped = Buffer.from(journal)
      flipped[at] = flipped[at]! ^ 0x04
      const disk = diskWith({ [journalPath]: flipped, ...(withSnapshot ? { [snapshotPath]: snapshot } : {}) })
      const { refused, lines: kept, codes, state } = await found(disk)
      const hit = lineAt(at)
      // A line whose end is gone takes the next one with it.
      const reach = at === starts[hit + 1]! - 1 ? hit + 1 : hit
      if (hit === 0) {
        expect(refused, `flipped ${at}`).toBe('journal-head-damaged')
        expect(await disk.readFile(journalPath)).toEqual(flipped)
        continue
      }
      expect(kept.slice(0, hit), `flipped ${at}`).toEqual(lines.slice(0, hit))
      // The snapshot knows what the damaged line had done.
      if (withSnapshot) {
        expect(state, `flipped ${at}`).toEqual(table)
        expect(codes, `flipped ${at}`).toContain('journal-recovered')
      }
      if (reach < 6 || (withSnapshot && hit < 6)) {
        expect(kept.slice(reach + 1, 7), `flipped ${at}`).toEqual(lines.slice(reach + 1))
        expect(kept.slice(hit, reach + 1).map((line) => line.kind)).not.toContain('step')
        expect(codes[0], `flipped ${at}`).toBe('journal-lines-lost')
        expect(await disk.readFile('/games/ulsan/journal.damaged-1.jsonl')).toEqual(flipped)
      } else if (at === journal.length - 1) expect(kept.slice(0, 6)).toEqual(lines.slice(0, 6))
      else expect(codes[0], `flipped ${at}`).toBe('journal-torn')
      expect((await found(disk)).codes, `flipped ${at}, opened again`).toEqual([])
    }
  },
  limitMs,
)
