import { beforeEach, expect, it } from 'vitest'
import { effectScope, nextTick, ref, shallowRef } from 'vue'
import { useOpenedCard } from './opened-card'
import { mars, openGame, settled, ship, type OpenedGame } from '../stores/opened-game.testing'
import { fakeGame } from './fake-bridge.testing'

beforeEach(() => sessionStorage.clear())

/** The page of a game, as it comes up: before the game is open there is no ship. */
async function page({ game }: OpenedGame) {
  game.close()
  const scope = effectScope()
  const card = scope.run(() => useOpenedCard(game, ref(null), shallowRef(null)))!
  await game.open(fakeGame)
  await settled()
  return { card, leave: () => scope.stop() }
}

it('a reload keeps the ship that was open', async () => {
  const opened = await openGame()
  const first = await page(opened)
  expect(first.card.openShip.value).toBe(ship)
  first.card.open(mars)
  first.leave()
  const again = await page(opened)
  expect(again.card.openShip.value).toBe(mars)
  again.leave()
})

it('a ship that has gone since gives place to the first', async () => {
  const opened = await openGame()
  const first = await page(opened)
  first.card.open(mars)
  opened.game.removeShip(mars)
  await nextTick()
  expect(first.card.openShip.value).toBe(ship)
  first.leave()
})
