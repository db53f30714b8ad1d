import { actionPressed } from './pressed'
import { isTyping } from './typing'
import type { ActionOn } from '#shared/bridge/actions'

/**
 * What a key asks of the dialogue on the panel, wherever the focus is but in a text or on the card; `undefined` for a key
 * that belongs to others.
 */
export function dialogueKey(event: KeyboardEvent): ActionOn<'dialogue'> | undefined {
  const { defaultPrevented, target } = event
  const action = defaultPrevented || isOnCard(target) ? undefined : actionPressed('dialogue', event)
  const isRadio = target instanceof HTMLInputElement && target.type === 'radio'
  if (action === 'leave') return action
  if ((isTyping(target) && !isRadio) || (action === 'apply' && isPressable(target))) return undefined
  return action
}

/** The card has digits and letters of its own. */
function isOnCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="grid"]') !== null
}

/** Enter presses what has the focus. A die that waits is there to be typed, not pressed. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('button:not(.wait), a[href], summary, [role="radio"], input')
}
