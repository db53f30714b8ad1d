import { checkPlan } from '#shared/decks/naval/plan'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { refused, type Refusal } from '#shared/kernel/result'
import type { Library } from './library'

interface Among {
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  readonly library: Pick<Library, 'readDeck'>
}

/** Why these cannot be the decks of a scenario with such sides: nothing is saved that no table could use. */
export async function plansRefusal(
  plans: readonly DeckPlan[],
  { sides, library }: Among,
): Promise<Refusal | undefined> {
  const seen = new Set<string>()
  for (const plan of plans) {
    const side = sides.find(({ id }) => id === plan.side)
    if (!side) return refused('scenario-deck-side', { what: plan.side })
    const kind = plan.kind === 'own' ? `${plan.side} ${plan.deck}` : plan.side
    if (seen.has(kind)) return refused('scenario-deck-twice', { side: side.name })
    seen.add(kind)
    const refusal = await planRefusal(plan, library)
    if (refusal) return refusal
  }
  return undefined
}

async function planRefusal(plan: DeckPlan, library: Among['library']): Promise<Refusal | undefined> {
  const checked = plan.kind === 'own' ? await library.readDeck(plan.deck) : checkPlan(plan)
  if (checked.ok) return undefined
  return checked.code === 'deck-missing' ? refused('scenario-deck-missing', checked.values) : checked
}
