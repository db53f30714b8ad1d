import { PageObject } from './page-object'

/** What stands where a ship is sought: that her letter is wanted, or the first of two. */
export const soughtByLetter = /^(Her letter|Her two letters|[A-Z])$/

/** Both fleets with their menus. */
export class FleetRail extends PageObject {
  readonly rail = this.page.getByRole('navigation', { name: 'Fleets' })

  readonly ship = (name: string) => this.rail.getByRole('button', { name: new RegExp(`^${name}`) })
  /** What has been typed of a ship's letters, while one is sought. */
  readonly sought = this.rail.getByRole('button', { name: soughtByLetter })
  /** What it says of sides, squadrons and ships, without the slips that come and go. */
  readonly text = () => this.rail.locator('.fleet > section').allInnerTexts()

  /** Every ship in the order of the rail, by her id. */
  readonly line = () =>
    this.rail.locator('[data-ship]').evaluateAll((ships) => ships.map((ship) => ship.getAttribute('data-ship')))
  readonly squadron = (name: string) => this.rail.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) })
  readonly side = (name: string) => this.rail.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })
  /** An order from the menu of a ship, a squadron or a side. */
  async order(of: string, item: string | RegExp): Promise<void> {
    await this.rail.getByRole('button', { name: `Menu of ${of}`, exact: true }).click()
    await this.choose(item)
  }
  async holdByFinger(name: string): Promise<void> {
    const { x, y, width, height } = (await this.ship(name).boundingBox())!
    await this.holdFinger({ x: x + width / 2, y: y + height / 2 })
  }
  readonly choose = (item: string | RegExp) => this.page.getByRole('menu').getByRole('menuitem', { name: item }).click()
  readonly openBoard = () =>
    this.page
      .getByRole('banner')
      .getByRole('button', { name: /^Fleet board/ })
      .click()
}
