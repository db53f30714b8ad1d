import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { exactly } from '../../../kit/exactly'
import type { OddsRow } from '../../../pack/odds'
import type { Reckoning } from '../../../pack/procedure'
import { dataOf } from '../../ship/stand-data'
import { standsOn } from '../../ship/state'
import {
  gunnery,
  gunneryModifiers as modifiers,
  gunsAtTypeX,
  gunsShooting,
  type Control,
  mayFire,
} from '../../tables/gunnery'
import { pick, triedBy } from '../may-fire/may-fire'
import { assessFire, mostBands, sightOf, type FireAssessment } from '../may-fire/sight'
import {
  chanceOf,
  counts,
  crewQualityOf,
  reckonOnTarget,
  says,
  splashOnFirer,
  splashOnTarget,
  targetModifiers,
  targetRerolls,
  type OnTargetSum,
} from '../on-target/on-target'
import { chanceOfFailure } from '../on-target/saves'
import { chanceOfCrewTest } from '../throws/crew-test'
import { type Modifier, exactRow } from '../throws/sum'
import { controlOf, isTypeX, type FiringBattery, type GunValues } from './guns-form'

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
      counts('gunsShooting', gunsModifier(guns), { n: guns }),
      ...targetModifiers(target),
      counts('interveningBase', modifiers.interveningBase * bases, { n: bases }),
      splashOnFirer(firer, modifiers.splashMarker),
      splashOnTarget(target, modifiers.splashMarker),
      counts('gunneryModifier', standsOn(firer, 'gunneryModifier')),
      counts('radarSupport', modifiers.radar * radar),
    ],
    rerolls: [...targetRerolls(target), ...shoreRerolls(firer)],
  }
}

/** Misses are thrown again once, however many reasons there are. */
function shoreRerolls(firer: ShipInPlay): readonly Phrase[] {
  return dataOf(firer.document).kind === 'shore' ? [says('reroll.shore')] : []
}

/** A stand's own modifier to its saving throws; 0 for all but small craft. */
export function typeXModifier(target: ShipInPlay): Modifier {
  const data = dataOf(target.document)
  return counts('typeX', data.kind === 'smallCraft' ? data.savingThrow : 0)
}

/** Guns at small craft (9.6): the stand's own modifier, less the IP of the gun. */
export function gunSaves(target: ShipInPlay, impact: number): readonly Modifier[] {
  return [typeXModifier(target), counts('gunImpact', gunsAtTypeX.impactCounts * impact)]
}

/** A battery with its sum, if nothing is overruled. */
interface ReckonedBattery {
  readonly battery: FiringBattery
  readonly sum: OnTargetSum
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
    return { battery, sum, ...clearance(state, values, assessed, battery) }
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
export function reckonGuns(state: GameState, values: GunValues): readonly Reckoning[] {
  return reckoned(state, values).map(({ battery: { who, guns }, sum }) =>
    reckonOnTarget(says('gunsTitle', { who, n: guns }), sum),
  )
}

/** Exact odds of each battery on target, crew tests and rerolls counted. The rule book says how many hits follow. */
export const oddsOfGuns = exactly((state: GameState, values: GunValues): readonly OddsRow[] => {
  const all = reckoned(state, values)
  const rows = all.flatMap(({ battery: { who, battery }, sum, mayFire: may }) => {
    const on = may * chanceOf(sum)
    const lost = on * chanceOfFailure(gunSaves(values.target, battery.impact))
    return [exact('odds.onTarget', on, who), ...(isTypeX(values.target) ? [exact('odds.vessel', lost, who)] : [])]
  })
  return all.length < 2 ? rows : [...rows, exact('odds.anyOnTarget', anyOf(all), '')]
})

/** One crew test lets all fire or none; those of batteries are independent. */
function anyOf(all: readonly ReckonedBattery[]): number {
  const shared = all.find(({ isShared }) => isShared)
  const none = all.reduce((product, { sum, mayFire: may, isShared }) => {
    return product * (1 - (isShared ? 1 : may) * chanceOf(sum))
  }, 1)
  return (shared?.mayFire ?? 1) * (1 - none)
}

function exact(name: string, chance: number, who: string): OddsRow {
  return exactRow(says(name, { who }), chance)
}
