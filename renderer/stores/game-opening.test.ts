import { beforeEach, expect, test, vi } from 'vitest'
import { box, openGame, settled, ship } from './opened-game.testing'
import { fakeGame } from '../play/fake-bridge.testing'
import * as loadedPacks from '../loaded-packs'
import { gameId } from '#shared/kernel/ids'
import { rulesPacks } from '#shared/rules/index'

const fetchRules = vi.spyOn(loadedPacks, 'fetchRules')
beforeEach(() => void fetchRules.mockReset().mockResolvedValue(rulesPacks))

test('a game is asked for when its rules are here: no notice of it finds a page without its table', async () => {
  const { game, machine } = await openGame()
  game.toggleMark(ship, box, 'struck')
  await settled()
  game.close()
  const opens = () => machine.asked.filter(({ channel }) => channel === 'gameOpen').length
  const before = opens()
  let come: (packs: typeof rulesPacks) => void = () => undefined
  fetchRules.mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
  const opening = game.open(fakeGame)
  await settled()
  expect(opens()).toBe(before)
  come(rulesPacks)
  await opening
  expect(opens()).toBe(before + 1)
  expect(game.ship(ship)!.boxes[box]).toEqual(['struck'])
})

test('rules that cannot be fetched leave the game closed, and say so', async () => {
  const { game, machine } = await openGame()
  game.close()
  const before = machine.asked.length
  fetchRules.mockRejectedValueOnce(new Error('gone'))
  await game.open(fakeGame)
  expect(game.status).toBe('refused')
  expect(game.refusal?.code).toBe('bridge-broken')
  expect(machine.asked.slice(before).map(({ channel }) => channel)).not.toContain('gameOpen')
})

test('a name that no game can have is refused in words, and nobody is asked for it', async () => {
  const { game, machine } = await openGame()
  game.close()
  const before = machine.asked.length
  await game.open(gameId('../other'))
  expect(game.status).toBe('refused')
  expect(game.refusal).toMatchObject({ code: 'game-name-unreadable', values: { game: '../other' } })
  expect(machine.asked.slice(before).map(({ channel }) => channel)).toEqual([])
})
