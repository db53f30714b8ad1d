import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxId, trackId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import { seededDice } from '../../../../kernel/seeded-dice'
import { read } from '../../../run/run-procedure.testing'
import { draftOf, expectOutcome, happens, idOf, next, refuses, rows, runs, sea, shellAt } from '../turn/fleet.testing'
import { withCell, withFacts } from '../turn/fleet.testing'
import { inSupply } from './hull'
import { fireGrows, floodingTakes, lowerFire, raiseFire } from './fire-flash-flooding'
import { hitByShell } from './shell'

const brennus = idOf('Brennus')

/** A shell on Brennus, marked so: `6-1@0` is penetration 0 at 6·1. */
function hit(scene: string, shell: string, faces = '', said = '', card = {}) {
  const [at, penetration] = shell.split('@')
  return shellAt(draftOf(`Brennus ${scene}`, { Brennus: card }), at!, Number(penetration), faces, said)
}

const trust = 'flash/3-5/choice=test'

test.each(
  rows(`
    at Explosion!                            | fire=6             | 6-1@0 | 3 1 | fire=7 1-3=struck
    with every further fire hit there        | fire=7             | 6-1@0 | 3 1 | 1-3=struck
    not before                               | fire=5             | 6-1@0 |     | fire=6
    in a magazine blows her up               | fire=6             | 6-1@0 | 5 3 | standing=blownUp "Brennus blows up."
    in a flooded magazine is spared          | fire=6 3-5=flooded | 6-1@0 | 5 3 | fire=7 "3·5 is flooded"
    below water is spared where it is holed  | fire=6 4-6=struck  | 6-1@0 | 6 4 | fire=7 "4·6 is flooded"
    or flooded                               | fire=6 4-6=flooded | 6-1@0 | 6 4 | fire=7 "4·6 is flooded"
    below water floods like a hit            | fire=6             | 6-1@0 | 6 4 | 4-6=struck,flooded flooding=1 flotation=29 propulsion=1
    destroys the cell whatever its armour    | fire=6             | 6-1@0 | 3 3 | 3-3=struck "3·3 is destroyed"
    of a cell destroyed before does nothing  | fire=6 1-3=struck  | 6-1@0 | 3 1 | fire=7 "1·3 was destroyed before"
    in a void cell does nothing              | fire=6             | 6-1@0 | 1 1 | fire=7 "1·1, which is not part of Brennus"
    one for a rise by two                    | fire=5 6-1=struck; fireMarkStacks=on | 6-1@0 | 3 1 | fire=7
    raises no fire, not even on a Fire mark  | fire=7             | 6-1@0 | 2 6 | 6-2=struck
    that sinks her leaves nothing to flash   | fire=6 3-2=struck flotation=1 | 3-2@9 | 6 4 | standing=sunk
  `),
)('an internal explosion %s', (_, scene, shell, faces, outcome) => {
  const ran = hit(scene!, shell!, faces)
  expectOutcome(ran, outcome)
  expect(ran.asked).not.toContain('flash')
})

test('it comes before the flash that the same hit causes, and counts as the first hit of its cell', () => {
  expect(hit('fire=6 3-2=struck', '3-2@9', '3 1').asked).toBe('explosion/deck explosion/section flash/3-5/choice')
  const draft = draftOf('Brennus fire=7')
  shellAt(draft, '6-1', 0, '2 6')
  expectOutcome(shellAt(draft, '6-2', 0, '1 1'), '"6·2 is hit above water once more"')
})

test.each([
  ['makes the first', 6, '3 1', '1-3=struck'],
  ['makes no other', 7, '', '-'],
  ['unless it is brought down and climbs back', 7, '3 1', '1-3=struck'],
])('growth %s', (_, fire, faces, outcome) => {
  const draft = draftOf(`Brennus fire=${fire}`)
  if (fire === 7 && faces) lowerFire(draft, brennus)
  expectOutcome(happens(draft, raiseFire(draft, brennus, { by: 1, cause: 'growth' }), faces), outcome)
})

test('the log says what a fire rises by: once for one rise, and nothing at Explosion!', () => {
  const place = fc.record({ section: fc.integer({ min: 1, max: 10 }), deck: fc.integer({ min: 1, max: 5 }) })
  const rules = fc.tuple(fc.constantFrom('on', 'off'), fc.constantFrom('on', 'off'))
  const given = [fc.array(place, { maxLength: 30 }), rules, fc.integer({ min: 0, max: 7 })] as const
  fc.assert(
    fc.property(...given, (hits, [stacks, penetrates], fire) => {
      const draft = draftOf(`Brennus fire=${fire}; fireMarkStacks=${stacks} fireNeedsPenetration=${penetrates}`)
      const level = () => draft.ship(brennus).tracks[trackId('fire')]!
      const random = seededDice(1898)
      for (const each of hits) {
        const [before, said] = [level(), draft.changes.why.length]
        playOut(hitByShell(draft, brennus, { ...each, penetration: 6 }), random, usualPolicy)
        if (draft.ship(brennus).fields['standing' as never] !== 'afloat') return
        const reasons = draft.changes.why.slice(said).map(read)
        const rises = reasons.flatMap((reason) => /fire \+(\d)/.exec(reason)?.[1] ?? [])
        expect(rises.map(Number)).toEqual(level() > before ? [level() - before] : [])
      }
    }),
  )
})

test('a fire that is out burns nowhere', () => {
  const draft = draftOf('Brennus fire=1 6-1=struck,burning')
  lowerFire(draft, brennus)
  expect([draft.ship(brennus).tracks[trackId('fire')], draft.ship(brennus).boxes[boxId('6-1')]]).toEqual([
    0,
    ['struck'],
  ])
})

const twoMagazines = withCell('3-6', { holds: [{ kind: 'magazine', feeds: ['3-2'], serves: 'Z too' }] })

describe('a section above a magazine that is hit may flash', () => {
  test('the owner is asked', () => {
    const [question] = hit('', '3-3@9').questions
    expect(question).toMatchObject({ kind: 'choose', key: 'flash/3-5/choice', to: 'france', usual: 'flood' })
  })

  test.each(
    rows(`
      floods the magazine                     | ; supplyBlocked=never | 3-4@7 |  |   | flotation=29 3-5=flooded 3-2=noSupply "Brennus: the guns at 3·2 have no magazine left."
      on her last flotation box               | flotation=1           | 3-4@7 |  |          | standing=sunk
      passed, she is safe                     |                       | 3-3@9 | 3 | ${trust} | 3-3=struck
      failed, she blows up                    |                       | 3-3@9 | 4 | ${trust} | standing=blownUp
      a commander’s rating is added           | commander=Hervey commanderRating=2 | 3-3@9 | 5 | ${trust} | "test passed"
      and no more than that                   | commander=Hervey commanderRating=2 | 3-3@9 | 6 | ${trust} | standing=blownUp
      a six passes where the number is high   | commander=Hervey commanderRating=5 | 3-3@9 | 6 | ${trust} | "test passed"
      naturalSixFails: a six fails            | commander=Hervey commanderRating=5; naturalSixFails=on | 3-3@9 | 6 | ${trust} | standing=blownUp
      magazine penetrated: she blows up       |                       | 3-5@7 |   |          | standing=blownUp
      unless the belt holds                   |                       | 3-5@6 |   |          | -
    `),
  )('%s', (_, scene, shell, faces, said, outcome) => expectOutcome(hit(scene!, shell!, faces, said), outcome))

  test.each([
    ['the hit must penetrate', '', '3-3@8', {}, ''],
    ['`flashReach: section`: from any higher level', '', '3-2@8', {}, 'flash/3-5/choice'],
    ['`flashReach: nextLevel`: not from two above', '; flashReach=nextLevel supplyBlocked=never', '3-2@8', {}, ''],
    ['but from the one above', '; flashReach=nextLevel supplyBlocked=never', '3-4@7', {}, 'flash/3-5/choice'],
    ['a magazine once lost does not flash', '3-5=flooded', '3-2@8', {}, ''],
    ['nor blow up', '3-5=flooded', '3-5@7', {}, ''],
    ['two are two questions, the nearest first', '', '3-2@8', twoMagazines, 'flash/3-5/choice flash/3-6/choice'],
  ])('%s', (_, scene, shell, card, asked) => expect(hit(scene, shell, '', '', card).asked).toBe(asked))

  test('a ship that blew up with the first is not asked for the second', () => {
    expect(hit('', '3-2@8', '6', trust, twoMagazines).asked).toBe('flash/3-5/choice flash/3-5/test')
  })
})

describe('ammunition', () => {
  const fourth = 'flash/4-5/choice=test'

  test('a gun with a second magazine is not out of it', () => {
    const { after } = hit('', '3-2@8', '1', `${trust} flash/3-6/choice=flood`, twoMagazines)
    expect(after).toContain('3-2=struck ')
  })

  test('a destroyed cell between a magazine and its gun may cut it: the umpire is asked', () => {
    const asked = hit('', '4-3@5', '1', fourth)
    expect(asked.questions.at(-1)).toMatchObject({ kind: 'confirm', key: 'supply/4-2', to: 'umpire' })
    expectOutcome(asked, '4-2=noSupply')
    expect(hit('', '4-3@5', '1', `${fourth} supply/4-2=no`).after).not.toContain('4-2')
  })

  const elsewhere = withCell('4-5', { holds: [{ kind: 'magazine', feeds: ['5-3'], serves: 'B' }] })

  test.each([
    ['always', '4-3@5', '1', {}, '4-2'],
    ['never', '4-3@5', '1', {}, ''],
    ['always', '4-1@9', '1', {}, ''],
    ['always', '4-4@7', '1', {}, '4-2'],
    ['always', '5-4@7', '', elsewhere, ''],
    ['always', '4-4@7', '1', elsewhere, '5-3'],
  ])('`supplyBlocked: %s` asks nobody: %s, above its magazine up to below the gun', (rule, shell, faces, card, out) => {
    const { asked, after } = hit(`; supplyBlocked=${rule}`, shell, faces, faces && fourth, card)
    expect(asked).not.toContain('supply')
    expect(/(\S+)=noSupply/.exec(after)?.[1] ?? '').toBe(out)
  })

  test.each([
    ['there is a magazine', '', '3-2', true],
    ['her only magazine is lost', '3-5=flooded', '3-2', false],
    ['the supply was cut', '3-2=noSupply', '3-2', false],
    ['it is ready at the guns', '3-5=flooded', '6-1', true],
  ])('where %s', (_, scene, gun, is) => {
    expect(inSupply(draftOf(`Brennus ${scene}`).ship(brennus), boxId(gun))).toBe(is)
  })
})

test.each(
  rows(`
    flooding=3 flotation=20 |                     | flotation=17 "flooding"
    flooding=3 flotation=20 | flooding/majestic=1 | flotation=19
    flooding=5 flotation=4  |                     | flotation=0 standing=sunk "Majestic sinks."
  `),
)(
  'each turn she crosses off flotation boxes equal to the level, or as the umpire says: %s %s',
  (scene, said, outcome) => {
    expectOutcome(runs(floodingTakes, sea(`Majestic ${scene}`), '', '', said), outcome)
  },
)

test.each(
  rows(`
    Majestic fire=2 |     | fire=3
    Majestic fire=6 | 3 1 | fire=7 1-3=struck "Internal explosion at 1·3."
  `),
)('a ship whose fire was not brought down gains 1: %s', (scene, faces, outcome) => {
  expectOutcome(runs(fireGrows, sea(scene), '', faces), outcome)
})

const taken = runs(floodingTakes, sea('Majestic flooding=3')).state
const grown = runs(fireGrows, sea('Majestic fire=2')).state
const broughtDown = withFacts(sea('Majestic fire=2'), { 'fireBroughtDown:majestic': 1 })

test.each([
  [floodingTakes, taken, 'flooding-has-taken'],
  [floodingTakes, next(taken), ''],
  [floodingTakes, sea(), 'nothing-floods'],
  [floodingTakes, sea('Majestic flooding=3 flotation=0'), 'nothing-floods'],
  [fireGrows, grown, 'fires-have-grown'],
  [fireGrows, broughtDown, 'nothing-burns'],
  [fireGrows, next(broughtDown), ''],
  [fireGrows, sea('Majestic fire=7'), 'nothing-burns'],
  [fireGrows, sea('Majestic fire=3; fireGrowth=0'), 'fires-do-not-grow'],
])('once a turn, and where there is something to do: $name', (step, state, code) => {
  expect(refuses(step, state)).toBe(code)
})
