import { expect, test } from 'vitest'
import type { Entry } from '#shared/game/journal-line'
import { mikasa, tinyBoxes, tinyHead } from '#shared/game/tiny-fleet.testing'
import { fileOf, game, journalPath, value } from './played-game.testing'
import { diskWith } from './simulated-disk.testing'
import { gamesOn, struck } from './table-evening.testing'

const undone = (seq: number): Entry => ({ kind: 'strike', cause: 'undo', targets: [seq] })
const redone = (seq: number): Entry => ({ kind: 'restore', cause: 'redo', targets: [seq] })
/** Two marks, the first struck out in the log; undone thrice and redone thrice. */
const written = [struck(0), struck(1), { kind: 'strike', cause: 'hand', targets: [1] } as const]
const entries = [...written, undone(3), undone(2), undone(1), redone(1), redone(2), redone(3)]
const journal = fileOf([tinyHead, ...entries.map((entry, n) => ({ seq: n + 1, at: 2000, ...entry }))])
const [, second] = tinyBoxes

test('a redo of a journal written before takes its undo back, and what was struck out stays so', async () => {
  const games = gamesOn(diskWith({ [journalPath]: journal }))
  const opened = value(await games.open(game))
  expect(opened.report.findings).toEqual([])
  expect(opened.state.ships[mikasa]!.boxes).toEqual({ [second!]: ['struck'] })
  expect([opened.undo?.seq, opened.redo]).toEqual([3, null])
  expect(value(await games.lines(game, 0, 20)).struck).toEqual([1])
  value(await games.append(game, 9, [undone(3)]))
  const restored = value(await games.open(game))
  expect(Object.keys(restored.state.ships[mikasa]!.boxes)).toEqual([tinyBoxes[0], second])
  expect([restored.undo?.seq, restored.redo?.seq]).toEqual([2, 3])
})
