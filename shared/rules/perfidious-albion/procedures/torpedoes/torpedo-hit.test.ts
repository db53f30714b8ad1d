import { describe, expect, test } from 'vitest'
import { markerId } from '../../../../kernel/ids'
import { dice } from '../../../../kernel/script.testing'
import type { Marker } from '../../../../game/mark'
import type { Damage } from '../../../kit/marked-ship.testing'
import { cellsWith } from '../../card/majestic.testing'
import type { PerfidiousShip } from '../../ship/ship'
import { refusalOf } from '../../../run/run-procedure.testing'
import { draftOf, shellAt } from '../damage/action.testing'
import { atSea, england, runs } from '../turn/fleet.testing'
import { testTorpedoes } from './templates'

const template = (torpedoes: number): Marker => ({
  id: markerId('template'),
  kind: 'torpedo',
  of: england,
  turnLaid: 1,
  livesTurns: 1,
  values: { by: 'majestic', torpedoes, type: '18″', bearing: 'port', ranInches: 6 },
})
const input = { template: 'template', ship: 'brennus' }

interface Case {
  readonly torpedoes?: number
  readonly damage?: Damage & { readonly card?: Partial<PerfidiousShip> }
  readonly houseRules?: Record<string, string | number>
  readonly said?: Record<string, string | number | boolean>
}

/** Brennus steams over a template; faces are deck, section and what the place asks for. */
const tested = (faces: number[], { torpedoes = 1, damage = {}, houseRules = {}, said = {} }: Case = {}) => {
  const state = atSea({ brest: { Brennus: damage }, markers: [template(torpedoes)], houseRules })
  const ran = runs(testTorpedoes, state, input, dice(...faces), said)
  return { ...ran, brennus: ran.on('Brennus') }
}
const alone = { adjacentFlooding: 0 }

describe('a target that steams over it and does not leave by its broad end is tested', () => {
  test('per torpedo D6 and D10 for the place', () => {
    const { questions, label } = tested([1, 4, 6, 9], { torpedoes: 2, houseRules: alone })
    expect(questions.map(({ key }) => key)).toEqual([
      'broadEnd',
      'torpedoes',
      'torpedo-1/deck',
      'torpedo-1/section',
      'torpedo-2/deck',
      'torpedo-2/section',
    ])
    expect(label).toBe('Brennus, 2 torpedoes, 1 struck')
  })

  test('leaving by the broad end she is not', () => {
    expect(tested([], { said: { broadEnd: true } }).label).toBe('Brennus clear of the torpedoes')
  })

  test('only hits below the waterline count: decks 5 and 6', () => {
    for (const deck of [1, 2, 3, 4]) expect(tested([deck, 5]).brennus.track('flooding')).toBe(0)
    for (const deck of [5, 6]) expect(tested([deck, 2], { houseRules: alone }).brennus.track('flooding')).toBe(1)
  })

  test('a place that is no part of the hull is a miss', () => {
    const { why, brennus } = tested([6, 1])
    expect(why).toEqual(['The torpedo runs to 1·6, which is not part of Brennus: no effect.'])
    expect(brennus.track('flotation')).toBe(30)
  })
})

describe('a torpedo below the waterline', () => {
  test('flooding level +1, one flotation box, the section is destroyed', () => {
    const { brennus } = tested([6, 8], { houseRules: alone })
    expect([brennus.track('flooding'), brennus.track('flotation')]).toEqual([1, 29])
    expect(brennus.marks('8-6')).toEqual(['struck', 'flooded'])
  })

  test('armour does not count', () => {
    const damage = { card: { cells: cellsWith('8-4', { armour: 9 }) } }
    expect(tested([6, 8], { damage, houseRules: alone }).brennus.marks('8-6')).toContain('struck')
  })

  test('destroyed engines cost a propulsion box, struck again no second one', () => {
    expect(tested([5, 5], { houseRules: alone }).brennus.track('propulsion')).toBe(1)
    const again = tested([5, 5, 5, 5], { torpedoes: 2, houseRules: alone }).brennus
    expect([again.track('propulsion'), again.track('flooding'), again.track('flotation')]).toEqual([1, 2, 28])
  })

  test('the last flotation box sinks her, and no torpedo more is tested', () => {
    const { brennus, label } = tested([6, 8], { torpedoes: 2, damage: { tracks: { flotation: 1 } } })
    expect(brennus.field('standing')).toBe('sunk')
    expect(label).toBe('Brennus, 2 torpedoes, 1 struck')
  })

  test('one that strikes a Fire mark raises the fire', () => {
    const damage = { card: { cells: cellsWith('8-6', { fireMark: true }) } }
    expect(tested([6, 8], { damage, houseRules: alone }).brennus.track('fire')).toBe(1)
  })
})

describe('adjacent sections may flood as well', () => {
  test('each cell of the same level next to it, on a D6 of 2 or less', () => {
    const { brennus, questions } = tested([6, 8, 2, 3])
    expect(questions.slice(-2).map(({ key }) => key)).toEqual(['torpedo-1/neighbour/7-6', 'torpedo-1/neighbour/9-6'])
    expect([brennus.marks('7-6'), brennus.marks('9-6')]).toEqual([['flooded'], []])
    expect([brennus.track('flooding'), brennus.track('flotation')]).toEqual([2, 28])
  })

  test.each([
    ['adjacentFlooding 0 asks for no die', [], { adjacentFlooding: 0 }, {}, 1],
    ['adjacentFlooding 6 always floods', [6, 6], { adjacentFlooding: 6 }, {}, 3],
    ['one already flooded is not tested again', [3], {}, { '7-6': ['flooded'] }, 1],
    ['nor one that is holed', [3], {}, { '9-6': ['struck'] }, 1],
  ])('%s', (_, faces, houseRules, boxes, flooding) => {
    const { brennus, why } = tested([6, 8, ...faces], { houseRules, damage: { boxes } as Damage })
    expect(brennus.track('flooding')).toBe(flooding)
    expect(why.some((reason) => reason.includes('is flooded already'))).toBe(faces.length === 1)
  })

  test('its contents are out of action under water, the cell itself is not destroyed; engines are lost as if struck', () => {
    expect(tested([5, 1, 1]).brennus.marks('2-5')).toEqual(['flooded', 'out'])
    const { brennus } = tested([6, 7, 1, 6])
    expect([brennus.marks('6-6'), brennus.track('propulsion')]).toEqual([['flooded', 'out'], 1])
  })

  test('a magazine flooded by its neighbour is lost, and its guns are out of ammunition', () => {
    const { brennus } = tested([5, 9, 1, 6])
    expect([brennus.marks('8-5'), brennus.marks('8-2')]).toEqual([['flooded', 'out'], ['noSupply']])
    expect(brennus.field('standing')).toBe('afloat')
  })
})

describe('a torpedo in a magazine', () => {
  const struck = (torpedoInMagazine: string, faces: number[] = [], boxes = {}) =>
    tested([5, 3, ...faces], { houseRules: { ...alone, torpedoInMagazine }, damage: { boxes } }).brennus

  test.each([
    ['blowsUp', [], 'blownUp', 'blownUp'],
    ['crewTest', [4], 'blownUp', 'blownUp'],
    ['crewTest', [3], 'afloat', 'sunk'],
    ['floods', [], 'afloat', 'sunk'],
  ])('%s %j: she is %s, on her last flotation box %s: the magazine comes before the water', (rule, faces, is, last) => {
    const ship = struck(rule, faces)
    expect([ship.field('standing'), ship.marks('3-2')]).toEqual([is, is === 'afloat' ? ['noSupply'] : []])
    const damage = { tracks: { flotation: 1 } }
    const houseRules = { ...alone, torpedoInMagazine: rule }
    expect(tested([5, 3, ...faces], { houseRules, damage }).brennus.field('standing')).toBe(last)
  })

  test('as with a shell: on her last flotation box she blows up', () => {
    expect(shellAt(draftOf({ tracks: { flotation: 1 } }), '3-5', 9).standing).toBe('blownUp')
  })

  test('one flooded before does not blow up', () => {
    expect(struck('blowsUp', [], { '3-5': ['flooded'] }).field('standing')).toBe('afloat')
  })

  test('a torpedo hit above a magazine can flash it', () => {
    const deep = cellsWith('9-6', { holds: [{ kind: 'magazine', feeds: ['8-2'], serves: 'Z' }] })
    const flashed = (faces: number[], choice: string) =>
      tested([5, 9, ...faces], {
        damage: { card: { cells: deep } },
        houseRules: alone,
        said: { 'torpedo-1/flash/9-6/choice': choice },
      }).brennus
    expect(flashed([6], 'test').field('standing')).toBe('blownUp')
    expect(flashed([], 'flood').track('flotation')).toBe(28)
  })
})

describe('the template afterwards', () => {
  test('a torpedo that has struck is spent, one that missed runs on', () => {
    expect(tested([6, 8, 1, 4], { torpedoes: 2, houseRules: alone }).state.markers).toMatchObject([
      { values: { torpedoes: 1 } },
    ])
    expect(tested([6, 8], { houseRules: alone }).state.markers).toEqual([])
    expect(tested([1, 8]).state.markers).toHaveLength(1)
  })

  test('a ship steams over it once a turn; another may after her', () => {
    const missed = tested([1, 8], { torpedoes: 1 }).state
    expect(refusalOf(testTorpedoes, missed, input)).toBe('torpedoes-tested')
    expect(refusalOf(testTorpedoes, missed, { ...input, ship: 'majestic' })).toBeUndefined()
    const clear = tested([], { said: { broadEnd: true } }).state
    expect(refusalOf(testTorpedoes, clear, input)).toBe('torpedoes-tested')
    const modern = { ...missed, turn: 2, markers: missed.markers.map((marker) => ({ ...marker, livesTurns: 2 })) }
    expect(refusalOf(testTorpedoes, modern, input)).toBeUndefined()
  })

  test('torpedoes called at the table need no template, and are tested as often as they are called', () => {
    const state = atSea({ houseRules: alone })
    const called = { template: 'called', ship: 'brennus', torpedoes: 2 }
    expect(testTorpedoes.fields(state, {}).map(({ name, default: usual }) => [name, usual])).toEqual([
      ['template', 'called'],
      ['ship', 'majestic'],
      ['torpedoes', 1],
    ])
    const ran = runs(testTorpedoes, state, called, dice(6, 8, 1, 4))
    expect([ran.label, ran.state.markers]).toEqual(['Brennus, 2 torpedoes, 1 struck', []])
    expect(ran.questions.every(({ to }) => to === 'umpire')).toBe(true)
    expect(refusalOf(testTorpedoes, ran.state, called)).toBeUndefined()
    const onTable = atSea({ markers: [template(1)] })
    expect(testTorpedoes.fields(onTable, {}).map(({ name }) => name)).toEqual(['template', 'ship'])
  })

  test('one that has run out tests nobody', () => {
    const state = atSea({ turn: 2, markers: [template(1)] })
    expect(refusalOf(testTorpedoes, state, input)).toBe('no-such-template')
  })
})
