import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { display } from './fake-screen.testing'
import { startApp } from './started.testing'
import { lastWindow, openTableWindow, second } from './table-opened.testing'

const kept = async (folder: string) => JSON.parse(await readFile(join(folder, 'userData', 'table-window.json'), 'utf8'))
const place = { x: 100, y: 80, width: 1280, height: 720 }
const third = display(3, { x: -1280, y: 0, width: 1280, height: 1024 }, 'Third')
const screenOf = ({ id, label, bounds }: typeof second) => ({ id, label, width: bounds.width, height: bounds.height })
const isOn = (window: { readonly bounds: object }, { bounds }: typeof second) => {
  const { x, y, width, height } = window.bounds as typeof second.bounds
  return (
    x >= bounds.x && y >= bounds.y && x + width <= bounds.x + bounds.width && y + height <= bounds.y + bounds.height
  )
}

test('it finds the second screen and fills it; the operator’s window keeps the keys', async () => {
  const { window, states, bridge } = await openTableWindow()
  expect(isOn(window, second)).toBe(true)
  expect(window).toMatchObject({ fullScreen: true, shown: true, focused: false })
  const state = { isOpen: true, isFullScreen: true, screens: 2, screen: 'Projector', isDisplaced: false }
  expect(states.at(-1)).toEqual(state)
  expect(await bridge.tableState()).toEqual(state)
})

test('asked for again it comes forward; there is one of it', async () => {
  const { electron, window, bridge } = await openTableWindow()
  window.minimized = true
  await bridge.tableOpen()
  expect(window).toMatchObject({ broughtForward: 1, minimized: false })
  expect(electron.BrowserWindow.getAllWindows()).toHaveLength(2)
})

test('with one screen it is a window beside the operator’s, and moves when a second is connected', async () => {
  const { electron, window, states } = await openTableWindow({ screens: [] })
  expect(window.fullScreen).toBe(false)
  expect(states.at(-1)).toMatchObject({ isOpen: true, screens: 1, isDisplaced: false })
  electron.screen.plug(second)
  expect(isOn(window, second)).toBe(true)
  expect(states.at(-1)).toMatchObject({ isFullScreen: true, screens: 2, screen: 'Projector' })
})

test('the cable is pulled: it waits in a window on the first screen, and goes back when the screen is back', async () => {
  const { electron, window, states } = await openTableWindow()
  electron.screen.pull(2)
  expect(isOn(window, electron.displays[0]!)).toBe(true)
  const waiting = { isOpen: true, isFullScreen: false, screens: 1, screen: 'Display 1', isDisplaced: true }
  expect(states.at(-1)).toEqual(waiting)
  // Systems sometimes renumber a screen when it comes back.
  electron.screen.plug({ ...second, id: 7 })
  expect(isOn(window, second)).toBe(true)
  expect(states.at(-1)).toMatchObject({ isFullScreen: true, screen: 'Projector', isDisplaced: false })
})

test('with a third screen too it waits for its own, and does not jump onto the other', async () => {
  const { electron, window, states } = await openTableWindow({ screens: [second, third] })
  electron.screen.pull(2)
  expect(isOn(window, electron.displays[0]!)).toBe(true)
  expect(states.at(-1)).toMatchObject({ isDisplaced: true })
  electron.screen.plug(second)
  expect(isOn(window, second)).toBe(true)
})

test('the operator’s own screen is pulled: it does not cover them on the one that is left', async () => {
  const { electron, window, states } = await openTableWindow()
  electron.BrowserWindow.getAllWindows()[0]!.bounds = { x: 2000, y: 100, width: 1280, height: 860 }
  electron.screen.pull(1)
  expect(states.at(-1)).toMatchObject({ isFullScreen: false, screens: 1 })
  electron.BrowserWindow.getAllWindows()[0]!.bounds = { x: 10, y: 20, width: 1280, height: 860 }
  electron.screen.plug(display(1, { x: 0, y: 0, width: 1920, height: 1080 }))
  expect(isOn(window, second)).toBe(true)
  expect(window.fullScreen).toBe(true)
})

test('the operator’s own screen is pulled while two others stay: it makes way for them, and goes back', async () => {
  const { electron, window, states, bridge, folder } = await openTableWindow({ screens: [second, third] })
  const operators = electron.BrowserWindow.getAllWindows()[0]!
  operators.bounds = { x: 2000, y: 100, width: 1280, height: 860 }
  electron.screen.pull(1)
  expect(isOn(window, third)).toBe(true)
  expect(states.at(-1)).toMatchObject({ isFullScreen: true, screens: 2, screen: 'Third', isDisplaced: false })
  operators.bounds = { x: 10, y: 20, width: 1280, height: 860 }
  electron.screen.plug(display(1, { x: 0, y: 0, width: 1920, height: 1080 }))
  expect(isOn(window, second)).toBe(true)
  expect(states.at(-1)).toMatchObject({ isFullScreen: true, screens: 3, screen: 'Projector' })
  await bridge.tableClose()
  expect((await kept(folder)).screen).toEqual(screenOf(second))
})

test('the operator’s own screen is pulled and they go to the third: nothing moves on the table’s', async () => {
  const { electron, window, states } = await openTableWindow({ screens: [second, third] })
  electron.BrowserWindow.getAllWindows()[0]!.bounds = { x: -1200, y: 50, width: 1000, height: 800 }
  const before = window.bounds
  electron.screen.pull(1)
  expect(window.bounds).toBe(before)
  expect(states.at(-1)).toMatchObject({ isFullScreen: true, screens: 2, isDisplaced: false })
})

test('a guest on the third screen stays all on it when that shrinks, and is no place to come back to', async () => {
  const { electron, window, bridge, folder } = await openTableWindow({ screens: [second, third] })
  electron.BrowserWindow.getAllWindows()[0]!.bounds = { x: 2000, y: 100, width: 1280, height: 860 }
  electron.screen.pull(1)
  const smaller = display(3, { x: -1280, y: 0, width: 1024, height: 768 }, 'Third', 2)
  electron.screen.change(smaller)
  expect(isOn(window, smaller)).toBe(true)
  await bridge.tableClose()
  await expect(kept(folder)).rejects.toThrow('ENOENT')
})

test('its screen changes size or scale: it fills it again', async () => {
  const { electron, window, states } = await openTableWindow()
  const smaller = display(2, { x: 1920, y: 200, width: 1280, height: 720 }, 'Projector', 2)
  electron.screen.change(smaller)
  expect(isOn(window, smaller)).toBe(true)
  expect(states.at(-1)).toMatchObject({ isFullScreen: true, isDisplaced: false })
})

test('in a window it stays all on its screen when that shrinks', async () => {
  const { electron, window } = await openTableWindow({
    kept: { screen: screenOf(second), isFullScreen: false, window: { x: 1200, y: 600, width: 1280, height: 720 } },
  })
  expect(window).toMatchObject({ fullScreen: false, bounds: { x: 3120, y: 600 } })
  const smaller = display(2, { x: 1920, y: 0, width: 1280, height: 768 }, 'Projector')
  electron.screen.change(smaller)
  expect(isOn(window, smaller)).toBe(true)
})

test('bars of the system that come and go move nothing', async () => {
  const { electron, window } = await openTableWindow()
  const before = window.bounds
  electron.screen.change({ ...second, workArea: second.bounds }, ['workArea'])
  expect(window.bounds).toBe(before)
})

test('closed, it notes its place, and comes back there next time', async () => {
  const { electron, folder, window, bridge, states } = await openTableWindow()
  window.setFullScreen(false)
  window.setBounds({ x: 1920 + place.x, y: place.y, width: place.width, height: place.height })
  await bridge.tableClose()
  expect(states.at(-1)).toEqual({ isOpen: false, isFullScreen: false, screens: 2, screen: null, isDisplaced: false })
  expect(await kept(folder)).toEqual({ screen: screenOf(second), isFullScreen: false, window: place })
  await bridge.tableOpen()
  expect(lastWindow(electron)).toMatchObject({ fullScreen: false, bounds: { ...place, x: 1920 + place.x } })
})

test('waiting on the first screen it forgets nothing of its own', async () => {
  const was = { screen: screenOf(second), isFullScreen: true, window: place }
  const { folder, bridge, states } = await openTableWindow({ screens: [], kept: was })
  expect(states.at(-1)).toMatchObject({ isDisplaced: true, isFullScreen: false })
  await bridge.tableClose()
  expect(await kept(folder)).toEqual(was)
})

test.each(['{', '[]', '{"screen":{"id":1e400},"isFullScreen":true}'])(
  'a place that says %s is passed over',
  async (text) => {
    const { electron, bridge } = await startApp({
      before: async ({ displays }, folder) => {
        displays.push(second)
        await writeFile(join(folder, 'userData', 'table-window.json'), text)
      },
    })
    await bridge.tableOpen()
    expect(isOn(lastWindow(electron), second)).toBe(true)
  },
)

test('F11 fills the screen and leaves it, Escape leaves it; neither is the menu’s then', async () => {
  const { window } = await openTableWindow()
  const press = (key: string) => {
    let taken = false
    window.webContents.emit('before-input-event', { preventDefault: () => (taken = true) }, { type: 'keyDown', key })
    return { taken, isFull: window.fullScreen }
  }
  expect(press('Escape')).toEqual({ taken: true, isFull: false })
  expect(press('Escape')).toEqual({ taken: false, isFull: false })
  expect(press('F11')).toEqual({ taken: true, isFull: true })
  expect(press('a')).toEqual({ taken: false, isFull: true })
})
