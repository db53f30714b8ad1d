import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const config = readFileSync('electron-builder.yml', 'utf8')

test('it is packed for the three systems, as one archive, with what it reads at run time', () => {
  for (const line of ['linux:', 'mac:', 'win:', 'asar: true', '  - assets/fonts/**', '  - build/starter/**'])
    expect(config.split('\n')).toContain(line)
})

test('what Windows offers the program for is what the installer takes away again', () => {
  expect(config).toContain('  include: assets/windows/open-with.nsh')
  const [install, uninstall] = readFileSync('assets/windows/open-with.nsh', 'utf8').split('!macro customUnInstall')
  expect(install).toContain('"Software\\Classes\\.json\\OpenWithProgids" "SpottingTop.Document"')
  expect(uninstall).toContain('"Software\\Classes\\.json\\OpenWithProgids" "SpottingTop.Document"')
  expect(uninstall).toContain('DeleteRegKey SHELL_CONTEXT "Software\\Classes\\SpottingTop.Document"')
})
