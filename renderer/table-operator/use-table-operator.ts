import { useEventListener } from '@vueuse/core'
import { ref, watch, type Ref } from 'vue'
import { useTableView } from './table-view'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import type { ShipId } from '#shared/kernel/ids'

/** One key, whatever lies over the desk: nobody looks for a button while the wrong thing is on the screen. */
const blankKey = 'F8'

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
  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.key !== blankKey || event.repeat || !tableView.plan) return
    event.preventDefault()
    tableView.blank()
    announcements.announce(say(tableView.plan.isBlank ? 'tableOperator.nowDark' : 'tableOperator.nowLight'))
  })
  return isOpen
}
