import type { Words } from '../../words/speak'
import type { PlayingCard } from '../../decks/card/playing-card'
import type { FieldEvent } from '../../decks/field/event'
import { fieldEvents } from '../../decks/field/events'

/** The twenty events of a land battle as rows of a listing; they are rolled for, not drawn. */
export function fieldCards(words: Words): readonly PlayingCard[] {
  return fieldEvents.map((event) => fieldCard(event, words))
}

function fieldCard({ die, key, does, chosenBy, unit, moment, lasts }: FieldEvent, words: Words): PlayingCard {
  const struck = words(`printDeck.field.unit.${unit}`)
  return {
    corner: String(die),
    suit: null,
    title: words(`decks.field.${key}.title`),
    facts: [
      [
        words('eventCards.strikes'),
        chosenBy === null ? struck : words(`printDeck.field.named.${chosenBy}`, { unit: struck }),
      ],
      [words('eventCards.played'), words(`printDeck.field.moment.${moment}`)],
      [words('eventCards.lasts'), words(`decks.lasts.${lasts}`)],
    ],
    text: words(`decks.field.${key}.text`),
    foot: words(`printDeck.field.does.${does}`),
    art: null,
    isEvent: true,
  }
}
