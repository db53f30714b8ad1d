import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, dialog, shell } from 'electron'
import { done, refused, type Result } from '#shared/kernel/result'
import { en } from '#shared/rules/words'
import { speaker, type Words } from '#shared/words/speak'
import type { SecondScreen } from './desk/second-screen'
import { createServices, type BundledFolders, type Services } from './desk/services'
import { openGateway } from './shell/gateway'
import { Leaving } from './shell/leaving'
import { installMenu } from './shell/menu'
import { closeSession, denyEverythingElse, registerPageScheme, servePage } from './shell/sessions'
import { claimSingleInstance, endFailedStart, filesAmong, FilesToOpen } from './shell/starting'
import { TableWindow } from './shell/table-window'
import {
  inTheme,
  loadPage,
  makeMainWindow,
  mendBrokenPage,
  notifyWindows,
  operatorWindows,
  paperColour,
  showFirstWindow,
  themeAtStart,
} from './shell/window'

const built = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const words = speaker(en)
const given = filesAmong(process.argv.slice(1), process.cwd())
const files = new FilesToOpen(given, words)

registerPageScheme()
denyEverythingElse()
if (claimSingleInstance(given, secondStart))
  app
    .whenReady()
    .then(start)
    .catch((problem: unknown) => endFailedStart(problem, words))
else app.quit()

function secondStart(more: readonly string[]): void {
  showFirstWindow()
  void files.add(more)
}

async function start(): Promise<void> {
  closeSession()
  const theme = () => themeAtStart(join(app.getPath('userData'), 'settings.json'))
  servePage(built('../renderer'), (html) => inTheme(html, theme()))
  const icon = built('../../assets/icons/icon.png')
  const table = new TableWindow(
    {
      preload: built('./preload-table.cjs'),
      icon,
      page: built('../renderer'),
      place: join(app.getPath('userData'), 'table-window.json'),
    },
    words,
    Date.now,
  )
  const services = shellServices(
    {
      starterFolder: built('../starter'),
      fontsFolder: built('../../assets/fonts'),
      companionFolder: built('../companion'),
    },
    words,
    table,
  )
  openGateway(services)
  installMenu(words, process.platform, (command) => notifyWindows('menuChosen', { command }))

  const window = makeMainWindow(
    { preload: built('./preload.cjs'), icon, state: join(app.getPath('userData'), 'window.json') },
    paperColour(theme()),
  )
  window.webContents.once('did-finish-load', () => void files.openWith(services.openFile))
  window.on('focus', () => void services.look())
  window.once('closed', () => table.close())
  mendBrokenPage(window, words, Date.now)
  const leaving = new Leaving(services, words)
  leaving.watch(window)

  app.on('window-all-closed', () => app.quit())
  // Games are closed and locks released before the program goes.
  app.once('will-quit', (event) => {
    event.preventDefault()
    leaving.closeServices().then(
      (lost) => app.exit(lost.length > 0 ? 1 : 0),
      () => app.exit(1),
    )
  })
  await loadPage(window)
}

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
