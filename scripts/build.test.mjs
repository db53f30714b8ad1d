import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { bundles } from './build.mjs'

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
  ['main', ['electron', 'pdfkit']],
  ['host', ['pdfkit', 'pure-rand/generator/xoroshiro128plus', 'ws', 'zod']],
])('%s has our own shared modules inside, and these packages outside: %j', async (name, packages) => {
  const { text, outside } = await bundled(name)
  expect(text).not.toMatch(/from ["']#shared/)
  expect([...new Set(outside)].filter((path) => !path.startsWith('node:')).sort()).toEqual(packages)
})

test('the host needs no electron', async () => {
  expect((await bundled('host')).outside).not.toContain('electron')
})
