import { join } from 'node:path'
import { app, shell } from 'electron'
import { done, refused, type Result } from '#shared/kernel/result'
import type { Words } from '#shared/words/speak'
import { createServices, type BundledFolders, type Services } from '../desk/services'
import type { TableWindowControl } from '../desk/table-window-control'
import { chooseFolder } from './dialogs'
import { notifyWindows } from './notices'

/** The services, with what Electron can do for them. */
export function shellServices(bundled: BundledFolders, words: Words, tableWindow: TableWindowControl): Services {
  return createServices({
    dataFolder: app.getPath('userData'),
    defaultLibraryFolder: join(app.getPath('documents'), 'Spotting Top'),
    ...bundled,
    clock: Date.now,
    notify: notifyWindows,
    appVersion: app.getVersion(),
    shell: 'electron',
    abilities: {
      folderPicker: true,
      revealInFileManager: true,
      nativeMenu: true,
      secondScreen: true,
    },
    pickFolder: () => chooseFolder(words),
    reveal: async (path) => shell.showItemInFolder(path),
    openExternally,
    tableWindow,
    reportFault: (problem) => console.error(problem),
  })
}

/** The system returns the reason as text; an empty one means success. */
async function openExternally(path: string): Promise<Result<null>> {
  const error = await shell.openPath(path)
  return error === '' ? done(null) : refused('print-not-opened', { error })
}
