/** One mark up to "saved", beside a bare append with fdatasync and beside rewriting the whole state. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import Conf from 'conf'
import writeFileAtomic from 'write-file-atomic'
import { encodeLine } from '../electron/desk/journal/line-format'
import { packId } from '#shared/kernel/ids'
import { findPack } from '#shared/rules/index'
import { shareOfPeer, timesAsFast, type BenchRow } from './bench-row'
import { benchEntry, benchFolder, benchGames, benchSetup, must } from './game-material'

const rounds = 60
const marksPerRound = 12
const stateBytes = 200_000

export async function measure(): Promise<BenchRow[]> {
  const folder = await benchFolder()
  const pack = packId('perfidious-albion')
  const games = benchGames(folder.path)
  const { game } = await must(games.start(await benchSetup(), pack, findPack(pack)!.version, 'Append'))
  await must(games.open(game))
  const bare = await open(join(folder.path, 'bare.jsonl'), 'a')
  const state = { marks: 'x'.repeat(stateBytes) }
  const conf = new Conf({ cwd: folder.path, configName: 'conf' })
  let seq = 0
  const ways = {
    ours: async () => {
      await must(games.append(game, seq, [benchEntry(seq)]))
      seq += 1
    },
    bare: async () => {
      await bare.appendFile(encodeLine({ seq, at: Date.now(), ...benchEntry(seq) }).bytes)
      await bare.datasync()
    },
    atomic: () => writeFileAtomic(join(folder.path, 'atomic.json'), JSON.stringify({ seq, ...state })),
    conf: () => Promise.resolve(conf.set({ seq, ...state })),
  }
  const figures = { ours: [] as number[], bare: [] as number[], atomic: [] as number[], conf: [] as number[] }
  const names = Object.keys(ways) as (keyof typeof ways)[]
  for (let round = -1; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const each = await millisecondsEach(
        ways[name],
        name === 'ours' || name === 'bare' ? marksPerRound : marksPerRound / 4,
      )
      if (round >= 0) figures[name].push(each)
    }
  }
  await bare.close()
  await must(games.close(game))
  await folder.drop()
  const { ours } = figures
  return [
    shareOfPeer(
      'append of one entry up to saved, against bare append + fdatasync',
      'ms',
      { ours, peer: figures.bare },
      1.3,
    ),
    timesAsFast('append of one entry, against write-file-atomic of 200 KB', 'ms', { ours, peer: figures.atomic }, 7),
    timesAsFast('append of one entry, against conf rewriting 200 KB', 'ms', { ours, peer: figures.conf }, 15),
  ]
}

async function millisecondsEach(way: () => Promise<unknown>, times: number): Promise<number> {
  const start = performance.now()
  for (let count = 0; count < times; count++) await way()
  return (performance.now() - start) / times
}
