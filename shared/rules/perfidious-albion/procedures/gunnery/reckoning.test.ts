import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { play } from '../../../../kernel/script.testing'
import type { Reckoning } from '../../../pack/procedure'
import { action, consort, firer, rules, shipOfTests, target } from '../damage/action.testing'
import { read } from '../../../run/run-procedure.testing'
import { concentrate } from './concentration'
import { firingGuns } from './guns'
import { fleets } from './fleets.testing'
import { reckonSalvo } from './reckoning'
import { salvo } from './salvo'
import { salvoForm } from './salvo-form'
import { average, meeting, zGuns } from './salvo.testing'
import type { Input } from '../../../pack/input'

const say = (phrase: Phrase) => read(phrase)

function reckoned(input: Input = {}, state: GameState = meeting()): readonly Reckoning[] {
  const filled = { ...zGuns, ...input }
  expect(salvo.check(state, filled)).toMatchObject({ ok: true })
  return reckonSalvo(state, salvoForm.read(state, filled))
}

const inWords = ({ title, lines, total, means }: Reckoning) => [
  say(title),
  ...lines.map((line) => `${say(line.say)}: ${say(line.figure)}`),
  `${say(total)} = ${say(means)}`,
]

test('the table, each modifier with its zeros, each gun, times the guns, and the result', () => {
  expect(inWords(reckoned({ ships: `${firer} ${consort}` })[0]!)).toEqual([
    'Z gun at 32″',
    'table, 25″ to 32″, penetration 8: 30 %',
    'Target speed 12: 0',
    'Crew average: 0',
    'Sea state 2: 0',
    'Each gun: 30 %',
    '8 guns: × 8',
    '240 % = 2 straddles and 40 % for one more',
  ])
})

test('ships whose crews differ stand each by themselves', () => {
  const state = action(
    [shipOfTests(firer, average), shipOfTests(consort, { fields: { crewQuality: 3 } })],
    [shipOfTests(target, { tracks: { speed: 12 } })],
  )
  expect(inWords(reckoned({ ships: `${firer} ${consort}` }, state)[0]!).slice(3)).toEqual([
    'Crew of Majestic average: 0',
    'Crew of Majestic good: +10 %',
    'Sea state 2: 0',
    'Majestic, 4 guns at 30 %: 120 %',
    'Majestic, 4 guns at 40 %: 160 %',
    'Together: 280 %',
    '280 % = 2 straddles and 80 % for one more',
  ])
})

test('the umpire’s word on the sea, and a fire that halves the sum', () => {
  const state = meeting({ table: { 'sea:2:2': -5 } })
  const lines = inWords(reckoned({}, state)[0]!)
  expect(lines).toContain('Sea state 2: −5 %')
  expect(lines.at(-1)).toBe('100 % = 1 certain straddle')
  const burning = action(
    [shipOfTests(firer, { ...average, tracks: { fire: 7 } })],
    [shipOfTests(target, { tracks: { speed: 12 } })],
  )
  expect(inWords(reckoned({}, burning)[0]!)).toContain(
    'Majestic, half of 4 guns at 30 %: her fire is at Explosion!: 60 %',
  )
})

test('one sum for each letter, and what the die has to show', () => {
  const all = reckoned({ letters: 'Z B', rangeInches: 24 })
  expect(all.map(({ title }) => say(title))).toEqual(['Z gun at 24″', 'B gun at 24″'])
  expect(all[0]).toMatchObject({ sure: 1, chanceOfMore: 0.4 })
  expect(say(all[0]!.onDie!)).toBe('second: 1–4 on D10')
})

test('has the same result as the dialogue, whatever the input', () => {
  const state = fleets([0, 1, 2, 3, 4], [5, 6, 7, 8])
  for (let rangeInches = 0; rangeInches <= 64; rangeInches += 4) {
    const input = salvoForm.withDefaults(state, { squadron: 'english', rangeInches })
    if (!salvo.check(state, input).ok) continue
    const inputs = salvoForm.read(state, input)
    const groups = firingGuns(state, inputs.ships, inputs.letters, inputs)
    const { outcome } = play(concentrate(new RuleDraft(rules, state), inputs, groups), [])
    expect(reckonSalvo(state, inputs).map(({ sure, chanceOfMore }) => [sure, chanceOfMore])).toEqual(
      outcome.map(({ sure, oneMore }) => [sure, (oneMore?.percent ?? 0) / 100]),
    )
    for (const reckoning of reckonSalvo(state, inputs)) inWords(reckoning)
  }
})
