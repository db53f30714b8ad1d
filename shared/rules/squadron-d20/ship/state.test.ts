import { expect, test } from 'vitest'
import { harmWords } from '../../pack/harm'
import { words } from '../../kit/worded.testing'
import { condition } from './state'
import { battleship, fighters, inPlay, motorBoats, type Damage } from './stands.testing'

const doneTo = (damage: Damage, of = battleship) => condition(inPlay(of, damage)).harm.filter(({ n }) => n > 0)
const said = (damage: Damage) => doneTo(damage).map((each) => harmWords('squadron-d20', each, 'is', words))

test('structure, lowered figures and a power failure are done to her though all her F is left', () => {
  const tracks = { structure: 37, steering: 0, crewQuality: -1 }
  expect(said({ tracks, fields: { casualties: 'powerFailure morale:structureThird' } })).toEqual(['4 figures lower'])
})

test('so are fires, mounts and gear that she has lost', () => {
  const boxes = { 'm-main-quad-0': ['struck'], 'e-searchRadar': ['struck'], 'm-main-quad-1': ['out'] } as const
  expect(said({ tracks: { fires: 2 }, boxes })).toEqual(['2 fires', '2 mounts and pieces of gear lost'])
})

test('markers, launched torpedoes and the strength that is said beside it are not', () => {
  expect(doneTo({ tracks: { splash: 2, flotation: 1 } })).toEqual([])
  expect(doneTo({ tracks: { torpedoAttacks: 0, splash: 1, vessels: 1 } }, motorBoats)).toEqual([])
  expect(doneTo({ tracks: { aircraft: 1, flak: 1 } }, fighters)).toEqual([])
})
