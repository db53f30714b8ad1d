import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderForTest } from '../electron/desk/desk.testing'
import { electronAbsence, findElectron, runElectron } from './electron.mjs'

const executable =
  { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform] ?? 'electron'

async function folderOf() {
  const folder = await folderForTest()
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

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

/** An Electron that does what this script of the shell says. */
async function electronThat(script) {
  const folder = await folderForTest()
  const electron = join(folder, 'electron')
  await writeFile(electron, `#!/bin/sh\n${script}\n`)
  await chmod(electron, 0o755)
  return { folder, ...(await runElectron(electron, ['.'])) }
}

/** As Chromium says it, on the machines that refuse it. */
const refusals = [
  `[4317:0206/185050.022641:FATAL:setuid_sandbox_host.cc(158)] The SUID sandbox helper binary was found, but is not configured correctly. Rather than run without sandboxing I'm aborting now. You need to make sure that /opt/electron/chrome-sandbox is owned by root and has mode 4755.`,
  `[3937:0131/003107.790938:FATAL:zygote_host_impl_linux.cc(116)] No usable sandbox! Update your kernel or see https://chromium.googlesource.com/ for more information.`,
]

const isWindows = process.platform === 'win32'
if (isWindows) console.log('skipped: the Electron of these tests is a shell script, which Windows cannot run')
const onUnix = test.skipIf(isWindows)

onUnix.each(refusals)('a sandbox that is refused is named, and what helps: %s', async (complaint) => {
  const { folder, failure } = await electronThat(`cat >&2 <<'END'\n${complaint}\nEND\nkill -TRAP $$`)
  expect(failure).toContain('the system refuses it the sandbox')
  expect(failure).toContain('AppArmor')
  expect(failure).toContain(`sudo chmod 4755 '${join(folder, 'chrome-sandbox')}'`)
  expect(failure).not.toMatch(/not to be had|--no-sandbox/)
})

onUnix('a library that is missing is named', async () => {
  const { failure } = await electronThat(
    `echo 'electron: error while loading shared libraries: libnss3.so: cannot open shared object file' >&2; exit 127`,
  )
  expect(failure).toContain('lacks a library that it needs: libnss3.so.')
})

onUnix('any other end at the start is said as what it is', async () => {
  expect(await electronThat('exit 7')).toMatchObject({ failure: 'Electron is here, but it ended at once (code 7).' })
  const { failure } = await electronThat('kill -SEGV $$')
  expect(failure).toBe('Electron is here, but it ended at once (SIGSEGV).')
})

onUnix('one that runs to its end has started, and what it complained of was passed on', async () => {
  expect(await electronThat('echo trouble >&2')).toMatchObject({ code: 0, failure: null })
  expect(
    vi
      .mocked(process.stderr.write)
      .mock.calls.map(([bytes]) => String(bytes))
      .join(''),
  ).toContain('trouble')
})

test('one that cannot be run at all', async () => {
  const { failure } = await runElectron(join(tmpdir(), 'no-such-electron'), [])
  expect(failure).toMatch(/^Electron is here, but it cannot be run: .*ENOENT/)
})
