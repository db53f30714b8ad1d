import { expect } from 'vitest'
import { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import { deckId } from '../../kernel/ids'
import type { Phrase } from '../../kernel/phrase'
import type { Answer, Question } from '../../kernel/question'
import { play } from '../../kernel/script.testing'
import { procedureOf } from '../run/replay-procedure'
import type { RulesPack } from '../pack/rules-pack'
import { en } from '../words'
import { speaker } from '../../words/speak'
import type { OwnCard } from '../../decks/own-card'
import { usualRules } from '../../decks/deck-rules'
import { lastingEvents, type LastingEvent } from '../../game/decks/lasting'
import type { Pile } from '../../decks/pile'
import type { SideId } from '../../kernel/ids'

const words = speaker(en)

/** A phrase as a player reads it. Throws where the catalogue has no words for it, or a value is missing. */
export function read({ key, values }: Phrase): string {
  const said = words(key, values)
  if (said === key || /\{\w+\}/.test(said)) throw new Error(`no words: ${key} ${JSON.stringify(values)} ${said}`)
  return said
}

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

export interface PlayedOut {
  readonly label: string
  readonly why: readonly string[]
  readonly state: GameState
  readonly draft: RuleDraft
  readonly asked: readonly Question[]
  /** Who was asked what: `france Which enemy ship is struck?` */
  readonly said: readonly string[]
  readonly lasting: readonly LastingEvent[]
}

/** A card is played under the rules of a pack: dice in order, answers by the key of their question. */
export function plays(
  pack: RulesPack,
  state: GameState,
  face: string,
  faces: Answer[] = [],
  answers: Readonly<Record<string, Answer>> = {},
): PlayedOut {
  const procedure = procedureOf(pack, 'event-card')
  if (!procedure) throw new Error('no event-card')
  const input = { deck: mishaps, card: 1, face, player: state.decks.piles[mishaps]?.drawer ?? null }
  const checked = procedure.check(state, input)
  if (!checked.ok) throw new Error(`${face}: ${checked.code}`)
  const draft = new RuleDraft(pack, state)
  const { outcome, questions } = play(procedure.run(draft, input), faces, answers)
  for (const question of questions) {
    read(question.ask)
    question.because?.forEach(read)
    if (question.kind === 'choose') {
      expect(question.options.map(({ value }) => value)).toContain(question.usual)
      question.options.forEach(({ say }) => read(say))
    }
  }
  return {
    label: read(outcome),
    why: draft.changes.why.map(read),
    state: draft.state,
    draft,
    asked: questions,
    said: questions.map(({ to, ask }) => `${to}: ${read(ask)}`),
    lasting: lastingEvents(draft.state),
  }
}
