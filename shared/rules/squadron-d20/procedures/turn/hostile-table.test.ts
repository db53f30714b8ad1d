import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { usualPolicy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import type { Scalar } from '../../../../kernel/scalar'
import type { Procedure } from '../../../pack/procedure'
import { withUsualValues, read, refusalOf } from '../../../run/run-procedure.testing'
import { airBase, battleship, fighters, merchant, motorBoats, torpedoBombers } from '../../ship/stands.testing'
import { packProcedures } from '../index'
import { foldRules } from '../table.testing'
import { dueNow } from './due'
import { against } from './two-sides.testing'

const scalar: fc.Arbitrary<Scalar> = fc.constantFrom<Scalar[]>(
  ...[null, true, '', '__proto__', 'constructor', 'Blue', '1 passed', 0, -1, 0.5, 1, 1e9],
)
const anyInput = fc.record(
  {
    ship: fc.oneof(fc.constantFrom<Scalar>('one', 'two', 'base', 'boats', 'air'), scalar),
    squadron: fc.oneof(fc.constantFrom<Scalar>('line', 'wing', 'foe'), scalar),
    cause: fc.oneof(fc.constantFrom<Scalar>('structureThird', 'flotationGone', 'third', 'called'), scalar),
  },
  { requiredKeys: [] },
)

/** Values of an edited journal; the fold keeps tracks within their bounds. */
const damage = fc.record(
  {
    tracks: fc.record(
      Object.fromEntries(
        ['flotation', 'structure', 'steering', 'aircraft', 'fires', 'splash', 'flak'].map((track) => [
          track,
          fc.constantFrom(0, 1, 3, 40),
        ]),
      ),
      { requiredKeys: [] },
    ),
    fields: fc.record(
      {
        standing: fc.constantFrom<Scalar>('afloat', 'withdrawing', 'wreck', 'sunk', 'left', 'constructor', 3),
        command: fc.constantFrom<Scalar>(-12, -1, 2, 'two', true, null),
        casualties: fc.constantFrom<Scalar>('powerFailure', 'morale:third morale', 'morale:__proto__@x', '', 7, null),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
)
const table = fc.record({ initiative: scalar, initiativeTurn: scalar, 'power:one': scalar, 'wreckTested:one': scalar })
const houseRules = fc.record({
  initiativeTie: fc.constantFrom('reroll', 'keepLast'),
  moraleFailure: fc.constantFrom('withdraw', 'ask'),
  wreckFailure: fc.constantFrom('wreckMarker', 'sunk'),
})

const anyTable: fc.Arbitrary<GameState> = fc
  .record({ harms: fc.array(damage, { minLength: 6, maxLength: 6 }), table, houseRules })
  .map(({ harms, ...rest }) => {
    const documents = {
      one: battleship,
      two: merchant,
      base: airBase,
      boats: motorBoats,
      air: fighters,
      more: torpedoBombers,
    }
    const squadrons = ['line', 'line', 'foe', 'foe', 'wing', 'wing']
    const stands = Object.entries(documents).map(
      ([id, of], at) => [id, { of, squadron: squadrons[at]!, ...harms[at] }] as const,
    )
    return against({ Blue: ['line', 'wing'], Red: ['foe'] }, Object.fromEntries(stands) as never, rest)
  })

const ofTheTurn = [
  ...['initiative', 'helmTest', 'powerTest', 'wreckTest'],
  ...['moraleTest', 'squadronMorale', 'clearMarkers'],
]
const procedures: readonly Procedure[] = packProcedures.filter(({ name }) => ofTheTurn.includes(name))

/** Every sentence exists, chances are between 0 and 1, and the dialogue ends. */
function playsToItsEnd(procedure: Procedure, state: GameState, down: Readonly<Record<string, Scalar>>, seed: number) {
  procedure.warnings?.(state, down).forEach(read)
  for (const { chanceOfMore, total } of procedure.reckoning?.(state, down, []) ?? []) {
    read(total)
    expect(chanceOfMore).toBeGreaterThanOrEqual(0)
    expect(chanceOfMore).toBeLessThanOrEqual(1)
  }
  const odds = procedure.odds?.quick(state, down, []) ?? []
  if (odds.length > 0) expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
  let face = seed
  const dice = (die: string) => 1 + ((face = (face * 1103515245 + 12345) % 2147483648) % Number(die.slice(1)))
  const draft = new RuleDraft(foldRules, state)
  read(playOut(procedure.run(draft, down), dice, usualPolicy))
  draft.changes.why.forEach(read)
}

test.each(procedures.map((procedure) => ({ name: procedure.name, procedure })))(
  '$name: whatever lies on the table, it is played to its end or refused by value',
  ({ procedure }) => {
    fc.assert(
      fc.property(anyInput, anyTable, fc.nat(1e6), (input, state, seed) => {
        const down = withUsualValues(procedure, state, input)
        if (refusalOf(procedure, state, down) === undefined) playsToItsEnd(procedure, state, down, seed)
      }),
      { numRuns: 150 },
    )
  },
)

test('what is due can be started on any table', () => {
  fc.assert(
    fc.property(anyTable, fc.constantFrom('initiative', 'shipMovement', 'action', 'end'), (state, phase) => {
      const now = { ...state, phase }
      for (const { procedure, input, say } of dueNow(now)) {
        const known = procedures.find(({ name }) => name === procedure)
        expect(read(say)).toBeTruthy()
        expect(known && refusalOf(known, now, withUsualValues(known, now, input)), procedure).toBeUndefined()
      }
    }),
    { numRuns: 150 },
  )
})
