import { expect, test } from 'vitest'
import { tinyPack, tinySetup } from '#shared/game/tiny-fleet.testing'
import type { GameId } from '#shared/kernel/ids'
import { diskWith } from './simulated-disk.testing'
import { struck } from './struck.testing'
import { gamesOn } from './table-evening.testing'

const game = 'ulsan' as GameId
const journalPath = '/games/ulsan/journal.jsonl'
const snapshotPath = '/games/ulsan/snapshot.json'

test('a game whose head is damaged is set aside in the list with the reason, whatever its snapshot knows', async () => {
  const disk = diskWith({})
  const games = gamesOn(disk)
  await games.start(tinySetup, tinyPack, '1.0.0', 'Ulsan')
  await games.open(game)
  await games.append(game, 0, [struck(0)])
  await games.close(game)
  const [journal, snapshot] = await Promise.all([disk.readFile(journalPath), disk.readFile(snapshotPath)])
  const listed = (found: Buffer) => gamesOn(diskWith({ [journalPath]: found, [snapshotPath]: snapshot })).list()

  expect(await listed(journal)).toMatchObject({ games: [{ game, lines: 2 }], setAside: [] })
  const damaged = Buffer.from(journal)
  damaged[60]! ^= 1
  const aside = [{ path: 'games/ulsan/journal.jsonl', reason: { code: 'journal-head-damaged' } }]
  expect(await listed(damaged)).toMatchObject({ games: [], setAside: aside })
})
