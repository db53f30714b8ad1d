/** The report of a long game: 200 turns told from their journal, against the two seconds that a reader waits. */
import { composeReport } from '#shared/report/compose-report'
import { markdownOf } from '#shared/report/markdown'
import type { Entry, HeadLine, JournalLine } from '#shared/game/journal-line'
import { findPack } from '#shared/rules/index'
import { en } from '#shared/words/en/index'
import { speaker } from '#shared/words/speak'
import { packId } from '#shared/kernel/ids'
import { shareOfPeer, type BenchRow } from './bench-row'
import { benchEntry, benchSetup } from './game-material'

const turns = 200
const marksEachTurn = 50
const rounds = 7
const warming = 2

export async function measure(): Promise<BenchRow[]> {
  const lines = await longGame()
  const words = speaker(en)
  const ours: number[] = []
  for (let round = -warming; round < rounds; round++) {
    const start = performance.now()
    const { report } = composeReport({ lines }, findPack, words)
    const text = markdownOf(report, words)
    if (report.turns.length !== turns || text.length === 0) throw new Error('the report is not whole')
    if (round >= 0) ours.push(performance.now() - start)
  }
  const wait = ours.map(() => 2000)
  return [shareOfPeer(`report of ${turns} turns, ${lines.length} lines, against 2 s`, 'ms', { ours, peer: wait }, 1)]
}

async function longGame(): Promise<readonly JournalLine[]> {
  const pack = packId('perfidious-albion')
  const packVersion = findPack(pack)?.version ?? ''
  const setup = await benchSetup()
  const head: HeadLine = {
    kind: 'head',
    seq: 0,
    at: 0,
    format: 'spotting-top/journal',
    version: 1,
    pack,
    packVersion,
    setup,
  }
  const marks = Array.from({ length: 2 * turns * marksEachTurn }, (_, count) => benchEntry(count))
    .filter(({ kind }) => kind === 'step')
    .slice(0, turns * marksEachTurn)
  const entries: Entry[] = []
  for (let turn = 1; turn <= turns; turn++) {
    if (turn > 1) entries.push({ kind: 'turn', turn, phase: 'gunnery' })
    entries.push(...marks.slice((turn - 1) * marksEachTurn, turn * marksEachTurn))
  }
  return [head, ...entries.map((entry, index) => ({ ...entry, seq: index + 1, at: index + 1 }) as JournalLine)]
}
