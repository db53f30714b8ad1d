import { expect, test } from 'vitest'
import { atSea, channel, idOf, runs } from '../turn/fleet.testing'
import { moveSquadron } from './move-squadron'
import { movementAid } from '../../aids/movement'

const aided = (state: ReturnType<typeof atSea>) => movementAid(state, state.squadrons[0]!)

test('speeds, circles, helm and hazards, ship by ship', () => {
  const line = {
    Majestic: { tracks: { speed: 8 } },
    Mars: { tracks: { propulsion: 2 }, boxes: { '10-5': ['struck'] } },
  } as const
  expect(aided(atSea({ channel: line }))).toMatchObject({
    together: { least: 10, most: 10 },
    ships: [
      { ship: idOf('Majestic'), speeds: { ahead: { least: 2, most: 10 } }, steeringDamaged: false, hazards: [] },
      { ship: idOf('Mars'), speeds: { ahead: { least: 10, most: 10 } }, steeringDamaged: true, hasMoved: false },
    ],
  })
})

test('where no speed suits them all somebody has to fall out', () => {
  const line = { Majestic: { tracks: { speed: 4 } }, Mars: { tracks: { speed: 16 } } }
  expect(aided(atSea({ channel: line })).together).toBeUndefined()
})

test('after her movement she has moved, and her hazards are flagged', () => {
  const input = { squadron: channel, way: 'ahead', speed: 12, hazard: 'shore' }
  expect(aided(runs(moveSquadron, atSea(), input).state).ships).toMatchObject([
    { hasMoved: true, hazards: ['shore'], circles: { inches: 4, nextSmallerInches: 3 } },
    { hasMoved: true, hazards: ['shore'] },
  ])
})
