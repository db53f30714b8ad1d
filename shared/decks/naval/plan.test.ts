import { describe, expect, test } from 'vitest'
import { sideId } from '../../kernel/ids'
import { en } from '../../rules/words'
import { speaker } from '../../words/speak'
import { usualRules } from '../deck-rules'
import { dealtOut } from '../face'
import { halfOf, namesVictim } from './house-rules'
import { navalEvents } from './events'
import { checkPlan, contentsOf, swappedForBlack, warningsOf, type NavalDeckPlan } from './plan'
import { presetGroups, checkFormula, explained, levels, presetFigures, presetOf, usualFormula } from './presets'

const words = speaker(en)
const british = sideId('british')
const plan = (change: Partial<NavalDeckPlan>): NavalDeckPlan => ({
  side: british,
  reds: [],
  blacks: 26,
  rules: usualRules,
  ...change,
})
const rules = (change: Partial<typeof usualRules>) => plan({ reds: ['5H'], rules: { ...usualRules, ...change } })

describe('a deck', () => {
  test('holds every chosen red once, and the blacks', () => {
    expect(dealtOut(contentsOf(plan({ reds: ['AH', 'QD'], blacks: 2 })))).toEqual(['AH', 'QD', 'black', 'black'])
  })

  test('gives a red away for a black', () => {
    expect(swappedForBlack(plan({ reds: ['AH', 'QD'], blacks: 2 }), 'AH')).toMatchObject({ reds: ['QD'], blacks: 3 })
  })

  test.each([
    ['no card at all', plan({ blacks: 0 }), 'deck-empty'],
    ['a million blacks', plan({ blacks: 1_000_000 }), 'deck-blacks'],
    ['fewer blacks than none', plan({ blacks: -1 }), 'deck-blacks'],
    ['half a black', plan({ blacks: 2.5 }), 'deck-blacks'],
    ['a red twice', plan({ reds: ['AH', 'AH'] }), 'deck-red-twice'],
    ['a card that is none of the 26', plan({ reds: ['AS' as never] }), 'deck-card-unknown'],
    ['more draws than a turn has', rules({ cardsPerTurn: 11 }), 'deck-cards-per-turn'],
    ['a hand for nothing', rules({ handLimit: 0 }), 'deck-hand-limit'],
  ])('with %s is refused', (_, impossible, code) => {
    expect(checkPlan(impossible)).toMatchObject({ ok: false, code })
    expect(words(`refused.${code}`)).not.toBe(`refused.${code}`)
  })

  test('of blacks alone, or of reds alone, is allowed', () => {
    expect(checkPlan(plan({}))).toMatchObject({ ok: true })
    expect(checkPlan(plan({ reds: ['AH'], blacks: 0 }))).toMatchObject({ ok: true })
  })

  test('with more reds than blacks gives a warning, never a refusal', () => {
    const few = plan({ reds: ['AH', '2H'], blacks: 1 })
    expect(checkPlan(few).ok).toBe(true)
    expect(warningsOf(few)).toEqual([{ key: 'decks.warnings.moreRedsThanBlacks', values: { reds: 2, blacks: 1 } }])
    expect(warningsOf(plan({ reds: ['AH', '2H'], blacks: 2 }))).toEqual([])
    expect(warningsOf(plan({})).map(({ key }) => key)).toEqual(['decks.warnings.noReds'])
    for (const { key } of warningsOf(rules({ cardsPerTurn: 0 }))) expect(words(key)).not.toBe(key)
  })
})

describe('presets', () => {
  test('sort every red into one group', () => {
    const sorted = Object.values(presetGroups).flat()
    expect(sorted.toSorted()).toEqual(navalEvents.map(({ id }) => id).toSorted())
  })

  test('keep within the guide at every level, and give a better side fewer reds', () => {
    for (const skill of levels) {
      for (const serviceability of levels) {
        const preset = presetOf({ skill, serviceability })
        expect(preset.reds.length).toBeLessThanOrEqual(preset.blacks)
        expect(checkPlan(plan(preset)).ok).toBe(true)
      }
    }
    const reds = (level: 1 | 3 | 5) => presetOf({ skill: level, serviceability: level }).reds.length
    expect([reds(1), reds(3), reds(5)]).toEqual([16, 10, 4])
    expect(presetOf({ skill: 3, serviceability: 3 }).blacks).toBe(24)
  })

  test('show their sum', () => {
    const shown = explained('blacks', { skill: 5, serviceability: 2 })
    expect(shown.values).toEqual({ atMiddle: 24, skill: 4, serviceability: -2, comesTo: 26, most: 260 })
    for (const of of presetFigures)
      expect(words(explained(of, { skill: 1, serviceability: 1 }).key)).not.toContain('decks.')
  })

  test('follow a custom formula, within the cards that there are', () => {
    const crews = { atMiddle: 5, perSkillStep: -3, perServiceabilityStep: 0 }
    const formula = { ...usualFormula, crews }
    expect(presetOf({ skill: 1, serviceability: 5 }, formula).reds.slice(0, 6)).toEqual([...presetGroups.crews])
    expect(presetOf({ skill: 5, serviceability: 5 }, formula).reds).not.toContain('JH')
    expect(checkFormula(formula).ok).toBe(true)
    expect(checkFormula({ ...formula, blacks: { ...crews, perSkillStep: Number.NaN } })).toMatchObject({
      code: 'deck-formula',
      values: { what: 'blacks' },
    })
    expect(checkFormula({ ...formula, enemies: { ...crews, atMiddle: 7 } }).ok).toBe(false)
  })
})

test('half of three mounts is two, or one by house rule', () => {
  expect([halfOf(3, 'up'), halfOf(3, 'down'), halfOf(4, 'down')]).toEqual([2, 1, 2])
})

test('the stricken side names the victim, or another by house rule', () => {
  expect([namesVictim('owner'), namesVictim('cardPlayer'), namesVictim('random')]).toEqual([
    'struckSide',
    'cardPlayer',
    'chance',
  ])
})
