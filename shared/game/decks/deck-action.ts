import type { DeckAction } from './deck-action-schema'
import type { DeckDocument } from '../../decks/deck-document'
import type { DeckPlan } from '../../decks/deck-plan'
import type { Entry } from '../journal-line'
import type { GameState } from '../state'
import { assertNever } from '../../kernel/assert-never'
import type { RandomWord } from '../../kernel/dice'
import { done, refused, type Result } from '../../kernel/result'
import { drawCards, layDeck, type Laying } from './deal'
import { checkPlan, contentsOf } from '../../decks/naval/plan'
import { ownContents } from '../../decks/own/own-contents'
import {
  cardToBottom,
  discardCard,
  giveUpCard,
  playCard,
  returnCard,
  ruleDeck,
  shuffleUndrawn,
  takeBackCard,
} from './play-card'
import { drawerOf } from './turn-of-decks'

/** What dealing stands on: the table that knows every face, and the decks of one's own that a plan may name. */
export interface DealFrom {
  readonly state: GameState
  readonly ownDeck: (slug: string) => DeckDocument | undefined
  readonly next: RandomWord
}

/** The entries of a deed, seals before the step that goes by them; refused by value where it cannot be done. */
export function entriesOf({ state, ownDeck, next }: DealFrom, deed: DeckAction): Result<readonly Entry[]> {
  switch (deed.do) {
    case 'lay': {
      const laying = layingOf(state, deed.plan, ownDeck)
      return laying.ok ? layDeck(state, { ...laying.value, deck: deed.deck }, next) : laying
    }
    case 'draw':
      return drawCards(state, deed.deck, deed.count, next)
    case 'play':
      return playCard(state, deed.deck, deed.card)
    case 'discard':
      return discardCard(state, deed.deck, deed.card)
    case 'giveUp':
      return giveUpCard(state, deed.deck, deed.card)
    case 'takeBack':
      return takeBackCard(state, deed.deck, deed.card)
    case 'return':
      return returnCard(state, deed.deck, deed.card, next)
    case 'toBottom':
      return cardToBottom(state, deed.deck, deed.card)
    case 'shuffle':
      return shuffleUndrawn(state, deed.deck, next)
    case 'rule':
      return ruleDeck(state, deed.deck, deed.rules)
    default:
      return assertNever(deed)
  }
}

function layingOf(state: GameState, plan: DeckPlan, ownDeck: DealFrom['ownDeck']): Result<Omit<Laying, 'deck'>> {
  const side = state.sides.find(({ id }) => id === plan.side)
  if (!side) return refused('deck-side-unknown', { what: plan.side })
  const drawer = drawerOf(plan.side, plan.rules, state.sides)
  if (!drawer.ok) return drawer
  const laid = { name: plan.called || side.name, of: plan.side, drawer: drawer.value, rules: plan.rules }
  if (plan.kind === 'naval') {
    const checked = checkPlan(plan)
    return checked.ok ? done({ ...laid, contents: contentsOf(plan), isOpen: plan.isOpen }) : checked
  }
  const document = ownDeck(plan.deck)
  if (!document) return refused('deck-missing', { what: plan.deck })
  return done({ ...laid, contents: ownContents(document), printed: document.cards, isOpen: plan.isOpen })
}
