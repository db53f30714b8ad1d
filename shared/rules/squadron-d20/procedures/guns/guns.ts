import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { overridable, under, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { exactly } from '../../../kit/exactly'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { OddsRow } from '../../../pack/odds'
import type { Agreed } from '../../../pack/agreed'
import type { Reckoning } from '../../../pack/procedure'
import { mountBox } from '../../ship/shape'
import { dataOf } from '../../ship/stand-data'
import { standsOn } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import {
  gunnery,
  gunneryModifiers as modifiers,
  gunsAtTypeX,
  gunsShooting,
  mayFire,
  type Control,
} from '../../tables/gunnery'
import { attacksHit } from '../criticals/take-hit'
import { warnAimed } from '../events/by-card'
import { dependsOnStanding, hasMountFired, noteFired, onFire, rememberAim, warningsOfFire } from '../may-fire/firing'
import { agreedSight, cleared, pick, sayVerdict, triedBy } from '../may-fire/may-fire'
import { assessFire, mostBands, sightOf, type FireAssessment } from '../may-fire/sight'
import { chanceOfCrewTest } from '../throws/crew-test'
import {
  chanceOfAny,
  counts,
  crewQualityOf,
  isLand,
  lose,
  reckonAttack,
  reckonWithSaves,
  says,
  splashes,
  splashOnFirer,
  splashOnTarget,
  targetModifiers,
  targetRerolls,
  throwOnTarget,
  throwSaves,
  type Attack,
  type OnTargetSum,
} from '../throws/on-target'
import { exactRow, type Modifier } from '../throws/sum'
import { note } from '../turn/turn'
import { controlOf, gunsForm, isTypeX, type FiringBattery, type GunValues, type Salvo } from './guns-form'

/** Guns of one ship or shore battery at one target (9.5, 9.6): who may fire, on target, hits and their effects. */
export const guns = procedure({
  name: 'guns',
  phases: ['action'],
  lookUp: onFire.guns,
  form: gunsForm,
  warnings,
  reckoning,
  odds: exactly(odds),
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
    rememberAim(table, firer.id, target, values.rangeInches)
    const control = yield* agreedControl(table, values)
    for (const battery of fires) {
      dependsOnMounts(table, battery)
      noteFired(table, firer.id, battery.key, battery.mounts)
      const sum = gunSum(values, battery, { band: sight.band, control, radar: answers.get(battery)?.radar ?? 0 })
      if ((yield* throwOnTarget(table, attackOf(table.state, values, battery, sum))) > 0) on.push(battery)
    }
  }
  // Batteries of one salvo fire together: their splashes are placed when all have been thrown.
  splash(table, target, on)
  const hits = isTypeX(target)
    ? yield* hitSmallCraft(table, target, on)
    : yield* scoreHits(table, values, sight.band, on)
  const said = {
    ship: shipName(firer),
    target: shipName(target),
    bands: sight.band,
    of: fires.length,
    on: on.length,
    n: hits,
  }
  if (fires.length === 0) {
    note(table, 'gunsSilent', firer.id)
    return says('gunsDone.silent', said)
  }
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
  for (const battery of on) lost += yield* throwSaves(table, savesOf(target, battery), 1)
  lose(table, target.id, 'vesselsToGuns', lost)
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
    all += yield* under(
      key,
      attacksHit(table, {
        ...{ attacks: 1, shots: barrels, hit: { target: target.id, attack, inches, impact }, who, lookUp: onFire.guns },
        to: ownerOf(table.state, firer.id),
        because: [says('hits.guns', { n: barrels, inches }), says('hits.range', { band })],
      }),
    )
  }
  return all
}

function dependsOnMounts(table: RuleDraft, { firer, group, battery, mounts }: FiringBattery): void {
  for (const at of mounts) table.mark(firer.id, mountBox(group, battery.id, at), 'struck')
}

/** By how many guns of a battery shoot. */
export function gunsModifier(guns: number): number {
  return gunsShooting.findLast(({ from }) => guns >= from)?.modifier ?? 0
}

/** What a battery needs on its D20, with every modifier by name (9.5). */
export function gunSum(
  { ship: firer, target, bases }: Pick<GunValues, 'ship' | 'target' | 'bases'>,
  { guns }: Pick<FiringBattery, 'guns'>,
  { band, control, radar }: { readonly band: number; readonly control: Control; readonly radar: number },
): OnTargetSum {
  const row = gunnery.needed[Math.min(mostBands, band) - 1] ?? gunnery.needed[0]
  return {
    needed: row[control],
    of: says(`control.row.${control}`, { bands: row.bands }),
    modifiers: [
      counts('crewQuality', crewQualityOf(firer)),
      // However many of each battery: one reason of all their sums.
      { ...counts('gunsShooting', gunsModifier(guns), { n: guns }), row: says('gunsAtTarget') },
      ...targetModifiers(target),
      counts('interveningBase', modifiers.interveningBase * bases, { n: bases }),
      splashOnFirer(firer, modifiers.splashMarker),
      splashOnTarget(target, modifiers.splashMarker),
      counts('gunneryModifier', standsOn(firer, 'gunneryModifier')),
      counts('radarSupport', modifiers.radar * radar),
    ],
    // Misses are thrown again once, however many reasons there are.
    rerolls: [...targetRerolls(target), ...(isLand(firer) ? [says('reroll.shore')] : [])],
  }
}

/** A stand's own modifier to its saving throws; 0 for all but small craft. */
export function typeXModifier(target: ShipInPlay): Modifier {
  const data = dataOf(target.document)
  return counts('typeX', data.kind === 'smallCraft' ? data.savingThrow : 0)
}

/** One die of a battery. */
function attackOf(state: GameState, { ship, target }: Salvo, battery: FiringBattery, sum: OnTargetSum) {
  const { key, who } = battery
  const to = ownerOf(state, ship.id)
  return { key, dice: 1, who, to, sum, lookUp: onFire.guns, saves: savesOf(target, battery) }
}

/** Guns at small craft (9.6): the stand's own modifier, less the IP of the gun. */
function savesOf(target: ShipInPlay, { key, battery }: FiringBattery) {
  const modifiers = [typeXModifier(target), counts('gunImpact', gunsAtTypeX.impactCounts * battery.impact)]
  return { key: `${key}/saves`, of: target, modifiers, lookUp: onFire.typeX }
}

/** A battery with its sum, if nothing is overruled. */
interface ReckonedBattery {
  readonly battery: FiringBattery
  readonly attack: Attack
  /** What 9.1 leaves to a crew test: 1 where it may fire, 0 where it may not. */
  readonly mayFire: number
  /** One crew test for all batteries. */
  readonly isShared: boolean
}

function reckoned(state: GameState, values: GunValues): readonly ReckonedBattery[] {
  const sight = sightOf(state, values.ship, values)
  const { control } = controlOf(values.ship, values.target)
  return values.firing.map((battery) => {
    const assessed = assessFire('guns', sight, battery.hasRadar)
    const radar = battery.hasRadar ? mayFire[assessed.case].radar : 0
    const sum = gunSum(values, battery, { band: sight.band, control, radar })
    return { battery, attack: attackOf(state, values, battery, sum), ...clearance(state, values, assessed, battery) }
  })
}

function clearance(
  state: GameState,
  { ship: firer, target }: GunValues,
  { verdict }: FireAssessment,
  { key }: FiringBattery,
) {
  if (verdict === 'may' || verdict === 'no') return { mayFire: verdict === 'may' ? 1 : 0, isShared: false }
  const isShared = verdict === 'shipTest'
  const before = triedBy(state, firer.id, isShared ? pick : key)
  if (before?.target === target.id) return { mayFire: before.passed ? 1 : 0, isShared: false }
  if (before && isShared) return { mayFire: 0, isShared: false }
  return { mayFire: chanceOfCrewTest(crewQualityOf(firer)), isShared }
}

/** The sum of every battery, from the same figures as in the dialogue. */
function reckoning(state: GameState, values: GunValues, agreed: Agreed): readonly Reckoning[] {
  return reckoned(state, values).flatMap(({ battery: { who, guns, battery }, attack }) => {
    const title = says('gunsTitle', { who, n: guns })
    const sums = isTypeX(values.target)
      ? reckonWithSaves(attack, agreed, title)
      : reckonAttack(attack, agreed, { title })
    return sums.map((sum) => ({ ...sum, short: says('gunsShort', { inches: battery.inches, n: guns }) }))
  })
}

/** Exact odds of each battery on target, crew tests and rerolls counted. The rule book says how many hits follow. */
function odds(state: GameState, values: GunValues): readonly OddsRow[] {
  const all = reckoned(state, values)
  const exact = (name: string, chance: number, who: string) => exactRow(says(name, { who }), chance)
  const rows = all.flatMap(({ attack, mayFire: may }) => [
    exact('odds.onTarget', may * chanceOfAny(attack), attack.who),
    ...(isTypeX(values.target) ? [exact('odds.vessel', may * chanceOfAny(attack, 'lost'), attack.who)] : []),
  ])
  return all.length < 2 ? rows : [...rows, exact('odds.anyOnTarget', anyOf(all), '')]
}

/** One crew test lets all fire or none; those of batteries are independent. */
function anyOf(all: readonly ReckonedBattery[]): number {
  const shared = all.find(({ isShared }) => isShared)
  const none = all.reduce((product, { attack, mayFire: may, isShared }) => {
    return product * (1 - (isShared ? 1 : may) * chanceOfAny(attack))
  }, 1)
  return (shared?.mayFire ?? 1) * (1 - none)
}
