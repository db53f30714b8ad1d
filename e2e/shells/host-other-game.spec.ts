import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { endHost, spawnHost } from '../../scripts/program.mjs'
import { LibraryPage } from '../pages/library-page'

test('a mark goes to the game it was made on, not to another that has its name now', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'host-other-game-'))
  const games = join(folder, 'Spotting Top/games')
  const first = await spawnHost(['--data', folder])
  await page.goto(first.address)
  const play = await new LibraryPage(page).startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await expect(play.saved).toHaveText(/^Saved\s*line 1$/)
  await endHost(first.host, 'SIGKILL')
  await majestic.tapBox('5-3')
  await expect(play.saved).toHaveText(/^Not saved\s*1 in memory$/)

  await rename(join(games, 'off-ushant-1898'), join(folder, 'ours'))
  const second = await spawnHost(['--data', folder, '--port', new URL(first.address).port])
  const other = await page.context().newPage()
  await other.goto(second.address)
  const namesake = await new LibraryPage(other).startAction()
  await expect(page.getByRole('alert').filter({ hasText: 'now belongs to another game' })).toContainText(
    'One line is kept',
  )
  const journal = await readFile(join(games, 'off-ushant-1898/journal.jsonl'), 'utf8')
  expect(journal.trim().split('\n'), 'the head of the other game, and no mark').toHaveLength(1)

  await namesake.toLibrary()
  await other.close()
  await test.step('back under its name, it gets its mark', async () => {
    await endHost(second.host, 'SIGKILL')
    await rename(join(games, 'off-ushant-1898'), join(folder, 'namesake'))
    await rename(join(folder, 'ours'), join(games, 'off-ushant-1898'))
    const third = await spawnHost(['--data', folder, '--port', new URL(first.address).port])
    const door = await page.context().newPage()
    await door.goto(third.address)
    await expect(play.saved).toHaveText(/^Saved\s*line 2$/)
    await endHost(third.host)
  })
  await rm(folder, { recursive: true, force: true })
})
