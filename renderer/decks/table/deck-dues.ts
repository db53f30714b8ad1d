import { say } from '../../words'
import { dueOfDecks, passedAtEndOfTurn } from '#shared/game/decks/turn-of-decks'
import type { Pile } from '#shared/decks/pile'
import type { GameState } from '#shared/game/state'
import type { DeckId, SideId } from '#shared/kernel/ids'

/** What the turn asks of the decks, in words, with the deck. */
export interface DeckDueLine {
  readonly deck: DeckId
  readonly text: string
}

export function deckDueLines(state: GameState, phases: readonly string[]): readonly DeckDueLine[] {
  const { decks, turn } = state
  const nameOf = (side: SideId) => state.sides.find(({ id }) => id === side)?.name ?? side
  const asked = dueOfDecks(decks, turn).map(({ deck, drawer, toDraw, overLimit }) => {
    const values = { turn, side: nameOf(drawer), deck: decks.piles[deck]?.name ?? deck }
    if (overLimit > 0) return { deck, text: say('deckTable.due.over', { ...values, n: overLimit }) }
    const key = toDraw === 1 ? 'deckTable.due.draw' : 'deckTable.due.drawMore'
    // Cards that are played at once come only when nobody can plot against them any more.
    const plotted = decks.piles[deck]?.rules.playMode === 'immediate' ? 'Plotted' : ''
    return { deck, text: say(`${key}${plotted}`, { ...values, n: toDraw }) }
  })
  const passed = (Object.entries(decks.piles) as [DeckId, Pile][])
    .filter(([, pile]) => isTurnEnding(state, phases, pile) && passedAtEndOfTurn(pile).length > 0)
    .map(([deck, pile]) => {
      const values = { side: nameOf(pile.drawer), deck: pile.name, n: passedAtEndOfTurn(pile).length }
      return { deck, text: say('deckTable.due.passed', values) }
    })
  return [...passed, ...asked]
}

/** In the last step of a turn, and from the next on until it is done, cards that were not played have had their moment. */
export function isTurnEnding(
  { turn, phase }: Pick<GameState, 'turn' | 'phase'>,
  phases: readonly string[],
  { drawn }: Pick<Pile, 'drawn'>,
): boolean {
  return phase === phases.at(-1) || drawn.turn < turn
}
