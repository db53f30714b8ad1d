import type { Locator, Page } from '@playwright/test'
import { changesByItself, watchThePage } from './page-watch'

/** The page has settled when nothing of it has changed for so long. */
const quietMs = 60

/** What a turn took. */
export interface Pressed {
  readonly keys: number
  readonly dice: number
  readonly clicks: number
  /** At most so many in a row. */
  readonly tabs: number
  /** From each key to the frame after which the page was still, ms. */
  readonly waits: readonly number[]
}

const none: Pressed = { keys: 0, dice: 0, clicks: 0, tabs: 0, waits: [] }

/** The keyboard and the mouse of an expert, who waits for the page each time and no longer. */
export class Keys {
  #counted = none
  #tabs = 0
  /** What was pressed since the page was opened, without dice. */
  pressed = 0

  private constructor(private readonly page: Page) {}

  /** Watches every page that is opened from now on. */
  static async on(page: Page): Promise<Keys> {
    await page.addInitScript(watchThePage, changesByItself)
    return new Keys(page)
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#tabs = /Tab$/.test(key) ? this.#tabs + 1 : 0
      this.#count({ keys: this.#counted.keys + 1, tabs: Math.max(this.#counted.tabs, this.#tabs) })
      this.pressed++
      await this.page.keyboard.press(key)
      await this.#settled()
    }
  }

  async typeDie(digits: string): Promise<void> {
    this.#tabs = 0
    for (const digit of digits) {
      this.#count({ dice: this.#counted.dice + 1 })
      await this.page.keyboard.press(digit)
      await this.#settled()
    }
  }

  async click(button: Locator): Promise<void> {
    this.#count({ clicks: this.#counted.clicks + 1 })
    this.pressed++
    await button.click()
    await this.#settled()
  }

  /** What was counted since this was asked for last. */
  take(): Pressed {
    const counted = this.#counted
    this.#counted = none
    return counted
  }

  #count(changed: Partial<Pressed>): void {
    this.#counted = { ...this.#counted, ...changed }
  }

  async #settled(): Promise<void> {
    const wait = await this.page.evaluate((quiet) => globalThis.clubNight.still(quiet), quietMs)
    this.#count({ waits: [...this.#counted.waits, wait] })
  }
}
