import type { Step } from '../card/card-targets'
import { actionPressed } from '../keyboard/pressed'

/** What a key pressed on the card of the yard asks for. */
export type EditKey =
  | { readonly action: 'step'; readonly step: Step }
  | { readonly action: 'group'; readonly way: 1 | -1 }
  | { readonly action: 'digit'; readonly digit: string }
  | { readonly action: 'open' | 'empty' }

/** Reads a key; `undefined` for one that the card leaves to others. */
export function editKey(event: KeyboardEvent): EditKey | undefined {
  const action = actionPressed('cardToEdit', event)
  switch (action) {
    case undefined:
      return undefined
    case 'group':
      return { action, way: event.shiftKey ? -1 : 1 }
    case 'setPart':
      return { action: 'digit', digit: event.key }
    case 'openPart':
      return { action: 'open' }
    case 'emptyPart':
      return { action: 'empty' }
    default:
      return { action: 'step', step: action }
  }
}
