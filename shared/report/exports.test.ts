import { expect, test } from 'vitest'
import { reportOf } from './battle.testing'
import { words } from '../rules/kit/worded.testing'
import { writeCaption, writePoints } from '../log/captions'
import { jsonOf, markdownOf } from './markdown'
import { shell, straddle, torpedoes, turnOf, ushant } from './ushant.testing'
import { sideId } from '../kernel/ids'

const evening = ushant(
  turnOf(1, 'gunnery'),
  straddle('Z', { sure: 1, percent: 20, came: true, fate: ['enters', 'held'] }),
  shell({ box: '4-3', flotation: -2 }),
  turnOf(2, 'gunnery'),
  { kind: 'note', text: 'The *wind* gets up | and backs' },
  shell({ box: '5-3', flotation: -1, fire: 1 }),
  turnOf(3, 'torpedoes'),
  ...torpedoes(['aboveWater', 'strikes']),
  writeCaption({ of: 'byline' }, 'A. Marder'),
  writeCaption({ of: 'foreword' }, 'Two battleships met at dusk.'),
  writeCaption({ of: 'turn', turn: 1 }, 'Majestic finds the range'),
  writePoints(sideId('britain'), 3),
)

test('the report as Markdown', async () => {
  await expect(markdownOf(reportOf(evening).report, words)).toMatchFileSnapshot('evening.golden.md')
})

test('the report as JSON, whole and plain', async () => {
  const { report } = reportOf(evening)
  await expect(jsonOf(report)).toMatchFileSnapshot('evening.golden.json')
  expect(JSON.parse(jsonOf(report))).toEqual(report)
})

test('an empty journal makes a document that says so', () => {
  expect(markdownOf(reportOf([]).report, words)).toBe(
    '# Report\n\n> The journal is empty: there is nothing to report.\n',
  )
})
