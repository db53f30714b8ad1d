import { expect, test } from 'vitest'
import { shipInWords } from './ship-in-words'
import { useDialogues } from '../stores/dialogues'
import { openGame } from '../stores/opened-game.testing'
import { target, twoDivisions } from '../stores/setups.testing'
import { boxId, trackId } from '#shared/kernel/ids'

async function sea() {
  const { game } = await openGame(twoDivisions())
  const said = () => shipInWords(game.pack!, game.live!, game.ship(target)!)
  return { game, said }
}

test('of a ship that nothing was done to: what is left of her, her guns, and what she has done this turn', async () => {
  const { said } = await sea()
  expect(said()).toEqual({
    sign: '30',
    title: 'Brennus',
    lines: [
      '30 of 30 left. Nothing has been done to her.',
      'She has not moved yet. She has not fired.',
      'Guns that serve: Z 4, B 12, C 4, E 8.',
    ],
  })
})

test('damage is said in the order of the pack, with the guns that serve of those she had', async () => {
  const { game, said } = await sea()
  game.setTrack(target, trackId('flotation'), 3)
  game.setTrack(target, trackId('fire'), 2)
  game.toggleMark(target, boxId('3-2'), 'struck')
  expect(said().sign).toBe(String(game.conditionOf(target)!.left))
  expect(said().lines[0]).toMatch(/^\d+ of 30 left\. Done to her: .*ire level 2.*one box struck\.$/)
  expect(said().lines[2]).toBe('Guns that serve: Z 2 of 4, B 12, C 4, E 8.')
})

test('a mark that no pack counts is harm too', async () => {
  const { game, said } = await sea()
  game.toggleMark(target, boxId('3-2'), 'burning')
  expect(said().lines[0]).toBe('30 of 30 left.')
})

test('what the rules say of her besides takes no line of its own: three are seen on a low screen', async () => {
  const { game, said } = await sea()
  game.toggleMark(target, boxId('10-5'), 'struck')
  expect(said().lines).toHaveLength(3)
  expect(said().lines[1]).toMatch(/^She has not moved yet\. She has not fired\. .*helm/i)
})

test('of a ship that is sunk nothing else is said', async () => {
  const { game, said } = await sea()
  game.setTrack(target, trackId('flotation'), 0)
  expect(said()).toEqual({ sign: '–', title: 'Brennus', lines: ['She is sunk.'] })
})

test('what she has done this turn is said of her until the turn is over', async () => {
  const { game, said } = await sea()
  game.goTo(1, 'movement')
  useDialogues().start('allMove')
  expect(said().lines[1]).toBe('She has moved. She has not fired.')
  game.goTo(2, 'torpedoes')
  expect(said().lines[1]).toBe('She has not moved yet. She has not fired.')
})
