import type { Step } from '../card/card-targets'

/** What a key pressed on the card of the yard asks for. */
export type EditKey =
  | { readonly does: 'step'; readonly step: Step }
  | { readonly does: 'group'; readonly way: 1 | -1 }
  | { readonly does: 'digit'; readonly digit: string }
  | { readonly does: 'open' | 'empty' }

const keys: Readonly<Record<string, EditKey>> = {
  ArrowLeft: { does: 'step', step: 'left' },
  ArrowRight: { does: 'step', step: 'right' },
  ArrowUp: { does: 'step', step: 'up' },
  ArrowDown: { does: 'step', step: 'down' },
  Home: { does: 'step', step: 'first' },
  End: { does: 'step', step: 'last' },
  Enter: { does: 'open' },
  ' ': { does: 'open' },
  Delete: { does: 'empty' },
  Backspace: { does: 'empty' },
}

/** Reads a key; `undefined` for one that the card leaves to others. */
export function editKey(event: KeyboardEvent): EditKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (event.key === 'Tab') return { does: 'group', way: event.shiftKey ? -1 : 1 }
  return /^\d$/.test(event.key) ? { does: 'digit', digit: event.key } : keys[event.key]
}
