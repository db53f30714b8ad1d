import { expect, test } from 'vitest'
import { phasesInPlay } from '../kit/on-table'
import { perfidiousAlbion } from '../perfidious-albion'
import { squadronD20 } from '../squadron-d20'

test('a pack without optional phases plays all of them', () => {
  expect(phasesInPlay(perfidiousAlbion, { houseRules: {}, phase: 'gunnery' })).toBe(perfidiousAlbion.phases)
})

test('optional phases are played where house rules say so', () => {
  const played = (houseRules: Record<string, string>, phase = 'initiative') =>
    phasesInPlay(squadronD20, { houseRules, phase }).slice(0, 3)
  expect(played({})).toEqual(['initiative', 'shipMovement', 'aircraftMovement'])
  expect(played({ minePhase: 'on' })).toEqual(['initiative', 'mines', 'shipMovement'])
  expect(played({ minePhase: 'on', submarinePhase: 'on' })).toEqual(['initiative', 'mines', 'submarines'])
})

test('a table in one of them stays there until its next step', () => {
  expect(phasesInPlay(squadronD20, { houseRules: {}, phase: 'submarines' })).toContain('submarines')
})
