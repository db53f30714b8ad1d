import { onBeforeUnmount } from 'vue'
import { playKey, type PlayKey } from '../keyboard/play-keys'
import type { Bridge } from '#shared/bridge/contract'

/** Everything a key or the native menu can ask of a game in play. */
export type PlayOrder = PlayKey | 'restartTurn'

/** Commands of the native menu that a game in play answers; settings are opened wherever one is. */
const commands: ReadonlyMap<string, PlayOrder> = new Map([
  ['undo', 'undo'],
  ['redo', 'redo'],
  ['restart-turn', 'restartTurn'],
  ['print', 'print'],
  ['search', 'search'],
  ['keys', 'help'],
])

/** Listens to keys and menu while the view is there. `mayAct` is false while a dialog or a menu covers it. */
export function usePlayOrders(
  orders: Readonly<Record<PlayOrder, () => void>>,
  bridge: Pick<Bridge, 'on'>,
  mayAct: () => boolean,
): void {
  function onKey(event: KeyboardEvent): void {
    const key = playKey(event)
    if (!key) return
    // The browser's own print would put the page on paper, not the cards.
    if (key === 'print') event.preventDefault()
    if (!mayAct()) return
    if (key !== 'back') event.preventDefault()
    orders[key]()
  }
  const stopListening = bridge.on.menuChosen(({ command }) => {
    const order = commands.get(command)
    if (order && mayAct()) orders[order]()
  })
  window.addEventListener('keydown', onKey)
  onBeforeUnmount(() => {
    stopListening()
    window.removeEventListener('keydown', onKey)
  })
}
