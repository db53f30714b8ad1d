import { expect, test } from 'vitest'
import { dealtOut } from '#shared/decks/face'
import { faceOf, pileOf, zones } from '#shared/decks/pile'
import type { GameState } from '#shared/game/state'
import { deckId } from '#shared/kernel/ids'
import { folderForTest, programOf } from '../desk.testing'
import { killRounds } from './kill-rounds.testing'
import { chanceFrom } from './simulated-disk.testing'

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

test.each([
  ['12 times at random moments: every mark that was reported as saved is there', 12, 'marks', undefined],
  ['6 times during draws, plays and shuffles: what was saved is there, each card once', 6, 'cards', cardsAmiss],
] as const)(
  'killed %s',
  async (_, rounds, what, problemIn) => {
    const child = await programOf(await folderForTest(), import.meta.dirname, `import './kill-child.testing'`)
    const seed = Number(process.env['KILL_SEED'] ?? Date.now())
    console.info(`${what}: KILL_SEED=${seed}`)
    const figures = await killRounds(rounds, child, chanceFrom(seed), what, problemIn)
    expect(figures, `KILL_SEED=${seed}`).toMatchObject({ rounds, missed: 0, refused: [] })
    expect(figures.saved).toBeGreaterThan(problemIn ? 0 : 50)
  },
  120_000,
)
