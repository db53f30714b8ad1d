import { ref, shallowRef } from 'vue'
import type { BroughtDeck } from './brought-deck'
import { deckFromFile, type DeckOfFile } from './deck-file'
import { useAnnouncements } from '../../ui/announcements'
import { say, sayReason } from '../../words'
import { mostKinds } from '#shared/decks/own-card'
import { withCardsAt } from '#shared/decks/own/edit-deck'
import type { DeckDocument } from '#shared/decks/deck-document'

/** Files that are chosen or dropped: read and shown before anything is taken. A refusal says why. */
export function useBringingIn() {
  const announcements = useAnnouncements()
  const shown = shallowRef<BroughtDeck | null>(null)
  const isOver = ref(false)

  async function bringIn(files: FileList | null | undefined): Promise<void> {
    const [file] = files ?? []
    if (!file) return
    const read = await deckFromFile(file)
    if (read.ok) shown.value = { file: file.name, read: read.value }
    else announcements.announce(say('ownDecks.bring.refused', { file: file.name, why: sayReason(read) }), 'refusal')
  }

  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  /** Before the page around it handles them: there a file goes into the library at once. */
  const drags = {
    dragenter: (event: DragEvent) => hold(event, true),
    dragover: (event: DragEvent) => hold(event, true),
    dragleave: (event: DragEvent) => hold(event, leavesInside(event)),
    drop: (event: DragEvent) => {
      hold(event, false)
      void bringIn(event.dataTransfer?.files)
    },
  }
  function hold(event: DragEvent, over: boolean): void {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.stopPropagation()
    isOver.value = over
  }

  return { shown, isOver, drags, bringIn }
}

/** From one thing on the page to another. */
function leavesInside({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget instanceof Node && currentTarget.contains(relatedTarget)
}

/**
 * A deck once another was taken in its place or its cards were added, and the notice about it. A spreadsheet says nothing of
 * rules and notes: those that are here stay.
 */
export function withTaken(deck: DeckDocument, { deck: other, isSpreadsheet }: DeckOfFile, how: 'replace' | 'add') {
  if (how === 'add') {
    const after = withCardsAt(deck, deck.cards.length, other.cards)
    const added = after.cards.length - deck.cards.length
    const left = other.cards.length - added
    const news = say('ownDecks.bring.added', { events: say('ownDecks.events', { n: added }) })
    const rest = left > 0 ? ` ${say('ownDecks.bring.addedNotAll', { most: mostKinds, left })}` : ''
    return { after, news: `${news}${rest}` }
  }
  const { title, notes, cards, blacks, rules } = other
  const after = { ...deck, title, cards, blacks, ...(isSpreadsheet ? {} : { notes, rules }) }
  return { after, news: say('ownDecks.bring.taken', { title, events: say('ownDecks.events', { n: cards.length }) }) }
}
