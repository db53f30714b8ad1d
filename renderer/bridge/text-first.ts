import { isWriting } from '../keyboard/typing'
import type { Bridge } from '#shared/bridge/contract'

/** Commands of the native menu that a text field has a right to before the game. */
const ofText: ReadonlySet<string> = new Set(['undo', 'redo'])

/**
 * Whoever writes in a field and chooses undo means the writing: on macOS the keys of the menu reach the page only as the
 * menu's commands.
 */
export function textFirst(bridge: Bridge): Bridge {
  let isListening = false
  const menuChosen: Bridge['on']['menuChosen'] = (listen) => {
    const stop = bridge.on.menuChosen((chosen) => {
      if (!ofText.has(chosen.command) || !isWriting(document.activeElement)) listen(chosen)
    })
    // After the first of them: what was chosen early waits for a listener, and must not be taken from it.
    if (!isListening) bridge.on.menuChosen(({ command }) => undoText(command))
    isListening = true
    return stop
  }
  return { ...bridge, on: { ...bridge.on, menuChosen } }
}

/** The only way a page has to the undo of its own fields. */
function undoText(command: string): void {
  if (ofText.has(command) && isWriting(document.activeElement)) document.execCommand(command)
}
