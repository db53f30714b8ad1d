import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { rulesPacks } from '#shared/rules/index'

interface Import {
  readonly from: string
  /** A path from the project's folder for our own modules, a name for packages. */
  readonly to: string
}

const files = ['shared', 'electron', 'renderer'].flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .map((path) => join(layer, path).replaceAll('\\', '/'))
    .filter((path) => /\.(ts|vue)$/.test(path)),
)
const imports = files.flatMap(importsOf)
const isTest = (path: string) => /\.(test|testing)\.ts$/.test(path)
const product = imports.filter(({ from }) => !isTest(from))

function importsOf(from: string): Import[] {
  const text = readFileSync(from, 'utf8')
  const code = from.endsWith('.vue')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n')
    : text
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => ({ from, to: target(from, fileName) }))
}

function target(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? normalize(join(dirname(from), name)).replaceAll('\\', '/') : name
}

/** The modules of ours whose values a module uses: what it imports for types alone is not there when it runs. */
function usedBy(from: string): string[] {
  const text = readFileSync(from, 'utf8').replace(/^import type [^']*'[^']*'$/gm, '')
  return [...text.matchAll(/\bfrom '([^']+)'$/gm)].flatMap(([, name = '']) => {
    const to = target(from, name)
    return [to, `${to}.ts`, `${to}/index.ts`].find((path) => files.includes(path)) ?? []
  })
}

const said = (found: readonly Import[]) => found.map(({ from, to }) => `${from} imports ${to}`)
const inLayer = (path: string, ...layers: readonly string[]) => layers.some((layer) => path.startsWith(`${layer}/`))
const ours = (path: string) => inLayer(path, 'shared', 'electron', 'renderer', 'e2e', 'bench', 'scripts')

test('there is something to look at', () => {
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.some(({ to }) => to === 'shared/bridge/channels')).toBe(true)
})

test('shared imports only itself', () => {
  expect(said(imports.filter(({ from, to }) => inLayer(from, 'shared') && ours(to) && !inLayer(to, 'shared')))).toEqual(
    [],
  )
})

test('electron and renderer import shared, never each other', () => {
  for (const layer of ['electron', 'renderer']) {
    const astray = imports.filter(
      ({ from, to }) => inLayer(from, layer) && ours(to) && !inLayer(to, layer, 'shared', 'assets'),
    )
    // A test may call a script of the build.
    expect(said(astray.filter(({ from, to }) => !(isTest(from) && inLayer(to, 'scripts'))))).toEqual([])
  }
})

test('shared and renderer have no Node', () => {
  const node = /^(node:|(fs|path|os|crypto|child_process|zlib|ws|pdfkit)(\/|$))/
  expect(said(product.filter(({ from, to }) => inLayer(from, 'shared', 'renderer') && node.test(to)))).toEqual([])
})

test('electron is imported by main, preload and the shell alone', () => {
  const shell = (path: string) => /^electron\/((main|preload)\.ts$|shell\/)/.test(path)
  expect(said(imports.filter(({ from, to }) => to === 'electron' && !shell(from)))).toEqual([])
})

test('the desk, the paper and the host know nothing of the shell', () => {
  const plain = product.filter(({ from }) =>
    inLayer(from, 'electron/desk', 'electron/pdf', 'electron/host', 'electron/page'),
  )
  expect(said(plain.filter(({ to }) => inLayer(to, 'electron/shell')))).toEqual([])
  expect(said(plain.filter(({ from, to }) => !inLayer(from, 'electron/host') && inLayer(to, 'electron/host')))).toEqual(
    [],
  )
})

test('the window of the second screen is built of paint: no rules, no journal, no words, no bridge of the operator’s', () => {
  const reached = new Set<string>()
  const waiting = ['renderer/table-window/main.ts']
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    if (reached.has(from)) continue
    reached.add(from)
    waiting.push(...usedBy(from))
  }
  expect([...reached]).toContain('renderer/table-window/TablePicture.vue')
  const paint =
    /^(renderer\/(table-window|ui)\/|shared\/card\/|shared\/table-view\/stage|shared\/bridge\/frames|shared\/kernel\/assert-never)/
  expect([...reached].filter((path) => !paint.test(path))).toEqual([])
})

test('a component that only shows knows no store', () => {
  const known = new Map<string, boolean>()
  /** A store, or a script that uses one; announcements, in `ui/`, are a tool of all pages. */
  const knowsStore = (path: string): boolean => {
    if (!/^renderer\/(?!ui\/).*\.ts$/.test(path)) return false
    const isStore = () => readFileSync(path, 'utf8').includes('= defineStore(')
    const knows = known.get(path) ?? (isStore() || usedBy(path).some(knowsStore))
    known.set(path, knows)
    return knows
  }
  const places = /(App|View|Page|Dialog|Panel|Desk|Editor|Frame)\.vue$/
  /** The bar over every game, and its buttons. */
  const bar = /^renderer\/(play\/(TopBar|UndoRedo)|table-operator\/ScreenButton)\.vue$/
  const knowing = files.filter((path) => path.endsWith('.vue') && usedBy(path).some(knowsStore))
  expect(knowing.length).toBeGreaterThan(20)
  expect(
    knowing.filter((path) => !places.test(path) && !bar.test(path)),
    'stores meet the screen in views, pages, dialogs, panels, desks and editors; give others props and let them emit',
  ).toEqual([])
})

test('rules packs share tools and never one another', () => {
  const folders: readonly string[] = rulesPacks.map(({ id }) => id)
  const pack = (path: string) => folders.find((folder) => path.startsWith(`shared/rules/${folder}/`))
  expect(folders).toContain('perfidious-albion')
  const crossing = imports.filter(({ from, to }) => pack(from) && pack(to) && pack(from) !== pack(to))
  expect(said(crossing)).toEqual([])
})

test('what is made for tests is imported by tests alone', () => {
  expect(said(product.filter(({ to }) => /\.(test|testing)$/.test(to)))).toEqual([])
})
