/** How wide a card lies: as its container, a tenth of a hand of cards, beside others, or alone to be read. */
export type CardSize = 'fill' | 'small' | 'usual' | 'large'
