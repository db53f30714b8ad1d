import { useEventListener } from '@vueuse/core'
import { optionsOf } from './answer-options'
import type { TypedDice } from '../stores/typed-dice'
import { actionPressed } from '../keyboard/pressed'
import { isTyping } from '../keyboard/typing'
import type { useDialogues } from '../stores/dialogues'
import { isBlind, isDiceQuestion } from '#shared/kernel/replay-dialogue'
import type { ActionOn } from '#shared/bridge/actions'
import type { GameState } from '#shared/game/state'

interface DialogueControls {
  readonly store: ReturnType<typeof useDialogues>
  readonly typed: TypedDice
  readonly state: () => GameState
  /** False while a sheet or a menu lies over the table. */
  readonly mayAct: () => boolean
  roll(): void
  apply(): void
  /** The focus goes to what waits: who types an answer is here, and what had the focus before takes no Enter. */
  focus(): void
}

/** The keys of the dialogue on the panel; they work wherever the focus is but in a text, or where the card needs them. */
export function useDialogueKeys({ store, typed, state, mayAct, roll, apply, focus }: DialogueControls): void {
  function onKey(event: KeyboardEvent): void {
    const key = dialogueKey(event)
    if (!key || !mayAct() || !obey(key, event.key)) return
    event.preventDefault()
    if (key !== 'leave') focus()
  }

  /** Whether the key had anything to say here. */
  function obey(action: NonNullable<ReturnType<typeof dialogueKey>>, key: string): boolean {
    switch (action) {
      case 'digit':
        return digit(key)
      case 'yes':
        return choose('Y')
      case 'no':
        return choose('N')
      case 'takeBack':
        return typed.back() || store.back()
      case 'leave':
        if (store.editing === null) return false
        store.editing = null
        return true
      case 'roll':
        if (!store.question || !isBlind(store.question)) return false
        roll()
        return true
      case 'apply':
        if (store.replayed?.progress.is !== 'finished' || store.editing !== null || store.changed.length > 0)
          return false
        apply()
        return true
    }
  }

  function digit(pressed: string): boolean {
    if (!store.question || !isDiceQuestion(store.question)) return choose(pressed)
    typed.type(pressed)
    return true
  }

  function choose(pressed: string): boolean {
    const options = store.question ? optionsOf(store.question, state()) : []
    const option = options.find(({ key }) => key === pressed)
    if (option) store.answer(option.value)
    return option !== undefined
  }

  // Before the keys of the table, which know Escape too.
  useEventListener(window, 'keydown', onKey, { capture: true })
}

/**
 * What a key asks of the dialogue on the panel, wherever the focus is but in a text; `undefined` for a key that belongs to
 * others, as digits on a track of the card do.
 */
export function dialogueKey(event: KeyboardEvent): ActionOn<'dialogue'> | undefined {
  const { defaultPrevented, target } = event
  const action = defaultPrevented ? undefined : actionPressed('dialogue', event)
  const isRadio = target instanceof HTMLInputElement && target.type === 'radio'
  if (action && isOfCard(action, target)) return undefined
  if (action === 'leave') return action
  if ((isTyping(target) && !isRadio) || (action === 'apply' && isPressable(target))) return undefined
  return action
}

/** The card opens a menu and is left by keys of its own, and its tracks take digits. */
function isOfCard(action: ActionOn<'dialogue'>, target: EventTarget | null): boolean {
  const card = target instanceof Element ? target.closest('[role="grid"]') : null
  if (!card) return false
  return action === 'apply' || action === 'leave' || (action === 'digit' && card.hasAttribute('data-takes-digits'))
}

/** Enter presses what has the focus. A die that waits is there to be typed, not pressed. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('button:not(.wait), a[href], summary, [role="radio"], input')
}
