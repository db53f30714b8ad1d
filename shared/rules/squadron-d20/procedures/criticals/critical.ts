import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused, type Refusal } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { dataOf } from '../../ship/stand-data'
import { floats } from '../../ship/state'
import { columns } from '../../tables/criticals'
import { attacks, underwaterAttacks } from '../../tables/damage'
import { any, calibreOffer, isGun } from '../rule-book/ask-rule-book'
import { says } from '../throws/crew-test'
import { wreckReckoningOf } from '../throws/wreck-test'
import { oddsOfCritical } from './odds'
import { criticalDamage } from './spend'
import { isDamageable, onDamage } from './target'

/** The column is asked for or rolled during the dialogue. */
const noColumn = 'later'
const tables = ['structural', 'underwater'] as const

/** On whom, by what, on which table, in which column: the form of hits and of criticals. */
export const damageForm = form()
  .ship(
    'target',
    (state) => ({
      among: Object.values(state.ships).filter((ship) => floats(ship) && isDamageable(dataOf(ship.document))),
    }),
    (_state, { target }) => noTarget(target),
  )
  .choice('attack', { among: attacks, default: 'gun', wrong: 'no-such-attack' })
  .choice('inches', (state, { attack = 'gun' }) => ({
    ...calibreOffer(state, usualCalibres),
    hidden: !isGun(attack),
  }))
  .choice(
    'on',
    (_state, { target, attack = 'gun' }) => ({
      among: tables,
      default: !isAshore(target) && underwaterAttacks.includes(attack) ? 'underwater' : 'structural',
      wrong: 'no-such-critical-table',
      hidden: isAshore(target),
    }),
    (_state, { target, on }) =>
      isAshore(target) && on === 'underwater' ? refused('no-water-ashore', { ship: shipName(target) }) : undefined,
  )
  .choice('column', (_state, { on }) =>
    on === 'underwater' ? { among: [noColumn, ...columns], default: noColumn, wrong: 'no-such-column' } : undefined,
  )
  .derived('cause', (_state, { attack = 'gun', inches, on = 'structural', column }) => ({
    attack,
    on,
    ...(isGun(attack) && inches !== any && inches !== undefined && { inches: Number(inches) }),
    ...(column && column !== noColumn && { column }),
  }))

export type DamageValues = ValuesOf<typeof damageForm>

const criticalForm = damageForm
  // The range of critical values that a rule book may give.
  .number('cv', { least: 1, most: 99, default: 5, wrong: 'no-critical-value' })
  .yesNo('flashover', (_state, { on }) => (on === 'underwater' ? { default: false } : undefined))

/** A critical alone: its CV is known, and is spent result by result. */
export const critical = procedure({
  name: 'critical',
  phases: ['action'],
  lookUp: onDamage.structural,
  form: criticalForm,
  reckoning: (state, { target }) => wreckReckoningOf(state, target),
  odds: oddsOfCritical(criticalOf),
  *run(table: RuleDraft, values): Dialogue<Phrase> {
    const { target, cv } = values
    const { isGone } = yield* criticalDamage(table, { ...criticalOf(values), target: target.id })
    return says(isGone ? 'done.criticalGone' : 'done.critical', { ship: shipName(target), cv })
  },
})

function criticalOf({ cause, cv, flashover = false }: ValuesOf<typeof criticalForm>) {
  return { ...cause, cv, isFlashover: flashover }
}

/** Stands with critical damage tables that are still there. */
function noTarget(target: ShipInPlay): Refusal | undefined {
  const values = { ship: shipName(target) }
  if (!isDamageable(dataOf(target.document))) return refused('no-criticals-on', values)
  return floats(target) ? undefined : refused('past-harm', values)
}

/** Guns of the war: a hit may be called of one that no ship of the table has. */
const usualCalibres = [18.1, 16, 15, 14, 12, 11, 8, 6, 5, 4, 3]

const isAshore = (target: ShipInPlay | undefined) => target !== undefined && dataOf(target.document).kind === 'shore'
