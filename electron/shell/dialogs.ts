import { dialog } from 'electron'
import type { Words } from '#shared/words/speak'
import { operatorWindows } from './operator-windows'

/** Lets a person choose a folder; null when they think better of it. */
export async function chooseFolder(words: Words): Promise<string | null> {
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
