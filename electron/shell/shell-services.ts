import { join } from 'node:path'
import { app, shell } from 'electron'
import type { Words } from '#shared/words/speak'
import { createServices, type Services } from '../desk/services'
import { chooseFolder } from './dialogs'
import { notifyWindows } from './notices'

/** The services, with what Electron can do for them. */
export function shellServices(starterFolder: string, words: Words): Services {
  return createServices({
    dataFolder: app.getPath('userData'),
    defaultLibraryFolder: join(app.getPath('documents'), 'Spotting Top'),
    starterFolder,
    clock: Date.now,
    notify: notifyWindows,
    appVersion: app.getVersion(),
    shell: 'electron',
    abilities: {
      folderPicker: true,
      revealInFileManager: true,
      saveDialog: false,
      nativeMenu: true,
      secondScreen: false,
    },
    pickFolder: () => chooseFolder(words),
    reveal: async (path) => shell.showItemInFolder(path),
    openExternally: async (path) => void (await shell.openPath(path)),
  })
}
