import { packForms } from '../../kit/card/data-form'
import { head } from '../../kit/card/head'
import { margin } from '../../kit/card/shapes'
import { standSchema } from '../ship/ship'
import { dataOf } from '../ship/stand-data'

/** What every card of Squadron d20 is measured by, in whole and half millimetres where it can be. */
export const fullWidth = margin.right - margin.left
export const header = { ...head, bottom: 25 } as const
/** Lowest line of the card above its legend. */
export const foot = 140.4

/** Every box that is crossed off; smaller only on a card of figures that no ship of the pack has. */
export const boxSize = 5
/** From the top of a row of boxes with a heading to the boxes. */
export const boxesUnder = 4.3

/** How the data of a stand are asked for, part by part. */
export const { wordsOf, editors } = packForms('squadron-d20', standSchema, dataOf)

/** The words of the card: `rules.squadron-d20.card.<name>`. */
export const cardKey = (name: string) => `rules.squadron-d20.card.${name}`

/** Beside figures and along lines. */
export { captionStyle as caption } from '../../kit/card/lettering'
/** What a card has none of. */
export const faintStyle = { size: 2.9, face: 'work-500', ink: 'ink-3' } as const
/** Large figures that a game changes, or that only some have. */
export const figureStyle = { size: 5.2, face: 'work-700', ink: 'ink' } as const
