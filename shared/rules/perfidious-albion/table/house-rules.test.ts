import { describe, expect, test } from 'vitest'
import { en } from '../../words'
import { sayRefusal } from '../../../words/say-refusal'
import { speaker } from '../../../words/speak'
import { checkHouseRule, checkHouseRules, houseRules, rulingIn } from './house-rules'

const words = speaker(en)
const refusal = (said: Parameters<typeof checkHouseRules>[0]) => {
  const checked = checkHouseRules(said)
  if (checked.ok) return null
  expect(sayRefusal(words, checked)).not.toBe(words('app.refusedOtherwise', { code: checked.code }))
  return [checked.code, checked.values['field'], checked.values['where']]
}

describe('house rules are refused', () => {
  test('by a name that these rules do not know', () => {
    expect(refusal({ magic: 'on' })).toEqual(['scenario-rule-unknown', 'magic', 'houseRules.magic'])
    expect(refusal({ constructor: 'on' })).toContain('scenario-rule-unknown')
  })

  test('by a choice that is not offered, a figure out of bounds, a figure that is not whole', () => {
    const unfit = ['scenario-rule-unfit', 'surrender', 'houseRules.surrender']
    expect(refusal({ surrender: 'never' })).toEqual(unfit)
    expect(refusal({ fireGrowth: 2 })?.[0]).toBe('scenario-rule-unfit')
    for (const adjacentFlooding of [-1, 7, 1.5, Number.NaN, '2', null, true]) {
      expect(refusal({ adjacentFlooding })?.[0], String(adjacentFlooding)).toBe('scenario-rule-unfit')
    }
  })

  test('where they contradict each other: checks after her own fire lie before damage that waits', () => {
    const both = { fireTiming: 'simultaneous', damageControlMoment: 'afterOwnFire' }
    expect(refusal(both)).toEqual([
      'rule-repairs-before-damage',
      'damageControlMoment',
      'houseRules.damageControlMoment',
    ])
    expect(refusal({ ...both, damageControlMoment: 'endOfFiring' })).toBeNull()
    expect(refusal({ ...both, fireTiming: 'alternate' })).toBeNull()
    expect(refusal({ fireTiming: 'simultaneous' })).toBeNull()
  })

  test('set by hand in play, whichever of the two is set last', () => {
    expect(checkHouseRule({ damageControlMoment: 'afterOwnFire' }, 'fireTiming', 'simultaneous').ok).toBe(false)
    expect(checkHouseRule({ fireTiming: 'simultaneous' }, 'damageControlMoment', 'afterOwnFire').ok).toBe(false)
    expect(checkHouseRule({ fireTiming: 'simultaneous' }, 'damageControlMoment', 'endOfFiring').ok).toBe(true)
  })
})

test('what was left unsaid is as a rule has it, and damage control follows simultaneous fire', () => {
  const moment = (said: Parameters<typeof rulingIn>[0]) => rulingIn(said, 'damageControlMoment')
  expect([moment({}), moment({ fireTiming: 'simultaneous' })]).toEqual(['afterOwnFire', 'endOfFiring'])
  expect(rulingIn({}, 'surrender')).toBe('ask')
  expect(rulingIn({ surrender: 'automatic' }, 'surrender')).toBe('automatic')
  expect(rulingIn({}, 'constructor')).toBeNull()
})

test('in play the fire tracks of cards that are drawn stay as they are', () => {
  const checked = checkHouseRule({}, 'fireTrackBoxes', 4)
  expect(checked).toMatchObject({ code: 'rule-cards-are-drawn', values: { field: 'fireTrackBoxes' } })
  expect(checkHouseRule({}, 'fireTrackBoxes', 6).ok).toBe(true)
  expect(checkHouseRule({}, 'fireTrackBoxes', 9)).toMatchObject({ code: 'scenario-rule-unfit' })
})

test('every choice of every rule is taken by itself, and all defaults together', () => {
  for (const { name, choices } of houseRules) {
    const all = 'minimum' in choices ? [choices.minimum, choices.maximum] : choices
    for (const choice of all) expect(refusal({ [name]: choice }), `${name} ${String(choice)}`).toBeNull()
  }
  expect(refusal(Object.fromEntries(houseRules.map(({ name, fresh }) => [name, fresh])))).toBeNull()
})
