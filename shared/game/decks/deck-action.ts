import type { DeckAction } from './deck-action-schema'
import { ownContents, type DeckDocument } from '../../decks/deck-document'
import type { DeckPlan } from '../../decks/deck-plan'
import type { Entry } from '../journal-line'
import type { GameState } from '../state'
import { assertNever } from '../../kernel/assert-never'
import type { RandomWord } from '../../kernel/dice'
import { done, refused, type Result } from '../../kernel/result'
import { drawCards, placeDeck, type NewDeck } from './deal'
import { checkPlan, contentsOf } from '../../decks/naval/plan'
import { moveCard, returnCard, setDeckRules, shuffleUndrawn } from './play-card'
import { drawerOf } from './turn-of-decks'

/** What dealing needs: the state that knows every face, and the custom decks that a plan may name. */
export interface DealFrom {
  readonly state: GameState
  readonly ownDeck: (slug: string) => DeckDocument | undefined
  readonly next: RandomWord
}

/** The entries of a deck action, seals before the step that depends on them. Refused by value. */
export function entriesOf({ state, ownDeck, next }: DealFrom, action: DeckAction): Result<readonly Entry[]> {
  switch (action.do) {
    case 'lay': {
      const newDeck = newDeckOf(state, action.plan, ownDeck)
      return newDeck.ok ? placeDeck(state, { ...newDeck.value, deck: action.deck }, next) : newDeck
    }
    case 'draw':
      return drawCards(state, action.deck, action.count, next)
    case 'play':
    case 'discard':
    case 'giveUp':
    case 'takeBack':
    case 'toBottom':
      return moveCard(state, action.deck, action.card, action.do)
    case 'return':
      return returnCard(state, action.deck, action.card, next)
    case 'shuffle':
      return shuffleUndrawn(state, action.deck, next)
    case 'rule':
      return setDeckRules(state, action.deck, action.rules)
    default:
      return assertNever(action)
  }
}

function newDeckOf(state: GameState, plan: DeckPlan, ownDeck: DealFrom['ownDeck']): Result<Omit<NewDeck, 'deck'>> {
  const side = state.sides.find(({ id }) => id === plan.side)
  if (!side) return refused('deck-side-unknown', { what: plan.side })
  const drawer = drawerOf(plan.side, plan.rules, state.sides)
  if (!drawer.ok) return drawer
  const common = { name: plan.called || side.name, of: plan.side, drawer: drawer.value, rules: plan.rules }
  if (plan.kind === 'naval') {
    const checked = checkPlan(plan)
    return checked.ok ? done({ ...common, contents: contentsOf(plan), isOpen: plan.isOpen }) : checked
  }
  const document = ownDeck(plan.deck)
  if (!document) return refused('deck-missing', { what: plan.deck })
  return done({ ...common, contents: ownContents(document), printed: document.cards, isOpen: plan.isOpen })
}
