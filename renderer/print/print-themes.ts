import type { PaletteName } from '#shared/card/palettes'
import type { PrintRequest } from '#shared/bridge/contract'

/** The theme of the page whose tokens are those of each ink. */
export const printThemes: Readonly<Record<PrintRequest['ink'], PaletteName>> = {
  colour: 'print',
  grey: 'print-grey',
  saving: 'print-saving',
}
