import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placesHere, placesOf, readArguments } from './options'

test('nothing given: any free port, the places of this machine, no window', () => {
  expect(readArguments([])).toEqual({ data: null, port: 0, window: false, files: [] })
})

test('folder, port, window and files', () => {
  expect(readArguments(['--data', 'here', '--port', '4100', '--window', 'a.ship.json'])).toEqual({
    data: 'here',
    port: 4100,
    window: true,
    files: ['a.ship.json'],
  })
})

test('that no window is wanted is no mistake', () => {
  expect(readArguments(['--no-open', '--window'])).toMatchObject({ window: false, files: [] })
})

test.each([
  [['--port', 'ninety'], '--port takes a number'],
  [['--port', '70000'], '--port takes a number'],
  [['--sail'], 'There is no option --sail. Known are'],
  [['--port', '4100', '--prot=1'], 'There is no option --prot. Known are'],
  [['-p', '1'], 'There is no option -p.'],
  [['--data'], 'An option lacks its value.'],
  [['--data', '--port', '1'], 'An option lacks its value.'],
])('%j is refused with a sentence', (argv, sentence) => {
  expect(readArguments(argv)).toContain(sentence)
})

const machine = { env: {}, home: 'home', personalFolders: null }

test('Linux: the settings folder of the desktop, and Documents wherever the person keeps it', () => {
  expect(placesOf({ ...machine, platform: 'linux' })).toEqual({
    data: join('home', '.config', 'Spotting Top'),
    documents: join('home', 'Documents'),
  })
  const personalFolders = '# comment\nXDG_DESKTOP_DIR="$HOME/Desk"\nXDG_DOCUMENTS_DIR="$HOME/Papiere"\n'
  expect(placesOf({ ...machine, platform: 'linux', personalFolders, env: { XDG_CONFIG_HOME: 'conf' } })).toEqual({
    data: join('conf', 'Spotting Top'),
    documents: 'home/Papiere',
  })
})

test('a relative Documents is void: it would be another folder wherever the program is started from', () => {
  const { documents } = placesOf({ ...machine, platform: 'linux', personalFolders: 'XDG_DOCUMENTS_DIR="../.."\n' })
  expect(documents).toBe(join('home', 'Documents'))
})

test('Windows and macOS: the places that Electron takes', () => {
  expect(placesOf({ ...machine, platform: 'win32', env: { APPDATA: 'roaming' } }).data).toBe(
    join('roaming', 'Spotting Top'),
  )
  expect(placesOf({ ...machine, platform: 'darwin' }).data).toBe(
    join('home', 'Library', 'Application Support', 'Spotting Top'),
  )
})

test('a folder that is given holds everything', async () => {
  expect(await placesHere('/somewhere', '/home')).toEqual({ data: '/somewhere', documents: '/somewhere' })
})
