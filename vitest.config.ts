import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

const fakeElectron = fileURLToPath(new URL('electron/shell/fake-electron.testing.ts', import.meta.url))

/** Tests that replace a module or a global: modules that are already loaded would keep the original. */
function replacingTests(folder: string): string[] {
  const files = readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.(ts|mjs)$/.test(file))
    .filter((file) => /\bvi\.(mock|stubGlobal)\(/.test(readFileSync(new URL(file, import.meta.url), 'utf8')))
}

const isolated = {
  services: ['electron', 'scripts', 'bench'].flatMap(replacingTests),
  interface: replacingTests('renderer'),
}

export default defineConfig({
  test: {
    // Any laptop has two cores; the default would use only one of them.
    maxWorkers: 2,
    // What a page works out in its own time comes later on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        // Pure tests share one module graph: `isolate: false`.
        test: {
          name: 'pure',
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
          include: ['shared/**/*.test.ts'],
          // It is played as a new pack, with words of its own: scripts/new-pack.test.mjs.
          exclude: ['shared/rules/template/**'],
        },
      },
      {
        // Services keep their state in what they were given, and in their own folders.
        test: {
          name: 'services',
          environment: 'node',
          isolate: false,
          // Real files and processes on a busy machine take their time.
          testTimeout: 20_000,
          include: ['{electron,scripts,bench}/**/*.test.{ts,mjs}'],
          exclude: ['electron/shell/**', ...isolated.services],
        },
      },
      {
        // The electron module is a fake here; the binary is not needed.
        resolve: { alias: { electron: fakeElectron } },
        test: {
          name: 'shell',
          environment: 'node',
          // Each test restarts the shell itself; the modules under it are loaded once.
          isolate: false,
          testTimeout: 20_000,
          include: ['electron/shell/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'services isolated',
          environment: 'node',
          testTimeout: 20_000,
          include: isolated.services,
        },
      },
      {
        plugins: [vue()],
        test: {
          name: 'interface',
          environment: 'happy-dom',
          // A window costs more than its tests: the files share one, and each cleans up after itself.
          isolate: false,
          setupFiles: 'renderer/shared-window.testing.ts',
          // Whole pages are mounted; a busy machine takes its time over that too.
          testTimeout: 20_000,
          include: ['renderer/**/*.test.ts'],
          exclude: isolated.interface,
        },
      },
      {
        plugins: [vue()],
        test: {
          name: 'interface isolated',
          environment: 'happy-dom',
          setupFiles: 'renderer/shared-window.testing.ts',
          testTimeout: 20_000,
          include: isolated.interface,
        },
      },
    ],
  },
})
