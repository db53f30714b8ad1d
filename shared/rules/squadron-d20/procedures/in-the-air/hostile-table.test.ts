import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { Scalar } from '../../../../kernel/scalar'
import { playOut } from '../../../../kernel/sampled-odds'
import { usualPolicy } from '../../../../kernel/policy'
import type { Procedure } from '../../../pack/procedure'
import { withUsualValues, read, refusalOf } from '../../../run/run-procedure.testing'
import { airBase, battleship, destroyer, fighters, motorBoats, torpedoBombers } from '../../ship/stands.testing'
import { antiAircraft } from './aa'
import { airAttack } from './air-attack'
import { airCombat } from './air-combat'
import { strafing } from './strafing'
import { atTable, foldRules } from '../table.testing'

const scalar: fc.Arbitrary<Scalar> = fc.constantFrom<Scalar[]>(
  ...[null, true, false, '', ' ', '__proto__', 'constructor', 'NaN', 0, -1, 0.5, 2, 1e9],
)
/** Mostly defaults and valid values, so that a case has one wrong value at a time. */
const mostly = (...sound: readonly Scalar[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 6, arbitrary: fc.constantFrom(...sound) },
    { weight: 1, arbitrary: scalar },
  )
const stand = mostly('ship', 'boats', 'base', 'small', 'air', 'bombers')

/** Inputs of all four procedures; each reads its own. */
const anyInput = fc
  .record({
    ...{ by: stand, at: stand, target: stand },
    ...{ weapon: mostly('lrf', 'crf'), attacks: mostly(1, 2), bands: mostly(1, 2), radarSees: mostly(true) },
    ...{ aircraft: mostly(1, 2), attack: mostly('torpedoBomber', 'lowLevelBomber'), guns: mostly('strafing') },
    ...{ combat: mostly('intercept', 'dogfight'), byAircraft: mostly(1), atAircraft: mostly(1) },
    ...{ byFactor: mostly(3), atFactor: mostly(9) },
  })
  .map((said) => known(said))

/** Values of an edited journal; the fold keeps tracks within their bounds. */
const damage = fc
  .record({
    aircraft: mostly(1, 2, 6),
    flak: mostly(3, 40),
    splash: mostly(2, 40),
    standing: mostly('afloat', 'withdrawing', 'wreck'),
    load: mostly('none', 'torpedoBomber', 'aircraftGuns'),
    pace: mostly('slow', 'stopped'),
  })
  .map(({ aircraft, flak, splash, ...fields }) => ({
    tracks: known({ aircraft, flak, splash }, (value) => Number.isInteger(value) && Number(value) >= 0),
    fields: known(fields),
  }))

/** Without undefined values, and without figures that the fold lets no track hold. */
function known(said: Readonly<Record<string, Scalar | undefined>>, holds: (value: Scalar) => boolean = () => true) {
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) =>
      value !== undefined && holds(value) ? [[name, value] as const] : [],
    ),
  )
}

const procedures: readonly Procedure[] = [antiAircraft, airAttack, strafing, airCombat]

test.each(procedures.map((procedure) => ({ name: procedure.name, procedure })))(
  '$name: on any table it is played to its end or refused by value',
  ({ procedure }) => {
    fc.assert(
      fc.property(
        anyInput,
        fc.array(damage, { minLength: 6, maxLength: 6 }),
        scalar,
        fc.nat(1e6),
        (input, harms, book, seed) => {
          const documents = {
            ship: battleship,
            small: destroyer,
            boats: motorBoats,
            base: airBase,
            air: fighters,
            bombers: torpedoBombers,
          }
          const stands = Object.entries(documents).map(([id, of], at) => [id, { of, ...harms[at] }] as const)
          const table = { 'attacked:bombers': book, 'attacked:air': `1 ${String(book)}`, 'book.hits': book }
          const state = atTable(Object.fromEntries(stands) as never, { table, houseRules: { remember: 'never' } })
          const down = withUsualValues(procedure, state, input)
          if (refusalOf(procedure, state, down) !== undefined) return
          procedure.warnings?.(state, down).forEach(read)
          for (const { chanceOfMore, total } of procedure.reckoning?.(state, down, []) ?? []) {
            read(total)
            expect(chanceOfMore).toBeGreaterThanOrEqual(0)
            expect(chanceOfMore).toBeLessThanOrEqual(1)
          }
          for (const { chance } of procedure.odds?.quick(state, down, []) ?? []) expect(chance).toBeGreaterThan(0)
          let face = seed
          const dice = (die: string) => 1 + ((face = (face * 1103515245 + 12345) % 2147483648) % Number(die.slice(1)))
          const draft = new RuleDraft(foldRules, state)
          read(playOut(procedure.run(draft, down), dice, usualPolicy))
          draft.changes.why.forEach(read)
        },
      ),
      { numRuns: 150 },
    )
  },
)
