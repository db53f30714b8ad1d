import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Notify } from '../desk/desk'
import type { SecondScreen } from '../desk/second-screen'
import { createServices, type BundledFolders, type Services } from '../desk/services'
import type { Places } from './options'

interface HostGiven {
  readonly places: Places
  readonly bundled: BundledFolders
  readonly version: string
  /** Someone sits at this machine: a window was opened for them. Otherwise there may be no desktop to show things on. */
  readonly atHand: boolean
  readonly notify: Notify
  readonly secondScreen: SecondScreen
}

/** The services, with what a browser host can do for them. */
export function hostServices({ places, bundled, version, atHand, notify, secondScreen }: HostGiven): Services {
  return createServices({
    dataFolder: places.data,
    defaultLibraryFolder: join(places.documents, 'Spotting Top'),
    ...bundled,
    clock: Date.now,
    notify,
    appVersion: version,
    shell: 'host',
    abilities: { folderPicker: false, revealInFileManager: atHand, nativeMenu: false, secondScreen: false },
    ...(atHand ? { reveal: revealFolder } : {}),
    reportFault: (problem) => console.error(problem),
    printAddress: (job) => `/prints/${job}.pdf`,
    secondScreen,
  })
}

/** The desktop's own command that shows a folder. */
const openers: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer.exe' }

/** Shows a folder, or the folder of a file, in the file manager. A desktop without one shows nothing. */
async function revealFolder(path: string): Promise<void> {
  const folder = (await stat(path)).isDirectory() ? path : dirname(path)
  const child = spawn(openers[process.platform] ?? 'xdg-open', [folder], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
