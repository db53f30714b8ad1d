import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app } from 'electron'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'
import { inTheme, paperColour, themeAtStart } from './shell/first-frame'
import { openGateway } from './shell/gateway'
import { Leaving } from './shell/leaving'
import { installMenu } from './shell/menu'
import { filesAmong, FilesToOpen } from './shell/open-file'
import { closeSession, denyEverythingElse, registerPageScheme, servePage } from './shell/sessions'
import { shellServices } from './shell/shell-services'
import { claimSingleInstance, endFailedStart } from './shell/starting'
import { TableWindow } from './shell/table-window'
import { loadPage, makeMainWindow, mendBrokenPage, notifyWindows, showFirstWindow } from './shell/window'

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
    { starterFolder: built('../starter'), fontsFolder: built('../../assets/fonts') },
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
