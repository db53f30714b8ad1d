import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualPolicy } from '../../../../kernel/policy'
import type { Answer } from '../../../../kernel/question'
import { playOut } from '../../../../kernel/sampled-odds'
import { dice, play } from '../../../../kernel/script.testing'
import { seededDice } from '../../../../kernel/seeded-dice'
import { draftOf, reasonsOf, target, targetOf } from './action.testing'
import { lowerFire, raiseFire } from './fire-flash-flooding'
import { hitByShell } from './shell'
import type { Damage } from '../../../kit/marked-ship.testing'

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
