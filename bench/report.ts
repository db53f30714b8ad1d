/** The report of a long game: 200 turns composed from their journal, against the two seconds that a reader waits. */
import { composeReport } from '#shared/report/compose-report'
import { markdownOf } from '#shared/report/markdown'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import { findPack } from '#shared/rules/index'
import { fontsFolder, printJobWith, words } from '#shared/print/printed-fleet.testing'
import { paintPrintJob } from '../electron/pdf/print-job'
import { measured, millisecondsUntil, roundsOf, rowsOf, shareOfPeer, type Measure } from './bench-row'
import { benchEntry, benchHead, must } from './game-material'

const marksEachTurn = 50

export const measure: Measure = async (size) => {
  const turns = size === 'full' ? 200 : 4
  const lines = longGame(turns)
  let pages = 0
  const { composing, printing } = await measured(roundsOf(size, 7), async () => ({
    composing: await millisecondsUntil(async () => {
      const { report } = composeReport({ lines }, findPack, words)
      const text = markdownOf(report, words)
      if (report.turns.length !== turns || text.length === 0) throw new Error('the report is not whole')
    }),
    printing: await millisecondsUntil(async () => {
      const composed = composeReport({ lines }, findPack, words)
      const print = printJobWith({ title: 'A long battle', parts: [{ part: 'report', source: { composed } }] })
      ;({ pages } = await must(paintPrintJob(print, { fonts: fontsFolder })))
    }),
  }))
  const long = `report of ${turns} turns, ${lines.length} lines`
  return rowsOf('ms', {
    [`${long}, as text, against 2 s`]: shareOfPeer(1, composing, 2000),
    [`${long}, as a PDF of ${pages} pages, against 2 s`]: shareOfPeer(1, printing, 2000),
  })
}

function longGame(turns: number): readonly JournalLine[] {
  const marks = Array.from({ length: 2 * turns * marksEachTurn }, (_, count) => benchEntry(count))
    .filter(({ kind }) => kind === 'step')
    .slice(0, turns * marksEachTurn)
  const entries: Entry[] = []
  for (let turn = 1; turn <= turns; turn++) {
    if (turn > 1) entries.push({ kind: 'turn', turn, phase: 'gunnery' })
    entries.push(...marks.slice((turn - 1) * marksEachTurn, turn * marksEachTurn))
  }
  return [benchHead(), ...entries.map((entry, index) => ({ ...entry, seq: index + 1, at: index + 1 }) as JournalLine)]
}
