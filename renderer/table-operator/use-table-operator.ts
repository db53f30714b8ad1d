import { ref, watch, type Ref } from 'vue'
import { useTableView } from './table-view'
import { useAnnouncements } from '../ui/announcements'
import { useActions } from '../ui/use-actions'
import { say } from '../words'
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
