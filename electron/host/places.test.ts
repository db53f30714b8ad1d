import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placesHere, placesOf } from './options'

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
