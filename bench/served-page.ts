/** Pages that are built to be measured. */
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { startHost } from '../electron/host/server'

/**
 * Builds a page of the bench and serves it as our own page is: isolated from every other origin, without which the clock
 * shows no microseconds. The address lets a browser in, once.
 */
export async function servePage(name: 'cards-page' | 'empty-page'): Promise<{ address: string; end(): Promise<void> }> {
  const outDir = fileURLToPath(new URL(`../.cache/bench-${name}`, import.meta.url))
  await build({
    configFile: false,
    root: fileURLToPath(new URL(name, import.meta.url)),
    logLevel: 'error',
    plugins: [vue()],
    define: { __VUE_PROD_DEVTOOLS__: 'false' },
    build: { outDir, emptyOutDir: true, target: 'chrome120', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })
  const host = await startHost({
    port: 0,
    pageFolder: outDir,
    dispatch: () => Promise.reject(new Error('a page of the bench asks for nothing')),
    readPrint: async () => null,
    random: randomBytes,
    reportFault: (problem) => console.error(problem),
  })
  return { address: host.newAddress(), end: () => host.close() }
}
