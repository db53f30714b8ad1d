import type { Locator, Page } from '@playwright/test'

/** Faces that real dice might show, typed in the keys of each die; the same throws every time. */
const throws: Readonly<Record<string, readonly string[]>> = {
  D6: ['4', '2', '5', '1', '3', '6'],
  D10: ['6', '3', '0', '1', '8', '4', '9', '2', '5', '7'],
  D20: ['04', '17', '11', '02', '20', '08'],
}

/** The rules at the table as a player with the keyboard works them: what is due, its dice, its one entry. */
export class BattleTable {
  readonly due: Locator
  readonly begin: Locator
  readonly roll: Locator
  readonly apply: Locator
  private thrown = 0
  /** Keys pressed since `count` was set to nothing. */
  keys = 0

  constructor(readonly page: Page) {
    this.due = page.getByRole('list', { name: 'Due now' }).getByRole('button')
    this.begin = page.getByRole('button', { name: /^(Fire|Begin)/ })
    this.roll = page.getByRole('button', { name: /^Roll the rest/ })
    this.apply = page.getByRole('button', { name: /^Apply to card/ })
  }

  /** A procedure of this step, whether it is due or not. */
  offer(name: string): Locator {
    return this.page.getByRole('region', { name: 'What comes next' }).getByRole('button', { name, exact: true })
  }

  async press(key: string): Promise<void> {
    this.keys++
    await this.page.keyboard.press(key)
  }

  /** Works off what the sequence asks for in this phase, one dialogue after another. Gives how many there were. */
  async workOff(dice: 'app' | 'typed'): Promise<number> {
    for (let done = 0; ; done++) {
      if (done > 40) throw new Error('the sequence asks without end')
      if ((await this.due.count()) === 0) return done
      await this.due.first().focus()
      await this.press('g')
      await this.lead(dice)
    }
  }

  /** From the form, where there is one, to the entry. */
  async lead(dice: 'app' | 'typed'): Promise<void> {
    if (await this.begin.isVisible()) await this.press('Enter')
    await this.apply.waitFor()
    for (let answers = 0; await this.apply.isVisible(); answers++) {
      if (answers > 300) throw new Error('a dialogue without end')
      if (await this.apply.isEnabled()) await this.press('Enter')
      else if (await this.roll.isEnabled()) await this.throwDice(dice)
      else await this.decide()
    }
  }

  /** One die from the table, or all that are asked for from the app. */
  private async throwDice(dice: 'app' | 'typed'): Promise<void> {
    if (dice === 'app') return this.press('r')
    const die = (await this.page.locator('.die[data-waits] small').first().textContent())!.trim()
    const faces = throws[die]!
    for (const key of faces[this.thrown++ % faces.length]!) await this.press(key)
  }

  /** The first of what can be chosen: that is what is usual. */
  private async decide(): Promise<void> {
    const waiting = this.page.locator('[data-waits]').first()
    await waiting.focus()
    await this.press('Enter')
  }
}
