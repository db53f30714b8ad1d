import { describe, expect, test } from 'vitest'
import type { GameState } from '../../../../game/state'
import { trackId } from '../../../../kernel/ids'
import { read } from '../../../run/run-procedure.testing'
import { damageControlDue } from '../damage-control/damage-control'
import { floodingTakes } from '../damage/fire-flash-flooding'
import { moveSquadron } from '../movement/move-squadron'
import { brest, channel, fired, idOf, next, refuses, reserve, rows, runs, sea } from './fleet.testing'
import { damageCounts, firingOrder, hasFired, restPass } from './firing-order'
import { dueNow, dueThisTurn, offeredNow, passes } from './sequence'

const heldBy = (side: string, more = '') =>
  sea(`Majestic; Magnificent; Royal; initiative=${side} initiativeTurn=1 movesFirst=england ${more}`)

describe('squadrons fire alternately', () => {
  test.each([
    ['the initiative holder’s first, whoever moves first', heldBy('france'), [], [brest, channel, reserve]],
    ['of the other side', heldBy('england'), [], [channel, brest, reserve]],
    ['after one has fired the other side is next', heldBy('france'), [brest], [channel, reserve]],
    ['whichever of a side it was', heldBy('england'), [reserve], [brest, channel]],
    ['those left over one after another', heldBy('france'), [brest, channel], [reserve]],
  ])('%s', (_, state, done, waiting) => {
    expect(firingOrder(fired(state, ...done))).toEqual({ fired: done.length > 1 ? [channel, brest] : done, waiting })
    expect(firingOrder(next(fired(state, ...done))).fired).toEqual([])
  })

  test('a squadron without a ship that obeys orders does not fire', () => {
    const state = sea('Majestic standing=sunk; Magnificent standing=struck; Royal')
    expect(firingOrder(state).waiting).toEqual([reserve, brest])
    expect(refuses(hasFired, state, 'squadron=channel')).toBe('squadron-out-of-action')
  })
})

describe('one key for all that are left', () => {
  test.each([
    ['holds their fire in the firing step', 'gunnery', 'restPass'],
    ['moves them as they did in the movement step', 'movement', 'allMove'],
    ['does nothing in any other', 'morale', undefined],
  ])('%s', (_, phase, procedure) => {
    expect(passes({ ...heldBy('france'), phase })?.rest.procedure).toBe(procedure)
  })
})

describe('a squadron has fired or passes', () => {
  test('it is next that stands under the finger', () => {
    expect(hasFired.fields(heldBy('france'), {})).toMatchObject([{ default: brest, among: [brest, channel, reserve] }])
  })

  test('and is on the list of those who have', () => {
    const { state, label } = runs(hasFired, heldBy('france'), 'squadron=brest')
    expect(label).toBe('Brest: passed')
    expect(firingOrder(state)).toEqual({ fired: [brest], waiting: [channel, reserve] })
    expect(refuses(hasFired, state, 'squadron=brest')).toBe('squadron-has-fired')
  })

  test.each([
    ['one that fired a gun has fired', heldBy('france', 'fired:hoche:3-2:0=1'), 'Brest: fired'],
    [
      'though the ship was lost since',
      heldBy('france', 'fired:hoche:3-2:0=1; Brennus; Hoche standing=sunk'),
      'Brest: fired',
    ],
    ['not in a turn before', next(heldBy('france', 'fired:hoche:3-2:0=1')), 'Brest: passed'],
  ])('the log says which of the two: %s', (_, state, label) => {
    expect(runs(hasFired, state, 'squadron=brest', '', 'outOfTurn=yes').label).toBe(label)
  })

  test('out of turn it is asked, never forbidden', () => {
    const { asked, state } = runs(hasFired, heldBy('france'), 'squadron=channel', '', 'outOfTurn=no')
    expect([asked, firingOrder(state).fired]).toEqual(['outOfTurn', []])
  })
})

const rolled = 'initiative=england initiativeTurn=1 movesFirst=england'
const at = (scene: string, ...done: Parameters<typeof fired>[1][]) => fired(sea(`${scene}; ${rolled}`), ...done)
const procedures = (state: GameState) =>
  dueNow(state)
    .map(({ procedure }) => procedure)
    .join(' ')

describe('under simultaneous fire damage counts when all have fired', () => {
  /** A salvo that set Majestic on fire, and waits. */
  const outcome = {
    label: { key: 'salvo' },
    by: 'rule',
    effects: [{ type: 'trackMoved', ship: idOf('Majestic'), track: trackId('fire'), by: 1 }],
  } as const
  const waits = (...done: Parameters<typeof fired>[1][]) => ({
    ...at('Majestic fire=1; fireTiming=simultaneous', ...done),
    pending: [{ seq: 9, outcome, until: 'gunnery' }],
  })

  test('before it is fought and before fires grow', () => {
    expect(procedures(waits(channel))).toBe('')
    expect(procedures(waits(channel, brest))).toBe('damageCounts')
    expect(procedures({ ...waits(channel, brest), pending: [] })).toBe('repairParties fireGrows')
  })

  test('the log says how many salvos wait, and the step settles them', () => {
    expect(dueNow(waits(channel, brest)).map(({ say }) => read(say))).toEqual(['The damage of one salvo counts now'])
    expect(damageCounts.settlesFirst).toBe('gunnery')
    expect(runs(damageCounts, waits()).label).toBe('the firing ends and its damage counts')
    expect(refuses(damageCounts, sea())).toBe('damage-counts-already')
  })
})

describe('what is due now', () => {
  test.each(
    rows(`
      the initiative, until it is rolled for | phase=initiative                                     | initiative
      in its step                            | phase=torpedoes                                      |
      once                                   | phase=initiative ${rolled}                           |
      floodingMoment turnStart               | Majestic flooding=2; phase=torpedoes ${rolled}       | floodingTakes
      a new leak is left alone               | Majestic flooding=2; phase=gunnery ${rolled}         |
      turnEnd: in the last step              | Majestic flooding=2; phase=morale floodingMoment=turnEnd ${rolled}    | floodingTakes
      turnEnd: and not before                | Majestic flooding=2; phase=torpedoes floodingMoment=turnEnd ${rolled} |
    `),
  )('%s', (_, scene, due) => expect(procedures(sea(scene))).toBe(due))

  test('flooding once, and fires when all have fired', () => {
    expect(dueNow(runs(floodingTakes, sea('Majestic flooding=2; phase=torpedoes')).state)).toEqual([])
    const burns = 'Majestic fire=2 flotation=4'
    expect([procedures(at(burns, channel)), procedures(at(burns, channel, brest))]).toEqual(['', 'fireGrows'])
  })

  test('hazards that movement has flagged', () => {
    const state = sea(`Majestic; phase=movement ${rolled}`)
    const moved = runs(moveSquadron, state, 'squadron=channel way=ahead speed=12 hazard=minefield').state
    expect(dueNow(moved)).toEqual([])
    expect(dueNow({ ...moved, phase: 'hazards' })).toMatchObject([
      { procedure: 'hazard', input: { ship: 'majestic', hazard: 'minefield' } },
    ])
  })

  test.each([
    ['gunnery', ['Majestic is done firing: damage control']],
    ['morale', ['Majestic is done firing: damage control', 'Morale of Channel: half strength']],
  ])('of a squadron that has fired in the %s step: %s', (phase, said) => {
    const state = at(`Majestic flooding=2; Mars standing=sunk; phase=${phase}`, channel)
    expect(dueNow(state).map(({ say }) => read(say))).toEqual(said)
  })

  test('in the order of the turn', () => {
    const state = at('Majestic flooding=2; Mars standing=sunk; phase=movement hazardShore:majestic=1', channel)
    const due = dueThisTurn(state).map(({ procedure }) => procedure)
    expect(due).toEqual(['floodingTakes', 'hazard', 'repairParties', 'moraleTest'])
  })
})

describe('nobody is asked for a squadron that has nothing to say', () => {
  const unarmed = { Majestic: { cells: [] } }

  test('one without a gun that can fire is passed over, and makes its damage control when all have fired', () => {
    const state = sea(`Majestic flotation=10 flooding=1; Brennus; ${rolled}`, unarmed)
    expect(offeredNow(state).map(({ say }) => read(say))).toEqual(['Brest: fire', 'Brest: pass'])
    expect(damageControlDue(state)).toEqual([])
    expect(damageControlDue(fired(state, brest))).toEqual(['majestic'])
  })

  test('all the rest pass at once', () => {
    const state = at('Majestic; Royal', channel)
    expect(passes(state)).toMatchObject({ next: { input: { squadron: brest } }, rest: { procedure: 'restPass' } })
    const ran = runs(restPass, state)
    expect([ran.label, ran.asked]).toEqual(['the last 2 squadrons pass', ''])
    expect(firingOrder(ran.state).waiting).toEqual([])
    expect(refuses(restPass, ran.state)).toBe('nobody-waits-to-fire')
    expect(passes(ran.state)).toBeUndefined()
  })
})

test.each([
  ['the squadron that is next fires, or passes', at(''), 'Channel: fire, Channel: pass'],
  ['then the other', at('', channel), 'Brest: fire, Brest: pass'],
  ['nobody when all have', at('', channel, brest), ''],
  ['nor outside the step', at('phase=hazards'), ''],
  [
    'with guns left one that has begun may fire again',
    at('fired:majestic:3-2:0=1'),
    'Channel: fired, Channel: fire again',
  ],
  [
    'the repairs of the one that has fired come before the next one fires',
    at('Majestic flooding=1', channel),
    'Majestic is done firing: damage control, Brest: fire, Brest: pass',
  ],
  [
    'in the movement step those that have not moved, all together first',
    at('phase=movement; Majestic speed=12; Magnificent speed=12; Brennus speed=9; Hoche speed=9'),
    'All move as they did: 2 squadrons, Channel: move, Brest: move',
  ],
  [
    'and says so where nobody has given a squadron a speed',
    at('phase=movement; Majestic speed=12; Magnificent speed=12'),
    'All move as they did, or at top speed: 2 squadrons, Channel: move, Brest: move',
  ],
  ['the last one by itself', at('phase=movement moved:majestic=1 moved:magnificent=1'), 'Brest: move'],
])('offered: %s', (_, state, said) => {
  expect(
    offeredNow(state)
      .map(({ say }) => read(say))
      .join(', '),
  ).toBe(said)
})
