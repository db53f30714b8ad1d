import type { Locator, Page } from '@playwright/test'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'

const editing = perfidiousAlbion.editing!
const { widthMm } = perfidiousAlbion.card

/** The yard: the card of a ship that is being made, the sheet of its chosen part, what is wrong with her. */
export class ShipyardPage {
  readonly card: Locator
  /** The part with the focus ring; its name has its state. */
  readonly chosen: Locator
  readonly state: Locator
  readonly problems: Locator
  readonly news: Locator
  readonly undo: Locator
  readonly redo: Locator
  readonly save: Locator

  constructor(readonly page: Page) {
    this.card = page.getByRole('grid', { name: /to be changed$/ })
    this.chosen = this.card.getByRole('gridcell')
    this.state = page.getByRole('banner').getByRole('status')
    this.problems = page.getByRole('region', { name: 'Problems of this ship' })
    this.news = page.getByRole('status')
    this.undo = page.getByRole('button', { name: 'Undo', exact: true })
    this.redo = page.getByRole('button', { name: 'Redo', exact: true })
    this.save = page.getByRole('button', { name: 'Save', exact: true })
  }

  /** Presses a part of the card: `name`, `box:4-3`. */
  async press(part: string): Promise<void> {
    const area = editing.parts(editing.blank()).find((each) => each.part === part)
    if (!area) throw new Error(`no part ${part}`)
    const pxPerMm = (await this.card.boundingBox())!.width / widthMm
    const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
    await this.card.click({ position: { x: x * pxPerMm, y: y * pxPerMm } })
  }
  /** A question of the sheet. */
  text(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }
  number(label: string): Locator {
    return this.page.getByRole('spinbutton', { name: label })
  }
  choice(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true })
  }
  async leave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ships', exact: true }).click()
  }
}
