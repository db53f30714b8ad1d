import { expect, it } from 'vitest'
import { packId } from '#shared/kernel/ids'
import { questionNames } from './question-names'
import { openGame } from '../stores/opened-game.testing'
import { target, twoDivisions } from '../stores/setups.testing'

const { together } = questionNames(packId('perfidious-albion'))
const throwOf = (...keys: readonly string[]) => together(keys.map((key) => ({ key })))

it('names two dice of one place by what falls there', () => {
  expect(throwOf('Z/2/section', 'Z/2/deck')).toBe('Straddle 2, Z')
  expect(throwOf('torpedo-3/deck', 'torpedo-3/section')).toBe('Torpedo 3')
  expect(throwOf('shell-4/section', 'shell-4/deck')).toBe('Shell 4')
  expect(throwOf('mine-1/section', 'mine-1/deck')).toBe('The mine')
  expect(throwOf('place/section', 'place/deck')).toBe('Where it strikes')
})

it('knows no throw of two places, nor of dice that do not go together', () => {
  expect(throwOf('Z/1/section', 'Z/2/deck')).toBe(undefined)
  expect(throwOf('round-1/rn', 'round-1/mn')).toBe(undefined)
})

it('says whose a die is, where its key begins with a ship', async () => {
  const { game } = await openGame(twoDivisions())
  const { of } = questionNames(packId('perfidious-albion'), game.live!.ships)
  expect(of({ key: `${target}/test-1/crew` })).toBe('Brennus: Crew test')
  expect(of({ key: 'Z/1/section' })).toBe('Section')
})
