import { describe, expect, test } from 'vitest'
import type { Scalar } from '../../../../kernel/scalar'
import { dice } from '../../../../kernel/script.testing'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { detachShip } from '../morale/morale'
import { atSea, brest, channel, idOf, runs, withFacts } from '../turn/fleet.testing'
import { hazardsFlagged } from '../turn/hazard'
import { emergencyTurn, moveSquadron, turningCircles, yetToMove } from './move-squadron'
import { legalSpeeds } from './speeds'

const ahead = (speed: number, more = {}) => ({ squadron: channel, way: 'ahead', speed, hazard: 'none', ...more })

describe('a squadron moves', () => {
  test('all its ships at one speed', () => {
    const { on, label } = runs(moveSquadron, atSea(), ahead(12))
    expect([on('Majestic').track('speed'), on('Magnificent').track('speed')]).toEqual([12, 12])
    expect(label).toBe('Channel moves at 12')
  })

  test('one side moves all its ships, then the other', () => {
    const first = withFacts(atSea(), { initiative: 'england', initiativeTurn: 1, movesFirst: 'france' })
    expect(yetToMove(first).map(({ id }) => id)).toEqual([brest, channel])
    expect(yetToMove(runs(moveSquadron, first, ahead(12)).state).map(({ id }) => id)).toEqual([brest])
  })

  test('moved again in the same turn she still has her speed of last turn', () => {
    const { state } = runs(moveSquadron, atSea(), ahead(10))
    expect(legalSpeeds(state, state.ships[idOf('Majestic')]!).ahead).toEqual({ least: 10, most: 16 })
    expect(legalSpeeds({ ...state, turn: 2 }, state.ships[idOf('Majestic')]!).ahead).toEqual({ least: 4, most: 12 })
  })

  test('astern, from a turn begun at speed 0', () => {
    const halted = atSea({ channel: { Majestic: { tracks: { speed: 0 } } } })
    const { on, state } = runs(moveSquadron, halted, ahead(2, { way: 'astern' }))
    expect([on('Majestic').track('speed'), on('Majestic').field('astern')]).toEqual([2, 'astern'])
    expect(legalSpeeds({ ...state, turn: 2 }, state.ships[idOf('Majestic')]!).astern).toEqual({ least: 0, most: 4 })
  })

  const lame = { Majestic: {}, Magnificent: { tracks: { propulsion: 2 } } }

  test('ships that cannot keep up may be detached', () => {
    const { on, state, why } = runs(moveSquadron, atSea({ channel: lame }), ahead(14), [], {
      'magnificent/keepUp': 'detached',
    })
    expect([on('Majestic').track('speed'), on('Magnificent').track('speed')]).toEqual([14, 10])
    expect(why).toContain('Magnificent leaves Channel and sails alone.')
    expect(state.squadrons.map(({ order }) => order)).toEqual([
      [idOf('Majestic')],
      [idOf('Brennus'), idOf('Hoche')],
      [idOf('Magnificent')],
    ])
  })

  test('or stay with their squadron, which makes no more than the slowest of them', () => {
    const { label, on, state, why } = runs(moveSquadron, atSea({ channel: lame }), ahead(14))
    expect(why).toContain('Magnificent cannot make 14: she makes 10.')
    expect(state.squadrons).toHaveLength(2)
    expect(label).toBe('Channel moves at 10')
    expect([on('Majestic').track('speed'), on('Magnificent').track('speed')]).toEqual([10, 10])
  })

  test('a ship that cannot come down to the slowest makes the nearest that she can', () => {
    const halting = { Majestic: {}, Magnificent: { tracks: { propulsion: 3 } } }
    const { label, on, why } = runs(moveSquadron, atSea({ channel: halting }), ahead(14))
    expect(label).toBe('Channel moves at 6')
    expect(why).toContain('Majestic cannot make 6: she makes 10.')
    expect([on('Majestic').track('speed'), on('Magnificent').track('speed')]).toEqual([10, 6])
  })

  test('the form says beforehand who slows the others', () => {
    const warned = (speed: number) => moveSquadron.warnings?.(atSea({ channel: lame }), ahead(speed)).map(read)
    expect(warned(14)).toEqual(['Magnificent makes 10 at most. The whole squadron does so, unless she is detached.'])
    expect(warned(10)).toEqual([])
  })

  test('nearer than 4 inches to the shore or 1 inch to a ship, or across a minefield: flagged and logged', () => {
    const flagged = (hazard: string) => runs(moveSquadron, atSea({ channel: { Majestic: {} } }), ahead(12, { hazard }))
    expect(hazardsFlagged(flagged('minefield').state)).toEqual([{ ship: idOf('Majestic'), kind: 'minefield' }])
    expect(flagged('shore').why).toContain('Majestic comes nearer than 4″ to the shore: a hazard.')
    expect(flagged('ship').why).toContain('Majestic comes nearer than 1″ to another ship: a hazard.')
    expect(hazardsFlagged(flagged('none').state)).toEqual([])
  })
})

describe('steering damaged', () => {
  const moved = (steeringDamage: string, faces: number[] = [], said = {}) =>
    runs(
      moveSquadron,
      atSea({ channel: { Majestic: { boxes: { '10-5': ['struck'] } } }, houseRules: { steeringDamage } }),
      ahead(12),
      dice(...faces),
      said,
    ).why

  test.each([
    ['straightAhead', [], {}, 'Majestic does not answer her helm and goes straight ahead.'],
    ['crewTestToTurn', [3], {}, 'Majestic turns after all.'],
    ['crewTestToTurn', [4], {}, 'Majestic does not answer her helm and goes straight ahead.'],
    ['crewTestToTurn', [], { 'majestic/turns': false }, 'Majestic holds on straight ahead.'],
    ['ask', [], { 'majestic/trouble': 'free' }, 'Majestic answers her helm.'],
  ])('%s, %j', (steeringDamage, faces, said, why) => expect(moved(steeringDamage, faces, said)).toContain(why))

  test('a sound helm asks nothing', () => {
    expect(runs(moveSquadron, atSea(), ahead(12)).questions).toEqual([])
  })
})

describe('emergency turn', () => {
  const circle = (state: ReturnType<typeof atSea>) => turningCircles(state, state.ships[idOf('Majestic')]!).inches

  test('pass a crew test to use the next smaller turning circle, this turn', () => {
    const { label, state } = runs(emergencyTurn, atSea(), { ship: 'majestic' }, dice(3))
    expect(label).toBe('Majestic, emergency turn on 3″')
    expect([circle(atSea()), circle(state), circle({ ...state, turn: 2 })]).toEqual([4, 3, 4])
  })

  test('failed, she turns as before and does not try again', () => {
    const { label, state } = runs(emergencyTurn, atSea(), { ship: 'majestic' }, dice(4))
    expect(label).toBe('Majestic, no emergency turn: 4″ as before')
    expect(circle(state)).toBe(4)
    expect(refusalOf(emergencyTurn, state, { ship: 'majestic' })).toBe('emergency-turn-tried')
  })

  test('a card without a smaller circle has none', () => {
    const state = atSea({ channel: { Majestic: { card: { turningCirclesInches: [4] } } } })
    expect(refusalOf(emergencyTurn, state, { ship: 'majestic' })).toBe('no-smaller-turning-circle')
  })
})

test('a ship can be detached at any time, and a lone one cannot', () => {
  const { label, state } = runs(detachShip, atSea(), { ship: 'majestic' })
  expect(label).toBe('Majestic detached')
  expect(refusalOf(detachShip, state, { ship: 'majestic' })).toBe('ship-sails-alone')
})

/** Majestic with a speed of last turn, propulsion boxes lost and rulings. Her levels are 16, 13, 10, 6, 3, 0. */
function speeds(speed: number, lost = 0, way = 'ahead', houseRules: Readonly<Record<string, Scalar>> = {}) {
  const damage = { tracks: { speed, propulsion: lost }, fields: { astern: way } }
  const state = atSea({ channel: { Majestic: damage }, houseRules })
  const { ahead, astern } = legalSpeeds(state, state.ships[idOf('Majestic')]!)
  const said = (is: { least: number; most: number } | undefined) => is && `${is.least}-${is.most}`
  return { ahead: said(ahead), astern: said(astern) }
}

const by6 = { speedAfterLoss: 'by6' }

test.each([
  ['per turn speed may rise by 2 or fall by 6', speeds(8), '2-10', undefined],
  ['and not below 0', speeds(4), '0-6', undefined],
  ['nor above what her engines give', speeds(15), '9-16', undefined],
  ['or leave her', speeds(12, 1), '6-13', undefined],
  ['atOnce: above her new maximum she comes down to it', speeds(16, 1), '10-13', undefined],
  ['however much that is', speeds(16, 4), '3-3', undefined],
  ['by6: by no more than 6 a turn', speeds(16, 4, 'ahead', by6), '10-10', undefined],
  ['by6: which may be enough', speeds(16, 1, 'ahead', by6), '10-13', undefined],
  ['she goes dead in the water', speeds(5, 5), '0-0', undefined],
  ['and stays so', speeds(0, 5), '0-0', undefined],
  ['once halted she may move astern, at half speed at most', speeds(0), '0-2', '0-2'],
  ['rounded down', speeds(0, 4), '0-2', '0-1'],
  ['not before', speeds(1), '0-3', undefined],
  ['astern too speed rises by 2', speeds(4, 1, 'astern'), '0-0', '0-6'],
  ['as far as half of her maximum', speeds(6, 1, 'astern'), '0-0', '0-6'],
  ['from going astern she has to halt before she goes ahead', speeds(5, 0, 'astern'), '0-0', '0-7'],
  ['which takes more than a turn', speeds(8, 0, 'astern'), undefined, '2-8'],
])('legal speeds: %s', (_, found, ahead, astern) => expect(found).toEqual({ ahead, astern }))

test('one marked by hand as dead in the water stays where she is', () => {
  const state = atSea({ channel: { Majestic: { tracks: { speed: 8 }, fields: { standing: 'deadInTheWater' } } } })
  expect(legalSpeeds(state, state.ships[idOf('Majestic')]!).ahead).toEqual({ least: 0, most: 0 })
})
