import type { PlayingCard } from './playing-card'

/** What a card is called by those who hear it: its title and what it says. */
export function cardLabel({ title, text }: PlayingCard): string {
  return text === '' ? title : `${title}: ${text.replaceAll('\n', ' ')}`
}
