import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { findOnPath, run } from '../../scripts/command.mjs'
import { makeDeb } from '../../scripts/packages.mjs'
import { addFakeElectron, filesBelow, packApp, type PackedApp } from './packed-app'

/** Packed once for all of them. */
test.describe.configure({ mode: 'default' })

let packed: PackedApp
test.beforeAll(async () => {
  packed = await packApp()
})
test.afterAll(() => packed.remove())

/** Packages that are packed as they are: pdfkit, and all that it needs in turn. */
const packages = [
  '@noble/ciphers',
  '@noble/hashes',
  '@swc/helpers',
  'base64-js',
  'brotli',
  'clone',
  'dfa',
  'fast-deep-equal',
  'fontkit',
  'linebreak',
  'linebreak/node_modules/base64-js',
  'pdfkit',
  'png-js',
  'restructure',
  'tiny-inflate',
  'unicode-properties',
  'unicode-trie',
]

/** The modules of packages that Node reads when pdfkit is imported. */
async function modulesOfPdfkit(): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: "import 'pdfkit'", resolveDir: '.' },
    bundle: true,
    treeShaking: false,
    metafile: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs).filter((path) => path.startsWith('node_modules/'))
}

/** What a command prints. */
async function printedBy(command: string, ...args: string[]): Promise<string> {
  let printed = ''
  const code = await run(command, args, { read: (text: string) => (printed += text) })
  expect(code, printed).toBe(0)
  return printed
}

test('main runs from its archive: what it imports is there, the page, the starter fleet and the fonts too', async () => {
  await addFakeElectron(packed)
  const report = JSON.parse(
    await printedBy(process.execPath, join('e2e/shells/packed-run.mjs'), packed.app, packed.below),
  ) as { assets: number[]; preload: string; ships: number }
  expect(report).toMatchObject({
    address: 'app://spotting-top/index.html',
    page: 200,
    described: { name: 'Spotting Top', shell: 'electron' },
    setAside: [],
    printed: { ok: true, value: { boxed: [] } },
    exitCode: 0,
  })
  expect(report.ships).toBeGreaterThan(50)
  expect(report.assets.length).toBeGreaterThan(1)
  expect(new Set(report.assets)).toEqual(new Set([200]))
  expect((await stat(report.preload)).isFile()).toBe(true)
  const [print = ''] = await readdir(join(packed.below, 'documents/Spotting Top/prints'))
  const pdf = await readFile(join(packed.below, 'documents/Spotting Top/prints', print), 'latin1')
  expect(pdf.startsWith('%PDF')).toBe(true)
  expect(pdf).toContain('IBMPlexSansCond')
})

test('the fuses of the executable are set as the configuration says', async () => {
  const wire = await getCurrentFuseWire(packed.executable)
  const state = (fuse: FuseV1Options) => wire[fuse] === FuseState.ENABLE
  expect({
    runAsNode: state(FuseV1Options.RunAsNode),
    cookieEncryption: state(FuseV1Options.EnableCookieEncryption),
    nodeOptions: state(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: state(FuseV1Options.EnableNodeCliInspectArguments),
    integrity: state(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    onlyFromAsar: state(FuseV1Options.OnlyLoadAppFromAsar),
    ownSnapshot: state(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
    filePrivileges: state(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({
    runAsNode: false,
    cookieEncryption: true,
    nodeOptions: false,
    inspect: false,
    integrity: true,
    onlyFromAsar: true,
    ownSnapshot: false,
    filePrivileges: false,
  })
})

test('nothing is packed but what is run, and it is no larger than that', async () => {
  expect([...(await filesBelow(packed.folder)).keys()]).toEqual([
    'LICENSE.electron.txt',
    'LICENSE.txt',
    'LICENSES.chromium.html',
    'LICENSES.libraries.txt',
    'chrome-sandbox',
    'resources/app.asar',
    'spotting-top',
  ])
  const files = await filesBelow(packed.app)
  const phones =
    /^build\/companion\/(companion\.html|icon\.(png|svg)|manifest\.webmanifest|assets\/[\w-]+\.(js|css|woff2|svg|png))$/
  const ours =
    /^(package\.json|build\/main\/(main\.js|preload(-table)?\.cjs)|assets\/icons\/icon\.png)$|^build\/renderer\/((index|table)\.html|assets\/[\w.-]+\.(js|mjs|css|ttf|svg))$|^assets\/fonts\/[\w-]+\.(ttf|txt)$|^build\/starter\/[\w/-]+\.(ship|scenario|deck)\.json$/
  const inPackage = /^node_modules\/.+(\.(js|mjs|json|trie|icc)|\/LICENSE(\.MIT)?)$/
  expect([...files.keys()].filter((file) => ![ours, phones, inPackage].some((known) => known.test(file)))).toEqual([])
  const modules = [...files.keys()].filter((file) => /^node_modules\/.+\.m?js$/.test(file))
  expect(modules).toEqual((await modulesOfPdfkit()).toSorted())
  const found = [...files.keys()].flatMap(
    (file) => /^node_modules\/((?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? [],
  )
  expect(found.sort()).toEqual(packages)
  const megabytes = (begins: string) =>
    [...files].reduce((sum, [file, bytes]) => sum + (file.startsWith(begins) ? bytes : 0), 0) / 1e6
  expect(megabytes('node_modules/')).toBeLessThan(2)
  // Certificates of the open table are more than a megabyte of it.
  expect(megabytes('')).toBeLessThan(17.5)
})

test('the licences of all that is inside lie beside it, those of what was built in too', async () => {
  const text = await readFile(join(packed.folder, 'LICENSES.libraries.txt'), 'utf8')
  const licences = new Map(
    text.split(/^-{78}\n(?=.+\n-{78}$)/m).map((part) => {
      const [title = '', , ...lines] = part.split('\n')
      return [title.replace(/ \S+$/, ''), lines.join('\n').trim()] as const
    }),
  )
  for (const name of packages) expect(licences.get(name.replace(/.*node_modules\//, '')), name).toMatch(/\S{3}/)
  for (const name of await importedPackages()) expect(licences.get(name), name).toMatch(/copyright|licen[cs]e/i)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(await readFile(join(packed.folder, 'LICENSE.txt'), 'utf8')).toBe(await readFile('LICENSE', 'utf8'))
})

/** What our own sources import by name, without tests and the browser host: it is built in or packed. */
async function importedPackages(): Promise<readonly string[]> {
  const names = new Set<string>()
  for (const layer of ['shared', 'renderer', 'electron']) {
    for (const file of (await filesBelow(layer)).keys()) {
      if (!/\.(ts|vue)$/.test(file) || /\.(test|testing)\.ts$|^host\//.test(file)) continue
      const source = await readFile(join(layer, file), 'utf8')
      for (const [, name] of source.matchAll(
        /(?:^import (?!type )[^']*|\bfrom |\bimport\()'((?:@[\w-]+\/)?[a-z][\w-]*)[\w./-]*'/gm,
      ))
        names.add(name ?? '')
    }
  }
  names.delete('electron')
  expect([...names]).toEqual(expect.arrayContaining(['vue', 'zod', 'pdfkit', 'pdfjs-dist', 'reka-ui']))
  return [...names].filter((name) => name !== 'node')
}

test('a Debian package is made of it without anybody’s address', async () => {
  test.skip(findOnPath('dpkg-deb') === null, 'dpkg-deb is not here')
  const deb = join(packed.below, 'spotting-top.deb')
  expect(await makeDeb(packed.folder, deb, 'x64', 'none')).toBe(0)
  const control = await printedBy('dpkg-deb', '--field', deb)
  expect(control).toContain('Package: spotting-top\n')
  expect(control).toContain('Architecture: amd64\n')
  expect(control).toMatch(/^Depends: .*libnss3/m)
  expect(control).not.toMatch(/@|https?:|Homepage/)
  const contents = (await printedBy('dpkg-deb', '--contents', deb)).split('\n')
  const line = (path: string) => contents.find((each) => each.split(/\d\d:\d\d /)[1] === path) ?? ''
  // Rights of its own, so that it runs where the system refuses user namespaces.
  expect(line('./opt/Spotting Top/chrome-sandbox')).toMatch(/^-rwsr-xr-x root\/root/)
  expect(line('./opt/Spotting Top/spotting-top')).toMatch(/^-rwxr-xr-x root\/root/)
  expect(line('./opt/Spotting Top/resources/app.asar')).toMatch(/^-rw-r--r-- root\/root/)
  expect(line('./usr/bin/spotting-top -> /opt/Spotting Top/spotting-top')).toMatch(/^l/)
  const out = join(packed.below, 'installed')
  await printedBy('dpkg-deb', '--extract', deb, out)
  const entry = await readFile(join(out, 'usr/share/applications/spotting-top.desktop'), 'utf8')
  expect(entry).toContain('\nExec=spotting-top %F\n')
  expect(entry).toContain('\nMimeType=application/x-spotting-top-ship;')
  const types = await readFile(join(out, 'usr/share/mime/packages/spotting-top.xml'), 'utf8')
  for (const ext of ['ship', 'scenario', 'deck']) expect(types).toContain(`<glob pattern="*.${ext}.json"/>`)
})
