import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killRounds } from './kill-rounds.testing'
import { chanceFrom } from './simulated-disk.testing'

let folder: string
let child: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-child-'))
  child = join(folder, 'child.mjs')
  const entryPoints = [join(import.meta.dirname, 'kill-child.testing.ts')]
  await build({ entryPoints, outfile: child, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' })
})
afterAll(() => rm(folder, { recursive: true }))

test('killed 12 times at random moments: every mark that was reported as saved is there', async () => {
  const seed = Number(process.env['KILL_SEED'] ?? Date.now())
  console.info(`kill.test: KILL_SEED=${seed}`)
  const figures = await killRounds(12, child, chanceFrom(seed))
  expect(figures, `KILL_SEED=${seed}`).toMatchObject({ rounds: 12, missed: 0, refused: [] })
  expect(figures.saved).toBeGreaterThan(50)
}, 120_000)
