import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { dataOf } from '../../ship/stand-data'
import { torpedoMountsThatFire } from '../../ship/state'
import { says } from '../on-target/on-target'
import { agreedSight, checklist, cleared, sayLimit, sayVerdict, type Wishing } from './checklist'
import { badFirer, badTarget, batteriesInPlay, batteryFault, firersOf, onFire, targetsOf } from './firing'
import { arms, assessFire, beyondBands, clearOffer, litOffer, rangeOffer, sightOf, type Arm } from './sight'

const mayFireForm = form()
  .ship(
    'ship',
    (state) => ({ among: firersOf(state, (stand) => hers(stand).length > 0) }),
    (_state, { ship }) => badFirer(ship),
  )
  .needs('ship')
  .choice('arm', (_state, { ship }) => {
    return { among: hers(ship), wrong: refused('nothing-to-fire-with', { ship: shipName(ship) }) }
  })
  .ship(
    'target',
    (state, { ship, arm }) => (arm === 'wideSpread' ? undefined : { among: targetsOf(state, ship) }),
    (_state, { ship, target }) => badTarget(ship, target),
  )
  .range('rangeInches', rangeOffer, beyondBands)
  .yesNo('clear', clearOffer)
  // Of the area of a wide spread one can only guess: as the first target is.
  .yesNo('lit', (state, { ship, target }) => litOffer(state, { target: target ?? targetsOf(state, ship)[0] }))

type Values = ValuesOf<typeof mayFireForm>

/** 9.1 as a checklist: who may fire at what he sees, after which crew tests, and why not. */
export const mayFire = procedure({
  name: 'mayFire',
  phases: ['shipMovement', 'action'],
  lookUp: onFire.mayFire,
  form: mayFireForm,
  warnings,
  run,
})

/** Batteries or torpedoes that she can fire. */
function hers(stand: ShipInPlay): readonly Arm[] {
  const guns = batteriesInPlay(stand).some((battery) => batteryFault(battery) === undefined)
  const data = dataOf(stand.document)
  const torpedoes = data.kind === 'smallCraft' ? data.torpedoes !== null : torpedoMountsThatFire(stand).length > 0
  return arms.filter((arm) => (arm === 'guns' ? guns : torpedoes))
}

function warnings(state: GameState, { ship, arm, ...values }: Values): readonly Phrase[] {
  const sight = sightOf(state, ship, values)
  const assessed = wishing(ship, arm).map(({ who, hasRadar }) => ({ who, is: assessFire(arm, sight, hasRadar) }))
  const [first] = assessed
  return [
    ...checklist(sight),
    ...(first ? [sayLimit(first.is, sight)] : []),
    ...assessed.map(({ who, is }) => sayVerdict(arm, is, sight, who)),
  ]
}

function wishing(firer: ShipInPlay, arm: Arm): readonly Wishing[] {
  if (arm !== 'guns') return [{ key: arm, who: shipName(firer), hasRadar: false }]
  return batteriesInPlay(firer).filter((battery) => batteryFault(battery) === undefined)
}

function* run(table: RuleDraft, { ship: firer, arm, target, ...values }: Values): Dialogue<Phrase> {
  const sight = yield* agreedSight(table, firer, sightOf(table.state, firer, values))
  const all = wishing(firer, arm)
  const answers = yield* cleared(table, { arm, firer, target, sight, wishing: all })
  const n = [...answers.values()].filter(({ fires }) => fires).length
  const said = { ship: shipName(firer), n, of: all.length }
  if (arm === 'guns') return says(`mayFireDone.guns.${n === 0 ? 'none' : n < all.length ? 'some' : 'all'}`, said)
  return says(`mayFireDone.${arm}.${n > 0 ? 'may' : 'no'}`, said)
}
