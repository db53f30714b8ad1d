import type { Locator, Page } from '@playwright/test'

/** Both fleets with their menus. */
export class FleetRail {
  readonly rail: Locator

  constructor(private readonly page: Page) {
    this.rail = page.getByRole('navigation', { name: 'Fleets' })
  }

  ship(name: string): Locator {
    return this.rail.getByRole('button', { name: new RegExp(`^${name}`) })
  }
  /** What it says of sides, squadrons and ships, without the slips that come and go. */
  text(): Promise<readonly string[]> {
    return this.rail.locator('.fleet > section').allInnerTexts()
  }

  /** Every ship in the order of the rail, by her id. */
  line(): Promise<readonly (string | null)[]> {
    return this.rail.locator('[data-ship]').evaluateAll((ships) => ships.map((ship) => ship.getAttribute('data-ship')))
  }
  squadron(name: string): Locator {
    return this.rail.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) })
  }
  side(name: string): Locator {
    return this.rail.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })
  }
  /** An order from the menu of a ship, a squadron or a side. */
  async order(of: string, item: string | RegExp): Promise<void> {
    await this.rail.getByRole('button', { name: `Menu of ${of}`, exact: true }).click()
    await this.choose(item)
  }
  async choose(item: string | RegExp): Promise<void> {
    await this.page.getByRole('menu').getByRole('menuitem', { name: item }).click()
  }
  async showAllCards(): Promise<void> {
    await this.rail.getByRole('button', { name: 'All cards' }).click()
  }
}
