import { soughtByLetter } from './fleet-rail'
import { PageObject } from './page-object'

/** Every ship of both fleets, a row each. */
export class FleetBoard extends PageObject {
  readonly board = this.page.getByRole('region', { name: 'Fleet board' })
  readonly ships = this.board.locator('[data-ship]')
  /** What has been typed of a ship's letters. */
  readonly typed = this.board.getByRole('button', { name: soughtByLetter })

  readonly ship = (name: string) => this.ships.filter({ hasText: new RegExp(`^\\s*${name}`) })
  readonly squadron = (name: string) => this.board.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) })
  readonly filter = (name: string) => this.board.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
  readonly order = (name: string) => this.board.getByRole('button', { name, exact: true })
  /** Names of the ships in the order in which they are shown. */
  readonly names = () => this.ships.locator('.name').allInnerTexts()
  /** Height that the rows need, and the height they have. */
  readonly heights = () =>
    this.board.locator('.columns').evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }))
}
