import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { PageObject } from './page-object'

const editing = perfidiousAlbion.editing!
const { widthMm } = perfidiousAlbion.card

/** The yard: the card of a ship that is being made, the sheet of its chosen part, what is wrong with her. */
export class ShipyardPage extends PageObject {
  readonly card = this.page.getByRole('grid', { name: /to be changed$/ })
  /** The part with the focus ring; its name has its state. */
  readonly chosen = this.card.getByRole('gridcell')
  readonly state = this.page.getByRole('banner').getByRole('status')
  readonly problems = this.page.getByRole('region', { name: 'Problems of this ship' })
  readonly news = this.page.getByRole('status')
  readonly undo = this.page.getByRole('button', { name: 'Undo', exact: true })
  readonly redo = this.page.getByRole('button', { name: 'Redo', exact: true })
  readonly save = this.page.getByRole('button', { name: 'Save', exact: true })

  /** Presses a part of the card: `name`, `box:4-3`. */
  async press(part: string): Promise<void> {
    const area = editing.parts(editing.blank()).find((each) => each.part === part)
    if (!area) throw new Error(`no part ${part}`)
    const pxPerMm = (await this.card.boundingBox())!.width / widthMm
    const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
    await this.card.click({ position: { x: x * pxPerMm, y: y * pxPerMm } })
  }
  /** A question of the sheet. */
  readonly text = (label: string) => this.page.getByRole('textbox', { name: label, exact: true })
  readonly number = (label: string) => this.page.getByRole('spinbutton', { name: label })
  readonly choice = (label: string) => this.page.getByRole('combobox', { name: label, exact: true })
  readonly leave = () => this.page.getByRole('button', { name: 'Ships', exact: true }).click()
}
