/** One mark up to "saved", beside a bare append with fdatasync and beside rewriting the whole state. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import Conf from 'conf'
import writeFileAtomic from 'write-file-atomic'
import { encodeLine } from '../electron/desk/journal/line-format'
import { packId } from '#shared/kernel/ids'
import { findPack } from '#shared/rules/index'
import { median, roundsOf, shareOfPeer, timesAsFast, type BenchRow, type BenchSize } from './bench-row'
import { benchEntry, benchFolder, benchGames, benchSetup, must } from './game-material'

const warming = 6
const marksPerRound = 12
/** The slow peers need not be asked as often as the two that lie close together. */
const slowEvery = 3
const stateBytes = 200_000

export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const folder = await benchFolder()
  const pack = packId('perfidious-albion')
  const games = benchGames(folder.path)
  const { game } = await must(games.start(await benchSetup(), pack, findPack(pack)!.version, 'Append'))
  let { lastSeq: seq, lastCrc: crc } = await must(games.open(game))
  const bare = await open(join(folder.path, 'bare.jsonl'), 'a')
  const state = { marks: 'x'.repeat(stateBytes) }
  const conf = new Conf({ cwd: folder.path, configName: 'conf' })
  const ways = {
    ours: async () => {
      ;({ lastSeq: seq, lastCrc: crc } = await must(games.append(game, { seq, crc }, [benchEntry(seq)])))
    },
    bare: async () => {
      await bare.appendFile(encodeLine({ seq, at: Date.now(), ...benchEntry(seq) }).bytes)
      await bare.datasync()
    },
    atomic: () => writeFileAtomic(join(folder.path, 'atomic.json'), JSON.stringify({ seq, ...state })),
    conf: () => Promise.resolve(conf.set({ seq, ...state })),
  }
  const figures = {
    ours: [] as number[],
    bare: [] as number[],
    besideSlow: [] as number[],
    atomic: [] as number[],
    conf: [] as number[],
  }
  // One mark of each in turn, so that what else the machine has to do meets both alike; of a round counts the middle.
  for (const round of roundsOf(size, 120, warming)) {
    const took = { ours: [] as number[], bare: [] as number[] }
    for (let mark = 0; mark < marksPerRound; mark++) {
      for (const name of mark % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        took[name].push(await millisecondsOf(ways[name]))
      }
    }
    if (round < 0) continue
    figures.ours.push(median(took.ours))
    figures.bare.push(median(took.bare))
    if (round % slowEvery > 0) continue
    figures.besideSlow.push(median(took.ours))
    for (const name of ['atomic', 'conf'] as const) {
      const slow: number[] = []
      while (slow.length < 3) slow.push(await millisecondsOf(ways[name]))
      figures[name].push(median(slow))
    }
  }
  await bare.close()
  await must(games.close(game))
  await folder.drop()
  const { ours, besideSlow } = figures
  return [
    shareOfPeer(
      'append of one entry up to saved, against bare append + fdatasync',
      'ms',
      { ours, peer: figures.bare },
      1.3,
    ),
    timesAsFast(
      'append of one entry, against write-file-atomic of 200 KB',
      'ms',
      { ours: besideSlow, peer: figures.atomic },
      7,
    ),
    timesAsFast(
      'append of one entry, against conf rewriting 200 KB',
      'ms',
      { ours: besideSlow, peer: figures.conf },
      7,
    ),
  ]
}

async function millisecondsOf(way: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await way()
  return performance.now() - start
}
