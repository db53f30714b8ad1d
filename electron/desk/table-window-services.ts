import { done, refused } from '#shared/kernel/result'
import type { DeskParts } from './desk'
import type { ChannelServices } from './gateway'
import type { TablePlansFile } from './table-plans'
import { closedTableWindow, type TableWindowControl } from './table-window-control'

type TableServices = Pick<
  ChannelServices,
  'tableOpen' | 'tableClose' | 'tableState' | 'tableShow' | 'tablePlanRead' | 'tablePlanKeep'
>

interface Parts extends Pick<DeskParts, 'clock' | 'notify'> {
  readonly plans: TablePlansFile
  readonly tableWindow?: TableWindowControl
}

/** The second screen: its window by the shell's way, its plans in a file of this machine. */
export function tableWindowServices({ plans, clock, notify, tableWindow }: Parts): TableServices {
  tableWindow?.watch((state) => notify('tableWindow', state))
  return {
    tableOpen: async () => (tableWindow ? tableWindow.open() : refused('not-able-here')),
    tableClose: async () => {
      tableWindow?.close()
      return done(null)
    },
    tableState: async () => tableWindow?.state() ?? closedTableWindow,
    tableShow: async ({ picture }) => {
      tableWindow?.show(picture)
      return done(null)
    },
    tablePlanRead: ({ game }) => plans.read(game, clock()),
    tablePlanKeep: ({ game, plan }) => plans.keep(game, plan, clock()),
  }
}
