import { join } from 'node:path'
import type { Notify } from '../desk/desk'
import type { TableWindowControl } from '../desk/table-window-control'
import { createServices, type BundledFolders, type Services } from '../desk/services'
import type { Places } from './places'
import { revealFolder } from './reveal'

export interface HostGiven {
  readonly places: Places
  readonly bundled: BundledFolders
  readonly version: string
  /** Someone sits at this machine: a window was opened for them. Otherwise there may be no desktop to show things on. */
  readonly atHand: boolean
  readonly notify: Notify
  readonly tableWindow: TableWindowControl
}

/** The services, with what a browser host can do for them. */
export function hostServices({ places, bundled, version, atHand, notify, tableWindow }: HostGiven): Services {
  return createServices({
    dataFolder: places.data,
    defaultLibraryFolder: join(places.documents, 'Spotting Top'),
    ...bundled,
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
