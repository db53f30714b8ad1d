import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { mountBox } from '../../ship/shape'
import { rulingOf } from '../../table/house-rules'
import type { Control } from '../../tables/gunnery'
import { canBeHit, hitsOf, takeHits } from '../criticals/take-hit'
import { warnAimed } from '../events/by-card'
import { dependsOnStanding, hasMountFired, noteFired, onFire, warningsOfFire } from '../may-fire/firing'
import { agreedSight, cleared, sayVerdict } from '../may-fire/may-fire'
import { assessFire, sightOf } from '../may-fire/sight'
import { says, splashes, throwOnTarget } from '../on-target/on-target'
import { loseVesselsToGuns, throwSaves } from '../on-target/saves'
import { gunSaves, gunSum, oddsOfGuns, reckonGuns } from './gun-sum'
import { controlOf, gunsForm, isTypeX, type FiringBattery, type GunValues, type Salvo } from './guns-form'

/** Guns of one ship or shore battery at one target (9.5, 9.6): who may fire, on target, hits and their effects. */
export const guns = procedure({
  name: 'guns',
  phases: ['action'],
  lookUp: onFire.guns,
  form: gunsForm,
  warnings,
  reckoning: reckonGuns,
  odds: oddsOfGuns,
  run: fireGuns,
})

function warnings(state: GameState, values: GunValues): readonly Phrase[] {
  const { ship: firer, target, firing } = values
  const sight = sightOf(state, firer, values)
  const { why } = controlOf(firer, target)
  const verdicts = firing.flatMap(({ who, hasRadar }) => {
    const assessed = assessFire('guns', sight, hasRadar)
    return assessed.verdict === 'may' ? [] : [sayVerdict('guns', assessed, sight, who)]
  })
  return [
    ...warningsOfFire(state, firer, target),
    ...warnAimed(state, firer, target),
    ...verdicts,
    ...(why ? [says(`warning.local.${why}`, { ship: shipName(firer) })] : []),
    ...firing.flatMap(({ key, who, mounts }) =>
      mounts.some((at) => hasMountFired(state, firer.id, key, at)) ? [says('warning.fired', { who })] : [],
    ),
  ]
}

/** What a battle that is played many times gives without a form. */
export function* fireGuns(table: RuleDraft, values: Salvo): Dialogue<Phrase> {
  const { ship: firer, target, firing } = values
  dependsOnStanding(table, firer, target)
  const sight = yield* agreedSight(table, firer, sightOf(table.settled, firer, values))
  const answers = yield* cleared(table, { arm: 'guns', firer, target, sight, wishing: firing })
  const fires = firing.filter((battery) => answers.get(battery)?.fires)
  const on: FiringBattery[] = []
  if (fires.length > 0) {
    const control = yield* agreedControl(table, values)
    for (const battery of fires) {
      dependsOnMounts(table, battery)
      noteFired(table, firer.id, battery.key, battery.mounts)
      const sum = gunSum(values, battery, { band: sight.band, control, radar: answers.get(battery)?.radar ?? 0 })
      const { key, who } = battery
      const to = ownerOf(table.state, firer.id)
      if ((yield* throwOnTarget(table, { key, dice: 1, who, to, sum, lookUp: onFire.guns })) > 0) on.push(battery)
    }
  }
  // Batteries of one salvo fire together: their splashes are placed when all have been thrown.
  splash(table, target, on)
  const hits = isTypeX(target)
    ? yield* hitSmallCraft(table, target, on)
    : yield* scoreHits(table, values, sight.band, on)
  const said = { ship: shipName(firer), target: shipName(target), of: fires.length, on: on.length, n: hits }
  if (fires.length === 0) return says('gunsDone.silent', said)
  return says(on.length === 0 ? 'gunsDone.off' : isTypeX(target) ? 'gunsDone.vessels' : 'gunsDone.hits', said)
}

/** FC 0, armed merchant cruisers and fire at small craft are local, unless a player overrules it. */
function* agreedControl(table: RuleDraft, { ship: firer, target }: Salvo): Dialogue<Control> {
  const { control, why } = controlOf(firer, target)
  const prompt = {
    to: ownerOf(table.state, firer.id),
    ask: says('control.ask', { ship: shipName(firer) }),
    because: [says(why ? `control.why.${why}` : 'control.directed')],
    lookUp: onFire.guns,
  }
  const isLocal = yield* overridable<boolean>('local', control === 'local', [true, false], prompt)
  return isLocal ? 'local' : 'directed'
}

/** Ruling `gunHitSplash`: a battery on target leaves a marker on ships too; on small craft it always does. */
function splash(table: RuleDraft, target: ShipInPlay, on: readonly FiringBattery[]): void {
  if (on.length === 0 || (!isTypeX(target) && rulingOf(table.state, 'gunHitSplash') === 'off')) return
  table.apply(splashes(target, on.length), says('splash', { target: shipName(target), n: on.length }))
}

function* hitSmallCraft(table: RuleDraft, target: ShipInPlay, on: readonly FiringBattery[]): Dialogue<number> {
  let lost = 0
  for (const { key, battery } of on) {
    const modifiers = gunSaves(target, battery.impact)
    lost += yield* throwSaves(table, target, { key: `${key}/saves`, hits: 1, modifiers, lookUp: onFire.typeX })
  }
  loseVesselsToGuns(table, target.id, lost)
  return lost
}

/** Only the rule book knows how many hits a battery on target scores; each is played separately. */
function* scoreHits(
  table: RuleDraft,
  { ship: firer, target, raking }: Salvo,
  band: number,
  on: readonly FiringBattery[],
): Dialogue<number> {
  let all = 0
  const attack = raking ? 'rakingGun' : 'gun'
  for (const { key, who, guns: barrels, battery } of on) {
    const { inches, impact } = battery
    if (!canBeHit(table, target.id)) break
    const because = [
      says('hits.guns', { n: barrels, inches }),
      says('hits.range', { band }),
      says('hits.impact', { impact }),
    ]
    const asked = { key: `${key}/hits`, of: { attack, inches } as const, who, because, lookUp: onFire.guns }
    const hits = yield* hitsOf(table, target, { ...asked, to: ownerOf(table.state, firer.id) })
    yield* takeHits(table, hits, { target: target.id, attack, inches, impact }, (each) => `${key}/hit-${each}`)
    all += hits
  }
  return all
}

function dependsOnMounts(table: RuleDraft, { firer, group, battery, mounts }: FiringBattery): void {
  for (const at of mounts) table.mark(firer.id, mountBox(group, battery.id, at), 'struck')
}
