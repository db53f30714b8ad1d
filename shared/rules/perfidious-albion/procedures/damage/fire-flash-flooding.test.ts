import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../../documents/ship'
import { boxId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import type { Answer } from '../../../../kernel/question'
import { playOut } from '../../../../kernel/sampled-odds'
import { dice, play } from '../../../../kernel/script.testing'
import { seededDice } from '../../../../kernel/seeded-dice'
import type { Damage } from '../../../kit/marked-ship.testing'
import { refusalOf } from '../../../run/run-procedure.testing'
import { atSea, runs, withFacts } from '../turn/fleet.testing'
import {
  draftOf,
  reasonsOf,
  shellAt,
  shipOfTests,
  target,
  targetOf,
  withCell,
  type ActionSetup,
} from './action.testing'
import { inSupply } from './hull'
import { fireGrows, floodingTakes, lowerFire, raiseFire } from './fire-flash-flooding'
import { hitByShell } from './shell'

interface Case extends ActionSetup {
  readonly damage?: Damage
  readonly said?: Record<string, Answer>
  readonly faces?: readonly number[]
  readonly document?: ShipDocument
}

function hit(at: string, penetration: number, { damage, said, faces, document, ...setup }: Case = {}) {
  const draft = draftOf(damage, setup, document)
  return { ...shellAt(draft, at, penetration, faces, said), draft }
}

/** A fire hit with the place of the explosion it sets off: deck, then section. */
const fireHit = (damage: Damage, ...faces: readonly number[]) => hit('6-1', 0, { damage, faces })

const nearly = { tracks: { fire: 6 } }
const exploding = { tracks: { fire: 7 } }
const trust = { 'flash/3-5/choice': 'test' }
const trustFourth = { 'flash/4-5/choice': 'test' }

describe('an internal explosion', () => {
  test('when the track reaches `Explosion!`, and with every further fire hit: D6 and D10 for its place', () => {
    for (const damage of [nearly, exploding]) {
      const { track, marks } = fireHit(damage, 3, 1)
      expect([track('fire'), marks('1-3')]).toEqual([7, ['struck']])
    }
    expect(fireHit({ tracks: { fire: 5 } }).track('fire')).toBe(6)
  })

  const marked = (box: string, mark: 'struck' | 'flooded') => ({ ...nearly, boxes: { [box]: [mark] } })

  test.each([
    ['in a magazine blows her up', nearly, [5, 3], 'Majestic blows up.'],
    ['in a flooded magazine is spared, the first too', marked('3-5', 'flooded'), [5, 3], '3·5 is flooded'],
    ['below water is spared where it is holed', marked('4-6', 'struck'), [6, 4], '4·6 is flooded'],
    ['below water is spared where it is flooded', marked('4-6', 'flooded'), [6, 4], '4·6 is flooded'],
    ['destroys the cell whatever its armour', nearly, [3, 3], '3·3 is destroyed'],
    ['of a cell destroyed before does nothing new', marked('1-3', 'struck'), [3, 1], '1·3 was destroyed before'],
    ['in a void cell does nothing', nearly, [1, 1], '1·1, which is not part of Majestic'],
  ])('%s', (_, damage, faces, said) => {
    const { reasons, standing, keys, track } = fireHit(damage, ...faces)
    expect(reasons.join(' ')).toContain(said)
    expect([standing === 'blownUp', track('flooding')]).toEqual([said === 'Majestic blows up.', 0])
    // It flashes nothing.
    expect(keys.filter((key) => key.startsWith('flash'))).toEqual([])
  })

  test('one hit that raises the fire by two sets off one', () => {
    const setup = {
      damage: { boxes: { '6-1': ['struck'] }, tracks: { fire: 5 } },
      houseRules: { fireMarkStacks: 'on' },
    } as const
    expect(hit('6-1', 0, { ...setup, faces: [3, 1] }).track('fire')).toBe(7)
  })

  test('in level 5 or 6 it also floods as a penetrating hit does', () => {
    const { track, marks } = fireHit(nearly, 6, 4)
    expect([track('flooding'), track('flotation'), track('propulsion')]).toEqual([1, 29, 1])
    expect(marks('4-6')).toEqual(['struck', 'flooded'])
  })

  test('it raises no further fire, not even on a Fire mark, and counts as the first hit of its cell', () => {
    const { track, marks, draft } = fireHit(exploding, 2, 6)
    expect([track('fire'), marks('6-2')]).toEqual([7, ['struck']])
    expect(shellAt(draft, '6-2', 0, [1, 1]).reasons.join(' ')).toContain('6·2 is hit above water once more')
  })

  test('growth makes the first; at `Explosion!` only fire hits make more, unless it is brought down and climbs back', () => {
    const grows = (damage: Damage, ...faces: number[]) => {
      const draft = draftOf(damage)
      if (damage === exploding && faces.length > 0) lowerFire(draft, target)
      play(raiseFire(draft, target, { by: 1, cause: 'growth' }), dice(...faces))
      return targetOf(draft).marks('1-3')
    }
    expect([grows(nearly, 3, 1), grows(exploding), grows(exploding, 3, 1)]).toEqual([['struck'], [], ['struck']])
  })

  test('where one hit causes both, it comes before the flash; one that sinks her leaves nothing to flash', () => {
    const damage = { tracks: { fire: 6 }, boxes: { '3-2': ['struck'] } } as const
    expect(hit('3-2', 9, { damage, faces: [3, 1] }).keys).toEqual([
      'explosion/deck',
      'explosion/section',
      'flash/3-5/choice',
    ])
    const last = { ...damage, tracks: { fire: 6, flotation: 1 } }
    expect(hit('3-2', 9, { damage: last, faces: [6, 4] }).standing).toBe('sunk')
  })
})

test('the log says what a fire rises by: once for one rise, and nothing at Explosion!', () => {
  const place = fc.record({ section: fc.integer({ min: 1, max: 10 }), deck: fc.integer({ min: 1, max: 5 }) })
  const houseRules = {
    fireMarkStacks: fc.constantFrom('on', 'off'),
    fireNeedsPenetration: fc.constantFrom('on', 'off'),
  }
  const given = [fc.array(place, { maxLength: 30 }), fc.record(houseRules), fc.integer({ min: 0, max: 7 })] as const
  fc.assert(
    fc.property(...given, (hits, rules, fire) => {
      const draft = draftOf({ tracks: { fire, flotation: 30 } }, { houseRules: rules })
      const random = seededDice(1898)
      for (const each of hits) {
        const [before, said] = [targetOf(draft).track('fire')!, reasonsOf(draft).length]
        playOut(hitByShell(draft, target, { ...each, penetration: 6 }), random, usualPolicy)
        if (targetOf(draft).standing !== 'afloat') return
        const rises = reasonsOf(draft)
          .slice(said)
          .flatMap((reason) => /fire \+(\d)/.exec(reason)?.[1] ?? [])
        const rise = targetOf(draft).track('fire')! - before
        expect(rises.map(Number)).toEqual(rise > 0 ? [rise] : [])
      }
    }),
  )
})

test('a fire that is out burns nowhere', () => {
  const draft = draftOf({ tracks: { fire: 1 }, boxes: { '6-1': ['struck', 'burning'] } })
  lowerFire(draft, target)
  expect([targetOf(draft).track('fire'), targetOf(draft).marks('6-1')]).toEqual([0, ['struck']])
})

test('magazine penetrated: the ship blows up', () => {
  expect(hit('3-5', 7)).toMatchObject({ standing: 'blownUp', keys: [] })
  expect(hit('3-5', 6).standing).toBe('afloat')
})

const twoMagazines = withCell('3-6', { holds: [{ kind: 'magazine', feeds: ['3-2'], serves: 'Z too' }] })

describe('a section above a magazine that is hit may flash', () => {
  const rated = (commanderRating: number) => ({ fields: { commander: 'Hervey', commanderRating } })
  const lost = { boxes: { '3-5': ['flooded'] } } as const

  test('the owner is asked', () => {
    const [question] = hit('3-3', 9).questions
    expect(question).toMatchObject({ kind: 'choose', key: 'flash/3-5/choice', to: 'france', usual: 'flood' })
  })

  test('floods the magazine: one flotation box, the magazine is lost, its guns are out of ammunition', () => {
    const { track, marks, reasons } = hit('3-4', 7, { houseRules: { supplyBlocked: 'never' } })
    expect([track('flotation'), marks('3-5'), marks('3-2')]).toEqual([29, ['flooded'], ['noSupply']])
    expect(reasons).toContain('Majestic: the guns at 3·2 have no magazine left.')
    expect(hit('3-4', 7, { damage: { tracks: { flotation: 1 } } }).standing).toBe('sunk')
  })

  test.each([
    ['passed, she is safe', {}, {}, 3, 'afloat'],
    ['failed, she blows up', {}, {}, 4, 'blownUp'],
    ['a commander’s rating is added to the number', rated(2), {}, 5, 'afloat'],
    ['and no more than that', rated(2), {}, 6, 'blownUp'],
    ['a six passes where the number is high enough', rated(5), {}, 6, 'afloat'],
    ['`naturalSixFails`: a six fails whatever the number', rated(5), { naturalSixFails: 'on' }, 6, 'blownUp'],
  ])('or takes a crew test: %s', (_, damage, houseRules, face, standing) => {
    expect(hit('3-3', 9, { said: trust, faces: [face], damage, houseRules }).standing).toBe(standing)
  })

  const nextLevel = { houseRules: { flashReach: 'nextLevel', supplyBlocked: 'never' } }
  const both = { document: twoMagazines }
  const blown = { ...both, said: trust, faces: [6] }
  const [third, below] = ['flash/3-5/choice', 'flash/3-6/choice']

  test.each([
    ['the hit must penetrate', '3-3', 8, {}, []],
    ['`flashReach: section`: from any higher level', '3-2', 8, {}, [third]],
    ['`flashReach: nextLevel`: not from two above', '3-2', 8, nextLevel, []],
    ['`flashReach: nextLevel`: from the one above', '3-4', 7, nextLevel, [third]],
    ['a magazine once lost does not flash', '3-2', 8, { damage: lost }, []],
    ['nor blow up', '3-5', 7, { damage: lost }, []],
    ['two magazines are two questions, the nearest first', '3-2', 8, both, [third, below]],
    ['a ship that blew up with the first is not asked for the second', '3-2', 8, blown, [third, 'flash/3-5/test']],
  ])('%s', (_, at, penetration, given, keys) => {
    expect(hit(at, penetration, given).keys).toEqual(keys)
  })
})

describe('ammunition', () => {
  const always = { houseRules: { supplyBlocked: 'always' }, said: trustFourth, faces: [1] }

  test('a gun with a second magazine is not out of it', () => {
    const said = { ...trust, 'flash/3-6/choice': 'flood' }
    expect(hit('3-2', 8, { document: twoMagazines, said, faces: [1] }).marks('3-2')).toEqual(['struck'])
  })

  test('a destroyed cell between a magazine and its gun may cut it: the umpire is asked', () => {
    const asked = hit('4-3', 5, { said: trustFourth, faces: [1] })
    expect(asked.questions.at(-1)).toMatchObject({ kind: 'confirm', key: 'supply/4-2', to: 'umpire' })
    expect(asked.marks('4-2')).toEqual(['noSupply'])
    expect(hit('4-3', 5, { said: { ...trustFourth, 'supply/4-2': false }, faces: [1] }).marks('4-2')).toEqual([])
  })

  test.each([
    ['always', ['noSupply']],
    ['never', []],
  ])('`supplyBlocked: %s` asks nobody', (supplyBlocked, marked) => {
    const { keys, marks } = hit('4-3', 5, { ...always, houseRules: { supplyBlocked } })
    expect([keys.includes('supply/4-2'), marks('4-2')]).toEqual([false, marked])
  })

  test('between: above the magazine, up to below the gun, in the section of the magazine also for a gun in another', () => {
    expect([hit('4-1', 9, always).marks('4-2'), hit('4-4', 7, always).marks('4-2')]).toEqual([[], ['noSupply']])
    const document = withCell('4-5', { holds: [{ kind: 'magazine', feeds: ['5-3'], serves: 'B' }] })
    expect(hit('5-4', 7, { document, houseRules: always.houseRules }).marks('5-3')).toEqual([])
    expect(hit('4-4', 7, { ...always, document }).marks('5-3')).toEqual(['noSupply'])
  })

  test.each([
    ['there is a magazine', {}, '3-2', true],
    ['her only magazine is lost', { boxes: { '3-5': ['flooded'] } }, '3-2', false],
    ['the supply was cut', { boxes: { '3-2': ['noSupply'] } }, '3-2', false],
    ['it is ready at the guns', { boxes: { '3-5': ['flooded'] } }, '6-1', true],
  ] as const)('where %s', (_, damage, gun, is) => {
    expect(inSupply(shipOfTests(target, damage), boxId(gun))).toBe(is)
  })
})

describe('flooding', () => {
  const flooding = (level: number, flotation = 20) =>
    atSea({ channel: { Majestic: { tracks: { flooding: level, flotation } } } })

  test('each turn she crosses off flotation boxes equal to the flooding level, once; the umpire may know better', () => {
    const { on, label, state } = runs(floodingTakes, flooding(3))
    expect([on('Majestic').track('flotation'), on('Majestic').track('flooding'), label]).toEqual([
      17,
      3,
      'flooding, one ship',
    ])
    expect(refusalOf(floodingTakes, state)).toBe('flooding-has-taken')
    expect(refusalOf(floodingTakes, { ...state, turn: 2 })).toBeUndefined()
    const overruled = runs(floodingTakes, flooding(3), {}, [], { 'flooding/majestic': 1 })
    expect(overruled.on('Majestic').track('flotation')).toBe(19)
  })

  test('all boxes crossed off: the ship sinks', () => {
    const { on, why } = runs(floodingTakes, flooding(5, 4))
    expect([on('Majestic').track('flotation'), on('Majestic').field('standing')]).toEqual([0, 'sunk'])
    expect(why).toContain('Majestic sinks.')
  })

  test('where nothing floods there is nothing to take, and a sunk ship floods no more', () => {
    for (const state of [atSea(), flooding(3, 0)]) expect(refusalOf(floodingTakes, state)).toBe('nothing-floods')
  })
})

describe('fire', () => {
  const burning = (fire: number, more = {}) => atSea({ channel: { Majestic: { tracks: { fire } } }, ...more })

  test('a ship whose fire was not brought down gains 1, once a turn', () => {
    const { on, state } = runs(fireGrows, burning(2))
    expect(on('Majestic').track('fire')).toBe(3)
    expect(refusalOf(fireGrows, state)).toBe('fires-have-grown')
  })

  test('one that was brought down this turn does not, nor one at Explosion!, nor any with fireGrowth 0', () => {
    const state = withFacts(burning(2), { 'fireBroughtDown:majestic': 1 })
    expect([refusalOf(fireGrows, state), refusalOf(fireGrows, { ...state, turn: 2 })]).toEqual([
      'nothing-burns',
      undefined,
    ])
    expect(refusalOf(fireGrows, burning(7))).toBe('nothing-burns')
    expect(refusalOf(fireGrows, burning(3, { houseRules: { fireGrowth: 0 } }))).toBe('fires-do-not-grow')
  })

  test('growth makes the first explosion', () => {
    const { on, why } = runs(fireGrows, burning(6), {}, dice(3, 1))
    expect([on('Majestic').track('fire'), on('Majestic').marks('1-3')]).toEqual([7, ['struck']])
    expect(why).toContain('Internal explosion at 1·3.')
  })
})
