import { expect, test } from 'vitest'
import { applyEffect } from '../../../game/apply-effect'
import type { GameState } from '../../../game/state'
import { StateDraft } from '../../../game/state-draft'
import { done } from '../../../kernel/result'
import { furutaka, inPlay } from './furutaka.testing'
import { shape } from './shape'
import { readShip } from './ship-data'
import { condition } from './state'

const document = furutaka()

test('her form: 36 locations, flotation the sum of them, speed in quarters, torpedoes by mount', () => {
  expect(readShip(document)?.places).toHaveLength(36)
  const { boxes, tracks } = shape(document)
  expect(tracks).toMatchObject({
    flotation: { maximum: 64, fresh: 64 },
    speed: { maximum: 4.25, step: 0.25 },
    'tubes-T1': { maximum: 4 },
    reloads: { maximum: 8 },
  })
  const names = Object.keys(boxes)
  expect([names.filter((box) => box.startsWith('h-')).length, names.includes('s-11')]).toEqual([36, false])
})

test.each([
  [64, { standing: 'afloat', left: 64, of: 64, speed: 4.25 }],
  [62, { maximumSpeed: 4, speed: 4 }],
  [32, { standing: 'deadInTheWater' }],
  [0, { standing: 'sunk' }],
])('with %d flotation points left', (flotation, found) => {
  expect(condition(inPlay(document, { tracks: { flotation } }))).toMatchObject(found)
})

test('her speed is reckoned by the rulings of the table that she is on', () => {
  // Two boiler rooms of ten, and an engine room: the worse of both, or both.
  const ship = inPlay(document, { boxes: { 'h-31': ['struck'], 'h-32': ['struck'], 'h-44': ['struck'] } })
  const most = (plantSum: string) => condition(ship, { houseRules: { plantSum } }).maximumSpeed
  expect(most('sum')).toBeLessThan(most('worse'))
  expect(condition(ship).maximumSpeed).toBe(most('worse'))
})

test('fires, flooded spaces and what is out of action, hit or broken down, are counted from her boxes', () => {
  const boxes = {
    's-21': ['struck', 'burning'],
    'h-55': ['struck', 'flooded'],
    'h-16': ['burning'],
    'h-23': ['struck', 'repaired'],
    's-53': ['out'],
  } as const
  const { harm } = condition(inPlay(document, { boxes }))
  expect(harm.map(({ name, n }) => [name, n])).toEqual([
    ['fire', 2],
    ['flooding', 1],
    ['struck', 3],
  ])
})

test('made as new, she has no casualties, and her commander stays', () => {
  const ship = inPlay(document, { fields: { casualties: 'radioOut', commander: 'Goto' }, tracks: { flotation: 3 } })
  const draft = new StateDraft({ ships: { [ship.id]: ship } } as unknown as GameState)
  expect(applyEffect({ shape, checkShip: done }, draft, { type: 'shipReset', ship: ship.id })).toBeUndefined()
  expect(draft.ship(ship.id)).toMatchObject({
    fields: { casualties: null, commander: 'Goto' },
    tracks: { flotation: 64 },
  })
})
