import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { usualPolicy } from '../../../../kernel/policy'
import type { Scalar } from '../../../../kernel/scalar'
import { playOut } from '../../../../kernel/sampled-odds'
import { seededDice } from '../../../../kernel/seeded-dice'
import type { FormField } from '../../../pack/procedure'
import { read } from '../../../run/run-procedure.testing'
import { checkShip } from '../../ship/check-ship'
import { houseRules } from '../../table/house-rules'
import { waitingHits } from '../../table/markers'
import { shape } from '../../ship/shape'
import { locations, shipTypes } from '../../ship/ship'
import { atNight, type Line } from '../night-action.testing'
import { gunfire } from './gunfire'
import type { Input } from '../../../pack/input'
import type { Mark } from '../../../../game/mark'

/** Whole numbers from 0 to below `end`, the same for the same seed. */
type Pick = (end: number) => number

function picker(seed: number): Pick {
  const dice = seededDice(seed)
  return (end) => Math.floor((((dice('D100') - 1) * 100 + dice('D100') - 1) / 10_000) * end)
}

const casualties = ['silenced@1', 'mainDelay', 'ringMain@2', 'mainMountJammed:Y', 'powerMainLocal', 'radarsOut']

function anyLine(pick: Pick, names: readonly string[]): Line {
  return Object.fromEntries(
    names.map((name) => {
      const marks = ['struck', 'out', 'burning'] as const satisfies readonly Mark[]
      const boxes = Array.from({ length: pick(8) }, () => {
        const at = locations[pick(locations.length)]!
        return pick(2) === 0 ? [`s-${at}`, [marks[pick(3)]!]] : [`h-${at}`, ['flooded']]
      })
      const fields = pick(3) === 0 ? { casualties: casualties[pick(casualties.length)]! } : {}
      return [name, { form: { type: shipTypes[pick(shipTypes.length)]! }, boxes: Object.fromEntries(boxes), fields }]
    }),
  )
}

function anyTable(pick: Pick): GameState {
  const rulings = houseRules.flatMap(({ name, choices, section }): [string, Scalar][] =>
    section === 'gunfire' && !('minimum' in choices) ? [[name, choices[pick(choices.length)]!]] : [],
  )
  return atNight({
    japan: anyLine(pick, ['Furutaka', 'Kako']),
    allies: anyLine(pick, ['Astoria', 'Quincy']),
    houseRules: Object.fromEntries(rulings),
    table: { light: ['day', 'night'][pick(2)]!, sea: ['calm', 'heavy'][pick(2)]! },
  })
}

function anyOf(field: FormField, pick: Pick): Scalar {
  switch (field.kind) {
    case 'squadron':
    case 'ship':
    case 'choice':
      return field.among[pick(field.among.length)] ?? null
    case 'ships':
    case 'choices':
      return pick(2) === 0 ? field.default : field.among.filter(() => pick(2) === 0).join(' ')
    case 'range':
      return pick(field.mostInches + 2)
    case 'number':
      return field.least + pick(Math.min(12, field.most - field.least + 1))
    case 'yesNo':
      return pick(2) === 0
  }
}

/** Inputs field by field, some of them defaults. */
function anyInput(state: GameState, pick: Pick): Input {
  let input: Input = {}
  for (;;) {
    const field = gunfire.fields(state, input).find(({ name }) => !(name in input))
    if (!field) return input
    input = { ...input, [field.name]: pick(4) > 0 ? field.default : anyOf(field, pick) }
  }
}

test('any input is refused by a field of the form, or plays out with words for every sentence', () => {
  let [played, refused, scored] = [0, 0, 0]
  for (let seed = 1; seed <= 50; seed++) {
    const pick = picker(seed)
    const state = anyTable(pick)
    const before = JSON.stringify(state)
    const input = anyInput(state, pick)
    const checked = gunfire.check(state, input)
    if (!checked.ok) {
      const fields = gunfire.fields(state, input).map(({ name }) => name)
      expect(fields, checked.code).toContain(checked.values['field'])
      read({ key: `refused.${checked.code}`, values: checked.values })
      refused++
      continue
    }
    const table = new RuleDraft({ checkShip, shape }, state)
    read(playOut(gunfire.run(table, input), seededDice(seed), usualPolicy))
    const { why, effects } = table.changes
    why.forEach(read)
    gunfire.warnings!(state, input).forEach(read)
    for (const { title, lines, means, onDie, chanceOfMore } of gunfire.reckoning!(state, input, [])) {
      ;[title, means, ...lines.flatMap(({ say, figure }) => [say, figure]), ...(onDie ? [onDie] : [])].forEach(read)
      expect(chanceOfMore).toBeLessThanOrEqual(1 + 1e-9)
    }
    const chances = gunfire.odds!.quick(state, input, []).filter(({ say }) => !say.key.endsWith('onceOn'))
    expect(
      chances.reduce((sum, { chance }) => sum + chance, 0),
      String(seed),
    ).toBeCloseTo(1, 9)
    expect(effects.some(({ type }) => type === 'tableSet')).toBe(true)
    expect(JSON.stringify(state)).toBe(before)
    if (waitingHits(table.state).length > 0) scored++
    played++
  }
  expect(played).toBeGreaterThan(15)
  expect(refused).toBeGreaterThan(2)
  expect(scored).toBeGreaterThan(2)
})
