import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { exactly } from '../../../kit/exactly'
import type { OddsRow, ProcedureOdds } from '../../../pack/odds'
import type { Reckoning } from '../../../pack/procedure'
import { assessFire, sightOf, type Sight } from '../may-fire/sight'
import { triedBy, pick } from '../may-fire/tried'
import { mayFire } from '../../tables/may-fire'
import { chanceOf, crewQualityOf, reckonOnTarget, type OnTargetSum } from '../on-target'
import { says } from '../on-target/says'
import { chanceOfFailure } from '../saving-throw'
import { chanceOfCrewTest } from '../throws/crew-test'
import { controlOf, gunSum } from './gun-sum'
import { gunsOf, isTypeX, type FiringBattery, type GunInputs } from './gun-inputs'
import { gunSaves } from './small-craft-hit'
import type { Input } from '../../../pack/input'

/** A battery with its sum, if nothing is overruled. */
interface ReckonedBattery {
  readonly battery: FiringBattery
  readonly sum: OnTargetSum
  /** What 9.1 leaves to a crew test: 1 where it may fire, 0 where it may not. */
  readonly mayFire: number
  /** One crew test for all batteries. */
  readonly isShared: boolean
}

function reckoned(state: GameState, inputs: GunInputs): readonly ReckonedBattery[] {
  const sight = sightOf(state, inputs.firer, inputs.sight)
  const { control } = controlOf(inputs.firer, inputs.target)
  return inputs.firing.map((battery) => {
    const assessed = assessFire('guns', sight, battery.hasRadar)
    const radar = battery.hasRadar ? mayFire[assessed.case].radar : 0
    const sum = gunSum(inputs, battery, { band: sight.band, control, radar })
    return { battery, sum, ...clearance(state, inputs, sight, battery) }
  })
}

function clearance(state: GameState, { firer, target }: GunInputs, sight: Sight, battery: FiringBattery) {
  const { verdict } = assessFire('guns', sight, battery.hasRadar)
  if (verdict === 'may' || verdict === 'no') return { mayFire: verdict === 'may' ? 1 : 0, isShared: false }
  const isShared = verdict === 'shipTest'
  const before = triedBy(state, firer.id, isShared ? pick : battery.key)
  if (before?.target === target.id) return { mayFire: before.passed ? 1 : 0, isShared: false }
  if (before && isShared) return { mayFire: 0, isShared: false }
  return { mayFire: chanceOfCrewTest(crewQualityOf(firer)), isShared }
}

/** The sum of every battery, from the same figures as in the dialogue. */
export function reckonGuns(state: GameState, input: Input): readonly Reckoning[] {
  return reckoned(state, gunsOf(state, input)).map(({ battery, sum }) => reckonOnTarget(titleOf(battery), sum))
}

function titleOf({ who, guns }: FiringBattery): Phrase {
  return says('gunsTitle', { who, n: guns })
}

/** Exact odds of each battery on target, crew tests and rerolls counted. The rule book says how many hits follow. */
export const oddsOfGuns: ProcedureOdds = exactly(rowsOf)

function rowsOf(state: GameState, input: Input): readonly OddsRow[] {
  const inputs = gunsOf(state, input)
  const all = reckoned(state, inputs)
  const rows = all.flatMap((each) => {
    const { battery, sum } = each
    const on = each.mayFire * chanceOf(sum)
    const lost = on * chanceOfFailure(gunSaves(inputs.target, battery.battery.impact))
    return [
      exact('odds.onTarget', on, battery.who),
      ...(isTypeX(inputs.target) ? [exact('odds.vessel', lost, battery.who)] : []),
    ]
  })
  return all.length < 2 ? rows : [...rows, exact('odds.anyOnTarget', anyOf(all), '')]
}

/** One crew test lets all fire or none; those of batteries are independent. */
function anyOf(all: readonly ReckonedBattery[]): number {
  const shared = all.find(({ isShared }) => isShared)
  const none = all.reduce((product, { sum, mayFire: may, isShared }) => {
    return product * (1 - (isShared ? 1 : may) * chanceOf(sum))
  }, 1)
  return (shared?.mayFire ?? 1) * (1 - none)
}

function exact(name: string, chance: number, who: string): OddsRow {
  return { say: says(name, { who }), chance, error: null }
}
