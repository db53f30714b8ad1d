import { packForms } from '../../kit/card/data-form'
import { standSchema } from '../ship/ship'
import { dataOf } from '../ship/stand-data'

/** How the data of a stand are asked for, part by part. */
export const { wordsOf, editors } = packForms('squadron-d20', standSchema, dataOf)

/** The words of the card: `rules.squadron-d20.card.<name>`. */
export const cardKey = (name: string) => `rules.squadron-d20.card.${name}`

/** What a card has none of. */
export const faintStyle = { size: 2.9, face: 'work-500', ink: 'ink-3' } as const
/** Large figures that a game changes, or that only some have. */
export const figureStyle = { size: 5.4, face: 'work-700', ink: 'ink' } as const
