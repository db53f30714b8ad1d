import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { PageObject } from './page-object'

/** The tuning desk: decks on both sides, what they bring between them. */
export class DeckTuner extends PageObject {
  readonly undo = this.page.getByRole('button', { name: 'Undo', exact: true })
  readonly save = this.page.getByRole('button', { name: 'Save to the scenario' })
  readonly play = this.page.getByRole('button', { name: 'Play with these decks' })
  readonly status = this.page.getByRole('region', { name: 'How cards are played' }).getByRole('status')

  readonly tune = (scenario: string) => this.page.getByRole('link', { name: scenario }).click()
  readonly deck = (name: string) => this.page.getByRole('region', { name, exact: true })
  readonly slider = (deck: string, name: string) => this.deck(deck).getByRole('slider', { name, exact: true })
  /** A large figure, with its error where it has one. */
  figure(deck: string, name: string): Locator {
    const figures = this.deck(deck).getByRole('region', { name: 'What it brings' })
    return figures.locator('div').filter({ hasText: name }).getByRole('definition')
  }
  readonly card = (deck: string, name: string) => this.deck(deck).getByRole('button', { name: new RegExp(`^${name},`) })
  async blacks(deck: string, count: number): Promise<void> {
    await this.deck(deck).getByRole('spinbutton', { name: 'Blacks', exact: true }).fill(String(count))
    await this.page.keyboard.press('Enter')
  }
  async moment(percent: number): Promise<void> {
    await this.page.getByRole('spinbutton', { name: 'Moment comes in a turn' }).fill(String(percent))
    await this.page.keyboard.press('Enter')
  }
  /** Takes the box of a slider to a share of its scale and holds it there; what comes back lets it go. */
  async drag(slider: Locator, share: number): Promise<() => Promise<void>> {
    const box = (await slider.boundingBox())!
    const middle = box.y + box.height / 2
    // The box of the slider is 16 px wide, and stays between the ends of the bar.
    const at = (part: number) => box.x + 8 + (box.width - 16) * part
    await this.page.mouse.move(at(0.5), middle)
    await this.page.mouse.down()
    await this.page.mouse.move(at(share), middle, { steps: 4 })
    return () => this.page.mouse.up()
  }
  /** The lines of a table behind a plot, as they are saved. */
  async csv(plot: string): Promise<readonly string[]> {
    const section = this.page.getByRole('region', { name: plot })
    await section.getByText('As a table').click()
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      section.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    return (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').trim().split('\r\n')
  }
}
