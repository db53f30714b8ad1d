import type { ShipDocument } from '#shared/documents/ship'
import { FleetRail } from './fleet-rail'
import { GameLog } from './game-log'
import { ShipCard } from './ship-card'
import { PageObject } from './page-object'

/** The table: rail on the left, card in the middle, log on the right, the turn and undo above. */
export class PlayPage extends PageObject {
  readonly fleet = new FleetRail(this.page)
  readonly log = new GameLog(this.page)
  readonly undo = this.page.getByRole('banner').getByRole('button', { name: /^Undo/ })
  readonly redo = this.page.getByRole('banner').getByRole('button', { name: /^(Redo|Nothing to redo)/ })
  readonly next = this.page.getByRole('button', { name: /^Next:/ })
  /** Saved, saving or not saved, with the line. */
  readonly saved = this.page.getByRole('status').filter({ hasText: /^(Saved|Saving|Paused|Not saved)/ })
  readonly reasonNotSaved = this.page.getByRole('alert').filter({ hasText: 'Not saved: ' })
  /** Tries at once to save what is not saved. */
  readonly again = this.page.getByRole('button', { name: 'Try again' })
  /** What had to be repaired to open the journal. */
  readonly findings = this.page.getByRole('region', { name: 'Problems found in the journal.' })
  readonly sequence = this.page.getByRole('list', { name: 'Sequence of the turn' })
  readonly now = this.sequence.locator('[aria-current="step"]')
  readonly turn = this.page.getByText(/^Turn\s*\d+$/)
  readonly dialog = this.page.getByRole('dialog')
  readonly inspector = this.page.getByRole('region', { name: 'Chosen box' })

  /** Opens a ship on the rail and gives her card. */
  async open(ship: string | ShipDocument, pack?: string): Promise<ShipCard> {
    const card = new ShipCard(this.page, ship, pack)
    await this.fleet.ship(card.name).click()
    await this.card(card).waitFor()
    return card
  }
  /** The opened card, whosever it is. */
  readonly shown = this.page.locator('.desk-card [role="grid"]')
  readonly card = (card: ShipCard) => this.page.getByRole('grid', { name: new RegExp(`^${card.name}:`) })
  readonly dismissFindings = () => this.page.getByRole('button', { name: 'Dismiss' }).click()
  readonly goTo = (phase: string) => this.sequence.getByRole('button', { name: phase, exact: true }).click()
  readonly confirm = (button: string | RegExp) => this.dialog.getByRole('button', { name: button }).click()
  async write(label: string, text: string): Promise<void> {
    await this.dialog.getByLabel(label).fill(text)
    await this.confirm('Enter')
  }
  /** A figure of the picker. */
  readonly figure = (figure: number) => this.dialog.getByRole('button', { name: String(figure), exact: true })
  readonly pick = (figure: number) => this.figure(figure).click()
  /** What a tap marks from now on. */
  readonly take = (tool: string) => this.page.getByRole('radio', { name: tool }).click()
  readonly menuRow = this.page.getByRole('navigation', { name: 'Places of the game' })
  /** An entry of the menu row, or of what is folded under "More" where there is no room. */
  async choose(entry: string | RegExp): Promise<void> {
    const name = typeof entry === 'string' ? new RegExp(`^${entry}`) : entry
    const inRow = this.menuRow.getByRole('button', { name })
    if (await inRow.isVisible()) return inRow.click()
    await this.menuRow.getByRole('button', { name: 'More' }).click()
    await this.page.getByRole('menu', { name: 'More' }).getByRole('menuitem', { name }).click()
  }
  readonly restartTurn = () => this.choose('Restart turn')
  readonly toLibrary = () => this.page.getByRole('banner').getByRole('button').first().click()
}
