import { describe, expect, test } from 'vitest'
import { dice } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { atSea, brest, channel, fired, runs, withFacts, type SeaSetup } from './fleet.testing'
import { dueNow, dueThisTurn, sequenceProcedures } from './sequence'
import { floodingTakes } from '../damage/fire-flash-flooding'
import { moveSquadron } from '../movement/move-squadron'

const rolled = { initiative: 'england', initiativeTurn: 1, movesFirst: 'england' }
const list = (setup: SeaSetup) => dueNow(withFacts(atSea(setup), rolled)).map(({ procedure }) => procedure)
const leaking = { Majestic: { tracks: { flooding: 2 } } }

describe('what is due now', () => {
  test('the initiative, until it is rolled for', () => {
    expect(dueNow(atSea({ phase: 'initiative' })).map(({ say }) => read(say))).toEqual(['Roll for the initiative'])
    expect(dueNow(atSea({ phase: 'torpedoes' }))).toEqual([])
    expect(list({ phase: 'initiative' })).toEqual([])
  })

  test('floodingMoment turnStart: before the firing; a new leak is left alone until the next turn', () => {
    expect(list({ phase: 'torpedoes', channel: leaking })).toEqual(['floodingTakes'])
    expect(list({ phase: 'gunnery', channel: leaking })).toEqual([])
    const { state } = runs(floodingTakes, atSea({ phase: 'torpedoes', channel: leaking }))
    expect(dueNow(state)).toEqual([])
  })

  test('floodingMoment turnEnd: in the last step', () => {
    const houseRules = { floodingMoment: 'turnEnd' }
    expect(list({ phase: 'torpedoes', channel: leaking, houseRules })).toEqual([])
    expect(list({ phase: 'morale', channel: leaking, houseRules })).toEqual(['floodingTakes'])
  })

  test('fires at the end of the firing step', () => {
    const state = withFacts(atSea({ channel: { Majestic: { tracks: { fire: 2, flotation: 4 } } } }), rolled)
    expect(dueNow(fired(state, channel))).toEqual([])
    expect(dueNow(fired(state, channel, brest)).map(({ procedure }) => procedure)).toEqual(['fireGrows'])
  })

  test('hazards that movement has flagged', () => {
    const input = { squadron: channel, way: 'ahead', speed: 12, hazard: 'minefield' }
    const { state } = runs(moveSquadron, atSea({ channel: { Majestic: {} }, phase: 'movement', table: rolled }), input)
    expect(dueNow(state)).toEqual([])
    expect(dueNow({ ...state, phase: 'hazards' })).toMatchObject([
      { procedure: 'hazard', input: { ship: 'majestic', hazard: 'minefield' } },
    ])
  })

  test('damage control of the squadron that has fired, morale in its step', () => {
    const state = withFacts(atSea({ channel: { ...leaking, Mars: { fields: { standing: 'sunk' } } } }), rolled)
    const said = (phase: string) => dueNow(fired({ ...state, phase }, channel)).map(({ say }) => read(say))
    expect(said('gunnery')).toEqual(['Damage control of Majestic'])
    expect(said('morale')).toEqual(['Damage control of Majestic', 'Morale of Channel: half strength'])
  })

  test('each of them can be started with its defaults', () => {
    const state = fired(
      withFacts(atSea({ channel: { ...leaking, Mars: { fields: { standing: 'sunk' } } }, phase: 'movement' }), {
        ...rolled,
        'hazardShore:majestic': 1,
      }),
      channel,
    )
    const started = dueThisTurn(state)
    expect(started.map(({ procedure }) => procedure)).toEqual([
      'floodingTakes',
      'hazard',
      'damageControl',
      'moraleTest',
    ])
    for (const { procedure, input } of started) {
      expect(sequenceProcedures.find(({ name }) => name === procedure)?.check(state, input)).toMatchObject({ ok: true })
    }
  })
})

describe('every procedure', () => {
  test('has a name of its own, words for its title and for its form fields', () => {
    expect(new Set(sequenceProcedures.map(({ name }) => name)).size).toBe(sequenceProcedures.length)
    const state = atSea({ channel: { Majestic: { tracks: { fire: 1, flooding: 1 } } } })
    for (const procedure of sequenceProcedures) {
      const key = `rules.perfidious-albion.procedures.${procedure.name}`
      read({ key: `${key}.title` })
      for (const field of procedure.fields(state, {})) {
        read({ key: `${key}.${field.name}` })
        if (field.kind !== 'choice' || field.name === 'template') continue
        for (const choice of field.among) read({ key: `${key}.${field.name}Choices.${choice}` })
      }
    }
  })

  test('offers as usual what it would take', () => {
    const state = atSea({ channel: { Majestic: { tracks: { fire: 1, flooding: 1 } } } })
    for (const procedure of sequenceProcedures) {
      if (['torpedoesRunOn', 'testTorpedoes', 'detachShip', 'damageCounts', 'firesOut'].includes(procedure.name))
        continue
      const usual = Object.fromEntries(procedure.fields(state, {}).map(({ name, default: value }) => [name, value]))
      expect(procedure.check(state, usual), procedure.name).toMatchObject({ ok: true })
    }
  })

  test('does nothing to a table but by its effects', () => {
    const state = Object.freeze(atSea({ channel: { Majestic: { tracks: { flooding: 2 } } } }))
    const before = structuredClone(state)
    runs(
      sequenceProcedures.find(({ name }) => name === 'damageControl')!,
      state,
      { ship: 'majestic' },
      dice(1, 1),
    )
    expect(state).toEqual(before)
  })
})
