import type { NavalEventId } from './event'
import type { Phrase } from '../../kernel/phrase'
import { done, refused, type Result } from '../../kernel/result'
import { isWhole, mostCardsPerTurn } from '../deck-rules'
import { mostBlacks } from './plan'

/**
 * What a red card is about: crews, machinery, or the enemy. Our own grouping, for the presets. Minor mishaps come first
 * in each group, so that a good side has only those.
 */
export const presetGroups = {
  crews: ['JH', 'QH', '10H', '8H', 'AH', 'QD'],
  machinery: ['5H', '4H', '3H', '2H', '6H', '9H', '7H', '6D', 'KD', '10D', '7D', '8D', 'JD', '9D'],
  enemies: ['KH', '4D', '5D', '3D', '2D', 'AD'],
} as const satisfies Readonly<Record<string, readonly NavalEventId[]>>

type PresetGroup = keyof typeof presetGroups

/** 1 is the worst, 3 the middle, 5 the best. */
export const levels = [1, 2, 3, 4, 5] as const
export type Level = (typeof levels)[number]
const middle: Level = 3

/** What is known of a side before its deck is built. */
export interface SideLevels {
  readonly skill: Level
  readonly serviceability: Level
}

/** A figure for the middle level, and what each step above it adds. */
export interface Term {
  readonly atMiddle: number
  readonly perSkillStep: number
  readonly perServiceabilityStep: number
}

export const presetFigures = ['crews', 'machinery', 'enemies', 'blacks', 'cardsPerTurn'] as const
export type PresetFigure = (typeof presetFigures)[number]

/** How levels become a deck. Ours, and a player's to change. */
export type PresetFormula = Readonly<Record<PresetFigure, Term>>

/** The worst side has as many reds as blacks, the best eight blacks to a red. */
export const usualFormula: PresetFormula = {
  crews: { atMiddle: 3, perSkillStep: -1, perServiceabilityStep: 0 },
  machinery: { atMiddle: 6, perSkillStep: 0, perServiceabilityStep: -2 },
  enemies: { atMiddle: 1, perSkillStep: 0, perServiceabilityStep: 0 },
  blacks: { atMiddle: 24, perSkillStep: 2, perServiceabilityStep: 2 },
  cardsPerTurn: { atMiddle: 1, perSkillStep: 0, perServiceabilityStep: 0 },
}

const mostOf: Readonly<Record<PresetFigure, number>> = {
  crews: presetGroups.crews.length,
  machinery: presetGroups.machinery.length,
  enemies: presetGroups.enemies.length,
  blacks: mostBlacks,
  cardsPerTurn: mostCardsPerTurn,
}

export interface Preset {
  readonly reds: readonly NavalEventId[]
  readonly blacks: number
  readonly cardsPerTurn: number
}

/** The deck of a formula at two levels. */
export function presetOf(sideLevels: SideLevels, formula: PresetFormula = usualFormula): Preset {
  const figure = (of: PresetFigure) => reckoned(of, sideLevels, formula)
  const groups: readonly PresetGroup[] = ['crews', 'machinery', 'enemies']
  return {
    reds: groups.flatMap((group) => presetGroups[group].slice(0, figure(group))),
    blacks: figure('blacks'),
    cardsPerTurn: figure('cardsPerTurn'),
  }
}

/** The sum behind a figure: middle, what each level adds, and the total within its bounds. */
export function explained(of: PresetFigure, sideLevels: SideLevels, formula: PresetFormula = usualFormula): Phrase {
  const { atMiddle } = formula[of]
  const [skill, serviceability] = additions(formula[of], sideLevels)
  const comesTo = reckoned(of, sideLevels, formula)
  return { key: `decks.preset.${of}`, values: { atMiddle, skill, serviceability, comesTo, most: mostOf[of] } }
}

/** Refuses a formula that is not a number, or has no number at some level. */
export function checkFormula(formula: PresetFormula): Result<PresetFormula> {
  for (const of of presetFigures) {
    const { atMiddle, perSkillStep, perServiceabilityStep } = formula[of]
    const isSteep = [perSkillStep, perServiceabilityStep].some((step) => !Number.isFinite(step) || Math.abs(step) > 50)
    if (isSteep || !isWhole(Math.round(atMiddle), 0, mostOf[of])) return refused('deck-formula', { what: of })
  }
  return done(formula)
}

/** Rounded to the nearest whole card, and never more than there are. */
function reckoned(of: PresetFigure, sideLevels: SideLevels, formula: PresetFormula): number {
  const [skill, serviceability] = additions(formula[of], sideLevels)
  return Math.min(mostOf[of], Math.max(0, Math.round(formula[of].atMiddle + skill + serviceability)))
}

function additions({ perSkillStep, perServiceabilityStep }: Term, { skill, serviceability }: SideLevels) {
  // Adding 0 turns the -0 of a step that counts for nothing into a plain 0.
  return [perSkillStep * (skill - middle) + 0, perServiceabilityStep * (serviceability - middle) + 0] as const
}
