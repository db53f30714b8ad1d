import { flushPromises, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { nextTick, ref, type Component } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { useDecksPanel } from './deck-table'
import { say } from '../../words'
import { bridgeKey, connectionKey, type Link } from '../../bridge/use-bridge'
import { useDecks } from '../../stores/decks'
import { useDialogues } from '../../stores/dialogues'
import { openGame } from '../../stores/opened-game.testing'
import { twoDivisions } from '../../stores/setups.testing'
import { usualRules, type DeckRules } from '#shared/decks/deck-rules'
import { navalEventOf } from '#shared/decks/naval/events'
import type { DeckPlan, NavalPlan } from '#shared/decks/deck-plan'
import { deckId, sideId } from '#shared/kernel/ids'

export const navy = sideId('rn')
export const french = sideId('mn')
/** The mishaps of the Royal Navy: the French draw them. */
export const mishaps = deckId('rn')

/** Three events and nothing else, so that the first card drawn is one. */
export function plan(rules: Partial<DeckRules> = {}, changes: Partial<NavalPlan> = {}): DeckPlan {
  const reds = ['2H', '7H', '6D'] as const
  const kind = 'naval' as const
  return {
    kind,
    side: navy,
    called: '',
    rules: { ...usualRules, ...rules },
    isOpen: false,
    reds: [...reds],
    blacks: 0,
    ...changes,
  }
}

/** A table of two sides with a mounted component; the fake machine's desk sets up decks and draws from them. */
export async function tableOfDecks(component: Component, props = {}, plans: readonly DeckPlan[] = []) {
  const { game, machine } = await openGame({ ...twoDivisions(), decks: [...plans] })
  const decks = useDecks()
  const table = useDecksPanel()
  const dialogues = useDialogues()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/', name: 'home', component: { render: () => null } }],
  })
  const setUp = (chosen: DeckPlan = plan()) => decks.perform({ do: 'lay', deck: mishaps, plan: chosen })
  const shown = () =>
    mount(component, {
      attachTo: document.body,
      props,
      global: {
        plugins: [getActivePinia()!, router],
        provide: { [bridgeKey as symbol]: machine.bridge, [connectionKey as symbol]: { link: ref<Link>('up') } },
      },
    })
  return { game, machine, decks, table, dialogues, lay: setUp, shown }
}

/** A button by the beginning of its words or of its name, sheets over the page among them. */
export function buttonOf(name: string): HTMLButtonElement {
  const called = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent.trim()
  const found = [...document.querySelectorAll('button')].find((button) => called(button).startsWith(name))
  if (!found) throw new Error(`no button ${name}`)
  return found
}

export async function press(name: string): Promise<void> {
  buttonOf(name).click()
  await flushPromises()
  await nextTick()
}

/** Everything that the page holds: visible, read out, or in attributes only. */
export const page = () => document.documentElement.outerHTML

/** What a card is called. */
export function titleOf(face: string): string {
  return say(`decks.naval.${navalEventOf(face)!.key}.title`)
}
