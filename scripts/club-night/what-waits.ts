import type { Locator, Page } from '@playwright/test'
import { dieNames, type DieName } from '#shared/kernel/dice'
import { DialoguePanel } from '../../e2e/pages/dialogue-panel'
import { PlayPage } from '../../e2e/pages/play-page'
import { ProcedureForm } from '../../e2e/pages/procedure-form'
import { TypedAnswers } from '../../e2e/pages/typed-answers'

/** What the page waits for, as a player sees it. */
export type Waiting =
  | { readonly is: 'die'; readonly die: DieName }
  /** One of several, with the keys that they show. */
  | { readonly is: 'choice'; readonly keys: readonly string[]; readonly asks: string }
  | { readonly is: 'figure' | 'figures'; readonly asks: string }
  | { readonly is: 'apply' | 'form' | 'stuckForm' | 'due' | 'nothing' }

/** Looks at the page as long as it takes to show something. */
export class WhatWaits {
  readonly play: PlayPage
  readonly form: ProcedureForm
  readonly #panel: DialoguePanel
  readonly #answers: TypedAnswers

  constructor(page: Page) {
    this.play = new PlayPage(page)
    this.form = new ProcedureForm(page)
    this.#panel = new DialoguePanel(page)
    this.#answers = new TypedAnswers(page)
  }

  async look(): Promise<Waiting> {
    if (await isThere(this.#panel.apply)) {
      if (await this.#panel.apply.isEnabled()) return { is: 'apply' }
      return this.#asked()
    }
    if (await isThere(this.form.begin)) return { is: (await this.form.begin.isEnabled()) ? 'form' : 'stuckForm' }
    return { is: (await isThere(this.form.due.first())) ? 'due' : 'nothing' }
  }

  async #asked(): Promise<Waiting> {
    const { asked } = this.#answers
    const name = (await asked.textContent()) ?? ''
    const die = dieNames.findLast((each) => new RegExp(`\\b${each}\\b`).test(name))
    if (die) return { is: 'die', die }
    const keys = await asked.locator('xpath=..').locator('kbd').allTextContents()
    const asks = await this.#panel.question.getByRole('heading').innerText()
    if (keys.length > 0) return { is: 'choice', keys, asks }
    return { is: (await this.#answers.figuresForm.isVisible()) ? 'figures' : 'figure', asks }
  }
}

async function isThere(locator: Locator): Promise<boolean> {
  return locator.isVisible()
}
