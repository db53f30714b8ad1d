import type { Step } from './card-targets'
import { toolOfKey, type MarkTool } from './mark-tools'

/** What a key pressed on a card asks for. */
export type CardKey =
  | { readonly action: 'step'; readonly step: Step }
  | { readonly action: 'group'; readonly way: 1 | -1 }
  | { readonly action: 'tap' }
  | { readonly action: 'menu' }
  | { readonly action: 'mark'; readonly tool: MarkTool }
  | { readonly action: 'digit'; readonly digit: string }
  | { readonly action: 'leave' }

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
  if (step) return { action: 'step', step }
  if (/^[0-9]$/.test(event.key)) return { action: 'digit', digit: event.key }
  switch (event.key) {
    case 'Tab':
      return { action: 'group', way: event.shiftKey ? -1 : 1 }
    case ' ':
      return { action: 'tap' }
    case 'Enter':
      return { action: 'menu' }
    case 'Escape':
      return { action: 'leave' }
    default: {
      const tool = toolOfKey(event.key)
      return tool && { action: 'mark', tool }
    }
  }
}
