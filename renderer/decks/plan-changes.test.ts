import { expect, test } from 'vitest'
import { freshPlan, isAsPreset, withLevels, withReds, withToggled } from './plan-changes'
import { navalEventOf } from '#shared/decks/naval/events'
import { usualFormula } from '#shared/decks/naval/presets'
import { deckPlan } from '#shared/decks/deck-plan'
import { sideId } from '#shared/kernel/ids'

const fresh = freshPlan(sideId('north'))
const hearts = (reds: readonly string[]) => reds.filter((face) => navalEventOf(face)?.suit === 'hearts').length

test('a side without a deck begins with the preset of the middle levels, as a scenario may keep it', () => {
  expect(fresh).toMatchObject({ blacks: 24, preset: { skill: 3, serviceability: 3 } })
  expect(fresh.reds).toHaveLength(10)
  expect(isAsPreset(fresh)).toBe(true)
  expect(deckPlan.safeParse(fresh).success).toBe(true)
})

test('reds come and go in the order of the presets, and the other suit stays', () => {
  const diamonds = fresh.reds.length - hearts(fresh.reds)
  for (const count of [0, 4, 13, 20]) {
    const { reds } = withReds(fresh, 'hearts', count)
    expect([hearts(reds), reds.length - hearts(reds)]).toEqual([Math.min(13, count), diamonds])
  }
  expect(withReds(withReds(fresh, 'hearts', 12), 'hearts', hearts(fresh.reds)).reds).toEqual(fresh.reds)
  expect(isAsPreset(withReds(fresh, 'hearts', 13))).toBe(false)
})

test('a card taken out and put in again leaves the deck as it was', () => {
  const face = fresh.reds[2]!
  expect(withToggled(fresh, face).reds).not.toContain(face)
  expect(withToggled(withToggled(fresh, face), face)).toEqual(fresh)
})

test('a formula of one’s own goes with the plan from level to level', () => {
  const formula = { ...usualFormula, blacks: { atMiddle: 40, perSkillStep: 1, perServiceabilityStep: 0 } }
  const better = withLevels(withLevels(fresh, { skill: 4, serviceability: 3 }, formula), {
    skill: 5,
    serviceability: 3,
  })
  expect(better).toMatchObject({ blacks: 42, preset: { skill: 5, formula } })
})
