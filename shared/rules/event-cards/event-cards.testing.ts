import { usualRules } from '../../decks/deck-rules'
import type { OwnCard } from '../../decks/own-card'
import type { Pile } from '../../decks/pile'
import { lastingEvents } from '../../game/decks/lasting'
import type { GameState } from '../../game/state'
import { deckId, type SideId } from '../../kernel/ids'
import type { Answer } from '../../kernel/question'
import type { RulesPack } from '../pack/rules-pack'
import { procedureOf } from '../run/replay-procedure'
import { read, runProcedure } from '../run/run-procedure.testing'

const mishaps = deckId('mishaps')

/** The same table with a deck of one side's mishaps on it, drawn from by another. */
export function withDeck(state: GameState, of: SideId, drawer: SideId, printed?: readonly OwnCard[]): GameState {
  const pile: Pile = {
    name: 'Mishaps',
    of,
    drawer,
    rules: usualRules,
    contents: null,
    since: 1,
    undrawn: [],
    hand: [],
    discards: [1],
    away: [],
    shown: {},
    drawn: { turn: 1, cards: 1 },
    ...(printed ? { printed } : {}),
  }
  return { ...state, decks: { piles: { [mishaps]: pile }, sealed: {} } }
}

/** A card is played under the rules of a pack: dice in order, answers by the key of their question. */
export function plays(
  pack: RulesPack,
  state: GameState,
  face: string,
  faces: Answer[] = [],
  answers: Readonly<Record<string, Answer>> = {},
) {
  const input = { deck: mishaps, card: 1, face, player: state.decks.piles[mishaps]?.drawer ?? null }
  const ran = runProcedure(pack, procedureOf(pack, 'event-card')!, state, input, faces, answers)
  return {
    ...ran,
    asked: ran.questions,
    /** Who was asked what: `france: Which enemy ship is struck?` */
    said: ran.questions.map(({ to, ask }) => `${to}: ${read(ask)}`),
    lasting: lastingEvents(ran.state),
  }
}
