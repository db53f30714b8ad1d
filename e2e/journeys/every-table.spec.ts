import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { inspection } from '../pages/inspection'
import { LibraryPage } from '../pages/library-page'
import { ProcedureForm } from '../pages/procedure-form'
import { SecondScreen } from '../pages/second-screen'

const tables = [
  { title: 'Off Ushant, 1898', phase: 'Gunnery', procedure: 'Gunnery', dice: '44' },
  { title: 'Ironbottom Sound, 1942', phase: 'Gunfire', procedure: 'Gunfire', dice: '44' },
  { title: 'Off the Santa Cruz Islands, 1942', phase: 'Action', procedure: 'Air attack', dice: '07' },
]

const laptop = { width: 1366, height: 768 }

/** On, or off again. */
async function turnTouchMode(page: Page): Promise<void> {
  await page.keyboard.press('Control+,')
  await page.getByText('Touch mode').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('at the table of every rule set nothing is cut, covered or out of reach', () => {
  test.describe.configure({ timeout: 240_000 })

  for (const { title, phase, procedure, dice } of tables)
    test(title, async ({ app, pictures }) => {
      const { page } = app
      const { found, layout, byFinger } = inspection(page, [], pictures)
      const at = (place: string) => `${title.split(',')[0]}, ${place}`
      const play = await new LibraryPage(page).startScenario(title)
      await layout(at('card'))
      await play.goTo(phase)
      await layout(at('what is due'))
      const form = new ProcedureForm(page)
      const wholeSum = async (where: string) => {
        const usual = page.viewportSize()!
        await page.setViewportSize(laptop)
        await expect.poll(async () => form.showsWholeSum(), { message: `${where}: the whole sum` }).toBe(true)
        await page.setViewportSize(usual)
      }
      await form.start(procedure)
      await form.of(procedure).waitFor()
      await layout(at('form'))
      await wholeSum(at('form'))
      await form.begin.first().click()
      await page.locator('.dialogue-panel').waitFor()
      await page.keyboard.type(dice, { delay: 50 })
      await layout(at('dialogue'))
      await wholeSum(at('dialogue'))
      await turnTouchMode(page)
      await byFinger(at('dialogue'))
      await page.keyboard.press('Escape')
      await byFinger(at('what is due'))
      await play.fleet.openBoard()
      await byFinger(at('fleet board'))
      await turnTouchMode(page)
      await layout(at('fleet board'))

      const screen = new SecondScreen(page)
      await screen.operate()
      const table = await screen.openWindow()
      await table.page.getByRole('article').first().waitFor()
      const second = inspection(table.page, [], pictures)
      await second.layout(at('second screen'))
      await second.upright(at('second screen'))
      expect({ ...found, ...second.found }).toEqual({})
    })
})
