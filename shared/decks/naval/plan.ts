import type { SideId } from '../../kernel/ids'
import type { Phrase } from '../../kernel/phrase'
import { done, refused, type Result } from '../../kernel/result'
import { isWhole, unfitRules, type DeckRules } from '../deck-rules'
import { withBlacks, type Copies } from '../face'
import type { NavalEventId } from './event'
import { isNavalEventId } from './events'

/** The deck of one side's mishaps: which reds, how many blacks, how it is drawn from. */
export interface NavalDeckPlan {
  readonly side: SideId
  readonly reds: readonly NavalEventId[]
  readonly blacks: number
  readonly rules: DeckRules
}

/** The blacks of ten packs: more is a typing error. */
export const mostBlacks = 260

/** Refuses a deck that cannot be shuffled, or that says the same card twice. */
export function checkPlan(plan: NavalDeckPlan): Result<NavalDeckPlan> {
  const { reds, blacks, rules } = plan
  const unknown = reds.find((face) => !isNavalEventId(face))
  if (unknown !== undefined) return refused('deck-card-unknown', { what: unknown })
  const twice = reds.find((face, index) => reds.indexOf(face) !== index)
  if (twice !== undefined) return refused('deck-red-twice', { what: twice })
  if (!isWhole(blacks, 0, mostBlacks)) return refused('deck-blacks', { what: blacks, most: mostBlacks })
  if (reds.length + blacks === 0) return refused('deck-empty')
  return unfitRules(rules) ?? done(plan)
}

/** What a plan is built of: every red once, and the blacks. */
export function contentsOf({ reds, blacks }: Pick<NavalDeckPlan, 'reds' | 'blacks'>): readonly Copies[] {
  return withBlacks(
    reds.map((face) => ({ face, copies: 1 })),
    blacks,
  )
}

/** The printed guide's advice: always shown, never enforced. */
export function warningsOf({ reds, blacks, rules }: NavalDeckPlan): readonly Phrase[] {
  const warnings: Phrase[] = []
  if (reds.length > blacks) warnings.push(warning('moreRedsThanBlacks', { reds: reds.length, blacks }))
  if (reds.length === 0) warnings.push(warning('noReds'))
  if (rules.cardsPerTurn === 0) warnings.push(warning('noneDrawn'))
  const cards = reds.length + blacks
  if (rules.cardsPerTurn > cards) warnings.push(warning('drawnTwiceATurn', { cards, drawn: rules.cardsPerTurn }))
  return warnings
}

function warning(key: string, values: Phrase['values'] = {}): Phrase {
  return { key: `decks.warnings.${key}`, values }
}

/** The same deck with a red taken out for a black: what the simulator asks. */
export function swappedForBlack<Plan extends NavalDeckPlan>(plan: Plan, red: NavalEventId): Plan {
  return { ...plan, reds: plan.reds.filter((face) => face !== red), blacks: plan.blacks + 1 }
}
