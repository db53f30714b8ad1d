import { mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { nextTick, ref, type Component } from 'vue'
import { bridgeKey, connectionKey, type Link } from '../bridge/use-bridge'
import { useDialogues } from '../stores/dialogues'
import { actionsKey } from '../ui/use-actions'
import type { FakeMachine } from '../play/fake-bridge.testing'
import { openGame } from '../stores/opened-game.testing'
import { firers, target, twoDivisions } from '../stores/setups.testing'
import type { Scalar } from '#shared/kernel/scalar'

export { firers, target }

/** Z guns at 32 inches on the broadside: four of 30 %, one straddle for certain and 20 % for a second. */
const aim = { squadron: firers, target, rangeInches: 32, letters: 'Z', sector: 'starboard' }

/** A table of two ships with a component on it, and the keys of whoever sits there. */
export async function tableWith(component: Component, houseRules: Readonly<Record<string, Scalar>> = {}, more = {}) {
  const { game, machine } = await openGame(twoDivisions(houseRules))
  game.goTo(1, 'gunnery')
  const dialogues = useDialogues()
  const fire = (input = {}) => {
    dialogues.openForm('salvo', { ...aim, ...input })
    dialogues.begin()
  }
  /** What was asked of the page around. */
  const asked: string[] = []
  const houseRulesAsked = { houseRules: { perform: () => asked.push('houseRules') } }
  const render = () => renderOn(machine, component, more, { [actionsKey as symbol]: houseRulesAsked })
  return { game, machine, dialogues, fire, asked, render }
}

/** A component on the page of a machine whose game is open. */
export function renderOn({ bridge }: FakeMachine, component: Component, props = {}, provided = {}) {
  const connection = { link: ref<Link>('up') }
  return mount(component, {
    attachTo: document.body,
    props: { mayAct: () => true, ...props },
    global: {
      plugins: [getActivePinia()!],
      provide: { [bridgeKey as symbol]: bridge, [connectionKey as symbol]: connection, ...provided },
    },
  })
}

/** Keys pressed where the focus is, one after the other. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await nextTick()
    await nextTick()
  }
}

/** What an element is called: a die by the words beside its face, others by their label or their text. */
export function nameOf(element: Element | null): string | undefined {
  const named = element?.querySelector('.unseen')?.textContent ?? element?.getAttribute('aria-label')
  return named ?? element?.textContent ?? undefined
}
