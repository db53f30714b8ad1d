import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { filesAmong } from './starting'
import { startApp, strangersShip } from './started.testing'

test('documents and journals are taken from a command line, switches and other files are not', () => {
  const argv = [
    '.',
    '--enable-logging',
    'a.ship.json',
    'B.Scenario.JSON',
    'mikasa (1).json',
    'notes.txt',
    '-x.deck.json',
    'g/journal.jsonl',
  ]
  expect(filesAmong(argv, '/club')).toEqual(
    ['/club/a.ship.json', '/club/B.Scenario.JSON', '/club/mikasa (1).json', '/club/g/journal.jsonl'].map((path) =>
      resolve(path),
    ),
  )
})

test('a file given as an argument waits for the page, which is notified once it has loaded', async () => {
  const { electron, bridge } = await startApp({
    argv: ['sent.ship.json'],
    before: async (_, folder) => void (await strangersShip(folder, 'sent.ship.json')),
  })
  const [window] = electron.BrowserWindow.getAllWindows()
  window?.webContents.emit('did-finish-load')
  const requested = new Promise((received) => bridge.on.openRequested(received))
  expect(await requested).toEqual({ kind: 'file', name: 'sent.ship.json' })
  expect(await bridge.libraryOffered()).toMatchObject({ value: [{ name: 'sent.ship.json' }] })
})

test('macOS hands files over as events, before and after the start', async () => {
  const { electron, bridge, folder } = await startApp()
  const received: unknown[] = []
  bridge.on.openRequested((request) => received.push(request))
  let prevented = 0
  const hand = (file: string) => electron.app.emit('open-file', { preventDefault: () => (prevented += 1) }, file)
  const file = await strangersShip(folder, 'sent.ship.json')
  hand(file)
  electron.BrowserWindow.getAllWindows()[0]?.webContents.emit('did-finish-load')
  hand(file)
  await expect.poll(() => received).toHaveLength(2)
  expect(prevented).toBe(2)
})

test('a second start’s file is opened in the first', async () => {
  const { electron, bridge, folder } = await startApp()
  electron.BrowserWindow.getAllWindows()[0]?.webContents.emit('did-finish-load')
  const requested = new Promise((received) => bridge.on.openRequested(received))
  electron.app.emit('second-instance', {}, [], '/', { files: [await strangersShip(folder, 'sent.ship.json')] })
  expect(await requested).toMatchObject({ kind: 'file' })
})

test('a file that cannot be opened is reported by name and reason', async () => {
  const { electron, folder } = await startApp({
    argv: ['broken.ship.json'],
    before: (_, place) => writeFile(join(place, 'broken.ship.json'), Buffer.from([0x7b, 0xff])),
  })
  electron.BrowserWindow.getAllWindows()[0]?.webContents.emit('did-finish-load')
  await expect.poll(() => electron.errorBoxes).toHaveLength(1)
  const [title, text] = electron.errorBoxes[0] ?? ['', '']
  expect(title).toBe(`${join(folder, 'broken.ship.json')} was not opened`)
  expect(text).toBe('Line 1: the file is not text in UTF-8.')
})
