import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { endHost, spawnHost } from '../../scripts/program.mjs'
import { LibraryPage } from '../pages/library-page'

/** A game of one mark in a host that was killed after it, and a way to start the host again at the same port. */
async function killedHost(page: Page, folder: string) {
  const first = await spawnHost(['--data', folder])
  await page.goto(first.address)
  const play = await new LibraryPage(page).startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await expect(play.saved).toHaveText(/^Saved\s*line 1$/)
  await endHost(first.host, 'SIGKILL')
  const { origin, port } = new URL(first.address)
  return { play, majestic, origin, again: () => spawnHost(['--data', folder, '--port', port]) }
}

test('killed and started again: the page keeps its marks, says what to do, and saves them when it is let in', async ({
  page,
  folder,
}) => {
  const { play, majestic, origin, again } = await killedHost(page, folder)
  const banner = page.getByRole('alert').filter({ hasText: 'Spotting Top' })
  await expect(banner).toContainText('The program behind this window has stopped.')
  await majestic.tapBox('5-3')
  await expect(play.saved).toHaveText(/^Not saved\s*1 in memory$/)
  await play.log.lookBackAt(1)
  await expect(play.log.past, 'nothing is looked back at while no one answers').toHaveCount(0)

  const second = await again()
  await expect(banner).toContainText('has been started again, and its address has changed')
  await expect(play.fleet.ship('Majestic').getByTitle('2 boxes struck')).toBeVisible()

  await test.step('the old address opens nothing and says why', async () => {
    const door = await page.context().newPage()
    await door.goto(origin)
    await expect(door.locator('body')).toContainText('its address has changed')
    await door.goto(second.address)
  })
  await expect(play.saved).toHaveText(/^Saved\s*line 2$/)
  await expect(banner).toHaveCount(0)
  await expect(play.log.line(2), 'the log is read again').toContainText('5·3')
  await expect(play.log.line(1)).toContainText('4·3')
  await endHost(second.host)
})

test('a mark goes to the game it was made on, not to another that has its name now', async ({ page, folder }) => {
  const { play, majestic, again } = await killedHost(page, folder)
  const games = join(folder, 'Spotting Top/games')
  await majestic.tapBox('5-3')
  await expect(play.saved).toHaveText(/^Not saved\s*1 in memory$/)

  await rename(join(games, 'off-ushant-1898'), join(folder, 'ours'))
  const second = await again()
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
    const third = await again()
    const door = await page.context().newPage()
    await door.goto(third.address)
    await expect(play.saved).toHaveText(/^Saved\s*line 2$/)
    await endHost(third.host)
  })
})
