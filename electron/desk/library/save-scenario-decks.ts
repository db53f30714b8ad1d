import type { Output } from '#shared/bridge/contract'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { done } from '#shared/kernel/result'
import { inLibraryTurn } from './library-turn'
import type { Library } from './library'
import { plansRefusal } from './plans-refusal'

/** Writes the event decks of a scenario to its file, if all of them can be used; the rest of the file stays. */
export function saveScenarioDecks(
  library: Library,
  asked: { readonly scenario: string; readonly decks: readonly DeckPlan[] },
): Promise<Output<'librarySaveScenarioDecks'>> {
  return inLibraryTurn(library, async () => {
    const scenario = await library.readScenario(asked.scenario)
    if (!scenario.ok) return scenario
    const unfit = await plansRefusal(asked.decks, { sides: scenario.value.sides, library })
    if (unfit) return unfit
    const kept = await library.replace({ ...scenario.value, decks: [...asked.decks] })
    return kept.ok ? done({ path: kept.value.path }) : kept
  })
}
