import { join } from 'node:path'
import { app, dialog, shell } from 'electron'
import { done, refused, type Result } from '#shared/kernel/result'
import type { Words } from '#shared/words/speak'
import { createServices, type BundledFolders, type Services } from '../desk/services'
import type { SecondScreen } from '../desk/second-screen'
import { notifyWindows, operatorWindows } from './window'

/** The services, with what Electron can do for them. */
export function shellServices(bundled: BundledFolders, words: Words, secondScreen: SecondScreen): Services {
  return createServices({
    dataFolder: app.getPath('userData'),
    defaultLibraryFolder: join(app.getPath('documents'), 'Spotting Top'),
    ...bundled,
    clock: Date.now,
    notify: notifyWindows,
    appVersion: app.getVersion(),
    shell: 'electron',
    abilities: { folderPicker: true, revealInFileManager: true, nativeMenu: true, secondScreen: true },
    pickFolder: () => chooseFolder(words),
    reveal: async (path) => shell.showItemInFolder(path),
    openExternally,
    secondScreen,
    reportFault: (problem) => console.error(problem),
  })
}

/** The system returns the reason as text; an empty one means success. */
async function openExternally(path: string): Promise<Result<null>> {
  const error = await shell.openPath(path)
  return error === '' ? done(null) : refused('print-not-opened', { error })
}

/** Lets a person choose a folder; null when they think better of it. */
async function chooseFolder(words: Words): Promise<string | null> {
  const options = {
    title: words('app.shell.chooseLibrary'),
    buttonLabel: words('app.shell.chooseLibraryButton'),
    properties: ['openDirectory' as const, 'createDirectory' as const],
  }
  const window = operatorWindows()[0]
  const { canceled, filePaths } = await (window
    ? dialog.showOpenDialog(window, options)
    : dialog.showOpenDialog(options))
  return canceled ? null : (filePaths[0] ?? null)
}
