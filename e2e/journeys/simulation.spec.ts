import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { SimulationPage } from '../pages/simulation-page'

test('a thousand battles of a scenario are played, shown with their error, and stopped when asked', async ({ app }) => {
  const library = new LibraryPage(app.page)
  await library.show('Scenarios')
  await app.page.getByRole('button', { name: 'Simulate' }).click()
  const simulation = new SimulationPage(app.page)

  await test.step('at whom each ship fires can be chosen', async () => {
    await simulation.aimShipByShip()
    await expect(app.page.getByRole('combobox', { name: 'Majestic fires at' })).toBeVisible()
  })

  await test.step('the battles are played', async () => {
    await simulation.play(1_000)
    await expect(simulation.status).toHaveText('1,000 battles', { timeout: 60_000 })
    await expect(simulation.plots).toHaveCount(4)
  })

  await test.step('behind each plot stand its figures, adding up', async () => {
    const figures = await simulation.figuresOf('Ships lost')
    expect(figures).toHaveLength(2)
    for (const column of figures) expect(column.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 0)
  })

  await test.step('more of them are stopped, and what was played is kept', async () => {
    await simulation.play(10_000)
    await simulation.stop.click()
    await expect(simulation.status).toContainText('Stopped after')
  })
})

test('a squadron of a running game fights on paper, and the game knows nothing of it', async ({ app, play }) => {
  const line = await play.saved.textContent()
  await play.fleet.order('1st Division', 'Simulate')
  const simulation = new SimulationPage(app.page)
  await simulation.play(1_000)
  await expect(simulation.status).toHaveText('1,000 battles', { timeout: 60_000 })
  await simulation.back.click()
  await expect(play.fleet.squadron('1st Division')).toContainText('3 of 3')
  await expect(play.saved).toHaveText(line!)
})
