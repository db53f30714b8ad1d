import { ref, watch, type Ref } from 'vue'
import { useTableView } from './table-view'
import { useAnnouncements } from '../ui/announcements'
import { useActions } from '../ui/use-actions'
import { say } from '../words'
import type { TableWindowState } from '#shared/bridge/table-window'
import type { ShipId } from '#shared/kernel/ids'

/** The second screen follows the ship on the desk; says whether the operator's sheet is open. */
export function useTableOperator(openShip: Ref<ShipId | null>): Ref<boolean> {
  const tableView = useTableView()
  const announcements = useAnnouncements()
  const isOpen = ref(false)

  watch(openShip, tableView.attend, { immediate: true, flush: 'sync' })
  watch(isOpen, (is) => (tableView.isOperated = is))
  watch(
    () => tableView.screen.isDisplaced,
    (is) => is && announcements.announce(say('tableOperator.gone')),
  )
  useActions('secondScreen', {
    blank: {
      isPossible: () => tableView.plan !== null,
      perform: () => {
        tableView.blank()
        announcements.announce(say(tableView.plan?.isBlank ? 'tableOperator.nowDark' : 'tableOperator.nowLight'))
      },
    },
  })
  return isOpen
}

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
