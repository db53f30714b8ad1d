import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { bundles } from './build.mjs'
import { licencesOf } from './licences.mjs'
import { root } from './root.mjs'

async function bundled(name) {
  const { outputFiles, metafile } = await build({ ...bundles[name], write: false, metafile: true })
  const text = outputFiles.find((file) => !file.path.endsWith('.map')).text
  const [output] = Object.entries(metafile.outputs)
    .find(([path]) => !path.endsWith('.map'))
    .slice(1)
  return { text, outside: output.imports.filter((one) => one.external).map((one) => one.path) }
}

test.each(['preload', 'preloadTable'])('%s is one small file that needs electron alone', async (name) => {
  const { text, outside } = await bundled(name)
  expect(outside).toEqual(['electron'])
  expect(text.length).toBeLessThan(4000)
})

test.each([
  // `ws` goes without two of them where they are not installed.
  ['main', ['bufferutil', 'electron', 'pdfkit', 'utf-8-validate']],
  ['host', ['bufferutil', 'pdfkit', 'utf-8-validate']],
])('%s has our own shared modules inside, and these packages outside: %j', async (name, packages) => {
  const { text, outside } = await bundled(name)
  expect(text).not.toMatch(/from ["']#shared/)
  expect([...new Set(outside)].filter((path) => !isBuiltin(path)).sort()).toEqual(packages)
})

test('every component names its props itself: the first build on a machine has no TypeScript to look them up', () => {
  const files = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
  const looked = files.filter((file) => file.endsWith('.vue'))
  expect(looked.length).toBeGreaterThan(100)
  const named = looked.filter((file) =>
    /\bdefine(Props|Emits|Slots)<(?!\s*\{)/.test(readFileSync(join(root, 'renderer', file), 'utf8')),
  )
  expect(named).toEqual([])
})

const titles = (text) => [...text.matchAll(/^-{78}\n(.+)\n-{78}$/gm)].map(([, title]) => title.replace(/ [^ ]+$/, ''))

test('a module is under the licence of the innermost package that it lies in, wherever a bundler says that it is', () => {
  const modules = [
    'node_modules/zod/index.js',
    join(root, 'node_modules/linebreak/node_modules/base64-js/lib/b64.js'),
    '\0' + join(root, 'node_modules/@vue/shared/dist/shared.js?commonjs-es-import'),
    'shared/kernel/result.ts',
  ]
  const found = titles(licencesOf(modules, []))
  expect(found.filter((title) => !title.startsWith('Font'))).toEqual(['@vue/shared', 'base64-js', 'zod'])
  expect(licencesOf(modules, [])).toContain('base64-js 0.0.8\n')
})

test('a packed package brings all it needs in turn, and who says MIT without a text has it written out', () => {
  const text = licencesOf([], ['pdfkit'])
  expect(titles(text)).toEqual(expect.arrayContaining(['pdfkit', 'fontkit', '@swc/helpers', 'brotli', 'dfa']))
  const brotli = text.slice(text.indexOf('brotli 1'), text.indexOf('clone 2'))
  expect(brotli).toContain('Copyright (c) Devon Govett')
  expect(brotli).toContain('Permission is hereby granted')
})

test('every font that is bundled has its licence there', () => {
  const files = readdirSync('assets/fonts').filter((file) => file.endsWith('.ttf'))
  for (const family of new Set(files.map((file) => file.split('_')[0])))
    expect(licencesOf([], [])).toContain(readFileSync(`assets/fonts/OFL-${family}.txt`, 'utf8').trim())
})

test('a package that is not there stops the build', () => {
  expect(() => licencesOf([], ['no-such-package'])).toThrow('no-such-package is not installed')
})
