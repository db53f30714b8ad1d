import type { Step } from './card-targets'
import type { MarkTool } from './mark-tools'
import { actionPressed } from '../keyboard/pressed'

/** What a key asks for on any card: another target, or a digit of a number. */
type Move =
  | { readonly action: 'step'; readonly step: Step }
  | { readonly action: 'group'; readonly way: 1 | -1 }
  | { readonly action: 'digit'; readonly digit: string }

/** What a key pressed on a card asks for. */
export type CardKey =
  | Move
  | { readonly action: 'tap' | 'menu' | 'leave' }
  | { readonly action: 'mark'; readonly tool: MarkTool }

/** What a key pressed on the card of the yard asks for. */
export type EditKey = Move | { readonly action: 'open' | 'empty' }

const group = ({ shiftKey }: KeyboardEvent) => ({ action: 'group', way: shiftKey ? -1 : 1 }) as const
const digit = ({ key }: KeyboardEvent) => ({ action: 'digit', digit: key }) as const

/** Reads a key; `undefined` for one that the card leaves to others. */
export function cardKey(event: KeyboardEvent): CardKey | undefined {
  const action = actionPressed('card', event)
  switch (action) {
    case undefined:
      return undefined
    case 'setTrack':
      return digit(event)
    case 'group':
      return group(event)
    case 'tap':
      return { action }
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

/** The same on the card of the yard. */
export function editKey(event: KeyboardEvent): EditKey | undefined {
  const action = actionPressed('cardToEdit', event)
  switch (action) {
    case undefined:
      return undefined
    case 'group':
      return group(event)
    case 'setPart':
      return digit(event)
    case 'openPart':
      return { action: 'open' }
    case 'emptyPart':
      return { action: 'empty' }
    default:
      return { action: 'step', step: action }
  }
}
