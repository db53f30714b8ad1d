import { isTyping } from './typing'

/** What a key asks of the dialogue on the panel, wherever the focus is but in a text or on the card. */
export type DialogueKey =
  | { readonly action: 'digit'; readonly digit: string }
  | { readonly action: 'back' | 'roll' | 'apply' | 'leave' | 'yes' | 'no' }

const letters: Readonly<Record<string, 'roll' | 'yes' | 'no'>> = { r: 'roll', y: 'yes', n: 'no' }

/** Reads a key; `undefined` for one that belongs to others. */
export function dialogueKey(event: KeyboardEvent): DialogueKey | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const { key, target } = event
  if (isOnCard(target)) return undefined
  if (key === 'Escape') return { action: 'leave' }
  if (isTyping(target) && !(target instanceof HTMLInputElement && target.type === 'radio')) return undefined
  if (/^[0-9]$/.test(key)) return { action: 'digit', digit: key }
  if (key === 'Backspace') return { action: 'back' }
  if (key === 'Enter') return isPressable(target) ? undefined : { action: 'apply' }
  const letter = letters[key.toLowerCase()]
  return letter && { action: letter }
}

/** The card has digits and letters of its own. */
function isOnCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="grid"]') !== null
}

/** Enter presses what has the focus. A die that waits is there to be typed, not pressed. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('button:not(.wait), a[href], summary, [role="radio"], input')
}
