import { describe, expect, test } from 'vitest'
import { rows } from '../../../kit/rows.testing'
import { markerId, sideId } from '../../../../kernel/ids'
import { read } from '../../../run/run-procedure.testing'
import { hit } from '../criticals/critical'
import { wreckTestAlone } from '../throws/wreck-test'
import { clearMarkers, dueNow } from './due'
import { factors } from '../guns/factors'
import { guns } from '../guns/guns'
import { antiAircraft } from '../in-the-air/aa'
import { readiness } from './readiness'
import { helmTest, powerTest, powerThisTurn, warnPower } from './turn'
import { before, dueIn, one, plays, playsRows, refuses, sea } from './two-sides.testing'

const dark = 'cruiser casualties=powerFailure'
const adrift = 'cruiser steering=0'
const marked = 'cruiser splash=3 fires=2; fighters flak=2; destroyer'
const wreck = 'A wreck test for Ocean Carter'

test('what is lowered is said figure by figure, small guns too', () => {
  const state = sea('cruiser spotting=1 crf=0')
  const said = readiness(state, Object.values(state.ships)[0]!).says!.map(read)
  expect(said).toEqual(['Lowered: SD 1/4, CRF 0/5.'])
})

describe('due', () => {
  test.each(
    rows(`
      a wreck test for F at 0, in any phase     | merchant flotation=0; phase=initiative  | ${wreck}
      in another                                | merchant flotation=0; phase=shipMovement | ${wreck}
      and in the action phase                   | merchant flotation=0                    | ${wreck}
      for a place ashore at S 0                 | cruiser; base structure=0; boats        | A wreck test for Hal Far
      not for one that is gone                  | cruiser; two:cruiser flotation=0 standing=sunk; began=2; phase=action |
      a crew test without power                 | ${dark}                                 | Tone Gawa has no power: a crew test to act
      in the action phase                       | ${dark}; phase=shipMovement             |
      a crew test at SV 0                       | ${adrift}; phase=shipMovement           | Tone Gawa has no steering: a crew test to turn
      in the ships’ movement                    | ${adrift}                               |
      not when she is stopped                   | ${adrift} speed=0; phase=shipMovement   |
      markers to lift                           | ${marked}; phase=end                    | 5 splash and flak markers to lift
      after morale                              | ${marked}; battleship structure=1; phase=end | Morale of Thunderbolt: S at a third or less
      ruling byHand: nothing asks for it        | ${marked}; phase=end clearMarkers=byHand |
    `),
  )('%s', (_, scene, due) => expect(dueIn(sea(scene!)).join(', ')).toBe(due))

  test('a table whose phases are its own is held back in nothing', () => {
    expect(dueIn(sea('cruiser steering=0 structure=0 splash=1; phase=ofItsOwn'))).toHaveLength(3)
  })
})

describe('a wreck test', () => {
  const deep = 'merchant flotation=0'
  playsRows(
    wreckTestAlone,
    `
    passed         | ${deep}                    | | 7 | | "Wreck test: Ocean Carter stays afloat" merchant.standing=afloat
    failed         | ${deep}                    | | 6 | | "Wreck test: Ocean Carter is lost" merchant.standing=wreck
    ruling: sinks  | ${deep}; wreckFailure=sunk | | 6 | | merchant.standing=sunk
  `,
  )

  test('is made once, alone or with a hit', () => {
    const { state } = plays(wreckTestAlone, sea(deep), { faces: [7] })
    expect(dueIn(state)).toEqual([])
    expect(before(wreckTestAlone, state).warnings).toEqual(['Ocean Carter has passed her wreck test already.'])
    const said = { damage: '30,0,0' }
    const after = plays(hit, sea('merchant'), { input: { target: 'merchant' }, faces: [10], said }).state
    expect([after.ships['merchant' as never], dueIn(after)]).toMatchObject([{ tracks: { flotation: 0 } }, []])
  })

  test('has its sum and its exact odds', () => {
    expect(before(wreckTestAlone, sea(deep)).odds).toEqual([
      ['Stays afloat', expect.closeTo(0.4, 12)],
      ['Is lost', expect.closeTo(0.6, 12)],
    ])
    expect(before(wreckTestAlone, sea(`${deep}; weather=bad`)).odds[0]?.[1]).toBeCloseTo(0.16, 12)
    expect(before(wreckTestAlone, sea(deep)).sums[0]?.total).toBe('40 %')
  })
})

test.each([
  [wreckTestAlone, 'cruiser', 'cruiser', 'wreck-test-afloat'],
  [wreckTestAlone, 'boats', 'boats', 'no-wreck-test'],
  [wreckTestAlone, 'cruiser flotation=0 standing=sunk', 'cruiser', 'stand-out-of-action'],
  [wreckTestAlone, 'cruiser', 3, 'no-such-ship'],
  [powerTest, 'cruiser', 'cruiser', 'power-has-not-failed'],
  [powerTest, `${dark} standing=sunk`, 'cruiser', 'stand-out-of-action'],
  [powerTest, 'cruiser', null, 'no-power-failed'],
  [helmTest, 'cruiser', 'cruiser', 'helm-answers'],
  [helmTest, 'cruiser', null, 'every-helm-answers'],
])('refused: $name on "%s" of %s: %s', (procedure, scene, ship, code) => {
  expect(refuses(procedure, sea(scene), { ship })).toEqual([code, 'ship'])
})

describe('a ship without power', () => {
  test('makes a crew test as she activates, once a turn', () => {
    const { label, state } = plays(powerTest, sea(dark), { faces: [4] })
    expect(label).toBe('Tone Gawa acts this turn, without power')
    expect([powerThisTurn(state, one), dueIn(state)]).toEqual(['passed', []])
    expect(refuses(powerTest, state, { ship: 'cruiser' })).toEqual(['power-tested', 'ship'])
    const next = { ...state, turn: 2, table: { ...state.table, initiativeTurn: 2 } }
    expect([powerThisTurn(next, one), dueIn(next).length]).toEqual([undefined, 1])
  })

  test('is warned of what she has still to do; once she has failed she has no task', () => {
    const said = (state: ReturnType<typeof sea>) => warnPower(state, state.ships[one]!).map(read)
    const failed = plays(powerTest, sea(dark), { faces: [3] })
    expect(failed.label).toBe('Tone Gawa is without power and does nothing in this action phase')
    expect([sea(dark), failed.state, plays(powerTest, sea(dark), { faces: [4] }).state].map(said)).toEqual([
      ['Tone Gawa has no power: she does nothing in the action phase without her crew test.'],
      [],
      [],
    ])
    for (const [procedure, field] of [
      [guns, 'ship'],
      [factors, 'ship'],
      [antiAircraft, 'by'],
    ] as const) {
      const input = { [field]: 'cruiser' }
      expect(refuses(procedure, failed.state, input), procedure.name).toEqual(['power-failed-this-turn', field])
    }
  })

  test('has exact odds', () => {
    const { odds, sums } = before(powerTest, sea(dark))
    expect(odds).toEqual([
      ['Passes', 0.7],
      ['Fails', expect.closeTo(0.3, 12)],
    ])
    expect(sums[0]).toMatchObject({ total: '4+', means: 'passes in 70 %' })
  })
})

test('a ship at SV 0 makes a crew test to turn, offered once a turn and made as often as she turns', () => {
  const { label, state } = plays(helmTest, sea(`${adrift}; phase=shipMovement`), { faces: [4] })
  expect([label, dueIn(state)]).toEqual(['Tone Gawa turns, with her steering gone', []])
  expect(plays(helmTest, state, { faces: [3] }).label).toBe('Tone Gawa cannot turn and holds her course')
})

test('in the end phase splash and flak markers go, fires burn on', () => {
  const { label, why, on, state } = plays(clearMarkers, sea(`${marked}; phase=end`))
  expect(label).toBe('5 splash and flak markers lifted')
  expect(why).toEqual(['Tone Gawa: 3 splash markers lifted.', '802 Squadron: 2 flak markers lifted.'])
  expect([on('cruiser').track('splash'), on('cruiser').track('fires'), on('fighters').track('flak')]).toEqual([0, 2, 0])
  expect([dueIn(state), refuses(clearMarkers, state)]).toEqual([[], ['no-markers-on-cards', undefined]])
})

describe('torpedoes that were declared', () => {
  const marker = (id: string, values: Record<string, string | number>, turnLaid = 1) => ({
    ...{ id: markerId(id), kind: 'torpedoes', of: sideId('Blue'), turnLaid },
    values: { by: 'destroyer', at: 'cruiser', is: 'aimed', knots: 36, tubes: 4, ...values },
  })
  const dueAt = (phase: string, turnLaid = 1, foe = '') => {
    const spreads = [marker('t1', {}, turnLaid), marker('t2', { at: '', is: 'wideSpread' }, turnLaid)]
    const state = {
      ...sea(`destroyer; foe/cruiser ${foe}; phase=${phase}`),
      markers: [...spreads, marker('t3', { by: 'gone' })],
    }
    return dueNow(state)
      .map(({ procedure, input }) => `${procedure} ${String(input['attack'])}`)
      .join(', ')
  }
  test.each([
    ['are resolved in the action phase', 'torpedoes t1, torpedoes t2', dueAt('action')],
    ['or later', 'torpedoes t1, torpedoes t2', dueAt('end')],
    ['not before', '', dueAt('shipMovement')],
    ['of an earlier turn are not forgotten', 'torpedoes t1, torpedoes t2', dueAt('shipMovement', 0)],
    ['whose target is lost are due all the same: they are spent', 'torpedoes t1', dueAt('action', 1, 'standing=sunk')],
  ])('%s: %s', (_, wanted, due) => expect(due).toBe(wanted))
})
