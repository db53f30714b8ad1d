import { actionOf, namesOn, type ActionName, type ActionOn, type Surface } from '#shared/bridge/actions'

/** Keys whose sign is not their name. */
const names: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '−': '-',
  Esc: 'Escape',
  Del: 'Delete',
  Space: ' ',
}
const digits = /^(\d) – (\d)$/

/** The action of this surface that a pressed key asks for, if any. */
export function actionPressed<S extends Surface>(surface: S, event: KeyboardEvent) {
  return namesOn(surface).find((name) => asksFor(event, name)) as ActionOn<S> | undefined
}

/** Whether a pressed key asks for this action. */
export function asksFor(event: KeyboardEvent, name: ActionName): boolean {
  const { keys = [], alsoKeys = [] } = actionOf(name)
  return [...keys, ...alsoKeys].some((sign) => isPressed(event, sign))
}

/** Shift counts with Ctrl and with letters: elsewhere it is part of the character, or turns the way. */
function isPressed({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, sign: string): boolean {
  const isCtrl = ctrlKey || metaKey
  const range = digits.exec(sign)
  if (range) return !isCtrl && !altKey && /^\d$/.test(key) && key >= range[1]! && key <= range[2]!
  const parts = sign.split(' ')
  const last = parts.at(-1)!
  const isShiftRead = isCtrl || /^[a-z]$/i.test(last)
  return (
    (names[last] ?? last).toLowerCase() === key.toLowerCase() &&
    parts.includes('Ctrl') === isCtrl &&
    parts.includes('Alt') === altKey &&
    (!isShiftRead || parts.includes('Shift') === shiftKey)
  )
}
