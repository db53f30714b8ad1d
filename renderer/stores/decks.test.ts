import { beforeEach, expect, it } from 'vitest'
import { useDecks } from './decks'
import { openGame, settled, type OpenedGame } from './opened-game.testing'
import { usualRules } from '#shared/decks/deck-rules'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { deckId, sideId } from '#shared/kernel/ids'

const mishaps = deckId('rn')
const navy = { is: 'side', side: sideId('rn') } as const
const plan: DeckPlan = {
  kind: 'naval',
  side: navy.side,
  called: '',
  rules: { ...usualRules, drawnBy: 'ownSide' },
  isOpen: true,
  reds: ['AH', '6H', 'QD'],
  blacks: 0,
}

let { machine, game } = {} as OpenedGame
let decks: ReturnType<typeof useDecks>

/** A deck of three reds is set up and one is drawn. */
beforeEach(async () => {
  ;({ machine, game } = await openGame())
  decks = useDecks()
  expect(await decks.perform({ do: 'lay', deck: mishaps, plan })).toBe(true)
  expect(await decks.perform({ do: 'draw', deck: mishaps, count: 1 })).toBe(true)
})

const faces = () => decks.handOf(mishaps).map(({ face }) => face)

it('the desk sets up a deck and draws from it; the card in the hand is face down', () => {
  expect(decks.piles.map(([deck, pile]) => [deck, pile.undrawn.length, pile.hand.length])).toEqual([[mishaps, 2, 1]])
  expect(decks.due).toEqual([])
  expect(faces()).toEqual([undefined])
})

it('under its cover the hand is asked for, and forgotten when the cover comes down', async () => {
  await decks.uncover(navy)
  expect(plan.reds).toContain(faces()[0])
  decks.cover()
  expect(faces()).toEqual([undefined])
})

it('a card drawn while the hand lies open is seen with the others', async () => {
  await decks.uncover(navy)
  await decks.perform({ do: 'draw', deck: mishaps, count: 1 })
  await settled()
  expect(faces().every((face) => face !== undefined)).toBe(true)
})

it('an answer that comes after the cover is down again is dropped', async () => {
  const uncovering = decks.uncover(navy)
  decks.cover()
  await uncovering
  expect(faces()).toEqual([undefined])
})

it('another game lies covered', async () => {
  await decks.uncover(navy)
  game.close()
  await settled()
  expect(decks.uncovered).toBeNull()
})

it('what is undone lies as it lay', async () => {
  game.undo()
  await settled()
  expect(decks.piles[0]![1]).toMatchObject({ hand: [], undrawn: [1, 2, 3] })
  expect(decks.due).toMatchObject([{ deck: mishaps, toDraw: 1 }])
})

it('a refused action changes nothing', async () => {
  expect(await decks.perform({ do: 'play', deck: mishaps, card: 3 })).toBe(false)
  expect(machine.asked.filter(({ channel }) => channel === 'deckAction')).toHaveLength(3)
  expect(decks.piles[0]![1].hand).toHaveLength(1)
})
