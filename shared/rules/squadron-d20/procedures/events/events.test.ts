import { describe, expect, test } from 'vitest'
import { plays, withDeck } from '../../../event-cards/event-cards.testing'
import { eventsOnTable, lastingEvents } from '../../../../game/decks/lasting'
import { endEvent } from '../../../event-cards/lasting-ends'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { sideId, squadronId, type ShipId } from '../../../../kernel/ids'
import { dice } from '../../../../kernel/script.testing'
import { read, withUsualValues, runProcedure } from '../../../run/run-procedure.testing'
import { squadronD20 } from '../../index'
import { mountsThatFire, standsOn, torpedoMountsThatFire } from '../../ship/state'
import { batteriesOf, dataOf } from '../../ship/stand-data'
import { battleship, carrier, cruiser, destroyer, motorBoats } from '../../ship/stands.testing'
import { guns } from '../guns/guns'
import { atTable, foldRules, type TableSetup } from '../table.testing'
import { eventsDue, eventsEnd } from './lasting'

/** Mishaps of the cruiser's side, played by the enemy on the first ship unless a test names another. */
function sea(setup: TableSetup = {}): GameState {
  const stands = {
    tone: { of: cruiser },
    boats: { of: motorBoats },
    thunder: { of: battleship, squadron: 'enemy' },
    harker: { of: destroyer, squadron: 'enemy' },
    resolve: { of: carrier, squadron: 'far' },
  }
  const state = atTable(stands, setup)
  const theirs = { id: sideId('theirs'), name: 'Theirs', flag: '' }
  const squadrons = state.squadrons.map((squadron) =>
    squadron.id === squadronId('enemy') ? { ...squadron, side: theirs.id } : squadron,
  )
  return { ...state, sides: [...state.sides, theirs], squadrons }
}

const hers = sideId('hers')
const theirs = sideId('theirs')
const played = (face: string, faces: number[] = [], answers = {}, setup: TableSetup = {}) =>
  plays(squadronD20, withDeck(sea(setup), hers, theirs), face, dice(...faces), answers)
const tone = ({ ships }: GameState) => ships['tone' as ShipId]!
const ends = (state: GameState) => runProcedure(foldRules, eventsEnd, { ...state, phase: 'end' }).state

function mounts(state: GameState, group: 'main' | 'other'): number {
  const ship = tone(state)
  const hers = batteriesOf(dataOf(ship.document)).filter((each) => each.group === group)
  return hers.reduce((sum, battery) => sum + mountsThatFire(ship, battery).length, 0)
}
const all = (state: GameState) => [
  mounts(state, 'main'),
  mounts(state, 'other'),
  torpedoMountsThatFire(tone(state)).length,
]
const fresh = all(sea())

describe('a battery silent for the turn', () => {
  test.each([
    ['3H', [0, fresh[1], fresh[2]]],
    ['4H', [fresh[0], 0, fresh[2]]],
    ['2H', [fresh[0], fresh[1], 0]],
    ['10H', [0, 0, 0]],
  ])('%s, and it comes back when the turn ends', (face, left) => {
    const { state, lasting } = played(face)
    expect(lasting).toMatchObject([{ isApplied: true }])
    expect(all(state)).toEqual(left)
    expect(tone(state).fields).toMatchObject({ casualties: expect.stringMatching(/ilen.*@1$/) as string })
    expect(eventsDue(state)).toEqual([])
    expect(eventsDue({ ...state, phase: 'end' })).toMatchObject([{ procedure: 'eventsEnd' }])
    expect(eventsDue({ ...state, turn: 2 })).toHaveLength(1)
    expect(all(ends(state))).toEqual(fresh)
    expect(tone(ends(state)).fields).toMatchObject({ casualties: null })
    expect(eventsOnTable(ends(state))).toEqual([])
  })

  test('small craft fall silent by a word on their card', () => {
    const { state } = played('10H', [], { ship: 'boats' })
    expect(state.ships['boats' as ShipId]!.fields).toMatchObject({ casualties: 'silenced@1' })
  })
})

describe('half a battery until repaired', () => {
  test('of the main battery, as the house rule rounds it', () => {
    expect(mounts(played('7D').state, 'main')).toBe(fresh[0]! - Math.ceil(fresh[0]! / 2))
    const down = played('7D', [], {}, { houseRules: { halfBattery: 'down' } }).state
    expect(mounts(down, 'main')).toBe(fresh[0]! - Math.floor(fresh[0]! / 2))
  })

  test('repaired on the card, the event is over', () => {
    const { state } = played('7D')
    expect(eventsDue({ ...state, phase: 'end' })).toEqual([])
    const boxes = Object.fromEntries(Object.keys(tone(state).boxes).map((box) => [box, []]))
    const mended = { ...state, ships: { ...state.ships, ['tone' as ShipId]: { ...tone(state), boxes } } }
    expect(eventsDue(mended)).toHaveLength(1)
    expect(lastingEvents(ends(mended))).toEqual([])
  })

  test('half of the torpedo mounts', () => {
    const { state } = played('10D')
    expect(torpedoMountsThatFire(tone(state))).toHaveLength(fresh[2]! - Math.ceil(fresh[2]! / 2))
  })

  test('one side of the secondary battery stays a reminder: data have no sides', () => {
    const { lasting, state } = played('KD', [1])
    expect(lasting).toMatchObject([{ isApplied: false, noted: { side: 'port' } }])
    expect(all(state)).toEqual(fresh)
  })
})

describe('figures', () => {
  const knots = standsOn(tone(sea()), 'speed')

  test('speed is halved for the turn, and never twice', () => {
    const { state } = played('5H')
    expect(standsOn(tone(state), 'speed')).toBe(Math.floor(knots / 2))
    const twice = plays(squadronD20, state, '6D', dice())
    expect(standsOn(tone(twice.state), 'speed')).toBe(Math.floor(knots / 2))
    expect(twice.why.join(' ')).toContain('two cards do not halve it twice')
    expect(standsOn(tone(ends(state)), 'speed')).toBe(knots)
  })

  test('speed that was lost in the meantime is not given back beyond the card', () => {
    const { state } = played('5H')
    const mended = { ...tone(state), tracks: { ...tone(state).tracks, speed: knots } } as (typeof state.ships)[ShipId]
    const ended = ends({ ...state, ships: { ...state.ships, ['tone' as ShipId]: mended! } })
    expect(standsOn(tone(ended), 'speed')).toBe(knots)
  })

  test('steering is out, or the die of the card decides the course', () => {
    expect(standsOn(tone(played('JD').state), 'steering')).toBe(0)
    const { state, lasting } = played('6H', [2], {}, { houseRules: { steeringCasualty: 'd6' } })
    expect(standsOn(tone(state), 'steering')).toBe(standsOn(tone(sea()), 'steering'))
    expect(lasting[0]?.noted['course']).toBe('left90')
  })

  test('fire control is out: her guns are in local control', () => {
    expect(standsOn(tone(played('8D').state), 'fireControl')).toBe(0)
  })

  test('a fire for the turn ends with it, a serious one when no fire is left on the card', () => {
    const { state } = played('9H')
    expect(standsOn(tone(state), 'fires')).toBe(1)
    expect(standsOn(tone(ends(state)), 'fires')).toBe(0)
    const serious = played('9D').state
    expect(eventsDue({ ...serious, phase: 'end' })).toEqual([])
    const out = { ...tone(serious), tracks: { ...tone(serious).tracks, fires: 0 } } as (typeof serious.ships)[ShipId]
    expect(eventsDue({ ...serious, ships: { ...serious.ships, ['tone' as ShipId]: out! } })).toHaveLength(1)
  })
})

test('radars are out and come back', () => {
  const { state } = plays(squadronD20, withDeck(sea(), theirs, hers), '7H', dice(), { ship: 'thunder' })
  expect(state.ships['thunder' as ShipId]!.boxes).toMatchObject({ 'e-searchRadar': ['out'] })
  const back = endEvent(state, lastingEvents(state)[0]!.marker, squadronD20) as { readonly effects: readonly Effect[] }
  expect(back.effects).toContainEqual({ type: 'marked', ship: 'thunder', box: 'e-searchRadar', mark: 'out', on: false })
})

describe('attacks are hits of these rules', () => {
  const noCritical: TableSetup = { table: { 'book.criticalValue': 0 } }

  test('dive bombers attack with dice by the scale; the rule book gives hits and damage', () => {
    const { state, why } = played('AD', [3, 20, 1], {}, noCritical)
    expect(why.join(' ')).toContain('3 bombers of a card attack with 2 dice')
    expect(standsOn(tone(state), 'structure')).toBeLessThan(standsOn(tone(sea()), 'structure'))
  })

  test('level bombers attack at the height that their side chooses', () => {
    const { asked } = played('3D', [1, 1], { level: 'highLevelBomber' })
    expect(asked.map(({ key }) => key)).toContain('level')
  })

  test('a submarine fires one attack; the number of hits is asked, up to the torpedoes fired', () => {
    const { asked } = played('4D', [2, 6, 20], {}, noCritical)
    expect(asked.find(({ key }) => key === 'hits')).toMatchObject({ most: 2 })
  })

  test('a mine hits under water', () => {
    const { asked } = played('5D', [], {}, noCritical)
    expect(asked.map(({ key }) => key)).toContain('hit-1/impact-flotation')
  })
})

test('by night a squadron is lit for who fires at it', () => {
  const night: TableSetup = { table: { light: 'night' } }
  const { state } = plays(squadronD20, withDeck(sea(night), hers, theirs), 'KH', dice(), {})
  const lit = (of: GameState) =>
    guns.fields(of, { ship: 'thunder', target: 'tone' }).find(({ name }) => name === 'lit')?.default
  expect([lit(sea(night)), lit(state)]).toEqual([false, true])
})

test('a card names the target of her guns: it is the default, and another one gets a warning', () => {
  const { state } = played('JH', [], { ordered: 'thunder', nearer: 'harker' })
  const targetField = guns.fields(state, { ship: 'tone' }).find(({ name }) => name === 'target')
  expect(targetField?.default).toBe('harker')
  const warned = guns.warnings!(state, withUsualValues(guns, state, { ship: 'tone', target: 'thunder' })).map(read)
  expect(warned.join(' ')).toContain('This turn the guns of')
})

test('an event that is ended by hand takes back its effects on her card', () => {
  const ended = (of: GameState) => {
    const entry = endEvent(of, lastingEvents(of)[0]!.marker, squadronD20)!
    const { effects } = entry as { effects: readonly Effect[] }
    const draft = new RuleDraft(squadronD20, of)
    for (const effect of effects) draft.apply(effect)
    return draft.state
  }
  for (const face of ['3H', '5H', '9D', '7D', 'JD', '8D', '10H']) {
    const { tracks, boxes, fields } = tone(ended(played(face).state))
    const was = tone(sea())
    expect({ tracks, fields }).toEqual({ tracks: was.tracks, fields: was.fields })
    expect(Object.values(boxes).flat()).toEqual([])
  }
})

test('collisions are reported and left to the table', () => {
  const { lasting, why } = played('8H')
  expect(lasting).toEqual([])
  expect(why.join(' ')).toContain('Tone Gawa')
})
