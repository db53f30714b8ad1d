import type { Locator, Page } from '@playwright/test'
import type { DieName } from '#shared/kernel/dice'
import { seededDice } from '#shared/kernel/seeded-dice'
import { keysOf } from '#shared/kernel/typed-dice'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { Keys } from './keys'
import { WhatWaits, type Waiting } from './what-waits'

/** More in one turn, and something goes round in a circle. */
const mostSteps = 5_000
const seed = 1898

/** One salvo in so many shifts to another target at another range; the others keep last turn's aim. */
const aimChangesEvery = 4
const newRanges = ['24', '16', '40', '20']
/** So many interceptions, ships that fire at aircraft, and attacks in a turn, by the titles of their forms; the others are passed over. */
const mostInTheAir: Readonly<Record<string, { readonly most: number; readonly passBy: string }>> = {
  'Air combat': { most: 2, passBy: 'Shift+P' },
  // No more guns fire at aircraft; they still attack.
  'Fire at aircraft': { most: 6, passBy: 'Shift+P' },
  'Air attack': { most: 6, passBy: 'Shift+P' },
}
/** No control of a form is farther from the keys that a player has under his fingers. */
const mostTabs = 6

/** Plays whole turns as somebody does who knows the rules and the keys: what is due in its order, nothing else. */
export class Expert {
  /** Keys of every salvo without its dice and what its rules let a player decide, from what was due to the entry. */
  readonly salvos = { 'last aim': [] as number[], 'a new aim': [] as number[] }
  /** The questions of those answers, as they were asked. */
  readonly asked: string[] = []
  readonly #waits: WhatWaits
  readonly #dice = seededDice(seed)
  #fired = 0
  readonly #inTheAir = new Map<string, number>()
  #salvo: 'last aim' | 'a new aim' | undefined
  /** Keys pressed when the last thing was done, and those that have since decided something, like a magazine to flood. */
  #since = 0
  #decided = 0
  #decidedInTurn = 0

  constructor(
    page: Page,
    private readonly pack: RulesPack,
    private readonly keys: Keys,
  ) {
    this.#waits = new WhatWaits(page)
  }

  /** Through every phase, to the first of the next turn. Gives the keys of what players decide or read from their rule book. */
  async playTurn(): Promise<number> {
    this.#inTheAir.clear()
    this.#decidedInTurn = 0
    for (const _phase of this.pack.phases) {
      await this.#playPhase()
      await this.#nextPhase()
    }
    return this.#decidedInTurn
  }

  async #playPhase(): Promise<void> {
    for (let step = 0; step < mostSteps; step++) if (!(await this.#step(await this.#waits.look()))) return
    throw new Error(`a phase of ${mostSteps} steps`)
  }

  /** Does what the page waits for; `false` where it waits for nothing. */
  async #step(waiting: Waiting): Promise<boolean> {
    switch (waiting.is) {
      case 'nothing':
        return false
      case 'die':
        await this.keys.typeDie(typed(waiting.die, this.#dice(waiting.die)))
        return true
      case 'choice':
        await this.#decide(waiting.keys[0]!, waiting.asks)
        return true
      case 'form':
        await this.#fillInOrPassOver()
        return true
      case 'stuckForm':
        await this.#pass()
        return true
      case 'due':
        await this.keys.press('g')
        return true
      case 'figure':
        await this.#decide('Enter', waiting.asks)
        return true
      case 'figures':
        await this.#decide('Control+Enter', waiting.asks)
        return true
      case 'apply':
        await this.#apply()
        return true
    }
  }

  /** What flies is many stands: a club plays some of them. */
  async #fillInOrPassOver(): Promise<void> {
    const title = await this.#waits.form.title()
    const { most, passBy } = mostInTheAir[title] ?? { most: Infinity, passBy: '' }
    const done = (this.#inTheAir.get(title) ?? 0) + 1
    this.#inTheAir.set(title, done)
    await (done > most ? this.keys.press(passBy) : this.#fillIn())
  }

  async #decide(key: string, asks: string): Promise<void> {
    this.asked.push(asks)
    await this.keys.press(key)
    this.#decided++
    this.#decidedInTurn++
  }

  /** Nearly always as it stands. */
  async #fillIn(): Promise<void> {
    this.#salvo = undefined
    if (await this.#waits.form.range.isVisible()) {
      const isNewAim = ++this.#fired % aimChangesEvery === 0
      this.#salvo = isNewAim ? 'a new aim' : 'last aim'
      if (isNewAim) await this.#changeAim()
    }
    await this.keys.press('Enter')
  }

  async #apply(): Promise<void> {
    await this.keys.press('Enter')
    if (this.#salvo) this.salvos[this.#salvo].push(this.keys.pressed - this.#since - this.#decided)
    this.#since = this.keys.pressed
    this.#decided = 0
    this.#salvo = undefined
  }

  async #changeAim(): Promise<void> {
    await this.keys.press(...newRanges[this.#fired % newRanges.length]!)
    const { target } = this.#waits.form
    for (let tab = 0; tab < mostTabs && !(await hasFocus(target)); tab++) await this.keys.press('Shift+Tab')
    await this.keys.press('ArrowDown')
  }

  /** A squadron that cannot fire as it stands holds its fire. */
  async #pass(): Promise<void> {
    await this.keys.press('Escape', 'p')
  }

  async #nextPhase(): Promise<void> {
    await this.keys.press('n')
    this.#since = this.keys.pressed
    this.#decided = 0
  }
}

function typed(die: DieName, face: number): string {
  return String(face % 10 ** keysOf[die]).padStart(keysOf[die], '0')
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}
