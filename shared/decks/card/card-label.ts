import type { PlayingCard } from './playing-card'

/** The label for screen readers: title and text. */
export function cardLabel({ title, text }: PlayingCard): string {
  return text === '' ? title : `${title}: ${text.replaceAll('\n', ' ')}`
}
