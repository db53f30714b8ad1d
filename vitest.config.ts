import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const fakeElectron = fileURLToPath(new URL('electron/shell/fake-electron.testing.ts', import.meta.url))

/** What takes ten seconds and more. Begun first, none of them keeps one core busy at the end while the other waits. */
const longest = [
  'bench/bench.test.ts',
  'shared/rules/run/hostile-play.test.ts',
  'shared/rules/run/random-play.test.ts',
  'scripts/new-pack.test.mjs',
  'electron/desk/journal/crash.test.ts',
  'electron/pdf/print-job.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(file))
      return at >= 0 ? at : project.name === 'node' ? longest.length : longest.length + 1
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Any laptop has two cores; the default would use only one of them.
    maxWorkers: 2,
    // What a page works out in its own time comes later on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        // The electron module is a fake here; the binary is not needed.
        resolve: { alias: { electron: fakeElectron } },
        test: {
          name: 'node',
          environment: 'node',
          // One module graph for all: services keep their state in what they were given, and in folders of their own.
          isolate: false,
          // For what hangs: real files and processes on a busy machine take their time.
          testTimeout: 240_000,
          include: ['{shared,electron,scripts,bench}/**/*.test.{ts,mjs}'],
          // The template is played as a new pack, with words of its own: scripts/new-pack.test.mjs.
          exclude: ['shared/rules/template/**'],
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
          // As for the journeys; what passes on its second try is named with it.
          retry: 1,
          // Whole pages are mounted; a busy machine takes its time over that too.
          testTimeout: 240_000,
          include: ['renderer/**/*.test.ts'],
        },
      },
    ],
  },
})
