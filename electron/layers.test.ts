import { expect, test } from 'vitest'
import { importGraph } from '../scripts/metrics/import-graph.mjs'
import { sourceFiles } from '../scripts/metrics/source-files.mjs'

/** What imports run which way is a rule of the linter and a figure of the metrics; what neither of them can say is here. */

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

test('the window of the second screen is built of paint: no rules, no journal, no words, no bridge of the operator’s', () => {
  const reached = new Set(['renderer/table-window/main.ts'])
  // A set hands out what is added to it on the way too.
  for (const from of reached) for (const to of used.get(from) ?? []) reached.add(to)
  expect([...reached]).toContain('renderer/table-window/TablePicture.vue')
  const paint =
    /^(renderer\/(table-window|ui)\/|shared\/card\/|shared\/table-view\/stage|shared\/bridge\/frames|shared\/kernel\/assert-never)/
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
