/** The report of a long game: 200 turns composed from their journal, against the two seconds that a reader waits. */
import { composeReport } from '#shared/report/compose-report'
import { markdownOf } from '#shared/report/markdown'
import type { Entry, HeadLine, JournalLine } from '#shared/game/journal-line'
import { findPack } from '#shared/rules/index'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'
import { packId } from '#shared/kernel/ids'
import { printJobWith, fontsFolder } from '#shared/print/printed-fleet.testing'
import { paintPrintJob } from '../electron/pdf'
import { roundsOf, shareOfPeer, type BenchRow, type BenchSize } from './bench-row'
import { benchEntry, benchSetup } from './game-material'

const marksEachTurn = 50
const words = speaker(en)

export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const turns = size === 'full' ? 200 : 4
  const rounds = roundsOf(size, 7)
  const lines = await longGame(turns)
  const composing = await timed(rounds, async () => {
    const { report } = composeReport({ lines }, findPack, words)
    const text = markdownOf(report, words)
    if (report.turns.length !== turns || text.length === 0) throw new Error('the report is not whole')
  })
  let pages = 0
  const printed = await timed(rounds, async () => {
    const composed = composeReport({ lines }, findPack, words)
    const print = printJobWith({ title: 'A long battle', parts: [{ part: 'report', source: { composed } }] })
    const painted = await paintPrintJob(print, { fonts: fontsFolder })
    if (!painted.ok) throw new Error(painted.code)
    pages = painted.value.pages
  })
  const wait = composing.map(() => 2000)
  const long = `report of ${turns} turns, ${lines.length} lines`
  return [
    shareOfPeer(`${long}, as text, against 2 s`, 'ms', { ours: composing, peer: wait }, 1),
    shareOfPeer(`${long}, as a PDF of ${pages} pages, against 2 s`, 'ms', { ours: printed, peer: wait }, 1),
  ]
}

async function timed(rounds: readonly number[], work: () => Promise<void>): Promise<readonly number[]> {
  const times: number[] = []
  for (const round of rounds) {
    const start = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - start)
  }
  return times
}

async function longGame(turns: number): Promise<readonly JournalLine[]> {
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
