import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { dialectLines } from './dialect.mjs'
import { arrowsUp, folderOrder } from './folder-order.mjs'
import { circles, importGraph } from './import-graph.mjs'
import { areaOf, median, sourceFiles } from './source-files.mjs'

const file = (path, text) => ({ path, text, isCode: true })

test('imports of types, re-exports, components and files named at run time all count', () => {
  const graph = importGraph([
    file('shared/game/state.ts', "import type { Id } from '../kernel/ids'\nexport * from '../kernel/own'\n"),
    file('shared/kernel/ids.ts', ''),
    file('shared/kernel/own.ts', "const late = () => import('./ids')\n"),
    file('renderer/Card.vue', '<script setup lang="ts">\nimport { own } from \'#shared/kernel/own\'\n</script>\n'),
  ])
  expect([...graph.get('shared/game/state.ts')]).toEqual(['shared/kernel/ids.ts', 'shared/kernel/own.ts'])
  expect([...graph.get('shared/kernel/own.ts')]).toEqual(['shared/kernel/ids.ts'])
  expect([...graph.get('renderer/Card.vue')]).toEqual(['shared/kernel/own.ts'])
})

test('files that import one another are one circle, files in a row are none', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a', 'd'])],
    ['d', new Set()],
  ])
  expect(circles(graph)).toEqual([['a', 'b', 'c']])
})

test('an import of a folder above is an arrow up, one of a folder below is none', () => {
  const graph = new Map([
    ['shared/kernel/ids.ts', new Set(['shared/game/state.ts'])],
    ['shared/game/state.ts', new Set(['shared/kernel/ids.ts'])],
  ])
  expect([...arrowsUp(graph).keys()]).toEqual(['shared/kernel > game'])
})

test('rules packs do not import each other, and only the registry and what runs them import packs', () => {
  const of = (from, to) => [...arrowsUp(new Map([[from, new Set([to])]])).keys()]
  const albion = 'shared/rules/perfidious-albion/index.ts'
  expect(of('shared/rules/squadron-d20/index.ts', albion)).toEqual(['shared/rules/squadron-d20 > perfidious-albion'])
  expect(of('shared/rules/kit/rulings.ts', albion)).toEqual(['shared/rules/kit > perfidious-albion'])
  expect(of('shared/rules/index.ts', albion)).toEqual([])
})

test('the order names every folder there is', () => {
  const folders = (parent) =>
    readdirSync(join(root, parent), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []))
  for (const [parent, order] of Object.entries(folderOrder)) {
    const named = order.flat().filter((name) => !name.includes('.'))
    expect(named.toSorted(), parent).toEqual(folders(parent).toSorted())
  }
})

test('words of the dialect are found in names and comments, and not within other words', () => {
  const lines = ['const reportToldBy = 1', '// It is laid down.', 'const tolderance = plaid', 'putAway()']
  expect(dialectLines([file('shared/a.ts', lines.join('\n'))])).toEqual([
    'shared/a.ts:1 told',
    'shared/a.ts:2 laid',
    'shared/a.ts:4 put away',
  ])
})

test('every pack, and every folder of shared, is an area of its own', () => {
  expect(areaOf('shared/rules/squadron-d20/card/bars.ts')).toBe('shared/rules/squadron-d20')
  expect(areaOf('shared/kernel/dice.ts')).toBe('shared/kernel')
  expect(areaOf('renderer/play/PlayView.vue')).toBe('renderer')
  expect(median([1, 9, 5])).toBe(5)
})

test('the project’s own files are read', () => {
  const files = sourceFiles()
  expect(files.find(({ path }) => path === 'electron/main.ts')?.lines).toBeGreaterThan(10)
  expect(files.find(({ path }) => path === 'shared/kernel/dice.test.ts')?.isTest ?? true).toBe(true)
})
