import { expect, test } from 'vitest'
import { trackId } from '../../../../kernel/ids'
import type { GameState } from '../../../../game/state'
import { damageCounts } from './firing-order'
import { dueNow } from './sequence'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { atSea, brest, channel, fired, idOf, runs, withFacts } from './fleet.testing'

const simultaneous = { fireTiming: 'simultaneous' }
const rolled = { initiative: 'england', initiativeTurn: 1, movesFirst: 'england' }

/** A salvo that set Majestic on fire, and waits. */
function waiting(): GameState {
  const burning = { channel: { Majestic: { tracks: { fire: 1 } } }, houseRules: simultaneous }
  const outcome = {
    label: { key: 'salvo' },
    by: 'rule',
    effects: [{ type: 'trackMoved', ship: idOf('Majestic'), track: trackId('fire'), by: 1 }],
  } as const
  return { ...withFacts(atSea(burning), rolled), pending: [{ seq: 9, outcome, until: 'gunnery' }] }
}

const due = (state: GameState) => dueNow(state).map(({ procedure }) => procedure)

test('under simultaneous fire damage counts when all have fired, before it is fought and before fires grow', () => {
  expect(due(fired(waiting(), channel))).toEqual([])
  expect(due(fired(waiting(), channel, brest))).toEqual(['damageCounts'])
  expect(due({ ...fired(waiting(), channel, brest), pending: [] })).toEqual(['damageControl', 'fireGrows'])
})

test('the log says how many salvos wait, and the step settles them', () => {
  expect(dueNow(fired(waiting(), channel, brest)).map(({ say }) => read(say))).toEqual([
    'The damage of one salvo counts now',
  ])
  expect(damageCounts.settlesFirst).toBe('gunnery')
  expect(runs(damageCounts, waiting()).label).toBe('the firing ends and its damage counts')
})

test('where damage counts at once there is nothing to wait for', () => {
  expect(refusalOf(damageCounts, atSea())).toBe('damage-counts-already')
})
