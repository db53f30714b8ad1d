import { expect, test } from 'vitest'
import { tinyPack, tinySetup } from '#shared/game/tiny-fleet.testing'
import { game, journalPath, playedGame, snapshotPath } from './played-game.testing'
import { diskWith } from './simulated-disk.testing'
import { gamesOn, struck } from './table-evening.testing'

test('a game whose head is damaged is set aside in the list with the reason, whatever its snapshot knows', async () => {
  const { journal, snapshot } = await playedGame()
  const listed = (found: Buffer) => gamesOn(diskWith({ [journalPath]: found, [snapshotPath]: snapshot })).list()
  expect(await listed(journal)).toMatchObject({ games: [{ game, lines: 7 }], setAside: [] })
  const damaged = Buffer.from(journal)
  damaged[60]! ^= 1
  const aside = [{ path: 'games/ulsan/journal.jsonl', reason: { code: 'journal-head-damaged' } }]
  expect(await listed(damaged)).toMatchObject({ games: [], setAside: aside })
})

test('the list shows the turn that the table is at, not one whose marker was undone', async () => {
  const disk = diskWith({})
  const games = gamesOn(disk)
  await games.start(tinySetup, tinyPack, '1.0.0', 'Ulsan')
  await games.open(game)
  await games.append(game, 0, [struck(0), { kind: 'turn', turn: 2, phase: 'initiative' }])
  await games.append(game, 2, [struck(1), { kind: 'turn', turn: 3, phase: 'initiative' }])
  await games.append(game, 4, [{ kind: 'strike', cause: 'undo', targets: [4] }])
  const open = [{ game, turn: 2, lines: 6 }]
  expect(await games.list()).toMatchObject({ games: open })
  await games.append(game, 5, [{ kind: 'restore', cause: 'redo', targets: [4] }])
  expect(await games.list()).toMatchObject({ games: [{ game, turn: 3, lines: 7 }] })
  await games.append(game, 6, [{ kind: 'strike', cause: 'undo', targets: [4] }])
  await games.append(game, 7, [{ kind: 'strike', cause: 'undo', targets: [3] }])
  await games.append(game, 8, [{ kind: 'strike', cause: 'undo', targets: [2] }])
  expect(await games.list()).toMatchObject({ games: [{ game, turn: 1, lines: 10 }] })
  await games.close(game)
  expect(await games.list()).toMatchObject({ games: [{ game, turn: 1, lines: 10 }] })
  await disk.remove(snapshotPath)
  expect(await games.list()).toMatchObject({ games: [{ game, turn: 1, lines: 10 }] })
})
