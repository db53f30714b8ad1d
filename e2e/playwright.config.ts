import { defineConfig } from '@playwright/test'
import { findTestBrowser, isRoot } from '../scripts/browser.mjs'
import { findElectron } from '../scripts/electron.mjs'
import type { ShellOption } from './fixtures/app'

const browser = findTestBrowser()

/** Journeys are written once and run in every shell that is there; each shell also has its own specs. */
export default defineConfig<ShellOption>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './fixtures/before-all.ts',
  fullyParallel: true,
  // A page, its host and its test keep a core busy between them; with a third at work each takes the longer.
  workers: 2,
  timeout: 90_000,
  // Once more where a busy machine made a journey late; such a one is named as flaky in the list.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // What is not there is said by its name, and not by the end of the whole journey.
    actionTimeout: 30_000,
    // The policy of the page is under test too.
    bypassCSP: false,
    // Movement keeps a core busy where no graphics card draws it: the journeys in which it is under test ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      // Letters keep their own shapes, as on paper, whatever the machine's own setting.
      args: [...(isRoot() ? ['--no-sandbox'] : []), '--font-render-hinting=none'],
    },
  },
  projects: [
    // The longest come first: at the end no core waits for the other.
    { name: 'joined', testMatch: 'shells/electron-*.spec.ts' },
    // Needs no shell: the browser sets paper beside screen.
    { name: 'print', testMatch: 'print/*.spec.ts' },
    // Needs no browser: the app is packed, and what was packed is looked at.
    { name: 'packed', testMatch: 'shells/packed.spec.ts' },
    {
      name: 'host',
      testMatch: ['journeys/**/*.spec.ts', 'shells/host*.spec.ts'],
      use: { shell: 'host' },
    },
    ...(findElectron() === null
      ? []
      : [{ name: 'electron', testMatch: 'journeys/**/*.spec.ts', use: { shell: 'electron' as const } }]),
  ],
})
