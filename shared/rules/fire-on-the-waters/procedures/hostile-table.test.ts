import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entrySchema } from '../../../game/check-line'
import type { Effect } from '../../../game/effect'
import type { Entry } from '../../../game/journal-line'
import type { GameState } from '../../../game/state'
import { read, refusalOf } from '../../run/run-procedure.testing'
import type { Procedure } from '../../pack/procedure'
import { fireOnTheWaters as pack } from '../index'
import { RandomAction } from './random-play.testing'
import type { Input } from '../../pack/input'

/** Values that no dialogue writes, but that an edited journal may hold. */
const words = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'gun',
  'all',
  '1 toString 3 4 90',
  'NaN',
  'x'.repeat(400),
]
const figures = [0, -1, 0.5, 7, 21, 1e9, -1e308, 1e308]
const scalar = fc.constantFrom(null, true, false, ...words, ...figures)

/** Mostly valid, so that one wrong value is tried at a time. */
const mostly = <Value>(...sound: readonly Value[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...sound) }, { weight: 1, arbitrary: scalar })

const ship = mostly('cruisers-0', 'screen-0', 'north-0')

const marker = fc.oneof(
  fc.record({
    kind: fc.constant('hits'),
    values: fc.record({
      ...{ target: ship, by: ship, weapon: mostly('gun', 'torpedo', 'bomb'), inches: mostly(8, 15, 21) },
      ...{ rangeInches: mostly(10), count: mostly(1, 2) },
    }),
  }),
  fc.record({
    kind: fc.constant('spread'),
    values: fc.record({
      ...{ by: ship, target: ship, mount: mostly('T1'), torpedoes: mostly(4), type: mostly('IJN T93', 'RN Mk IX') },
      ...{ speed: mostly(6, 5.5), arc: mostly(2), rangeInches: mostly(10), aspectDegrees: mostly(45) },
      directorOut: mostly(false),
    }),
  }),
)

const casualty = fc
  .tuple(
    fc.constantFrom(...['condensers', 'propulsionHit', 'shaftLost', 'funnel', 'rudderWarped', 'speedLoss', ...words]),
    fc.constantFrom('', ':', ':31', ':99999', ':constructor', ':zz', '@1', '@99999999999999999999'),
  )
  .map(([id, more]) => `${id}${more}`)

const aShip = fc.constantFrom('cruisers-0', 'screen-0', 'north-0')
const facts = ['year', 'month', 'light', 'sun', 'visibilityBase', 'chitCup', 'spottingDie:japan', '__proto__']
const kept = ['fired:', 'initialDie:', 'combed:', 'hit:'].map((key) => `${key}north-0`)

const effect = fc.oneof(
  fc.record({ type: fc.constant('markerLaid'), marker, turnLaid: fc.constantFrom(0, 1, 2) }),
  fc.record({
    type: fc.constant('fieldSet'),
    ship: aShip,
    field: fc.constant('casualties'),
    to: fc.array(casualty, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')),
  }),
  fc.record({ type: fc.constant('tableSet'), key: fc.constantFrom(...facts, ...kept), to: scalar }),
  fc.record({
    type: fc.constant('houseRuleSet'),
    rule: fc.constantFrom(...pack.houseRules.map(({ name }) => name)),
    to: fc.oneof(scalar, fc.constantFrom('on', 'chits', 'atOnce')),
  }),
  fc.record({ type: fc.constant('shipRemoved'), ship: aShip }),
)

/** As a journal line holds it, without what no line may hold. */
function stepOf(effects: readonly object[]): Entry {
  const written = effects.map((each, index) =>
    'marker' in each ? { ...each, ...(each.marker as object), marker: `m${index}`, of: 'japan' } : each,
  )
  const step = (some: readonly object[]) =>
    entrySchema.safeParse({ kind: 'step', label: { key: 'steps.settled' }, by: 'hand', effects: some })
  const held = written.filter((each) => step([each]).success) as readonly Effect[]
  return { kind: 'step', label: { key: 'steps.settled' }, by: 'hand', effects: held }
}

test('whatever a journal has put on the table is shown, and played or refused with a reason', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.array(effect, { minLength: 1, maxLength: 8 }), (seed, all) => {
      const action = new RandomAction(seed)
      action.write(stepOf(all))
      action.goTo(2, action.anyOf(pack.phases))
      for (const { procedure, input, say } of pack.due(action.state)) {
        read(say)
        const found = pack.procedures.find(({ name }) => name === procedure)!
        expectSaid(found, action.state, input)
      }
      pack.procedures.forEach((procedure) => expectSaid(procedure, action.state, {}))
      for (const { procedure, input } of pack.due(action.state).slice(0, 3)) {
        action.starts(
          pack.procedures.find(({ name }) => name === procedure)!,
          input,
        )
      }
      for (const inPlay of Object.values(action.state.ships)) {
        expect(JSON.stringify(pack.condition(inPlay))).not.toMatch(/null/)
      }
    }),
    { numRuns: 6, interruptAfterTimeLimit: 4000 },
  )
}, 20_000)

/** The form, then the sum or the reason why there is none: all in words, every figure a number. */
function expectSaid(procedure: Procedure, state: GameState, input: Input): void {
  const filled = {
    ...Object.fromEntries(procedure.fields(state, input).map(({ name, default: usual }) => [name, usual])),
    ...input,
  }
  expect(JSON.stringify(procedure.fields(state, filled)), procedure.name).not.toMatch(/"(usual|most)":undefined/)
  if (refusalOf(procedure, state, filled) !== undefined) return
  const sums = procedure.reckoning?.(state, filled, []) ?? []
  for (const { title, lines, total, means } of sums) {
    const said = [title, total, means, ...lines.flatMap((line) => [line.say, line.figure])].map(read)
    for (const text of said) expect(text, procedure.name).not.toMatch(/NaN|undefined|Infinity/)
  }
}

test.each(['constructor:1@2', 'toString', '__proto__'])(
  'the casualty %s, which no rule knows, harms nobody',
  (text) => {
    const action = new RandomAction(1)
    action.write(stepOf([{ type: 'fieldSet', ship: 'north-0', field: 'casualties', to: text }]))
    const [north] = Object.values(action.state.ships).filter(({ id }) => id === 'north-0')
    expect(pack.condition(north!).standing).toBe('afloat')
    for (const phase of pack.phases) expect(() => pack.due({ ...action.state, phase })).not.toThrow()
  },
)
