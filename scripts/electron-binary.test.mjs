import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { electronAbsence, findElectron } from './electron.mjs'

const executable =
  { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform] ?? 'electron'

async function folderOf() {
  const folder = await mkdtemp(join(tmpdir(), 'electron-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', folder)
  return folder
}
afterEach(() => vi.unstubAllEnvs())

test('an Electron in the folder that is named is found', async () => {
  const folder = await folderOf()
  await mkdir(dirname(join(folder, executable)), { recursive: true })
  await writeFile(join(folder, executable), '')
  expect(findElectron()).toBe(join(folder, executable))
  expect(electronAbsence()).toBeNull()
})

test('a folder without one is said to be the reason', async () => {
  const folder = await folderOf()
  expect(findElectron()).toBeNull()
  expect(electronAbsence()).toBe(`there is none in ${folder}`)
})
