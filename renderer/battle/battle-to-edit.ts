import { say } from '../words'
import type { BattleToOpen } from './battle-drafts'
import { blankBattle } from '#shared/battle/draft'
import { freeTitle } from '#shared/decks/own/edit-deck'
import type { ScenarioDocument } from '#shared/documents/scenario'

/** What the address asks for. */
export interface BattleAsked {
  readonly way: 'new' | 'quick' | 'change' | 'copy'
  readonly scenario?: string | undefined
}

export const keyOf = ({ way, scenario = '' }: BattleAsked) => (scenario === '' ? way : `${way}:${scenario}`)

/**
 * A blank battle, one's own as it lies in the library, or a copy of any other with a title of its own: a starter scenario
 * is never changed. Nothing where there is no such scenario.
 */
export function battleToOpen(
  { way, scenario }: BattleAsked,
  scenarios: readonly ScenarioDocument[],
): BattleToOpen | undefined {
  const titles = scenarios.map(({ title }) => title)
  if (way === 'new' || way === 'quick') {
    const sides = [1, 2].map((n) => say('battle.sideName', { n }))
    const title = say(way === 'new' ? 'battle.newTitle' : 'battle.quick')
    const begun = blankBattle({ title: freeTitle(title, titles), sides, squadron: squadronName(1) })
    return { begun, replaces: null }
  }
  const found = scenarios.find(({ slug }) => slug === scenario)
  if (!found) return undefined
  if (way === 'change' && !found.unofficial) return { begun: found, replaces: found }
  return { begun: { ...found, title: freeTitle(found.title, titles), unofficial: false }, replaces: null }
}

/** The name of the next squadron of a side. */
export function squadronName(n: number): string {
  const ordinal = (['first', 'second', 'third'] as const)[n - 1] ?? 'other'
  return say(`battle.squadronNames.${ordinal}`, { n })
}
