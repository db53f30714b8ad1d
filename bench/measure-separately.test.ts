import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureSeparately } from './measure-separately'

const cache = fileURLToPath(new URL('../.cache', import.meta.url))
let folder = ''
const module = (name: string) => `../.cache/${basename(folder)}/${name}`

beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'bench-'))
  const row = `{ name: 'sound', ours: 1, peer: 2, unit: 'ms', ratio: 2, target: { bound: 'atLeast', ratio: 1 }, spread: [2, 2] }`
  const files = {
    sound: `export const measure = () => Promise.resolve([${row}])`,
    throws: `export const measure = () => Promise.reject(new Error('the two states differ'))`,
    broken: `export const measure = (`,
    empty: `export const measure = () => Promise.resolve([])`,
    ends: `export const measure = () => process.exit(3)`,
    hangs: `export const measure = () => new Promise(() => setInterval(() => undefined, 1000))`,
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, `${name}.ts`), text)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.concurrent('what one module does costs no other its rows', async () => {
  const modules = ['throws', 'broken', 'empty', 'ends', 'sound'].map(module)
  const outcomes = await measureSeparately(modules, 'small')
  expect(outcomes.map((outcome) => outcome.module)).toEqual(modules)
  expect(outcomes.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 0, 1])
  expect(outcomes.map(({ failed }) => failed)).toEqual([
    'the two states differ',
    expect.stringContaining('Transform failed'),
    'it yielded no row',
    'its process ended (exit code 3)',
    null,
  ])
})

test.concurrent('a module that hangs is ended, and the next is measured', async () => {
  const outcomes = await measureSeparately([module('hangs'), module('sound')], 'small', 5_000)
  expect(outcomes.map(({ failed }) => failed)).toEqual(['not done after 5 s', null])
})
