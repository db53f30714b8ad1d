import { say } from '../words'
import type { TableWindowState } from '#shared/bridge/table-window'

/** Where the window is and its state, sentence by sentence. */
export function screenInWords(
  { isOpen, isFullScreen, screens, screen, isDisplaced }: TableWindowState,
  isBlank: boolean,
): string {
  if (!isOpen) return say('tableOperator.closed')
  const said = [screen === null ? say('tableOperator.openSomewhere') : say('tableOperator.openOn', { screen })]
  if (isFullScreen) said.push(say('tableOperator.fullScreen'))
  if (isBlank) said.push(say('tableOperator.dark'))
  if (isDisplaced) said.push(say('tableOperator.gone'))
  else if (screens === 1) said.push(say('tableOperator.oneScreen'))
  // A window of a browser is put on its screen by hand.
  if (screens === null) said.push(say('tableOperator.host'))
  return said.join(' ')
}
