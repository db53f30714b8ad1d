import { expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { useLogReader } from './log-reader'
import { openGame, settled, ship, box } from '../stores/opened-game.testing'

it('a line is read once: a mark changes no word of it, a name does', async () => {
  const { game, machine } = await openGame()
  game.toggleMark(ship, box, 'struck')
  await settled()
  const state = shallowRef(game.live)
  const read = useLogReader(() => state.value)
  const line = machine.session.lines[1]!
  const first = read.value(line)
  game.toggleMark(ship, box, 'burning')
  state.value = game.live
  expect(read.value(line)).toBe(first)
  game.nameShip(ship, 'Colossus')
  state.value = game.live
  expect(read.value(line)).not.toBe(first)
})
