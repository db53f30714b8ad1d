import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { endHost, spawnHost } from '../../scripts/program.mjs'
import { LibraryPage } from '../pages/library-page'

test('killed and started again: the page keeps its marks, says what to do, and saves them when it is let in', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'host-lost-'))
  const first = await spawnHost(['--data', folder])
  const { port } = new URL(first.address)
  await page.goto(first.address)
  const play = await new LibraryPage(page).startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await expect(play.saved).toHaveText(/^Saved\s*line 1$/)

  await endHost(first.host, 'SIGKILL')
  const banner = page.getByRole('alert').filter({ hasText: 'Spotting Top' })
  await expect(banner).toContainText('The program behind this window has stopped.')
  await majestic.tapBox('5-3')
  await expect(play.saved).toHaveText(/^Not saved\s*1 in memory$/)
  await play.log.lookBackAt(1)
  await expect(play.log.past, 'nothing is looked back at while no one answers').toHaveCount(0)

  const second = await spawnHost(['--data', folder, '--port', port])
  await expect(banner).toContainText('has been started again, and its address has changed')
  await expect(play.fleet.ship('Majestic').getByTitle('2 boxes struck')).toBeVisible()

  await test.step('the old address opens nothing and says why', async () => {
    const door = await page.context().newPage()
    await door.goto(new URL(first.address).origin)
    await expect(door.locator('body')).toContainText('its address has changed')
    await door.goto(second.address)
  })
  await expect(play.saved).toHaveText(/^Saved\s*line 2$/)
  await expect(banner).toHaveCount(0)
  await expect(play.log.line(2), 'the log is read again').toContainText('5·3')
  await expect(play.log.line(1)).toContainText('4·3')
  await endHost(second.host)
  await rm(folder, { recursive: true, force: true })
})
