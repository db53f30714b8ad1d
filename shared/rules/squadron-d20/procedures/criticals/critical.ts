import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { playOut } from '../../../../kernel/sampled-odds'
import { exactly } from '../../../kit/exactly'
import { form, type ValuesOf } from '../../../kit/form'
import { playedOdds } from '../../../kit/played-odds'
import { procedure } from '../../../kit/procedure'
import { shipWho } from '../../../kit/ship-who'
import type { Assumed, OddsRow, ProcedureOdds } from '../../../pack/odds'
import { groupNames } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { floats } from '../../ship/state'
import { columns } from '../../tables/criticals'
import { attacks, underwaterAttacks } from '../../tables/damage'
import { any, calibreOffer, isGun } from '../rule-book/rule-book'
import { says } from '../throws/crew-test'
import { exactRow } from '../throws/sum'
import { wreckReckoningOf } from '../throws/wreck-test'
import { oddsOfFirstRow, spendCritical, type Critical } from './spend'
import { takeHits } from './take-hit'
import { isDamageable, onDamage, Target, targetTried } from './target'

/** The column is asked for or rolled during the dialogue. */
const noColumn = 'later'
const tables = ['structural', 'underwater'] as const

/** On whom, by what, on which table, in which column: the form of hits and of criticals. */
const damageForm = form()
  .ship(
    ...shipWho('target', [
      ['no-criticals-on', ({ document }) => isDamageable(dataOf(document))],
      ['past-harm', floats],
    ]),
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

type DamageValues = ValuesOf<typeof damageForm>

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
    const struck = new Target(table, target.id)
    struck.because('loop.begins', { cv })
    const { isGone } = yield* spendCritical(struck, criticalOf(values))
    return says(isGone ? 'done.criticalGone' : 'done.critical', { ship: shipName(target), cv })
  },
})

function criticalOf({ cause, cv, flashover = false }: ValuesOf<typeof criticalForm>) {
  return { ...cause, cv, isFlashover: flashover }
}

/** Guns of the war: a hit may be called of one that no ship of the table has. */
const usualCalibres = [18.1, 16, 15, 14, 12, 11, 8, 6, 5, 4, 3]

const isAshore = (target: ShipInPlay | undefined) => target !== undefined && dataOf(target.document).kind === 'shore'

const hitForm = damageForm.number('hits', { least: 1, most: 20, default: 1, wrong: 'hits-called' })

/** Hits called at the table, from any source: damage to F and S, the wreck test, and its critical. */
export const hit = procedure({
  name: 'hit',
  phases: ['action'],
  lookUp: [...onDamage.structural, ...onDamage.wreckTest],
  form: hitForm,
  reckoning: (state, { target }) => wreckReckoningOf(state, target),
  odds: exactly(firstRows),
  *run(table: RuleDraft, { target, cause, hits }): Dialogue<Phrase> {
    const isGone = yield* takeHits(table, hits, { ...cause, target: target.id })
    return says(isGone ? 'done.hitGone' : 'done.hit', { ship: shipName(target), n: hits })
  },
})

/** Only the rule book knows the damage of a hit: its odds are what its critical damages first. */
function firstRows(state: GameState, { target, cause }: DamageValues): readonly OddsRow[] {
  const struck = targetTried(state, target.id)
  if (!struck) return []
  return oddsOfFirstRow(struck, cause).map(({ value, chance }) => exactRow(says(`odds.first.${value}`), chance))
}

/** Her figures before a critical, or after it. */
const figuresOf = (target: Target) => ({
  isGone: target.isGone,
  flotation: target.figure('flotation'),
  speed: target.figure('speed'),
  fires: target.figure('fires'),
  steering: target.figure('steering'),
  mounts: groupNames.reduce((sum, group) => sum + target.mountsLeft(group).length, 0),
  hasPower: !target.hasPowerFailure,
})
type Figures = ReturnType<typeof figuresOf>

/** What a player wants to know of a critical before it is rolled: yes or no questions about her state after it. */
const questions: Readonly<Record<string, (after: Figures, before: Figures) => boolean>> = {
  gone: ({ isGone }) => isGone,
  flotation: (after, before) => after.flotation < before.flotation,
  halfFlotation: (after, before) => before.flotation > 0 && 2 * after.flotation <= before.flotation,
  speed: (after, before) => after.speed < before.speed,
  stopped: (after, before) => before.speed > 0 && after.speed === 0,
  fire: (after, before) => after.fires > before.fires,
  mounts: (after, before) => after.mounts < before.mounts,
  steering: (after, before) => before.steering > 0 && after.steering === 0,
  power: (after, before) => before.hasPower && !after.hasPower,
}

/** Sampled odds of the whole critical value, with their error. */
function oddsOfCritical<Values extends { readonly target: ShipInPlay }>(
  criticalOf: (values: Values) => Critical,
): ProcedureOdds<Values> {
  return {
    policy: says('odds.policy'),
    // The loop has no closed form; the first samples follow within a frame or two.
    quick: () => [],
    full: (state, values, assumed) => criticalPlayed(state, values.target.id, criticalOf(values), assumed),
  }
}

/** Throws for a stand that has no criticals. */
export function criticalPlayed(
  state: GameState,
  ship: ShipId,
  critical: Critical,
  { dice, policy }: Pick<Assumed, 'dice' | 'policy'>,
) {
  const before = figuresOf(targetTried(state, ship)!)
  return playedOdds({
    sample() {
      const target = targetTried(state, ship)!
      playOut(spendCritical(target, critical), dice, policy)
      const after = figuresOf(target)
      return Object.keys(questions).filter((name) => questions[name]!(after, before))
    },
    rows: Object.keys(questions).map((name) => ({ name, say: says(`odds.${name}`) })),
    atOnce: 500,
    seenAlone: true,
  })
}
