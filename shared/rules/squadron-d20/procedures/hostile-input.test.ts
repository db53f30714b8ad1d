import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GameState } from '../../../game/state'
import { markerId, sideId } from '../../../kernel/ids'
import { usualPolicy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import type { Scalar } from '../../../kernel/scalar'
import { seededDice } from '../../../kernel/seeded-dice'
import type { Procedure } from '../../pack/procedure'
import { Chance } from '../../run/random-play.testing'
import { withUsualValues, read, refusalOf } from '../../run/run-procedure.testing'
import { houseRules } from '../table/house-rules'
import {
  airBase,
  battleship,
  carrier,
  destroyer,
  fighters,
  merchant,
  motorBoats,
  torpedoBombers,
} from '../ship/stands.testing'
import { packProcedures } from './index'
import { atTable, draftOf } from './table.testing'
import type { Input } from '../../pack/input'

/** Values that no form offers, but that a client may send to the host. */
const hostile: readonly Scalar[] = [
  ...[null, true, false, 0, -1, 0.5, 17, 67, 101, 1e9, -1e308, Number.NaN, Number.POSITIVE_INFINITY],
  ...['', ' ', '0', '90', 'all', 'none', '__proto__', 'toString valueOf', 'x'.repeat(400)],
]

const wrongInputs = fc.array(fc.tuple(fc.nat(30), fc.constantFrom(...hostile)), { minLength: 1, maxLength: 3 })

/** A table at which every dialogue may begin, under any house rules: hurt ships, aircraft, torpedoes running. */
function anyTable(seed: number): GameState {
  const chance = new Chance(seed)
  const hurt = { steering: 0, fires: chance.below(4), flotation: chance.below(3), splash: 1 + chance.below(3) }
  const state = atTable(
    {
      big: { of: battleship, fields: { command: 1, commander: 'Holland' } },
      small: { of: destroyer, tracks: hurt, fields: { casualties: 'powerFailure' } },
      deck: { of: carrier, tracks: { structure: 1 } },
      laden: { of: merchant, tracks: { flotation: 0 } },
      boats: { of: motorBoats, squadron: 'foe' },
      base: { of: airBase, squadron: 'foe' },
      air: { of: fighters, squadron: 'foe', tracks: { aircraft: 1 + chance.below(9), flak: chance.below(3) } },
      bombers: { of: torpedoBombers, squadron: 'foe', fields: { load: 'torpedoBomber' } },
    },
    {
      houseRules: chance.anyRulings(houseRules),
      table: { light: chance.anyOf(['day', 'night']), weather: chance.anyOf(['fair', 'bad']), 'book.hits': 2 },
    },
  )
  const runs = { by: 'small', at: 'big', is: 'aimed', knots: 0, tubes: 4, attacks: 1, arc: 'bow', rangeInches: 5 }
  return {
    ...state,
    sides: ['hers', 'theirs'].map((id) => ({ id: sideId(id), name: id, flag: '' })),
    squadrons: state.squadrons.map((each) => (each.name === 'foe' ? { ...each, side: sideId('theirs') } : each)),
    markers: [
      { id: markerId('runs'), kind: 'torpedoes', of: sideId('hers'), turnLaid: 1, values: { ...runs, knots: fastest } },
    ],
  }
}

const data = destroyer.data as { weapons: { torpedoes: { settings: readonly { knots: number }[] } } }
const fastest = data.weapons.torpedoes.settings[0]!.knots

/** Without the end of events: no event card was played here. */
const needsMore: readonly string[] = ['eventsEnd']

/** Any of the offered choices, with defaults for all other fields. */
function anyChoices(procedure: Procedure, state: GameState, chance: Chance): Input {
  const input: Record<string, Scalar> = {}
  for (const field of procedure.fields(state, {})) {
    if (field.kind === 'choice' && field.among.length > 0) input[field.name] = chance.anyOf(field.among)
  }
  return withUsualValues(procedure, state, input)
}

test.each(packProcedures.map((procedure) => ({ name: procedure.name, procedure })))(
  '$name: any input is refused at its field, or leads to an outcome',
  ({ procedure }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), wrongInputs, (seed, wrong) => {
        const state = anyTable(seed)
        const sound = anyChoices(procedure, state, new Chance(seed))
        if (!needsMore.includes(procedure.name)) {
          expect(procedure.check(state, withUsualValues(procedure, state))).toMatchObject({ ok: true })
        }
        const names = Object.keys(sound)
        const said = wrong.map(([at, to]) => [names[at % names.length] ?? 'nothing', to] as const)
        const input: Input = { ...sound, ...Object.fromEntries(said) }
        const fields = procedure.fields(state, input)
        const checked = procedure.check(state, input)
        if (!checked.ok) {
          refusalOf(procedure, state, input)
          const shown = [...fields.map(({ name }) => name), ...names]
          if (names.length > 0) expect(shown, checked.code).toContain(checked.values['field'])
          return
        }
        for (const field of fields) {
          const value = input[field.name] ?? null
          if (value === null) continue
          if (field.kind === 'yesNo') expect(value, field.name).toBeTypeOf('boolean')
          if (field.kind === 'choice') expect(field.among, field.name).toContain(value)
          if (field.kind !== 'number') continue
          expect(Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most).toBe(true)
        }
        procedure.warnings?.(state, input).forEach(read)
        const draft = draftOf(state)
        read(playOut(procedure.run(draft, input), seededDice(seed), usualPolicy))
        draft.changes.why.forEach(read)
      }),
      { numRuns: 40, interruptAfterTimeLimit: 3000 },
    )
  },
  20_000,
)
