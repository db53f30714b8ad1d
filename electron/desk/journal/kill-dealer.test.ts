import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealtOut } from '#shared/decks/face'
import { faceOf, pileOf, zones } from '#shared/decks/pile'
import type { GameState } from '#shared/game/state'
import { deckId } from '#shared/kernel/ids'
import { killRounds } from './kill-rounds.testing'
import { chanceFrom } from './simulated-disk.testing'

let folder: string
let child: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-dealer-'))
  child = join(folder, 'child.mjs')
  const entryPoints = [join(import.meta.dirname, 'kill-dealer.testing.ts')]
  await build({ entryPoints, outfile: child, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' })
})
afterAll(() => rm(folder, { recursive: true }))

const deck = deckId('north')

/** Every card that was built lies somewhere, once, and its face is known. */
function cardsAmiss({ decks }: GameState): string | undefined {
  const pile = pileOf(decks, deck)
  if (!pile?.contents) return undefined
  const cards = zones.flatMap((zone) => pile[zone])
  const faces = cards.map((card) => faceOf(decks, deck, card) ?? 'unknown').toSorted()
  const built = dealtOut(pile.contents).toSorted()
  const isWhole = new Set(cards).size === cards.length && faces.join() === built.join()
  return isWhole ? undefined : `cards amiss: ${faces.join()}`
}

test('killed 6 times during draws, plays and shuffles: what was saved is there, each card once', async () => {
  const seed = Number(process.env['KILL_SEED'] ?? Date.now())
  const figures = await killRounds(6, child, chanceFrom(seed), cardsAmiss)
  expect(figures, `KILL_SEED=${seed}`).toMatchObject({ rounds: 6, missed: 0, refused: [] })
  expect(figures.saved).toBeGreaterThan(0)
}, 120_000)
