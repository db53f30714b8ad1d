import { packForms } from '../../kit/card/data-form'
import { margin } from '../../kit/card/shapes'
import { standSchema } from '../ship/ship'
import { dataOf } from '../ship/stand-data'

/** What every card of Squadron d20 is measured by: upper left corner of each thing, in mm. */
export const fullWidth = margin.right - margin.left
export const header = { top: 5, bottom: 24.6, split: 15.2, figures: 96 } as const
export const legendBaseline = 142

/** How the data of a stand are asked for, part by part. */
export const { wordsOf, editors } = packForms('squadron-d20', standSchema, dataOf)

/** The words of the card: `rules.squadron-d20.card.<name>`. */
export const cardKey = (name: string) => `rules.squadron-d20.card.${name}`

/** What a card has none of. */
export const faintStyle = { size: 2.9, face: 'work-500', ink: 'ink-3' } as const
/** Large figures that a game changes, or that only some have. */
export const figureStyle = { size: 5.4, face: 'work-700', ink: 'ink' } as const
