import type { TableWindowState } from '#shared/bridge/table-window'
import { done, refused, type Result } from '#shared/kernel/result'
import type { TablePicture } from '#shared/table-view/picture'
import type { DeskParts } from './desk'
import type { ChannelServices } from './gateway'
import type { TablePlansFile } from './table-plans'

type Callback<Value> = (value: Value) => void

/** The window of the second screen, as a shell shows it. It gets pictures and nothing else. */
export abstract class SecondScreen {
  private latest: TablePicture | undefined
  private readonly listeners = new Set<Callback<TablePicture>>()
  private readonly watchers = new Set<Callback<TableWindowState>>()

  /** Opens the window, or brings it forward. An address where somebody else has to open it. */
  abstract open(): Promise<Result<{ readonly address: string | null }>>
  abstract close(): void
  abstract state(): TableWindowState

  /** Shown at once where the window is open. */
  show(picture: TablePicture): void {
    this.latest = picture
    for (const listen of [...this.listeners]) listen(picture)
  }

  /** Calls back with the state of the window whenever it changes. */
  watch(callback: Callback<TableWindowState>): void {
    this.watchers.add(callback)
  }

  /** Calls back with every picture: whoever comes late gets the latest first. Returns the way to stop. */
  onPicture(listener: Callback<TablePicture>): () => void {
    this.listeners.add(listener)
    if (this.latest) listener(this.latest)
    return () => this.listeners.delete(listener)
  }

  protected notifyWatchers(): void {
    for (const callback of this.watchers) callback(this.state())
  }
}

/** No window, and nothing known of screens. */
export const closedTableWindow: TableWindowState = {
  isOpen: false,
  isFullScreen: false,
  screens: null,
  screen: null,
  isDisplaced: false,
}

interface Parts extends Pick<DeskParts, 'clock' | 'notify'> {
  readonly plans: TablePlansFile
  readonly secondScreen?: SecondScreen
}

/** The second screen: its window by the shell's way, its plans in a file of this machine. */
export function secondScreenServices({ plans, clock, notify, secondScreen }: Parts) {
  secondScreen?.watch((state) => notify('tableWindow', state))
  return {
    tableOpen: async () => secondScreen?.open() ?? refused('not-able-here'),
    tableClose: async () => {
      secondScreen?.close()
      return done(null)
    },
    tableState: async () => secondScreen?.state() ?? closedTableWindow,
    tableShow: async ({ picture }) => {
      secondScreen?.show(picture)
      return done(null)
    },
    tablePlanRead: ({ game }) => plans.read(game, clock()),
    tablePlanKeep: ({ game, plan }) => plans.keep(game, plan, clock()),
  } satisfies Partial<ChannelServices>
}
