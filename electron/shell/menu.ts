import { Menu, type MenuItemConstructorOptions } from 'electron'
import { actionNames, actionOf, menuGroups, shownKey, type ActionName } from '#shared/bridge/actions'
import type { Words } from '#shared/words/speak'

/**
 * The native menu, from the list of actions. Commands go to the page as `menuChosen` notices; the page holds their keys
 * itself, as it does in a browser, so here they are only shown (macOS asks the page first anyway).
 */
export function installMenu(words: Words, platform: NodeJS.Platform, choose: (command: ActionName) => void): void {
  const mac = platform === 'darwin'
  const system: Readonly<Record<string, readonly MenuItemConstructorOptions['role'][]>> = {
    file: [mac ? 'close' : 'quit'],
    edit: ['cut', 'copy', 'paste', 'selectAll'],
    view: ['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'],
  }
  const command = (name: ActionName): MenuItemConstructorOptions => {
    const key = shownKey(name)
    return {
      id: name,
      label: words(`app.menu.command.${name}`),
      // Electron has no single keys here: the page reads those itself, and a menu would take them from a text.
      ...(key?.startsWith('Ctrl ') && { accelerator: key.replace('Ctrl ', 'CmdOrCtrl+'), registerAccelerator: false }),
      click: () => choose(name),
    }
  }
  const itemsOf = (menu: string, group: string): readonly MenuItemConstructorOptions[] =>
    group === 'system'
      ? system[menu]!.map((role) => ({ role: role! }))
      : actionNames.filter((name) => actionOf(name).menu === group).map(command)
  const line: MenuItemConstructorOptions = { type: 'separator' }
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(mac ? [{ role: 'appMenu' as const }] : []),
      ...Object.entries(menuGroups).map(([menu, groups]) => ({
        label: words(`app.menu.${menu}`),
        submenu: groups.flatMap((group, place) => [...(place > 0 ? [line] : []), ...itemsOf(menu, group)]),
      })),
    ]),
  )
}
