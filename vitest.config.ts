import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

const fakeElectron = fileURLToPath(new URL('electron/shell/fake-electron.testing.ts', import.meta.url))

/** Tests that put something else in the place of a module or a global; what was read before would not notice. */
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
    // Two cores are what a laptop has at least; left alone, only one of them would be put to work.
    maxWorkers: 2,
    projects: [
      {
        // What is pure leaves nothing behind for the next file: its modules are read once and not file by file.
        test: {
          name: 'pure',
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
          include: ['shared/**/*.test.ts'],
        },
      },
      {
        // Services keep what they know in what they were given, and in folders of their own.
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
          // Each test starts the shell anew by itself; what stands beneath it is read once.
          isolate: false,
          testTimeout: 20_000,
          include: ['electron/shell/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'services apart',
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
          // A window costs more than what is tried in it: the files share one, and each leaves it as it found it.
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
          name: 'interface apart',
          environment: 'happy-dom',
          testTimeout: 20_000,
          include: isolated.interface,
        },
      },
    ],
  },
})
