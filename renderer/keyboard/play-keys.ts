import { isTyping } from './typing'

/** What a key asks of the play view, wherever the focus is. The card reads its own keys first. */
export type PlayKey =
  | 'undo'
  | 'redo'
  | 'search'
  | 'goOn'
  | 'decks'
  | 'tables'
  | 'umpire'
  | 'help'
  | 'previousShip'
  | 'nextShip'
  | 'larger'
  | 'smaller'
  | 'print'
  | 'settings'
  | 'back'

/** Reads a key; `undefined` for one that is not ours, or that belongs to the text being typed. */
export function playKey(event: KeyboardEvent): PlayKey | undefined {
  if (event.defaultPrevented || event.altKey) return undefined
  const typing = isTyping(event.target)
  if (event.ctrlKey || event.metaKey) return withControl(event, typing)
  switch (event.key) {
    case 'PageUp':
      return typing ? undefined : 'previousShip'
    case 'PageDown':
      return typing ? undefined : 'nextShip'
    case 'Escape':
      return 'back'
    default:
      return typing ? undefined : plain[event.key]
  }
}

const plain: Readonly<Record<string, PlayKey>> = {
  '/': 'search',
  g: 'goOn',
  G: 'goOn',
  d: 'decks',
  D: 'decks',
  t: 'tables',
  T: 'tables',
  u: 'umpire',
  U: 'umpire',
  '?': 'help',
  '[': 'previousShip',
  ']': 'nextShip',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
}

/** A text takes back its own letters; print and settings are asked for from anywhere. */
function withControl(event: KeyboardEvent, typing: boolean): PlayKey | undefined {
  switch (event.key.toLowerCase()) {
    case 'p':
      return 'print'
    case ',':
      return 'settings'
    case 'z':
      return typing ? undefined : event.shiftKey ? 'redo' : 'undo'
    case 'y':
      return typing ? undefined : 'redo'
    default:
      return undefined
  }
}
