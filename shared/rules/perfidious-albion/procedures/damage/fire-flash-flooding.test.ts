import fc from 'fast-check'
import { expect, test, describe } from 'vitest'
import { usualPolicy } from '../../../../kernel/policy'
import type { Answer } from '../../../../kernel/question'
import { playOut } from '../../../../kernel/sampled-odds'
import { dice, play } from '../../../../kernel/script.testing'
import { seededDice } from '../../../../kernel/seeded-dice'
import {
  draftOf,
  reasonsOf,
  target,
  targetOf,
  action,
  shipOfTests,
  withCells,
  type ActionSetup,
} from './action.testing'
import { lowerFire, raiseFire, fireGrows, floodingTakes } from './fire-flash-flooding'
import { hitByShell } from './shell'
import type { Damage } from '../../../kit/marked-ship.testing'
import type { HullCell } from '../../ship/ship'
import { inSupply } from './destroyed-cell'
import { boxId } from '../../../../kernel/ids'
import type { ShipDocument } from '../../../../documents/ship'
import { refusalOf } from '../../../run/run-procedure.testing'
import { atSea, runs, withFacts } from '../turn/fleet.testing'

/** A fire hit with the place of the explosion it sets off: deck, then section. */
function fireHit(damage: Damage, faces: readonly number[], said: Record<string, Answer> = {}) {
  const draft = draftOf(damage)
  play(hitByShell(draft, target, { section: 6, deck: 1, penetration: 0 }), dice(...faces), said)
  return { ...targetOf(draft), draft, reasons: reasonsOf(draft) }
}

const nearly = { tracks: { fire: 6 } }
const exploding = { tracks: { fire: 7 } }

test('when the track reaches `Explosion!` roll D6 and D10 for the place of an internal explosion', () => {
  expect(fireHit(nearly, [3, 1]).marks('1-3')).toEqual(['struck'])
})

test('a ship says how many boxes her track has before `Explosion!`', () => {
  expect(fireHit({ tracks: { fire: 5 } }, []).track('fire')).toBe(6)
  expect(fireHit(nearly, [3, 1]).track('fire')).toBe(7)
})

test('in a magazine the ship blows up', () => {
  const { standing, reasons } = fireHit(nearly, [5, 3])
  expect(standing).toBe('blownUp')
  expect(reasons.slice(-2)).toEqual(['The explosion is in the magazine at 3·5.', 'Majestic blows up.'])
})

test('every further fire hit sets off one more', () => {
  const { track, marks } = fireHit(exploding, [3, 1])
  expect([track('fire'), marks('1-3')]).toEqual([7, ['struck']])
})

test('one hit that raises the fire by two sets off one explosion', () => {
  const draft = draftOf({ boxes: { '6-1': ['struck'] }, tracks: { fire: 5 } }, { houseRules: { fireMarkStacks: 'on' } })
  play(hitByShell(draft, target, { section: 6, deck: 1, penetration: 0 }), dice(3, 1))
  expect(targetOf(draft).track('fire')).toBe(7)
})

test('the explosion destroys the cell whatever its armour', () => {
  expect(fireHit(nearly, [3, 3]).marks('3-3')).toEqual(['struck'])
})

test('in level 5 or 6 it also floods as a penetrating hit does', () => {
  const { track, marks } = fireHit(nearly, [6, 4])
  expect([track('flooding'), track('flotation'), track('propulsion')]).toEqual([1, 29, 1])
  expect(marks('4-6')).toEqual(['struck', 'flooded'])
})

test('it raises no further fire, not even on a Fire mark', () => {
  expect(fireHit(exploding, [2, 6]).track('fire')).toBe(7)
  expect(fireHit(exploding, [2, 6]).marks('6-2')).toEqual(['struck'])
})

test('an internal explosion causes no flash', () => {
  const { standing, marks } = fireHit(nearly, [2, 3])
  expect([standing, marks('3-2'), marks('3-5')]).toEqual(['afloat', ['struck'], []])
})

test('save in a section that is flooded: below water and holed or flooded', () => {
  for (const mark of ['struck', 'flooded'] as const) {
    const { track, reasons } = fireHit({ ...nearly, boxes: { '4-6': [mark] } }, [6, 4])
    expect([track('flooding'), reasons.at(-1)]).toEqual([0, '4·6 is flooded: no explosion there.'])
  }
})

test('a flooded magazine spares the first explosion too', () => {
  expect(fireHit({ ...nearly, boxes: { '3-5': ['flooded'] } }, [5, 3]).standing).toBe('afloat')
})

test('an explosion in a cell above water that was destroyed before does nothing new', () => {
  const { reasons } = fireHit({ ...nearly, boxes: { '1-3': ['struck'] } }, [3, 1])
  expect(reasons.at(-1)).toBe('Majestic 1·3 was destroyed before.')
})

test('an explosion in a void cell does nothing', () => {
  expect(fireHit(nearly, [1, 1]).reasons.at(-1)).toBe(
    'Internal explosion at 1·1, which is not part of Majestic: no effect.',
  )
})

test('a shell into a cell that an explosion destroyed counts as its second hit', () => {
  const { draft } = fireHit(nearly, [3, 1])
  play(hitByShell(draft, target, { section: 1, deck: 3, penetration: 0 }), dice(3, 10))
  expect(reasonsOf(draft)).toContain('1·3 is hit above water once more.')
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
      for (const hit of hits) {
        const [before, said] = [targetOf(draft).track('fire')!, reasonsOf(draft).length]
        playOut(hitByShell(draft, target, { ...hit, penetration: 6 }), random, usualPolicy)
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

test('growth makes the first explosion; at `Explosion!` only fire hits make more', () => {
  const draft = draftOf(nearly)
  play(raiseFire(draft, target, { by: 1, cause: 'growth' }), dice(3, 1))
  play(raiseFire(draft, target, { by: 1, cause: 'growth' }), dice())
  expect(targetOf(draft).marks('1-3')).toEqual(['struck'])
})

test('where the track is brought down and climbs back, it explodes again', () => {
  const draft = draftOf(exploding)
  lowerFire(draft, target)
  play(raiseFire(draft, target, { by: 1, cause: 'growth' }), dice(3, 1))
  expect(targetOf(draft).marks('1-3')).toEqual(['struck'])
})

test('a fire that is out burns nowhere', () => {
  const draft = draftOf({ tracks: { fire: 1 }, boxes: { '6-1': ['struck', 'burning'] } })
  lowerFire(draft, target)
  expect([targetOf(draft).track('fire'), targetOf(draft).marks('6-1')]).toEqual([0, ['struck']])
})

test('where one hit causes both, the explosion comes before the flash', () => {
  const draft = draftOf({ tracks: { fire: 6 }, boxes: { '3-2': ['struck'] } })
  const { questions } = play(hitByShell(draft, target, { section: 3, deck: 2, penetration: 9 }), dice(3, 1))
  expect(questions.map(({ key }) => key)).toEqual(['explosion/deck', 'explosion/section', 'flash/3-5/choice'])
})

test('an explosion that sinks her leaves nothing to flash', () => {
  const draft = draftOf({ tracks: { fire: 6, flotation: 1 }, boxes: { '3-2': ['struck'] } })
  play(hitByShell(draft, target, { section: 3, deck: 2, penetration: 9 }), dice(6, 4))
  expect(targetOf(draft).standing).toBe('sunk')
})

interface Case extends ActionSetup {
  readonly damage?: Damage
  readonly said?: Record<string, Answer>
  readonly faces?: readonly number[]
  readonly document?: ShipDocument
}

function hit(at: string, penetration: number, { damage, said, faces = [], document, ...setup }: Case = {}) {
  const [section = 0, deck = 0] = at.split('-').map(Number)
  const draft = draftOf(damage, setup, document)
  const { questions } = play(hitByShell(draft, target, { section, deck, penetration }), dice(...faces), said)
  return { ...targetOf(draft), questions, keys: questions.map(({ key }) => key), reasons: reasonsOf(draft) }
}

const trust = { 'flash/3-5/choice': 'test' }

test('magazine penetrated: the ship blows up', () => {
  expect(hit('3-5', 7)).toMatchObject({ standing: 'blownUp', keys: [] })
  expect(hit('3-5', 6).standing).toBe('afloat')
})

test('a section above a magazine that is hit may flash: the owner is asked', () => {
  const [question] = hit('3-3', 9).questions
  expect(question).toMatchObject({ kind: 'choose', key: 'flash/3-5/choice', to: 'france', usual: 'flood' })
})

test('the hit must penetrate', () => {
  expect(hit('3-3', 8).keys).toEqual([])
})

test('floods the magazine: one flotation box, the magazine is lost, its guns are out of ammunition', () => {
  const { track, marks, reasons } = hit('3-4', 7, { houseRules: { supplyBlocked: 'never' } })
  expect([track('flotation'), marks('3-5'), marks('3-2')]).toEqual([29, ['flooded'], ['noSupply']])
  expect(reasons).toContain('Majestic: the guns at 3·2 have no magazine left.')
})

test('the last flotation box flooded with a magazine sinks her', () => {
  expect(hit('3-4', 7, { damage: { tracks: { flotation: 1 } } }).standing).toBe('sunk')
})

test('or takes a crew test, and on a failure the ship blows up', () => {
  expect(hit('3-3', 9, { said: trust, faces: [3] }).standing).toBe('afloat')
  expect(hit('3-3', 9, { said: trust, faces: [4] }).standing).toBe('blownUp')
})

test('the rating of a commander on board is added to the number to roll under', () => {
  const damage = { fields: { commander: 'Hervey', commanderRating: 2 } }
  expect(hit('3-3', 9, { said: trust, faces: [5], damage }).standing).toBe('afloat')
  expect(hit('3-3', 9, { said: trust, faces: [6], damage }).standing).toBe('blownUp')
})

test('`naturalSixFails`: a six fails whatever the number', () => {
  const damage = { fields: { commanderRating: 5 } }
  expect(hit('3-3', 9, { said: trust, faces: [6], damage }).standing).toBe('afloat')
  const houseRules = { naturalSixFails: 'on' }
  expect(hit('3-3', 9, { said: trust, faces: [6], damage, houseRules }).standing).toBe('blownUp')
})

test('`flashReach: section`: any higher level of the section; `nextLevel`: only the one above', () => {
  expect(hit('3-2', 8).keys).toContain('flash/3-5/choice')
  const houseRules = { flashReach: 'nextLevel' }
  expect(hit('3-2', 8, { houseRules }).keys).toEqual([])
  expect(hit('3-4', 7, { houseRules }).keys).toContain('flash/3-5/choice')
})

test('a magazine once lost neither flashes nor blows up', () => {
  const damage = { boxes: { '3-5': ['flooded'] as const } }
  expect(hit('3-2', 8, { damage }).keys).toEqual([])
  expect(hit('3-5', 7, { damage })).toMatchObject({ standing: 'afloat' })
})

const twoMagazines = withCells((cells) =>
  cells.map((cell): HullCell =>
    cell.at === '3-6' ? { ...cell, holds: [{ kind: 'magazine', feeds: ['3-2'], serves: 'Z too' }] } : cell,
  ),
)

test('two magazines below a hit are two questions, the nearest first', () => {
  expect(hit('3-2', 8, { document: twoMagazines }).keys).toEqual(['flash/3-5/choice', 'flash/3-6/choice'])
})

test('a ship that blew up with the first is not asked for the second', () => {
  const blown = hit('3-2', 8, { document: twoMagazines, said: trust, faces: [6] })
  expect(blown.keys).toEqual(['flash/3-5/choice', 'flash/3-5/test'])
})

test('a gun with a second magazine is not out of ammunition', () => {
  const said = { ...trust, 'flash/3-6/choice': 'flood' }
  expect(hit('3-2', 8, { document: twoMagazines, said, faces: [1] }).marks('3-2')).toEqual(['struck'])
})

test('a destroyed cell between a magazine and its gun may cut the ammunition: the umpire is asked', () => {
  const asked = hit('4-3', 5, { said: { 'flash/4-5/choice': 'test' }, faces: [1] })
  expect(asked.questions.at(-1)).toMatchObject({ kind: 'confirm', key: 'supply/4-2', to: 'umpire' })
  expect(asked.marks('4-2')).toEqual(['noSupply'])
})

test('the umpire may say that it does not', () => {
  const said = { 'flash/4-5/choice': 'test', 'supply/4-2': false }
  expect(hit('4-3', 5, { said, faces: [1] }).marks('4-2')).toEqual([])
})

test('`supplyBlocked: always | never` asks nobody', () => {
  const said = { 'flash/4-5/choice': 'test' }
  const always = hit('4-3', 5, { said, faces: [1], houseRules: { supplyBlocked: 'always' } })
  expect([always.keys.includes('supply/4-2'), always.marks('4-2')]).toEqual([false, ['noSupply']])
  const never = hit('4-3', 5, { said, faces: [1], houseRules: { supplyBlocked: 'never' } })
  expect([never.keys.includes('supply/4-2'), never.marks('4-2')]).toEqual([false, []])
})

test('between: above the magazine, up to below the gun', () => {
  const always = { houseRules: { supplyBlocked: 'always' }, said: { 'flash/4-5/choice': 'test' }, faces: [1] }
  expect(hit('4-1', 9, always).marks('4-2')).toEqual([])
  expect(hit('4-4', 7, always).marks('4-2')).toEqual(['noSupply'])
})

test('in the section of the magazine, also for a gun in another', () => {
  const feedsNext = withCells((cells) =>
    cells.map((cell): HullCell =>
      cell.at === '4-5' ? { ...cell, holds: [{ kind: 'magazine', feeds: ['5-3'], serves: 'B' }] } : cell,
    ),
  )
  const always = { houseRules: { supplyBlocked: 'always' }, document: feedsNext }
  expect(hit('5-4', 7, always).marks('5-3')).toEqual([])
  const said = { 'flash/4-5/choice': 'test' }
  expect(hit('4-4', 7, { ...always, said, faces: [1] }).marks('5-3')).toEqual(['noSupply'])
})

test('a gun fires from a magazine that is not lost, or ready ammunition', () => {
  const supplied = (damage: Damage, gun: string) => {
    const state = action([shipOfTests(target, damage)], [])
    return inSupply(state.ships[target]!, boxId(gun))
  }
  expect(supplied({}, '3-2')).toBe(true)
  expect(supplied({ boxes: { '3-5': ['flooded'] } }, '3-2')).toBe(false)
  expect(supplied({ boxes: { '3-2': ['noSupply'] } }, '3-2')).toBe(false)
  expect(supplied({ boxes: { '3-5': ['flooded'] } }, '6-1')).toBe(true)
})

describe('flooding', () => {
  const flooding = (level: number, flotation = 20, more = {}) =>
    atSea({ channel: { Majestic: { tracks: { flooding: level, flotation } } }, ...more })

  test('each turn she crosses off flotation boxes equal to the flooding level', () => {
    const { on, label } = runs(floodingTakes, flooding(3))
    expect(on('Majestic').track('flotation')).toBe(17)
    expect(on('Majestic').track('flooding')).toBe(3)
    expect(label).toBe('flooding, one ship')
  })

  test('all boxes crossed off: the ship sinks', () => {
    const { on, why } = runs(floodingTakes, flooding(5, 4))
    expect(on('Majestic').track('flotation')).toBe(0)
    expect(on('Majestic').field('standing')).toBe('sunk')
    expect(why).toContain('Majestic sinks.')
  })

  test('it takes its boxes once a turn', () => {
    const { state } = runs(floodingTakes, flooding(3))
    expect(refusalOf(floodingTakes, state)).toBe('flooding-has-taken')
    expect(refusalOf(floodingTakes, { ...state, turn: 2 })).toBeUndefined()
  })

  test('where nothing floods there is nothing to take, and a sunk ship floods no more', () => {
    expect(refusalOf(floodingTakes, atSea())).toBe('nothing-floods')
    expect(refusalOf(floodingTakes, flooding(3, 0))).toBe('nothing-floods')
  })

  test('the figure is the app’s, and the umpire may know better', () => {
    expect(runs(floodingTakes, flooding(3), {}, [], { 'flooding/majestic': 1 }).on('Majestic').track('flotation')).toBe(
      19,
    )
  })
})

describe('fire', () => {
  const burning = (fire: number, more = {}) => atSea({ channel: { Majestic: { tracks: { fire } } }, ...more })

  test('a ship whose fire was not brought down gains 1', () => {
    expect(runs(fireGrows, burning(2)).on('Majestic').track('fire')).toBe(3)
  })

  test('one that was brought down this turn does not', () => {
    const state = withFacts(burning(2), { 'fireBroughtDown:majestic': 1 })
    expect(refusalOf(fireGrows, state)).toBe('nothing-burns')
    expect(refusalOf(fireGrows, { ...state, turn: 2 })).toBeUndefined()
  })

  test('growth makes the first explosion', () => {
    const { on, why } = runs(fireGrows, burning(6), {}, dice(3, 1))
    expect(on('Majestic').track('fire')).toBe(7)
    expect(why).toContain('Internal explosion at 1·3.')
    expect(on('Majestic').marks('1-3')).toContain('struck')
  })

  test('at Explosion! it grows no more', () => {
    expect(refusalOf(fireGrows, burning(7))).toBe('nothing-burns')
  })

  test('fireGrowth 0: fires do not grow', () => {
    expect(refusalOf(fireGrows, burning(3, { houseRules: { fireGrowth: 0 } }))).toBe('fires-do-not-grow')
  })

  test('fires grow once a turn', () => {
    expect(refusalOf(fireGrows, runs(fireGrows, burning(2)).state)).toBe('fires-have-grown')
  })
})
