import { join } from 'node:path'
import type { Notify } from '../desk/desk'
import type { TableWindowControl } from '../desk/table-window-control'
import { createServices, type Services } from '../desk/services'
import type { Places } from './places'
import { revealFolder } from './reveal'

export interface HostGiven {
  readonly places: Places
  readonly starterFolder: string
  readonly version: string
  /** Someone sits at this machine: a window was opened for them. Otherwise there may be no desktop to show things on. */
  readonly atHand: boolean
  readonly notify: Notify
  readonly tableWindow: TableWindowControl
}

/** The services, with what a browser host can do for them. */
export function hostServices({ places, starterFolder, version, atHand, notify, tableWindow }: HostGiven): Services {
  return createServices({
    dataFolder: places.data,
    defaultLibraryFolder: join(places.documents, 'Spotting Top'),
    starterFolder,
    clock: Date.now,
    notify,
    appVersion: version,
    shell: 'host',
    abilities: {
      folderPicker: false,
      revealInFileManager: atHand,
      nativeMenu: false,
      secondScreen: false,
    },
    ...(atHand ? { reveal: revealFolder } : {}),
    reportFault: (problem) => console.error(problem),
    printAddress: (job) => `/prints/${job}.pdf`,
    tableWindow,
  })
}
