import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

const fakeElectron = fileURLToPath(new URL('electron/shell/fake-electron.testing.ts', import.meta.url))

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
        // The electron module is a fake here; the binary is not needed.
        resolve: { alias: { electron: fakeElectron } },
        test: {
          name: 'node',
          environment: 'node',
          // Real files and processes on a busy machine take their time.
          testTimeout: 20_000,
          include: ['{electron,scripts,bench}/**/*.test.{ts,mjs}'],
        },
      },
      {
        plugins: [vue()],
        test: {
          name: 'interface',
          environment: 'happy-dom',
          // Whole pages are mounted; a busy machine takes its time over that too.
          testTimeout: 20_000,
          include: ['renderer/**/*.test.ts'],
        },
      },
    ],
  },
})
