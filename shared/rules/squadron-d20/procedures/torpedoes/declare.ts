import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { mountBox, torpedoBattery, trackOf } from '../../ship/shape'
import { torpedoArcs } from '../../table/markers'
import { agreedSight, cleared, sayVerdict } from '../may-fire/checklist'
import {
  badFirer,
  badTarget,
  dependsOnStanding,
  firersOf,
  noteFired,
  onFire,
  targetsOf,
  warningsOfFire,
} from '../may-fire/firing'
import { assessFire, beyondBands, clearOffer, litOffer, rangeOffer, sightOf } from '../may-fire/sight'
import { says } from '../on-target/on-target'
import {
  attacksLeft,
  canLaunch,
  placeAttackMarker,
  settingOffer,
  torpedoTargets,
  tubeMounts,
  type TubeMount,
} from './attacks'

const kinds = ['aimed', 'wideSpread'] as const

const declareForm = form()
  .ship(
    'ship',
    (state) => ({ among: firersOf(state, canLaunch) }),
    (_state, { ship }) =>
      badFirer(ship) ?? (canLaunch(ship) ? undefined : refused('no-torpedoes', { ship: shipName(ship) })),
  )
  .needs('ship')
  .choice('spread', { among: kinds, wrong: 'no-such-spread-kind' })
  .ship(
    'target',
    (state, { ship, spread }) =>
      spread === 'wideSpread' ? undefined : { among: targetsOf(state, ship, torpedoTargets) },
    (_state, { ship, target }) => badTarget(ship, target, torpedoTargets),
  )
  .thing('setting', (_state, { ship }) => settingOffer(ship))
  .derived('left', (_state, { ship }) => attacksLeft(ship))
  .number('attacks', (_state, { ship, left }) => {
    if (left === null || left === undefined) return undefined
    const wrong = refused('torpedo-attacks-left', { ship: shipName(ship), most: left })
    return { least: 1, most: Math.max(1, left), default: 1, wrong }
  })
  .things(
    'mounts',
    (_state, { ship, left }) => (left === null ? mountsOffer(ship) : undefined),
    (_state, { ship, mounts }) => {
      if (mounts.length === 0) return refused('no-tubes-chosen')
      const out = mounts.find(({ fault }) => fault)
      return out && refused('tubes-out', { ship: shipName(ship), at: out.at + 1 })
    },
  )
  .choice('arc', (_state, { spread }) => {
    return spread === 'wideSpread' ? undefined : ({ among: torpedoArcs, wrong: 'no-such-arc' } as const)
  })
  .range('rangeInches', rangeOffer, beyondBands)
  .yesNo('clear', clearOffer)
  .yesNo('lit', litOffer)

type Values = ValuesOf<typeof declareForm>

/** A torpedo attack is declared in ship movement: a marker holds it until the action phase. */
export const declareTorpedoes = procedure({
  name: 'declareTorpedoes',
  phases: ['shipMovement'],
  lookUp: onFire.mayFire,
  form: declareForm,
  warnings,
  run,
})

const mountsOffer = (ship: ShipInPlay) => ({
  among: tubeMounts(ship),
  key: ({ at }: TubeMount) => `tt-${at}`,
  cannot: ({ fault }: TubeMount) => fault && says(`torpedoes.mountFault.${fault}`),
  names: ({ at, tubes }: TubeMount) => says('torpedoes.mount', { at: at + 1, n: tubes }),
  wrong: refused('no-such-tubes', { ship: shipName(ship) }),
})

const armOf = (spread: Values['spread']) => (spread === 'aimed' ? 'torpedoesAimed' : 'wideSpread')

function warnings(state: GameState, values: Values): readonly Phrase[] {
  const { ship, spread, target, setting } = values
  const sight = sightOf(state, ship, values)
  const assessed = assessFire(armOf(spread), sight, false)
  const bands = setting.rangeBands
  return [
    ...warningsOfFire(state, ship, target),
    ...(assessed.verdict === 'may' ? [] : [sayVerdict(armOf(spread), assessed, sight, shipName(ship))]),
    ...(sight.band > bands ? [says('torpedoes.short', { bands })] : []),
  ]
}

function* run(table: RuleDraft, values: Values): Dialogue<Phrase> {
  const { ship, spread, target, setting, mounts = [], rangeInches, arc = torpedoArcs[0], attacks = 1 } = values
  const { knots } = setting
  dependsOnStanding(table, ship, ...(target ? [target] : []))
  const said = { ship: shipName(ship), target: target ? shipName(target) : '' }
  const sight = yield* agreedSight(table, ship, sightOf(table.settled, ship, values))
  const arm = armOf(spread)
  const wish = { key: arm, who: shipName(ship), hasRadar: false }
  const answers = yield* cleared(table, { arm, firer: ship, target, sight, wishing: [wish] })
  if (!answers.get(wish)?.fires) return says(`torpedoesDone.silent.${spread}`, said)
  empty(table, values)
  noteFired(table, ship.id, 'torpedoes')
  const tubes = mounts.reduce((sum, mount) => sum + mount.tubes, 0)
  const attack = { at: target?.id ?? '', is: spread, knots, tubes, attacks, arc, rangeInches }
  table.apply(placeAttackMarker(table.state, ship, attack), says('torpedoes.recorded', { knots }))
  return says(`torpedoesDone.declared.${spread}`, said)
}

/** Mounts that have launched are out until a player marks them as loaded; small craft count attacks. */
function empty(table: RuleDraft, { ship, attacks, mounts = [] }: Values): void {
  const { id } = ship
  if (attacks !== undefined) {
    table.track(id, trackOf('torpedoAttacks'))
    table.apply({ type: 'trackMoved', ship: id, track: trackOf('torpedoAttacks'), by: -attacks })
    return
  }
  for (const { at } of mounts) {
    const box = mountBox('torpedoes', torpedoBattery, at)
    table.mark(id, box, 'out')
    table.apply({ type: 'marked', ship: id, box, mark: 'out', on: true })
  }
  table.because(says('torpedoes.emptied', { ship: shipName(ship), n: mounts.length }))
}
