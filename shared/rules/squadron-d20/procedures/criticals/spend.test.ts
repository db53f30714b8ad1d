import fc from 'fast-check'
import { expect, test, describe } from 'vitest'
import { facesOf } from '../../../../kernel/dice'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { usualPolicy, type Policy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import { seededDice } from '../../../../kernel/seeded-dice'
import { trackNames } from '../../ship/shape'
import { airBase, cruiser, cruiserData, destroyer } from '../../ship/stands.testing'
import { sea } from '../turn/two-sides.testing'
import { changed, playCritical } from './critical.testing'
import { criticals, rulings, anyDamageable } from './random-criticals.testing'
import { spendCritical } from './spend'
import { targetTried } from './target'

/** Answers every question by chance from a seed: yes as often as no, any of the options. */
function whimsical(seed: number): Policy {
  const dice = seededDice(seed)
  return {
    name: usualPolicy.name,
    decide(question) {
      const face = dice('D20')
      switch (question.kind) {
        case 'figures':
          throw new Error('no critical is asked in figures')
        case 'confirm':
          return face > 10
        case 'choose':
          return question.options[face % question.options.length]?.value ?? question.usual
        case 'number':
          return question.least + (face % (question.most - question.least + 1))
        case 'judge':
          return question.value
      }
    },
  }
}

const table = (ship: ShipInPlay, houseRules = {}): GameState => ({
  ...sea(''),
  ...{ houseRules, ships: { [ship.id]: ship } },
})

test('the loop always ends, for any data, value and dice, and never spends more than its value', () => {
  fc.assert(
    fc.property(anyDamageable, criticals, rulings, fc.integer(), (ship, critical, houseRules, seed) => {
      const after = targetTried(table(ship, houseRules), ship.id)!
      const done = playOut(spendCritical(after, critical), seededDice(seed), whimsical(seed))
      expect(done.spent).toBeGreaterThanOrEqual(0)
      expect(done.spent).toBeLessThanOrEqual(critical.cv)
      // Each round spends CV, or is one of three running that do not.
      expect(done.rounds).toBeLessThanOrEqual(3 * (critical.cv + 1))
      for (const track of trackNames) {
        if (track !== 'gunneryModifier' && track !== 'crewQuality')
          expect(after.figure(track), track).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 600 },
  )
})

test('it ends with dice that always show the same face too', () => {
  fc.assert(
    fc.property(anyDamageable, criticals, fc.integer({ min: 1, max: 20 }), (ship, critical, face) => {
      const after = targetTried(table(ship), ship.id)!
      const same = (die: Parameters<typeof facesOf>[0]) => Math.min(face, facesOf(die).at(-1)!)
      expect(playOut(spendCritical(after, critical), same, usualPolicy).spent).toBeLessThanOrEqual(critical.cv)
    }),
    { numRuns: 200 },
  )
})

const bare = changed(cruiserData, {
  armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 },
})

describe('a result that cannot be applied', () => {
  test('is rolled again with the CV whole', () => {
    const hit = playCritical({ cv: 4 }, { of: bare }, [4, 10])
    expect(hit.why).toEqual([
      'Changed, CV 4: crew.',
      'Cannot be applied: CV 4, and a step costs 5.',
      'CV 4 left: on the main table again.',
      'Changed, CV 4: steering.',
      'Changed: SV 4 lower, now 0 (CV 4).',
      'Changed needs a crew test for every turn from now on.',
    ])
  })

  test('says beside the next die why it is thrown', () => {
    const hit = playCritical({ cv: 4 }, { of: bare }, [4, 10])
    expect(hit.because('1/row')).toEqual(['CV 4 of 4 left'])
    expect(hit.because('2/row')).toEqual([
      'Cannot be applied: CV 4, and a step costs 5.',
      'CV 4 left: on the main table again.',
      'CV 4 of 4 left',
    ])
  })

  test('three times running ends the hit, and the CV is lost', () => {
    const hit = playCritical({ cv: 4 }, { of: bare }, [4, 6, 7])
    expect(hit.why.at(-1)).toBe('Three times running nothing took any CV: the 4 left are lost.')
    expect(hit).toMatchObject({ spent: 0, rounds: 3 })
  })

  test('running: one that takes CV in between restarts the count', () => {
    const hit = playCritical({ cv: 6 }, { of: bare, tracks: { fireControl: 1 } }, [5, 5, 5, 5])
    expect(hit).toMatchObject({ spent: 1, rounds: 4 })
  })

  test('ruling: the CV is lost at once', () => {
    const hit = playCritical({ cv: 4 }, { of: bare, houseRules: { cannotApply: 'lost' } }, [4])
    expect(hit.why.at(-1)).toBe('It cannot be applied, and CV 4 is lost.')
    expect(hit).toMatchObject({ spent: 0, rounds: 1 })
  })

  test('nothing to lose, CV too small, and armour that holds are all such results', () => {
    const hit = playCritical({ cv: 4 }, { of: cruiser, tracks: { spotting: 0 } }, [3, 6, 4, 1], {
      '3/armour-belt': false,
    })
    expect(hit.why.filter((line) => line.includes('annot be applied'))).toEqual([
      'Tone Gawa sees nothing any more: cannot be applied.',
      'Cannot be applied: CV 4, and a step costs 5.',
      'Armour keeps it out of Tone Gawa: cannot be applied.',
    ])
    expect(hit.why.at(-1)).toContain('Three times running')
  })
})

describe('armour', () => {
  test('is asked about once in a hit, however many results lie behind the same plate', () => {
    const hit = playCritical({ cv: 4 }, { of: cruiser, houseRules: { remember: 'never' } }, [1, 1, 1], {
      '1/armour-belt': false,
    })
    expect(hit.asked.filter((key) => key.includes('armour'))).toEqual(['1/armour-belt'])
    expect(hit.why.filter((line) => line.startsWith('Armour of'))).toHaveLength(3)
  })

  test('is not asked about where nothing behind it can be applied', () => {
    const hit = playCritical({ cv: 4 }, { of: cruiser, tracks: { steering: 0 } }, [10, 10, 10])
    expect(hit.asked.filter((key) => key.includes('armour'))).toEqual([])
    expect(hit.why).toContain('Tone Gawa has no steering left: cannot be applied.')
  })
})

test('of mounts ashore that are alike nobody chooses; of those that have fired and have not, the owner does', () => {
  const asksMount = (fired = {}) => {
    const { asked, lost } = playCritical({ cv: 1 }, { of: airBase, table: fired }, [14])
    expect(lost('m-main-field-0')).toBe(true)
    return asked.includes('1/mount')
  }
  expect([asksMount(), asksMount({ 'fired:target:main-field': '1:0' })]).toEqual([false, true])
})

test('a result that takes no CV counts among the three, so that a helm without steering never turns for ever', () => {
  const hit = playCritical({ cv: 4 }, { of: destroyer, tracks: { steering: 0 } }, [11, 6, 11, 6, 11, 6])
  expect(hit).toMatchObject({ spent: 0, rounds: 3 })
})

test('the CV is spent over several results, each step shown with the CV left', () => {
  const hit = playCritical({ cv: 20 }, { of: bare }, [5, 3, 7])
  expect(hit.why).toEqual([
    'Changed, CV 20: fire control.',
    'Changed: FC 4 lower, now 0 (CV 4).',
    'Changed shoots in local control from now on.',
    'CV 16 left: on the main table again.',
    'Changed, CV 16: spotting top and masts.',
    'Changed: a mast falls, she sees 4 bands less, now 0 (CV 16).',
  ])
  expect(hit).toMatchObject({ spent: 20, rounds: 2 })
})
