import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packAll, readWanted, reasonIn } from './packages.mjs'

const config = { linux: { target: ['AppImage', 'deb'] }, mac: { target: ['dmg'] }, win: { target: ['nsis'] } }

test('without a word it is this system that is packed, in every kind that the configuration names', () => {
  expect(readWanted([], config, 'linux')).toEqual([{ system: '--linux', kinds: ['AppImage', 'deb'] }])
  expect(readWanted(['--win', '--mac'], config, 'linux')).toEqual([
    { system: '--mac', kinds: ['dmg'] },
    { system: '--win', kinds: ['nsis'] },
  ])
  expect(readWanted(['--dir'], config, 'darwin')).toEqual([{ system: '--mac', kinds: [] }])
  expect(readWanted(['--snap'], config, 'linux')).toMatch(/^There is no option --snap\. Known are --linux/)
})

/** Packs for Linux and Windows; what is named fails. */
async function packing(...failing) {
  const tried = []
  const attempt = (what) => {
    tried.push(what)
    return failing.includes(what) ? `${what} is out of reach` : null
  }
  const failed = await packAll(readWanted(['--linux', '--win'], config, 'linux'), {
    packFolder: async (system) => attempt(system),
    make: async (_system, kind) => {
      const why = attempt(kind)
      if (kind === 'deb' && why !== null) throw new Error(why)
      return why
    },
  })
  return { tried, failed }
}

test('a kind of package that fails stops no other, and is named with its reason', async () => {
  expect(await packing('AppImage')).toEqual({
    tried: ['--linux', 'AppImage', 'deb', '--win', 'nsis'],
    failed: [{ what: 'AppImage', why: 'AppImage is out of reach' }],
  })
  expect((await packing('deb')).failed).toEqual([{ what: 'deb', why: 'deb is out of reach' }])
  expect((await packing()).failed).toEqual([])
})

test('a system whose folder cannot be packed has no packages, and the next one is tried', async () => {
  expect(await packing('--linux')).toEqual({
    tried: ['--linux', '--win', 'nsis'],
    failed: [{ what: 'anything for linux', why: '--linux is out of reach' }],
  })
})

test('the reason is what electron-builder says, without its trace; a failed download is reported as one', () => {
  const printed = (reason) =>
    `  • building  target=x\n  ⨯ ${reason}  failedTask=build stackTrace=Error: ${reason}\n    at x\n`
  expect(reasonIn(printed('Please specify project homepage, see https://x'))).toBe(
    'Please specify project homepage, see https://x',
  )
  expect(reasonIn(printed('getaddrinfo ENOTFOUND github.com'))).toBe(
    'it needs tools that are downloaded, and the network cannot be reached (getaddrinfo ENOTFOUND github.com)',
  )
  expect(reasonIn('killed')).toBe('electron-builder gave no reason')
})

const builder = readFileSync('electron-builder.yml', 'utf8')

test('it is packed for the three systems, as one archive, with what it reads at run time', () => {
  for (const line of ['linux:', 'mac:', 'win:', 'asar: true', '  - assets/fonts/**', '  - build/starter/**'])
    expect(builder.split('\n')).toContain(line)
})

test('what Windows offers the program for is what the installer takes away again', () => {
  expect(builder).toContain('  include: assets/windows/open-with.nsh')
  const [install, uninstall] = readFileSync('assets/windows/open-with.nsh', 'utf8').split('!macro customUnInstall')
  expect(install).toContain('"Software\\Classes\\.json\\OpenWithProgids" "SpottingTop.Document"')
  expect(uninstall).toContain('"Software\\Classes\\.json\\OpenWithProgids" "SpottingTop.Document"')
  expect(uninstall).toContain('DeleteRegKey SHELL_CONTEXT "Software\\Classes\\SpottingTop.Document"')
})
