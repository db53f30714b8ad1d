import type { DeckPlan, NavalPlan } from '#shared/decks/deck-plan'
import type { DeckDocument } from '#shared/decks/deck-document'
import { usualRules, type DeckRules } from '#shared/decks/deck-rules'
import type { NavalEventId, RedSuit } from '#shared/decks/naval/event'
import { navalEventIds, navalEventOf, navalEvents } from '#shared/decks/naval/events'
import {
  presetGroups,
  levels,
  presetOf,
  usualFormula,
  type PresetFormula,
  type SideLevels,
} from '#shared/decks/naval/presets'
import type { SideId } from '#shared/kernel/ids'

const middle = levels[2]

/** The deck of a side that has none: the preset of its middle levels. */
export function freshPlan(side: SideId): NavalPlan {
  const plan: NavalPlan = { kind: 'naval', side, called: '', reds: [], blacks: 0, rules: usualRules, isOpen: true }
  return withLevels(plan, { skill: middle, serviceability: middle })
}

/** An own deck held by a side, drawn from as its document says. */
export function ownPlan(side: SideId, { slug, rules }: DeckDocument): DeckPlan {
  return { kind: 'own', side, called: '', deck: slug, rules, isOpen: true }
}

/** The reds, the blacks and the draws that a formula makes of two levels; both are kept with the plan. */
export function withLevels(
  plan: NavalPlan,
  sideLevels: SideLevels,
  formula: PresetFormula | undefined = plan.preset?.formula,
): NavalPlan {
  const { reds, blacks, cardsPerTurn } = presetOf(sideLevels, formula ?? usualFormula)
  const preset = { ...sideLevels, ...(formula ? { formula } : {}) }
  return { ...plan, reds: inOrder(reds), blacks, rules: { ...plan.rules, cardsPerTurn }, preset }
}

/** The levels that a plan was made of, or the middle ones. */
export function levelsOf({ preset }: NavalPlan): SideLevels {
  return { skill: preset?.skill ?? middle, serviceability: preset?.serviceability ?? middle }
}

/** The plan by another formula; `null` is the usual one. */
export function withFormula(plan: NavalPlan, formula: PresetFormula | null): NavalPlan {
  const sideLevels = levelsOf(plan)
  return withLevels({ ...plan, preset: sideLevels }, sideLevels, formula ?? undefined)
}

/** The formula that a plan follows. */
export function formulaOf({ preset }: NavalPlan): PresetFormula {
  return preset?.formula ?? usualFormula
}

/** Whether reds, blacks and draws are still what the levels made of them. */
export function isAsPreset(plan: NavalPlan): boolean {
  if (!plan.preset) return false
  const { reds, blacks, cardsPerTurn } = presetOf(plan.preset, formulaOf(plan))
  const same = plan.reds.length === reds.length && reds.every((face) => plan.reds.includes(face))
  return same && plan.blacks === blacks && plan.rules.cardsPerTurn === cardsPerTurn
}

/** Reds come in as the presets take them when a side grows worse step by step; then whatever no preset takes. */
const comingIn: readonly NavalEventId[] = [
  ...new Set([
    ...levels.toReversed().flatMap((level) => presetOf({ skill: level, serviceability: level }).reds),
    ...Object.values(presetGroups).flat(),
  ]),
]

/** As many reds of a suit as asked for: the next of the presets come in, the last of them go out. */
export function withReds(plan: NavalPlan, suit: RedSuit, count: number): NavalPlan {
  const order = comingIn.filter((face) => navalEventOf(face)?.suit === suit)
  const there = order.filter((face) => plan.reds.includes(face))
  const missing = order.filter((face) => !plan.reds.includes(face))
  const kept = [...there.slice(0, count), ...missing.slice(0, Math.max(0, count - there.length))]
  const others = plan.reds.filter((face) => navalEventOf(face)?.suit !== suit)
  return { ...plan, reds: inOrder([...others, ...kept]) }
}

/** The suits of the reds, each with its events and its sign. */
export const suits = (['hearts', 'diamonds'] as const).map((suit) => {
  const glyph = suit === 'hearts' ? ('heart' as const) : ('diamond' as const)
  return { suit, glyph, events: navalEvents.filter((event) => event.suit === suit) }
})

export function withToggled(plan: NavalPlan, red: NavalEventId): NavalPlan {
  const isIn = plan.reds.includes(red)
  return { ...plan, reds: inOrder(isIn ? plan.reds.filter((face) => face !== red) : [...plan.reds, red]) }
}

export function withRules<Plan extends DeckPlan>(plan: Plan, change: Partial<DeckRules>): Plan {
  return { ...plan, rules: { ...plan.rules, ...change } }
}

function inOrder(reds: readonly NavalEventId[]): NavalEventId[] {
  return navalEventIds.filter((face) => reds.includes(face))
}
