import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { Words } from '#shared/words/speak'

/**
 * The native menu. Commands go to the page as `menuChosen` notices; the page holds their keys itself, as it does in a
 * browser, so here they are only shown (macOS asks the page first anyway).
 */
export function installMenu(words: Words, platform: NodeJS.Platform, choose: (command: string) => void): void {
  const command = (name: string, accelerator?: string): MenuItemConstructorOptions => ({
    id: name,
    label: words(`app.menu.command.${name}`),
    ...(accelerator === undefined ? {} : { accelerator, registerAccelerator: false }),
    click: () => choose(name),
  })
  const line: MenuItemConstructorOptions = { type: 'separator' }
  const mac = platform === 'darwin'
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(mac ? [{ role: 'appMenu' as const }] : []),
      {
        label: words('app.menu.file'),
        submenu: [
          command('library'),
          command('import-document'),
          line,
          command('print', 'CmdOrCtrl+P'),
          line,
          command('settings', 'CmdOrCtrl+,'),
          line,
          { role: mac ? 'close' : 'quit' },
        ],
      },
      {
        label: words('app.menu.edit'),
        submenu: [
          command('undo', 'CmdOrCtrl+Z'),
          command('redo', 'CmdOrCtrl+Y'),
          command('restart-turn'),
          line,
          { role: 'cut' },
          { role: 'copy' },
          { role: 'paste' },
          { role: 'selectAll' },
          line,
          command('search'),
        ],
      },
      {
        label: words('app.menu.view'),
        submenu: [
          command('theme-day'),
          command('theme-night'),
          command('theme-contrast'),
          line,
          { role: 'resetZoom' },
          { role: 'zoomIn' },
          { role: 'zoomOut' },
          { role: 'togglefullscreen' },
        ],
      },
      { label: words('app.menu.help'), submenu: [command('keys'), command('about')] },
    ]),
  )
}
