import { expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { read } from '../../../run/run-procedure.testing'
import { atSea, brest, channel, fired, withFacts } from './fleet.testing'
import { offeredNow } from './sequence'

const rolled = { initiative: 'england', initiativeTurn: 1, movesFirst: 'england' }
const said = (state: GameState) => offeredNow(state).map(({ say }) => read(say))
const inAction = (setup: Parameters<typeof atSea>[0] = {}) => withFacts(atSea(setup), rolled)

test('the squadron that is next fires, or passes', () => {
  expect(said(inAction())).toEqual(['Channel fires', 'Channel passes'])
  expect(offeredNow(inAction())[0]).toMatchObject({ procedure: 'salvo', input: { squadron: channel } })
  expect(said(fired(inAction(), channel))).toEqual(['Brest fires', 'Brest passes'])
})

test('a squadron that has begun is done, or fires again with what is left', () => {
  const begun = withFacts(inAction(), { 'fired:majestic:3-2:0': 1 })
  expect(said(begun)).toEqual(['Channel has fired', 'Channel fires again'])
})

test('the repairs of the squadron that has fired come before the next one fires', () => {
  const leaking = inAction({ channel: { Majestic: { tracks: { flooding: 1 } } } })
  expect(said(fired(leaking, channel))).toEqual(['Damage control of Majestic', 'Brest fires', 'Brest passes'])
})

test('nobody fires when all have, nor outside the step', () => {
  expect(said(fired(inAction(), channel, brest))).toEqual([])
  expect(said(inAction({ phase: 'hazards' }))).toEqual([])
})

test('in the movement step the squadrons that have not moved are offered, the side that moves first first', () => {
  expect(said(inAction({ phase: 'movement' }))).toEqual(['Channel moves', 'Brest moves'])
})
