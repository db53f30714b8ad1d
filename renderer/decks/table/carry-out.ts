import { cardTitle } from '../../words/card-title'
import { useDialogues } from '../../stores/dialogues'
import { useGame } from '../../stores/game'
import { useAnnouncements } from '../../ui/announcements'
import { say } from '../../words'
import type { Face } from '#shared/decks/face'
import type { Pile, Token } from '#shared/decks/pile'
import type { OpenDialogue } from '#shared/game/state'
import type { DeckId } from '#shared/kernel/ids'
import { procedureOf } from '#shared/rules/run/replay-procedure'

/** The dialogue of a played card, by the name that every rules pack gives it. */
const eventCard = 'event-card'

/** Carries a played card out by its dialogue, or says that these rules leave it to the players. */
export function useCarryOut() {
  const game = useGame()
  const dialogues = useDialogues()
  const announcements = useAnnouncements()

  const isOf = ({ procedure, input }: OpenDialogue, deck: DeckId, card: Token) =>
    procedure === eventCard && input['deck'] === deck && input['card'] === card
  /** The dialogue of a card that is under way. */
  const underWay = (deck: DeckId, card: Token) => dialogues.open.find((dialogue) => isOf(dialogue, deck, card))

  /** The card of a deck whose dialogue lies on the panel. */
  function carried(deck: DeckId): Token | undefined {
    const { procedure, input } = dialogues.current ?? {}
    const card = procedure === eventCard && input?.['deck'] === deck ? input['card'] : undefined
    return typeof card === 'number' ? card : undefined
  }

  /** True when its dialogue lies on the panel. */
  function carryOut(deck: DeckId, card: Token, face: Face, { drawer }: Pick<Pile, 'drawer'>): boolean {
    if (!game.pack || game.readonly) return false
    const open = underWay(deck, card)
    if (open) {
      dialogues.go(open.id)
      return true
    }
    if (!procedureOf(game.pack, eventCard)) {
      announcements.announce(say('deckTable.play.noProcedure', { title: cardTitle(face, game.live?.decks) }))
      return false
    }
    dialogues.openForm(eventCard, { deck, card, face, player: drawer })
    const { problem, procedure } = dialogues.form
    if (problem) {
      announcements.announceRefusal(problem)
      dialogues.form.clear()
    } else if (procedure?.name === eventCard) dialogues.begin()
    return dialogues.current !== undefined
  }

  return { carryOut, underWay, carried }
}
