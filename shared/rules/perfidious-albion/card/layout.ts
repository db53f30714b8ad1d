import { packForms } from '../../kit/card/data-form'
import type { Rect } from '../../kit/card/shapes'
import { hullDecks, sections, perfidiousShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'

/** Where everything is on the card: upper left corner of each thing. */
export const grid = { x: 13.2, y: 34.2, cellWidth: 19, cellHeight: 11 } as const
export const gridRight = grid.x + sections * grid.cellWidth
export const gridBottom = grid.y + hullDecks * grid.cellHeight

/** Edge of a track box: 32 px when the card is 776 px wide. */
export const trackBox = 8.7

export const flotationTop = 106.1
export const levelsTop = 129.5

/** The cell of a section (1 bow to 10 stern) and deck (1 highest to 6 lowest). */
export function cellPlace(section: number, deck: number): Rect {
  return {
    x: grid.x + (section - 1) * grid.cellWidth,
    y: grid.y + (deck - 1) * grid.cellHeight,
    width: grid.cellWidth,
    height: grid.cellHeight,
  }
}

/** How her data is asked for, part by part. */
export const { wordsOf, formOf, editors } = packForms('perfidious-albion', perfidiousShip, shipOf)
