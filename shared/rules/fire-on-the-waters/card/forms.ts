import { packForms } from '../../kit/card/data-form'
import { waterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'

/** How her data is asked for, part by part. */
export const { wordsOf, editors } = packForms('fire-on-the-waters', waterShip, shipOf)

/** The words of the card: `rules.fire-on-the-waters.card.<name>`. */
export const cardKey = (name: string) => `rules.fire-on-the-waters.card.${name}`

/** Beside headings and along lines. */
export const caption = { size: 2.8, face: 'work-500', ink: 'ink-2' } as const
