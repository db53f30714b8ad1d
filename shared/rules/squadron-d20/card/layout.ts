import { margin } from '../../kit/card/shapes'

/** What every card of Squadron d20 is measured by: upper left corner of each thing, in mm. */
export const fullWidth = margin.right - margin.left
export const header = { top: 5, bottom: 24.6, split: 15.2, figures: 96 } as const
export const legendBaseline = 142
