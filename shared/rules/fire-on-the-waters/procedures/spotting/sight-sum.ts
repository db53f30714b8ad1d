import { facesOf } from '../../../../kernel/dice'
import type { Nation } from '../../ship/ship'
import { tableFacts } from '../../table/table-facts'
import { fastFromInches, spottingModifiers, type SpottingModifier } from '../../tables/spotting'

/** What one spotter's range to one target depends on. */
export interface SightFacts {
  readonly isNight: boolean
  readonly spotterNation: Nation
  /** By night Japanese look-outs count only while they are alert. */
  readonly isAlert: boolean
  readonly targetSpeed: number
  /** Ships in the target's formation, herself counted. */
  readonly formation: number
  readonly onRadar: boolean
  readonly targetBeforeShore: boolean
  readonly targetFiring: boolean
  /** Lit up, lighting others up, or burning. */
  readonly targetLit: boolean
  readonly spotterFineOnBow: boolean
  readonly spotterFiringElsewhere: boolean
}

export interface SightLine {
  readonly is: SpottingModifier
  readonly modifier: number
}

const ofModifiers = Object.values(spottingModifiers)
const worst = ofModifiers.reduce<number>((sum, modifier) => sum + Math.min(0, modifier), 0)
const best = ofModifiers.reduce<number>((sum, modifier) => sum + Math.max(0, modifier), 0)

/** The bounds of a range: die, any base of the table and all rows together. */
export function sightBounds(base: number): { readonly least: number; readonly most: number } {
  const { minimum, maximum } = tableFacts.visibilityBase
  const die = facesOf('D6')
  return { least: Math.min(minimum, base) + die[0]! + worst, most: Math.max(maximum, base) + die.at(-1)! + best }
}

/** Ruling: all that apply add up. */
export function sightLines(facts: SightFacts): readonly SightLine[] {
  const { isNight, spotterNation } = facts
  const applies: Readonly<Record<SpottingModifier, boolean>> = {
    alertJapaneseNight: isNight && spotterNation === 'JUN' && facts.isAlert,
    onRadar: facts.onRadar,
    formationOf4: facts.formation >= 4,
    nightTargetFast: isNight && facts.targetSpeed >= fastFromInches,
    targetBeforeShore: facts.targetBeforeShore,
    italiansNight: isNight && spotterNation === 'RM',
    italiansDay: !isNight && spotterNation === 'RM',
    targetFiring: facts.targetFiring,
    targetLit: facts.targetLit,
    spotterFineOnBow: facts.spotterFineOnBow,
    spotterFiringElsewhere: facts.spotterFiringElsewhere,
  }
  return (Object.keys(spottingModifiers) as SpottingModifier[])
    .filter((is) => applies[is])
    .map((is) => ({ is, modifier: spottingModifiers[is] }))
}
