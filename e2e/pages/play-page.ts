import type { Locator, Page } from '@playwright/test'
import { FleetRail } from './fleet-rail'
import { GameLog } from './game-log'
import { ShipCard } from './ship-card'

/** The table: rail on the left, card in the middle, log on the right, the turn and undo above. */
export class PlayPage {
  readonly fleet: FleetRail
  readonly log: GameLog
  readonly undo: Locator
  readonly redo: Locator
  readonly restart: Locator
  readonly next: Locator
  /** Saved, saving or not saved, with the line. */
  readonly saved: Locator
  readonly reasonNotSaved: Locator
  /** Tries at once to save what is not saved. */
  readonly again: Locator
  /** What had to be repaired to open the journal. */
  readonly findings: Locator
  readonly sequence: Locator
  readonly now: Locator
  readonly turn: Locator
  readonly dialog: Locator
  readonly inspector: Locator

  constructor(readonly page: Page) {
    this.fleet = new FleetRail(page)
    this.log = new GameLog(page)
    this.undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ })
    this.redo = page.getByRole('banner').getByRole('button', { name: /^(Redo|Nothing to redo)/ })
    this.restart = page.getByRole('button', { name: /^Restart turn/ })
    this.next = page.getByRole('button', { name: /^Next:/ })
    this.saved = page.getByRole('status').filter({ hasText: /^(Saved|Saving|Paused|Not saved)/ })
    this.reasonNotSaved = page.getByRole('alert').filter({ hasText: 'Not saved: ' })
    this.again = page.getByRole('button', { name: 'Try again' })
    this.findings = page.getByRole('region', { name: 'Problems found in the journal.' })
    this.sequence = page.getByRole('list', { name: 'Sequence of the turn' })
    this.now = this.sequence.locator('[aria-current="step"]')
    this.turn = page.getByText(/^Turn\s*\d+$/)
    this.dialog = page.getByRole('dialog')
    this.inspector = page.getByRole('region', { name: 'Chosen box' })
  }

  /** Opens a ship on the rail and gives her card. */
  async open(ship: string): Promise<ShipCard> {
    const card = new ShipCard(this.page, ship)
    await this.fleet.ship(card.name).click()
    await this.card(card).waitFor()
    return card
  }
  card(card: ShipCard): Locator {
    return this.page.getByRole('grid', { name: new RegExp(`^${card.name}:`) })
  }
  async dismissFindings(): Promise<void> {
    await this.page.getByRole('button', { name: 'Dismiss' }).click()
  }
  async goTo(phase: string): Promise<void> {
    await this.sequence.getByRole('button', { name: phase, exact: true }).click()
  }
  async confirm(button: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click()
  }
  async write(label: string, text: string): Promise<void> {
    await this.dialog.getByLabel(label).fill(text)
    await this.confirm('Enter')
  }
  /** A figure of the picker. */
  figure(figure: number): Locator {
    return this.dialog.getByRole('button', { name: String(figure), exact: true })
  }
  async pick(figure: number): Promise<void> {
    await this.figure(figure).click()
  }
  /** What a tap marks from now on. */
  async take(tool: string): Promise<void> {
    await this.page.getByRole('radio', { name: tool }).click()
  }
  async toLibrary(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button').first().click()
  }
}
