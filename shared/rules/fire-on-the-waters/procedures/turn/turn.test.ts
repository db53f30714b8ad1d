import { describe, expect, test } from 'vitest'
import type { Marker } from '../../../../game/mark'
import type { GameState } from '../../../../game/state'
import { markerId, sideId } from '../../../../kernel/ids'
import { dice } from '../../../../kernel/script.testing'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { fireOnTheWaters as pack } from '../../index'
import { damage } from '../damage/damage'
import { wildCourse } from '../movement/random-courses'
import { atNight, comesTo, plays, runs, type Given, type NightSetup } from '../night-action.testing'
import { dueNow, turnEnds } from './turn'

const hits = (id: string, values: Marker['values'] = {}): Marker => ({
  ...{ id: markerId(id), kind: 'hits', of: sideId('allies'), turnLaid: 1 },
  values: { target: 'furutaka', by: 'astoria', weapon: 'gun', inches: 8, rangeInches: 12, count: 1, ...values },
})
const one = { markers: [hits('one')], phase: 'damage' }
/** Without the movement of the divisions, which is due in its phase whatever else is. */
const due = (state: GameState) =>
  dueNow(state)
    .filter(({ procedure }) => procedure !== 'moveDivisions')
    .map(({ procedure, input, say }) => [procedure, ...Object.values(input), read(say)].join(' / '))
const dueIn = ({ setup, input }: Given) => due(atNight({ ...setup, phase: String(input['phase']) }))

describe('hits that wait', () => {
  const two = [hits('one'), hits('two', { target: 'kako', weapon: 'torpedo', inches: 21, count: 2 })]

  test('are due in the damage phase, all of them or marker by marker', () => {
    expect(due(atNight({ markers: two, phase: 'torpedoes' }))).toEqual([])
    expect(due(atNight({ markers: two, phase: 'damage' }))).toEqual([
      'damage / all / All 3 hits that wait',
      'damage / one / One hit of 8″ on Furutaka',
      'damage / two / 2 torpedoes of 21″ in Kako',
    ])
  })

  const works = ({ setup, input, faces }: Given) => runs(damage, atNight(setup), input, dice(...faces))
  const both = { ...one, markers: [hits('one'), hits('two', { target: 'kako' })] }
  plays(
    works,
    `
    are worked out together | 1 11 6 1 12 1 hits=all
      | furutaka flotation: 63; kako flotation: 64; hits:; damage of 2 hits
    one marker leaves the others | 1 11 6 hits=two | hits: 1 on furutaka by gun of 8; one hit on Kako
    on a ship that is gone do nothing | 1 11 6 hits=all Furutaka:standing=sunk
      | Furutaka can take no more harm: one hit does nothing.
    and are lifted | 1 11 6 hits=all Furutaka:standing=sunk | hits:
    `,
    both,
  )
  const nobody = { ...one, markers: [hits('one', { target: 'nobody' })] }
  plays(works, 'nor on one that left | hits=one | The ship that was hit is no longer on the table.', nobody)
})

describe('the end of a turn', () => {
  const ends = ({ setup }: Given) => runs(turnEnds, atNight({ ...setup, phase: 'damageControl' }))
  plays(
    ends,
    `
    lifts what lasted until it | turn=3 Furutaka:casualties=silenced@3+switchboard+ringMain@4
      | furutaka casualties: switchboard ringMain@4
    costs a ship without condensers half an inch | Furutaka:casualties=condensers:0
      | furutaka casualties: condensers:1; furutaka speed: 3.75
    in words | Furutaka:casualties=condensers:0 | Furutaka can make 3.75″ now.
    stopped engines leave half of her speed for a turn | turn=3 Furutaka:casualties=propulsionHit:150@5 Furutaka:speed=3
      | furutaka speed: 1.5; Furutaka: her engines have stopped, 1.5″ next turn.
    then she lies still for a turn | turn=4 Furutaka:casualties=propulsionHit:150@5 Furutaka:speed=1.5
      | furutaka speed: 0
    and may go on | turn=5 Furutaka:casualties=propulsionHit:150@5 Furutaka:speed=0
      | furutaka speed: 0; furutaka casualties:
    `,
  )
  const phase = 'phase=damageControl'
  comesTo(
    dueIn,
    `
    is due where something runs out | ${phase} turn=3 Furutaka:casualties=silenced@3
      | turnEnds / The turn ends for one ship
    and nowhere else | ${phase} turn=3 Furutaka:casualties=silenced@4 |
    `,
  )
  const waits = `
    waits until the hits of the turn count
      | ${phase} Furutaka:casualties=silenced@1 | damage / all / One hit of 8″ on Furutaka
  `
  comesTo(dueIn, waits, one)

  test('comes once, and not without condensers once she has stopped', () => {
    const japan = (casualties: string) => ({ japan: { Furutaka: { fields: { casualties } }, Kako: {} } })
    const { state } = runs(turnEnds, atNight(japan('silenced@1')))
    expect([due({ ...state, phase: 'damageControl' }), refusalOf(turnEnds, state)]).toEqual([[], 'turn-has-ended'])
    expect(refusalOf(turnEnds, atNight(japan('condensers:9')))).toBe('nothing-runs-out')
  })
})

describe('a wild helm', () => {
  const wild: NightSetup = {
    japan: { Furutaka: { fields: { casualties: 'steeringWild' } }, Kako: {} },
    phase: 'movement',
  }
  const rolls = ({ setup, faces }: Given) => runs(wildCourse, atNight(setup), { ship: 'furutaka' }, dice(...faces))
  plays(
    rolls,
    `
    on a 1 | 1 | Furutaka turns right 90°
    on a 2 | 2 | Furutaka turns right 180°
    on a 3 | 3 | Furutaka goes straight ahead
    on a 5 | 5 | Furutaka turns left 90°
    on a 6 | 6 | Furutaka turns left 180°
    `,
    wild,
  )

  test('is rolled for every turn', () => {
    expect(due(atNight(wild))).toEqual(['wildCourse / furutaka / Furutaka has a wild helm: roll her course'])
    const { state } = rolls({ setup: wild, input: {}, faces: [4], said: {} })
    expect(refusalOf(wildCourse, state, { ship: 'furutaka' })).toBe('wild-course-rolled')
    expect([due(state), due({ ...state, turn: 2 }).length]).toEqual([[], 1])
    expect(due({ ...atNight(wild), phase: 'damage' }), 'one that went wild in this turn').toEqual([])
  })

  test('is refused where there is none', () => {
    const codes = ['furutaka', null].map((ship) => refusalOf(wildCourse, atNight(), { ship }))
    expect(codes).toEqual(['helm-not-wild', 'no-wild-helm'])
  })
})

const signals = 'phase=movement Furutaka:casualties=signalsGone'
comesTo(
  dueIn,
  `
    without signals she rolls with her division | ${signals} |
    and by herself where it has moved | ${signals} table:moved:cruisers=1 | moveAlone / furutaka / Furutaka moves at random
  `,
)

test('a spread that runs is tried, one that has run its range is lifted', () => {
  const spread = (id: string, turnLaid: number): Marker => ({
    ...{ id: markerId(id), kind: 'spread', of: sideId('japan'), turnLaid },
    values: {
      ...{ by: 'furutaka', target: 'astoria', mount: 'T1', torpedoes: 4, type: 'IJN T90', speed: 5.5, arc: 2 },
      ...{ rangeInches: 8, aspectDegrees: 60 },
    },
  })
  const markers = [spread('old', 1), spread('young', 4)]
  const due = (phase: string) =>
    dueNow(atNight({ markers, turn: 5, phase, table: { 'moved:cruisers': 5, 'moved:north': 5 } })).map((each) => [
      ...[each.phase, each.procedure, each.input],
    ])
  const lifted = ['movement', 'liftSpreads', {}]
  expect(due('plotting')).toEqual([])
  expect(due('movement')).toEqual([lifted, ['movement', 'torpedoAttack', { spread: 'young' }]])
  expect(due('torpedoes')).toContainEqual(['torpedoes', 'torpedoAttack', { spread: 'young' }])
  expect(due('damage'), 'a spread that has met nobody runs on').toEqual([lifted])
})

test('there is no order of fire', () => {
  expect(pack.firingOrder(atNight())).toEqual([])
})

comesTo(dueIn, 'damage control holds up no turn | Furutaka:s-31=struck+burning phase=damageControl |')
