import { isLitUp } from '../../../../game/decks/in-force'
import { lastingEvents } from '../../../../game/decks/lasting'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { dice } from '../../../../kernel/script.testing'
import { plays, withDeck } from '../../../event-cards/event-cards.testing'
import { endEvent } from '../../../event-cards/lasting-ends'
import { casualtiesOf, type Casualty } from '../../../kit/casualties'
import { read } from '../../../run/run-procedure.testing'
import { fireOnTheWaters } from '../../index'
import { shipOf } from '../../ship/ship-data'
import { presentSpeed } from '../../ship/speed'
import { waitingHits, type Hits } from '../../table/markers'
import { fightFire } from '../damage-control/fires'
import { repair } from '../damage-control/repair'
import { gunfire } from '../gunnery/gunfire'
import { gunfireForm } from '../gunnery/gunfire-form'
import { faultOf } from '../gunnery/mounts'
import { reckoned } from '../gunnery/reckoning'
import { allies, atNight, idOf, japan, runs, type NightSetup } from '../night-action.testing'
import { spot } from '../spotting/spot'
import { canLaunch } from '../torpedoes/tubes'
import { turnEnds } from '../turn/turn'
import { eventFiresOut, eventsDue, mendEvent } from './ended'
import { describe, expect, test } from 'vitest'

/** Japanese mishaps, played by the Allies; the first ship is struck unless said otherwise. */
const sea = (setup: NightSetup = {}) => withDeck(atNight(setup), japan, allies)
const played = (face: string, faces: number[] = [], answers = {}, setup: NightSetup = {}) =>
  plays(fireOnTheWaters, sea(setup), face, dice(...faces), answers)
const byDay: NightSetup = { table: { light: 'day' } }
const furutaka = ({ ships }: GameState) => ships[idOf('Furutaka')]!
const next = (state: GameState): GameState => ({ ...state, turn: state.turn + 1 })

/** Mounts of a battery that can fire. */
function mounts(state: GameState, is: 'main' | 'secondary'): readonly string[] {
  const ship = furutaka(state)
  const battery = shipOf(ship.document).batteries.find((each) => each.is === is)!
  return battery.mounts.filter((mount) => !faultOf(state, ship, battery, mount)).map(({ id }) => id)
}

describe('a battery silent for a turn', () => {
  test.each([
    ['3H', [], ['S1', 'S2', 'S3', 'S4'], 2],
    ['4H', ['A', 'B', 'Y'], [], 2],
    ['2H', ['A', 'B', 'Y'], ['S1', 'S2', 'S3', 'S4'], 0],
    ['10H', [], [], 0],
  ])('%s', (face, main, secondary, tubes) => {
    const { state, lasting } = played(face)
    expect(lasting).toMatchObject([{ isApplied: true }])
    expect([mounts(state, 'main'), mounts(state, 'secondary')]).toEqual([main, secondary])
    expect(canLaunch(state, furutaka(state))).toHaveLength(tubes)
    expect(mounts(next(state), 'main')).toHaveLength(3)
    expect(canLaunch(next(state), furutaka(state))).toHaveLength(2)
  })
})

describe('half a battery until repaired', () => {
  test('of three turrets two, counted as her owner says; repaired, the card is over', () => {
    const { state, why } = played('7D', [], { half: 'aft' })
    expect(mounts(state, 'main')).toEqual(['A'])
    expect(why).toContain('Furutaka: out of action are Y, B.')
    const mended = runs(repair, state, { ship: 'furutaka', what: 's-23 s-24 s-53 s-54' }).state
    expect(mounts(mended, 'main')).toEqual(['A', 'B', 'Y'])
    expect(lastingEvents(mended)).toEqual([])
  })

  test('one fewer by the house rule', () => {
    const { state } = played('7D', [], { half: 'fore' }, { houseRules: { halfBattery: 'down' } })
    expect(mounts(state, 'main')).toEqual(['B', 'Y'])
  })

  test('half of the tubes', () => {
    const { state } = played('10D', [], { half: 'fore' })
    expect(canLaunch(state, furutaka(state)).map(({ id }) => id)).toEqual(['T2'])
  })

  test('the secondaries of one side, repaired by name', () => {
    const { state } = played('KD', [1])
    const left = mounts(state, 'secondary')
    expect(left).toHaveLength(2)
    const [event] = lastingEvents(state)
    const mended = runs(mendEvent, state, { event: event!.marker }).state
    expect(mounts(mended, 'secondary')).toHaveLength(4)
  })
})

describe('speed', () => {
  test('is halved for the turn, and comes back when it ends', () => {
    const { state } = played('5H')
    expect(presentSpeed(furutaka(state)).most).toBe(2)
    const ended = runs(turnEnds, { ...state, phase: 'damageControl' }, {}).state
    expect(presentSpeed(furutaka(ended)).most).toBe(4.25)
  })

  test('is halved until repaired, and never twice', () => {
    const { state } = played('6D')
    const twice = plays(fireOnTheWaters, state, '5H', dice()).state
    expect(presentSpeed(furutaka(twice)).most).toBe(2)
    const mended = runs(repair, state, { ship: 'furutaka', what: 'speedPercent:50' }).state
    expect(presentSpeed(furutaka(mended)).most).toBe(4.25)
    expect(lastingEvents(mended)).toEqual([])
  })
})

describe('helm, radar and fire control', () => {
  test.each<[what: string, face: string, dice: number[], casualty: Casualty]>([
    ['steering, for this turn', '6H', [3, 5], { id: 'rudderJammed', of: 'straight', untilTurn: 1 }],
    ['steering, until repaired', 'JD', [5], { id: 'handSteering' }],
    ['main battery in local control', '8D', [], { id: 'powerMainLocal' }],
  ])('%s', (_, face, dice, casualty) => {
    expect(casualtiesOf(furutaka(played(face, dice).state))).toEqual([casualty])
  })

  test('steering by the die of the card, by house rule', () => {
    const { state, lasting } = played('6H', [2], {}, { houseRules: { steeringCasualty: 'd6' } })
    expect(casualtiesOf(furutaka(state))).toEqual([])
    expect(lasting[0]?.noted['course']).toBe('left90')
  })
})

describe('fire', () => {
  test('for a turn: where a D36 says, out at its end', () => {
    const { state } = played('9H', [31])
    expect(furutaka(state).boxes).toMatchObject({ 's-31': ['burning'] })
    const ending = { ...state, phase: 'damageControl' }
    expect(eventsDue(ending)).toMatchObject([{ procedure: 'eventFiresOut' }])
    const out = runs(eventFiresOut, ending, {}).state
    expect(furutaka(out).boxes).not.toMatchObject({ 's-31': ['burning'] })
    expect(lastingEvents(out)).toEqual([])
  })

  test('until put out', () => {
    const { state } = played('9D', [55])
    const out = runs(fightFire, state, { ship: 'furutaka', fires: 's-55' }).state
    expect(lastingEvents(out)).toEqual([])
  })
})

describe('attacks become hits that wait', () => {
  test.each<[what: string, face: string, dice: number[], hits: readonly Partial<Hits>[]]>([
    [
      'so many 12″ bombs, each on 1 to 10',
      'AD',
      [3, 10, 11, 1],
      [{ weapon: 'bomb', inches: 12, count: 2, target: 'furutaka', by: '' }],
    ],
    ['by the torpedo tables', '2D', [4, 30], [{ weapon: 'torpedo', inches: 18, rangeInches: 1.5 }]],
    ['a mine is a torpedo of 21″', '5D', [], [{ weapon: 'torpedo', inches: 21, count: 1, target: 'furutaka' }]],
    ['without a hit no marker is placed', 'AD', [1, 20], []],
  ])('%s', (_, face, dice, hits) => {
    expect(waitingHits(played(face, dice).state)).toMatchObject(hits)
  })
})

test('a formation that aircraft light up by night is lit for look-outs and guns, for that turn', () => {
  const { state } = plays(fireOnTheWaters, withDeck(atNight(), allies, japan), 'KH', dice())
  const lit = (of: GameState) => spot.fields(of, {}).find(({ name }) => name === 'targetLit')?.default
  expect([lit(atNight()), lit(state), lit(next(state))]).toEqual([false, true, false])
  expect(isLitUp(state, idOf('Astoria'))).toBe(true)
})

describe('the target of her guns', () => {
  const usualOf = (state: GameState, name: string, input = {}) =>
    gunfire.fields(state, { squadron: 'cruisers', ships: 'furutaka', ...input }).find((field) => field.name === name)
      ?.default
  const warned = (state: GameState, target: string) =>
    gunfire.warnings?.(state, { squadron: 'cruisers', ships: 'furutaka', target }).map(read)

  test('target confusion: the default is another ship than she was ordered, for this turn', () => {
    const { state, lasting } = played('JH', [], { ordered: 'astoria', nearer: 'quincy' })
    expect(lasting).toMatchObject([{ isApplied: true }])
    expect([usualOf(state, 'target'), usualOf(next(state), 'target')]).toEqual(['quincy', 'astoria'])
    expect(warned(state, 'astoria')).toContain(
      'This turn the main battery of Furutaka fires at Quincy, whatever she was ordered.',
    )
    expect(warned(state, 'quincy')).toEqual([])
  })

  test('a plane that a card sends spots for her, whether she carries one or not', () => {
    const { state, lasting } = plays(fireOnTheWaters, withDeck(atNight(byDay), allies, japan), 'KH', dice(), {
      ship: 'furutaka',
    })
    expect(lasting).toMatchObject([{ isApplied: true, noted: { light: 'day' } }])
    expect([usualOf(state, 'spotterPlane'), usualOf(next(state), 'spotterPlane')]).toEqual([true, undefined])
    const battery = { rangeInches: 19, batteries: 'main-8' }
    const initial = (at: GameState, more = {}) =>
      reckoned(at, gunfireForm.read(at, { squadron: 'cruisers', ships: 'furutaka', ...battery, ...more }))[0]?.initial
    expect(initial(state)).toBe(Number(initial(state, { spotterPlane: false })) + 2)
  })
})

test('an event ended by hand removes from her card what it put there', () => {
  const { state } = played('6D')
  const ended = (of: GameState) => {
    const entry = endEvent(of, lastingEvents(of)[0]!.marker, fireOnTheWaters)!
    const { effects } = entry as { effects: readonly Effect[] }
    const draft = new RuleDraft(fireOnTheWaters, of)
    for (const effect of effects) draft.apply(effect)
    return draft.state
  }
  expect(casualtiesOf(furutaka(ended(state)))).toEqual([])
  expect(lastingEvents(ended(state))).toEqual([])
  expect(furutaka(ended(played('9D', [55]).state)).boxes).not.toMatchObject({ 's-55': ['burning'] })
  expect(mounts(ended(played('7D', [], { half: 'aft' }).state), 'main')).toEqual(['A', 'B', 'Y'])
})

test('collisions are logged, and left to the players', () => {
  const { lasting, why } = played('8H')
  expect(lasting).toEqual([])
  expect(why.join(' ')).toContain('Furutaka')
})
