import type { Step } from './card-targets'
import { toolOfKey, type MarkTool } from './mark-tools'

/** What a key pressed on a card asks for. */
export type CardKey =
  | { readonly does: 'step'; readonly step: Step }
  | { readonly does: 'group'; readonly way: 1 | -1 }
  | { readonly does: 'tap' }
  | { readonly does: 'menu' }
  | { readonly does: 'mark'; readonly tool: MarkTool }
  | { readonly does: 'digit'; readonly digit: string }
  | { readonly does: 'leave' }

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

/** Reads a key; `undefined` for one that the card leaves to others. */
export function cardKey(event: KeyboardEvent): CardKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const step = steps[event.key]
  if (step) return { does: 'step', step }
  if (/^[0-9]$/.test(event.key)) return { does: 'digit', digit: event.key }
  switch (event.key) {
    case 'Tab':
      return { does: 'group', way: event.shiftKey ? -1 : 1 }
    case ' ':
      return { does: 'tap' }
    case 'Enter':
      return { does: 'menu' }
    case 'Escape':
      return { does: 'leave' }
    default: {
      const tool = toolOfKey(event.key)
      return tool && { does: 'mark', tool }
    }
  }
}
