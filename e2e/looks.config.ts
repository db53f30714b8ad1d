import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import tests from './playwright.config'
import type { ShellOption } from './fixtures/app'
import { root } from '../scripts/root.mjs'

/** Every place of the program in windows of every size, each kept as a picture in test-results/looks. */
export default defineConfig<ShellOption>({
  ...tests,
  timeout: 600_000,
  retries: 0,
  projects: [
    {
      name: 'looks',
      testMatch: 'journeys/every-*.spec.ts',
      use: { shell: 'host', pictures: join(root, 'test-results/looks') },
    },
  ],
})
