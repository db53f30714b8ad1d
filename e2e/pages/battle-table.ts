import { PageObject } from './page-object'

/** Faces that real dice might show, typed in the keys of each die; the same throws every time. */
const throws: Readonly<Record<string, readonly string[]>> = {
  D6: ['4', '2', '5', '1', '3', '6'],
  D10: ['6', '3', '0', '1', '8', '4', '9', '2', '5', '7'],
  D20: ['04', '17', '11', '02', '20', '08'],
  D36: ['25', '41', '12', '53', '36', '64', '31', '22'],
  D100: ['07', '44', '18', '62', '02', '93', '30', '55'],
}

/** What the rules ask of the table at this moment. */
interface Asked {
  readonly is: 'offers' | 'form' | 'reading' | 'die' | 'decision' | 'finished'
  /** How much is due, in offers; which die waits. */
  readonly due: number
  readonly die: string
  /** What the usual answer shows as its key; none where a figure is typed. */
  readonly key: string
}

/** The rules at the table as a player with the keyboard works them: what is due, its dice, its one entry. */
export class BattleTable extends PageObject {
  private thrown = 0

  /** Plays everything due in this phase, one dialogue after another. Returns how many there were. */
  async workOff(dice: 'app' | 'typed'): Promise<number> {
    for (let done = 0; done < 40; done++) {
      const { is, due } = await this.asked()
      if (is === 'offers' && due === 0) return done
      if (is === 'offers') await this.page.keyboard.press('g')
      await this.playDialogue(dice)
    }
    throw new Error('the sequence asks without end')
  }

  /** From the form, where there is one, to the entry. */
  async playDialogue(dice: 'app' | 'typed'): Promise<void> {
    for (let answers = 0; answers < 300; answers++) {
      const { is, die, key } = await this.asked()
      switch (is) {
        case 'offers':
          return
        case 'die':
          await this.throwDice(dice, die)
          break
        case 'decision':
          await this.page.keyboard.press(key === '' ? 'Enter' : key)
          break
        case 'form':
        case 'finished':
          await this.page.keyboard.press('Enter')
          break
        case 'reading':
          await this.page.waitForTimeout(20)
      }
    }
    throw new Error('a dialogue without end')
  }

  /** One die from the table, or all that are asked for from the app. */
  private async throwDice(dice: 'app' | 'typed', die: string): Promise<void> {
    if (dice === 'app') return this.page.keyboard.press('r')
    const faces = throws[die]!
    for (const key of faces[this.thrown++ % faces.length]!) await this.page.keyboard.press(key)
  }

  /** Read in one go: a battle asks hundreds of times. */
  private asked(): Promise<Asked> {
    return this.page.evaluate(() => {
      const has = (what: string) => document.querySelector(what) !== null
      const asked = (is: Asked['is'], more: Partial<Asked> = {}) => ({ is, due: 0, die: '', key: '', ...more })
      const waits = document.querySelector('.question-panel [data-waits], .dialogue-panel [data-waits]')
      if (waits?.matches('.die')) return asked('die', { die: waits.querySelector('small')?.textContent?.trim() ?? '' })
      if (waits?.closest('.act')) return asked('finished')
      if (waits?.matches('h3')) return asked('decision', { key: 'n' })
      if (waits) return asked('decision', { key: waits.querySelector('kbd')?.textContent?.trim() ?? '' })
      if (has('.dialogue-panel')) return asked('reading')
      if (has('section.procedure-form')) return asked('form')
      return asked('offers', { due: document.querySelectorAll('.offers .due .offer').length })
    })
  }
}
