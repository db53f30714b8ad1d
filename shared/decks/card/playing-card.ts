/** The poker size, which sleeves fit. */
export const cardWidthMm = 63.5
export const cardHeightMm = 88.9

/** The front of a card of any deck. One layout draws it for screen and paper. */
export interface PlayingCard {
  /** In the corner: `Q`, `10`, or what a custom deck writes there. */
  readonly corner: string
  /** The pip under it; `null` where the deck knows no suits. */
  readonly suit: 'hearts' | 'diamonds' | 'spades' | null
  readonly title: string
  /** `Strikes`, `one enemy ship`: rows under the title. */
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly text: string
  /** In the foot, in italics: `can decide the day`. */
  readonly foot: string
  /** Which picture, by the key of a naval event; `null` leaves the ground to a compass rose. */
  readonly art: string | null
  /** Printed in red: an event. Otherwise in ink: nothing happens. */
  readonly isEvent: boolean
}

/** The label for screen readers: title and text. */
export function cardLabel({ title, text }: PlayingCard): string {
  return text === '' ? title : `${title}: ${text.replaceAll('\n', ' ')}`
}
