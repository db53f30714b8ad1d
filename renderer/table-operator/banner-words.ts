import { windBearing } from '../words/weather'
import { packWords } from '../words/pack-words'
import { factsInWords, factValue } from '../words/table-facts'
import { own } from '#shared/kernel/own'
import type { GameState } from '#shared/game/state'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { ShownTable } from '#shared/table-view/show-table'
import type { BesideInches } from '#shared/words/units'

/** Step and weather in the words of the rules, for the banner of the second screen. */
export function bannerWords(
  pack: RulesPack,
  state: GameState,
  beside: BesideInches,
): Pick<ShownTable, 'phase' | 'weather' | 'windFrom'> {
  const wind = own(pack.table, 'windFrom')
  return {
    phase: packWords(pack.id).phase(state.phase),
    weather: factsInWords(pack, state, beside).map(({ text }) => text),
    windFrom: (wind && windBearing({ windFrom: factValue(state, 'windFrom', wind) })) ?? null,
  }
}
