/**
 * Journals of valid lines that no evening would make: how long opening one keeps the program from anything else at a
 * stretch, beside one JSON.parse of the same bytes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heavyJournal, type HeavyJournal } from '../electron/desk/journal/heavy-journals.testing'
import { longestBlock } from '../electron/desk/journal/longest-block.testing'
import { tinyRules } from '#shared/game/tiny-fleet.testing'
import { gameId } from '#shared/kernel/ids'
import { measured, roundsOf, rowsOf, shareOfPeer, type BenchRow, type BenchSize, type Measure } from './bench-row'
import { benchFolder, benchGames, must } from './game-material'

const hostile: readonly HeavyJournal[] = [
  '40,000 markers',
  '5,000 decks',
  '20,000 sides',
  '20,000 squadrons',
  '2,000 strikes of 5,000 lines',
]

export const measure: Measure = async (size) => {
  const rows: BenchRow[] = []
  for (const journal of hostile) rows.push(...(await measureJournal(journal, size)))
  return rows
}

async function measureJournal(name: HeavyJournal, size: BenchSize): Promise<readonly BenchRow[]> {
  const { bytes } = heavyJournal(name, size === 'full' ? 1 : 0.005)
  const text = `[${bytes.toString().trimEnd().replaceAll('\n', ',')}]`
  const folder = await benchFolder()
  const game = gameId('heavy')
  const home = join(folder.path, 'games', game)
  try {
    await mkdir(home, { recursive: true })
    await writeFile(join(home, 'journal.jsonl'), bytes)
    const games = benchGames(folder.path, () => tinyRules)
    const { ours, peer } = await measured(roundsOf(size, 3, 1), async () => {
      await rm(join(home, 'snapshot.json'), { force: true })
      const { block: ours } = await longestBlock(() => must(games.open(game)))
      const { block: peer } = await longestBlock(async () => JSON.parse(text))
      await must(games.close(game))
      return { ours, peer }
    })
    const row = `longest block while a journal of ${name} opens, against one JSON.parse of it`
    return rowsOf('ms', { [row]: shareOfPeer(3, ours, peer) })
  } finally {
    await folder.drop()
  }
}
