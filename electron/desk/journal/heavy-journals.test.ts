import { expect, test } from 'vitest'
import { costOf, effectsOf } from '#shared/game/line-effects'
import type { Entry } from '#shared/game/journal-line'
import { mostOnTable, onTable } from '#shared/game/table-limits'
import { shareOfWork } from './game-deps'
import { heavyJournal, heavyNames, type HeavyJournal } from './heavy-journals.testing'
import { game, journalPath, value } from './played-game.testing'
import { diskWith } from './simulated-disk.testing'
import { gamesOn } from './table-evening.testing'

/** As many effects and premises as its lines bring, struck ones not counted. */
function workIn(entries: readonly Entry[]): number {
  const premises = (entry: Entry) => (entry.kind === 'step' ? (entry.given?.length ?? 0) : 0)
  const work = (entry: Entry) => 1 + premises(entry) + effectsOf(entry).reduce((sum, each) => sum + costOf(each), 0)
  return entries.reduce((sum, entry) => sum + work(entry), 0)
}

const isStruck = (name: HeavyJournal) => name.includes('strikes')

/** What each journal holds more of than a table allows, and a fifth of all its lines. */
const findings: Partial<Record<HeavyJournal, readonly [string, keyof typeof mostOnTable, number]>> = {
  '40,000 markers': ['table-markers-many', 'markers', 8000],
  '5,000 decks': ['table-decks-many', 'decks', 1000],
  '5,000 sealed decks': ['table-decks-many', 'decks', 1000],
  '20,000 sides': ['table-sides-many', 'sides', 4002],
  '20,000 squadrons': ['table-squadrons-many', 'squadrons', 4002],
}

test.each(heavyNames)('a journal of %s opens whole, and lets the rest of the program go on meanwhile', async (name) => {
  const { bytes, entries } = heavyJournal(name, 0.2)
  let breaths = 0
  const giveWay = () => Promise.resolve(breaths++)
  const games = gamesOn(diskWith({ [journalPath]: bytes }), undefined, { giveWay })
  const { state, lastSeq, report } = value(await games.open(game))
  expect(lastSeq).toBe(entries.length)
  if (!isStruck(name)) expect(breaths).toBeGreaterThanOrEqual(Math.floor(workIn(entries) / shareOfWork))

  const [code, what, n] = findings[name] ?? []
  expect(report.findings).toEqual(what ? [{ code, values: { n, limit: mostOnTable[what] } }] : [])
  if (what) expect(onTable(state)[what]).toBe(n)

  // It is continued, and gives the same table from its snapshot.
  value(await games.append(game, lastSeq, [{ kind: 'note', text: 'smoke' }]))
  const after = value(await games.open(game)).state
  value(await games.close(game))
  const again = value(await games.open(game))
  expect(again.state).toEqual(after)
  expect(again.report.findings).toEqual(report.findings)
  value(await games.close(game))
})
