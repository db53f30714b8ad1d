import { z } from 'zod'
import type { TablePicture } from '../table-view/picture'
import { tablePlan, type TablePlan } from '../table-view/table-plan'
import { slugPattern } from '../kernel/slug'
import type { GameId } from '../kernel/ids'
import type { Reason } from '../kernel/result'

/** What the operator asks of the second screen; the window itself can ask for nothing. */
const game = z
  .string()
  .regex(slugPattern)
  .transform((id) => id as GameId)

export const tableInputs = {
  /** Opens the window, or brings it forward. */
  tableOpen: z.void(),
  tableClose: z.void(),
  tableState: z.void(),
  /** The picture that the window shows from now on. It is made by our own page: that it is one is all that is asked. */
  tableShow: z.strictObject({
    picture: z.custom<TablePicture>((given) => typeof given === 'object' && given !== null),
  }),
  tablePlanRead: z.strictObject({ game }),
  tablePlanKeep: z.strictObject({ game, plan: tablePlan }),
}

/** What is saved of a game's second screen: a fresh plan where there is nothing. */
export interface KeptPlan {
  readonly plan: TablePlan
  /** Plans that could not be read, set aside under another name; reported once. */
  readonly setAside: SetAside | null
}

/** The state of the second screen. */
export interface TableWindowState {
  readonly isOpen: boolean
  readonly isFullScreen: boolean
  /** Screens of this machine; `null` where the shell does not know. */
  readonly screens: number | null
  /** What the screen is called that the window is on; `null` while it is closed or where the shell does not know. */
  readonly screen: string | null
  /** The screen it was on has gone: it waits on the first one until that comes back. */
  readonly isDisplaced: boolean
}

/**
 * A file that could not be read, left where it lies: its path in the library, the reason, and where in it.
 * The path '' is the library folder itself: missing, on a drive that is gone, not to be written to.
 */
export interface SetAside {
  readonly path: string
  readonly reason: Reason
}
