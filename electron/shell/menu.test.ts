import { beforeEach, expect, test } from 'vitest'
import type { MenuItemConstructorOptions } from 'electron'
import { actionNames, actionOf } from '#shared/bridge/actions'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'
import { resetShellModules } from './reset-shell-modules.testing'

beforeEach(() => resetShellModules())

async function menuOn(platform: NodeJS.Platform) {
  const { installMenu } = await import('./menu')
  const { menus } = (await import('electron')) as unknown as typeof import('./fake-electron.testing')
  const chosen: string[] = []
  installMenu(speaker(en), platform, (command) => chosen.push(command))
  const menu = menus.at(-1) as unknown as readonly MenuItemConstructorOptions[]
  const items = menu.flatMap((item) => (Array.isArray(item.submenu) ? item.submenu : []))
  return { menu, items, chosen }
}

test('File, Edit, View and Help; on macOS the program’s own menu first', async () => {
  expect((await menuOn('linux')).menu.map((item) => item.label)).toEqual(['File', 'Edit', 'View', 'Help'])
  expect((await menuOn('darwin')).menu[0]).toEqual({ role: 'appMenu' })
})

test('every command has its words and is sent by its name', async () => {
  const { items, chosen } = await menuOn('win32')
  const commands = items.filter((item) => item.id !== undefined)
  expect(commands.map((item) => item.id).sort()).toEqual(actionNames.filter((name) => actionOf(name).menu).sort())
  for (const item of commands) {
    expect(item.label).not.toContain('app.menu')
    item.click?.({} as never, undefined, {} as never)
  }
  expect(chosen).toEqual(commands.map((item) => item.id))
})

test('the page holds the keys of its commands; the menu only shows them', async () => {
  const { items } = await menuOn('linux')
  const keyed = items.filter((item) => item.accelerator !== undefined)
  expect(keyed.find((item) => item.id === 'undo')).toMatchObject({ accelerator: 'CmdOrCtrl+Z' })
  expect(keyed.every((item) => item.registerAccelerator === false)).toBe(true)
})
