/** How wide a card lies: as wide as its container, small in a fan, as usual on a table, or large to be read. */
export type CardSize = 'fill' | 'small' | 'usual' | 'large'
