/** One mark up to "saved", beside a bare append with fdatasync and beside rewriting the whole state. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import Conf from 'conf'
import writeFileAtomic from 'write-file-atomic'
import { encodeLine } from '../electron/desk/journal/line-format'
import {
  measured,
  median,
  millisecondsUntil,
  roundsOf,
  rowsOf,
  shareOfPeer,
  timesAsFast,
  type Measure,
} from './bench-row'
import { benchEntry, benchFolder, must, startedGame } from './game-material'

const warming = 6
const marksPerRound = 12
/** The slow peers need not be asked as often as the two that lie close together. */
const slowRounds = 40
const stateBytes = 200_000

export const measure: Measure = async (size) => {
  const folder = await benchFolder()
  const { games, game } = await startedGame(folder.path)
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
    conf: async () => conf.set({ seq, ...state }),
  }
  /** One mark of each in turn, so that what else the machine has to do meets both alike; of a round counts the middle. */
  async function marks() {
    const took = { ours: [] as number[], bare: [] as number[] }
    for (let mark = 0; mark < marksPerRound; mark++) {
      for (const name of mark % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        took[name].push(await millisecondsUntil(ways[name]))
      }
    }
    return { ours: median(took.ours), bare: median(took.bare) }
  }
  const middleOfThree = async (way: () => Promise<unknown>) =>
    median([await millisecondsUntil(way), await millisecondsUntil(way), await millisecondsUntil(way)])

  const close = await measured(roundsOf(size, 120, warming), marks)
  const slow = await measured(roundsOf(size, slowRounds), async () => ({
    ...(await marks()),
    atomic: await middleOfThree(ways.atomic),
    conf: await middleOfThree(ways.conf),
  }))
  await bare.close()
  await must(games.close(game))
  await folder.drop()
  return rowsOf('ms', {
    'append of one entry up to saved, against bare append + fdatasync': shareOfPeer(1.3, close.ours, close.bare),
    'append of one entry, against write-file-atomic of 200 KB': timesAsFast(7, slow.ours, slow.atomic),
    'append of one entry, against conf rewriting 200 KB': timesAsFast(7, slow.ours, slow.conf),
  })
}
