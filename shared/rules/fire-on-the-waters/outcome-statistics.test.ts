import { expect, test } from 'vitest'
import { RuleDraft } from '../../game/rule-draft'
import { play } from '../../kernel/script.testing'
import { readGunneryStatistics, readStatistics } from './outcome-statistics'
import { gunfire } from './procedures/gunnery/gunfire'
import { aim, type Fired } from './procedures/gunnery/salvo.testing'
import { atNight } from './procedures/night-action.testing'
import { checkShip } from './ship/check-ship'
import { shape } from './ship/shape'

/** The statistics of a salvo, read from its outcome. */
function statisticsOf({ setup = {}, input = {}, faces = [1, 40], said = {} }: Fired) {
  const draft = new RuleDraft({ checkShip, shape }, atNight(setup))
  const { outcome } = play(gunfire.run(draft, { ...aim, ...input }), [...faces], said)
  return readGunneryStatistics(outcome, draft.changes.why)
}

test('expected and scored hits, by the squadron that fired', () => {
  expect(statisticsOf({ faces: [1, 5] })).toMatchObject({
    by: 'Cruisers',
    guns: [{ letter: '8″', expected: 0.39, straddles: 2, held: 0, entered: 0 }],
  })
})

test('a battery that does not go on expects nothing', () => {
  expect(statisticsOf({ faces: [9] }).guns).toEqual([])
})

test('two ships with the same guns are added up, others are separate', () => {
  const input = { ships: 'furutaka kako', rangeInches: 8, batteries: 'main-8 secondary-4.7', batteriesOnTarget: 1 }
  const { guns } = statisticsOf({ input, faces: [1, 60, 80, 1, 10, 80] })
  expect(guns.map(({ letter, straddles }) => [letter, straddles])).toEqual([
    ['8″', 2],
    ['4.7″', 0],
  ])
})

test('where hits are worked out at once, those that armour kept out are counted', () => {
  const setup = { houseRules: { damageTiming: 'atOnce', mishaps: 'off' } }
  expect(statisticsOf({ setup, faces: [1, 34, 1, 55, 4, 1, 9] }).guns).toMatchObject([
    { straddles: 1, held: 0, entered: 1 },
  ])
  expect(statisticsOf({ setup, faces: [1, 34, 1, 55, 6] }).guns).toMatchObject([{ straddles: 1, held: 1, entered: 0 }])
})

test('other outcomes have no gunnery statistics', () => {
  expect(readGunneryStatistics({ key: 'steps.marked' }, [{ key: 'constructor' }])).toEqual({
    by: null,
    guns: [],
    chances: [],
  })
})

test('torpedo hits are counted from their attack', () => {
  const label = { key: 'rules.fire-on-the-waters.torpedoes.attacked', values: { target: 'Astoria', hits: 2 } }
  expect(readStatistics(label, [])).toMatchObject({ guns: [], torpedoes: [{ fired: 0, struck: 2 }] })
})
