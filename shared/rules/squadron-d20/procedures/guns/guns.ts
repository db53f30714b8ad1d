import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import { overridable, under, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import type { Procedure } from '../../../pack/procedure'
import { mountBox } from '../../ship/card-parts'
import { rulingOf } from '../../table/house-rules'
import type { Control } from '../../tables/gunnery'
import { canBeHit, takeHit } from '../damage'
import { agreedSight, cleared, onFire, sightOf } from '../may-fire'
import { nameOf, splashes, throwOnTarget } from '../on-target'
import { says } from '../on-target/says'
import { askRuleBookNumber } from '../rule-book/ask-rule-book'
import { throwSaves } from '../saving-throw'
import { dependsOnStanding, noteFired } from './fired-this-turn'
import { controlOf, gunSum } from './gun-sum'
import { checkGuns } from './guns-check'
import { gunsFields } from './guns-fields'
import { gunsOf, isTypeX, type FiringBattery, type GunInputs } from './gun-inputs'
import { oddsOfGuns, reckonGuns } from './guns-reckoned'
import { warningsOfGuns } from './guns-warnings'
import { gunSaves, loseVessels } from './small-craft-hit'
import type { Input } from '../../../pack/input'

/** Guns of one ship or shore battery at one target (9.5, 9.6): who may fire, on target, hits and their effects. */
export const guns: Procedure = {
  name: 'guns',
  phases: ['action'],
  lookUp: onFire.guns,
  fields: gunsFields,
  check: checkGuns,
  warnings: (state, input) => (checkGuns(state, input).ok ? warningsOfGuns(state, gunsOf(state, input)) : []),
  reckoning: reckonGuns,
  odds: oddsOfGuns,
  run,
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const inputs = gunsOf(table.settled, input)
  const { firer, target, firing } = inputs
  dependsOnStanding(table, firer, target)
  const sight = yield* agreedSight(table, firer, sightOf(table.settled, firer, inputs.sight))
  const answers = yield* cleared(table, { arm: 'guns', firer, target, sight, wishing: firing })
  const fires = firing.filter((battery) => answers.get(battery)?.fires)
  const on: FiringBattery[] = []
  if (fires.length > 0) {
    const control = yield* agreedControl(table, inputs)
    for (const battery of fires) {
      dependsOnMounts(table, battery)
      noteFired(table, firer.id, battery.key, battery.mounts)
      const sum = gunSum(inputs, battery, { band: sight.band, control, radar: answers.get(battery)?.radar ?? 0 })
      const { key, who } = battery
      const to = ownerOf(table.state, firer.id)
      if ((yield* throwOnTarget(table, { key, dice: 1, who, to, sum, lookUp: onFire.guns })) > 0) on.push(battery)
    }
  }
  // Batteries of one salvo fire together: their splashes are placed when all have been thrown.
  splash(table, target, on)
  const hits = isTypeX(target)
    ? yield* hitSmallCraft(table, target, on)
    : yield* scoreHits(table, inputs, sight.band, on)
  const values = { ship: nameOf(firer), target: nameOf(target), of: fires.length, on: on.length, n: hits }
  if (fires.length === 0) return says('gunsDone.silent', values)
  return says(on.length === 0 ? 'gunsDone.off' : isTypeX(target) ? 'gunsDone.vessels' : 'gunsDone.hits', values)
}

/** FC 0, armed merchant cruisers and fire at small craft are local, unless a player overrules it. */
function* agreedControl(table: RuleDraft, { firer, target }: GunInputs): Dialogue<Control> {
  const { control, why } = controlOf(firer, target)
  const prompt = {
    to: ownerOf(table.state, firer.id),
    ask: says('control.ask', { ship: nameOf(firer) }),
    because: [says(why ? `control.why.${why}` : 'control.directed')],
    lookUp: onFire.guns,
  }
  const isLocal = yield* overridable<boolean>('local', control === 'local', [true, false], prompt)
  return isLocal ? 'local' : 'directed'
}

/** Ruling `gunHitSplash`: a battery on target leaves a marker on ships too; on small craft it always does. */
function splash(table: RuleDraft, target: ShipInPlay, on: readonly FiringBattery[]): void {
  if (on.length === 0 || (!isTypeX(target) && rulingOf(table.state, 'gunHitSplash') === 'off')) return
  table.apply(splashes(target, on.length), says('splash', { target: nameOf(target), n: on.length }))
}

function* hitSmallCraft(table: RuleDraft, target: ShipInPlay, on: readonly FiringBattery[]): Dialogue<number> {
  let lost = 0
  for (const { key, battery } of on) {
    const to = ownerOf(table.state, target.id)
    const modifiers = gunSaves(target, battery.impact)
    const thrown = { key: `${key}/saves`, hits: 1, who: nameOf(target), to, modifiers, lookUp: onFire.typeX }
    lost += yield* throwSaves(table, thrown)
  }
  loseVessels(table, target.id, lost)
  return lost
}

/** Only the rule book knows how many hits a battery on target scores; each is played separately. */
function* scoreHits(
  table: RuleDraft,
  { firer, target, isRaking }: GunInputs,
  band: number,
  on: readonly FiringBattery[],
): Dialogue<number> {
  let all = 0
  const attack = isRaking ? 'rakingGun' : 'gun'
  for (const { key, who, guns: barrels, battery } of on) {
    const { inches, impact } = battery
    if (!canBeHit(table, target.id)) break
    const because = [
      says('hits.guns', { n: barrels, inches }),
      says('hits.range', { band }),
      says('hits.impact', { impact }),
    ]
    const prompt = { to: ownerOf(table.state, firer.id), ask: says('hits.ask', { who }), because, lookUp: onFire.guns }
    const hits = yield* askRuleBookNumber(table, 'hits', { key: `${key}/hits`, of: { attack, inches }, prompt })
    table.because(says('hits.told', { who, target: nameOf(target), n: hits }))
    for (let each = 1; each <= hits && canBeHit(table, target.id); each++) {
      yield* under(`${key}/hit-${each}`, takeHit(table, { target: target.id, attack, inches, impact }))
    }
    all += hits
  }
  return all
}

function dependsOnMounts(table: RuleDraft, { firer, group, battery, mounts }: FiringBattery): void {
  for (const at of mounts) table.mark(firer.id, mountBox(group, battery.id, at), 'struck')
}
