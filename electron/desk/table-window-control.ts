import type { TableWindowState } from '#shared/bridge/table-window'
import type { Result } from '#shared/kernel/result'
import type { TablePicture } from '#shared/table-view/picture'

/** How a shell shows the second screen. It gets pictures and nothing else. */
export interface TableWindowControl {
  /** Opens the window, or brings it forward. An address where somebody else has to open it. */
  readonly open: () => Promise<Result<{ readonly address: string | null }>>
  readonly close: () => void
  readonly state: () => TableWindowState
  /** Shown at once where the window is open. */
  readonly show: (picture: TablePicture) => void
  /** Calls back with the state of the window whenever it changes. */
  readonly watch: (callback: (state: TableWindowState) => void) => void
}

/** No window, and nothing known of screens. */
export const closedTableWindow: TableWindowState = {
  isOpen: false,
  isFullScreen: false,
  screens: null,
  screen: null,
  isDisplaced: false,
}
