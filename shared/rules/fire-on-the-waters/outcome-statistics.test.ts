import { expect, test } from 'vitest'
import { RuleDraft } from '../../game/rule-draft'
import type { Phrase } from '../../kernel/phrase'
import { play } from '../../kernel/script.testing'
import { readNews } from './battle-news'
import { readStatistics } from './outcome-statistics'
import { gunfire } from './procedures/gunnery/gunfire'
import { aim, type Fired } from './procedures/gunnery/salvo.testing'
import { atNight } from './procedures/night-action.testing'
import { checkShip } from './ship/check-ship'
import { shape } from './ship/shape'

function outcomeOf({ setup = {}, input = {}, faces = [1, 40], said = {} }: Fired) {
  const draft = new RuleDraft({ checkShip, shape }, atNight(setup))
  const { outcome } = play(gunfire.run(draft, { ...aim, ...input }), [...faces], said)
  return [outcome, draft.changes.why] as const
}

/** The statistics of a salvo, read from its outcome. */
const statisticsOf = (fired: Fired) => readStatistics(...outcomeOf(fired))

const atOnce = { houseRules: { damageTiming: 'atOnce', mishaps: 'off' } }
const both = { ships: 'furutaka kako', rangeInches: 8, batteries: 'main-8 secondary-4.7', batteriesOnTarget: 1 }

test.each<[what: string, fired: Fired, guns: readonly object[]]>([
  [
    'expected and scored hits',
    { faces: [1, 5] },
    [{ letter: '8″', expected: 0.39, straddles: 2, held: 0, entered: 0 }],
  ],
  ['a battery that does not go on expects nothing', { faces: [9] }, []],
  [
    'two ships with the same guns are added up, others are separate',
    { input: both, faces: [1, 60, 80, 1, 10, 80] },
    [
      { letter: '8″', straddles: 2 },
      { letter: '4.7″', straddles: 0 },
    ],
  ],
  [
    'hits worked out at once',
    { setup: atOnce, faces: [1, 34, 1, 55, 4, 1, 9] },
    [{ straddles: 1, held: 0, entered: 1 }],
  ],
  ['and kept out by armour', { setup: atOnce, faces: [1, 34, 1, 55, 6] }, [{ straddles: 1, held: 1, entered: 0 }]],
])('%s', (_, fired, guns) => {
  expect(statisticsOf(fired).guns).toMatchObject(guns)
})

test('they are of the squadron that fired', () => {
  expect(statisticsOf({ faces: [1, 5] }).by).toBe('Cruisers')
})

test('other outcomes have no gunnery statistics', () => {
  expect(readStatistics({ key: 'steps.marked' }, [{ key: 'constructor' }])).toEqual({
    by: null,
    guns: [],
    chances: [],
    torpedoes: [],
  })
})

test('torpedo hits are counted from their attack', () => {
  const label = { key: 'rules.fire-on-the-waters.torpedoes.attacked', values: { target: 'Astoria', hits: 2 } }
  expect(readStatistics(label, [])).toMatchObject({ guns: [], torpedoes: [{ fired: 0, struck: 2 }] })
})

const inWords = ({ key, values = {} }: Phrase) =>
  `${String(values['n'])} × ${String(values['inches'])}″${key.endsWith('Missed') ? ', missed' : ''}`

test('the news of a salvo name all guns that fired, those that hit first and those that missed as such', () => {
  const guns = (faces: number[]) => readNews(...outcomeOf({ input: both, faces }))?.weapons.map(inWords)
  expect(guns([1, 60, 80, 1, 10, 80])).toEqual(['12 × 8″', '4 × 4.7″, missed'])
  expect(guns([1, 85, 85, 1, 85, 85])).toEqual(['12 × 8″', '4 × 4.7″'])
})

test('guns that fell short on the initial roll are not in the news, unless all did', () => {
  const guns = (faces: number[]) =>
    readNews(...outcomeOf({ input: both, faces }))?.weapons.map(({ values }) => [values?.['inches'], values?.['n']])
  // Of two ships with six 8-inch each one goes on with them.
  expect(guns([1, 85, 85, 10])).toEqual([
    [8, 6],
    [4.7, 2],
  ])
  expect(guns([10, 10])?.[0]).toEqual([8, 12])
})
