import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { importGraph, namesImported } from '../scripts/metrics/import-graph.mjs'
import { sourceFiles } from '../scripts/metrics/source-files.mjs'

/** Which layer imports which: the lint rules say it where it is written, this test holds it. */

interface SourceFile {
  readonly path: string
  readonly text: string
}
type Graph = ReadonlyMap<string, ReadonlySet<string>>

const files: readonly SourceFile[] = sourceFiles().filter(({ path }: SourceFile) =>
  /^(shared|electron|renderer)\/.*\.(ts|vue)$/.test(path),
)
const isTest = (path: string) => /\.(test|testing)\.ts$/.test(path)
const imported: Graph = importGraph(files)
/** Without what is imported for its types alone: that is not there when the program runs. */
const used: Graph = importGraph(
  files.map((file) => ({ ...file, text: file.text.replace(/^import type [^']*'[^']*'$/gm, '') })),
)

const ours = (...layers: readonly string[]) => new RegExp(`^(${layers.join('|')})/`)
/** The module as a path from the project's folder, a package by its name. */
function target(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : name
}
/** A test may read a file, compare with a library and call a script of the build. */
const ofTests = /^(node:|(pdfkit|typescript|ws)$|scripts\/)/
const imports = files.flatMap(({ path: from, text }) =>
  namesImported(from, text).map((name: string) => ({ from, to: target(from, name) })),
)

test.each([
  ['shared imports only itself', ours('shared'), ours('electron', 'renderer', 'e2e', 'bench', 'scripts')],
  ['the renderer imports shared and itself', ours('renderer'), ours('electron', 'e2e', 'bench', 'scripts')],
  ['electron imports shared and itself', ours('electron'), ours('renderer', 'e2e', 'bench', 'scripts')],
  [
    'shared and renderer have no Node',
    ours('shared', 'renderer'),
    /^(node:|(fs|path|os|crypto|child_process|zlib|ws|pdfkit)(\/|$))/,
  ],
  [
    'electron is imported by main, preload and the shell alone',
    /^(?!electron\/(main|preload)\.ts$|electron\/shell\/)/,
    /^electron$/,
  ],
  ['desk, paper and host know no shell', /^electron\/(desk|pdf|host|page)\//, ours('electron/shell')],
  ['desk, paper and page know no host', /^electron\/(desk|pdf|page)\//, ours('electron/host')],
])('%s', (_, from, forbidden) => {
  const looked = imports.filter((each) => from.test(each.from))
  expect(looked.length).toBeGreaterThan(20)
  const mayBe = (each: (typeof looked)[number]) => isTest(each.from) && ofTests.test(each.to)
  expect(looked.filter((each) => forbidden.test(each.to) && !mayBe(each))).toEqual([])
})

test('the window of the second screen is built of paint: no rules, no journal, no words, no bridge of the operator’s', () => {
  const reached = new Set(['renderer/table-window/main.ts'])
  // A set hands out what is added to it on the way too.
  for (const from of reached) for (const to of used.get(from) ?? []) reached.add(to)
  expect([...reached]).toContain('renderer/table-window/TablePicture.vue')
  const paint =
    /^(renderer\/(table-window|ui)\/|shared\/card\/|shared\/chart\/rose|shared\/table-view\/stage|shared\/bridge\/frames|shared\/kernel\/assert-never)/
  expect([...reached].filter((path) => !paint.test(path))).toEqual([])
})

test('a component that only shows knows no store', () => {
  const stores = new Set(files.filter(({ text }) => text.includes('= defineStore(')).map(({ path }) => path))
  const known = new Map<string, boolean>()
  /** A store, or a script that uses one; announcements, in `ui/`, are a tool of all pages. */
  const knowsStore = (path: string): boolean => {
    if (!/^renderer\/(?!ui\/).*\.ts$/.test(path)) return false
    const knows = known.get(path) ?? (stores.has(path) || [...used.get(path)!].some(knowsStore))
    known.set(path, knows)
    return knows
  }
  const places = /(App|View|Page|Dialog|Panel|Desk|Editor|Frame)\.vue$/
  /** The bar over every game, and its buttons. */
  const bar = /^renderer\/(play\/(TopBar|UndoRedo)|table-operator\/ScreenButton)\.vue$/
  const knowing = [...used].filter(([path, to]) => path.endsWith('.vue') && [...to].some(knowsStore))
  expect(knowing.length).toBeGreaterThan(20)
  expect(
    knowing.map(([path]) => path).filter((path) => !places.test(path) && !bar.test(path)),
    'stores meet the screen in views, pages, dialogs, panels, desks and editors; give others props and let them emit',
  ).toEqual([])
})

test('what is made for tests is imported by tests alone', () => {
  const astray = [...imported].filter(([from, to]) => !isTest(from) && [...to].some(isTest))
  expect(astray.map(([from]) => from)).toEqual([])
})
