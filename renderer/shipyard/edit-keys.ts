import type { Step } from '../card/card-targets'

/** What a key pressed on the card of the yard asks for. */
export type EditKey =
  | { readonly action: 'step'; readonly step: Step }
  | { readonly action: 'group'; readonly way: 1 | -1 }
  | { readonly action: 'digit'; readonly digit: string }
  | { readonly action: 'open' | 'empty' }

const keys: Readonly<Record<string, EditKey>> = {
  ArrowLeft: { action: 'step', step: 'left' },
  ArrowRight: { action: 'step', step: 'right' },
  ArrowUp: { action: 'step', step: 'up' },
  ArrowDown: { action: 'step', step: 'down' },
  Home: { action: 'step', step: 'first' },
  End: { action: 'step', step: 'last' },
  Enter: { action: 'open' },
  ' ': { action: 'open' },
  Delete: { action: 'empty' },
  Backspace: { action: 'empty' },
}

/** Reads a key; `undefined` for one that the card leaves to others. */
export function editKey(event: KeyboardEvent): EditKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (event.key === 'Tab') return { action: 'group', way: event.shiftKey ? -1 : 1 }
  return /^\d$/.test(event.key) ? { action: 'digit', digit: event.key } : keys[event.key]
}
