import type { Step } from './card-targets'
import type { MarkTool } from './mark-tools'
import { actionPressed } from '../keyboard/pressed'

/** What a key pressed on a card asks for. */
export type CardKey =
  | { readonly action: 'step'; readonly step: Step }
  | { readonly action: 'group'; readonly way: 1 | -1 }
  | { readonly action: 'tap' }
  | { readonly action: 'menu' }
  | { readonly action: 'mark'; readonly tool: MarkTool }
  | { readonly action: 'digit'; readonly digit: string }
  | { readonly action: 'leave' }

/** Reads a key; `undefined` for one that the card leaves to others. */
export function cardKey(event: KeyboardEvent): CardKey | undefined {
  const action = actionPressed('card', event)
  switch (action) {
    case undefined:
      return undefined
    case 'setTrack':
      return { action: 'digit', digit: event.key }
    case 'group':
      return { action: 'group', way: event.shiftKey ? -1 : 1 }
    case 'tap':
      return { action: 'tap' }
    case 'boxMenu':
      return { action: 'menu' }
    case 'leaveCard':
      return { action: 'leave' }
    case 'left':
    case 'right':
    case 'up':
    case 'down':
    case 'first':
    case 'last':
      return { action: 'step', step: action }
    default:
      return { action: 'mark', tool: action }
  }
}
