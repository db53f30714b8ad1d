/** The stage every picture is painted on, in px; the window scales it as a whole. */
export const stageWidth = 1920
export const stageHeight = 1080

/** The size of the type that the heights below are drawn for. */
const usualTextPx = 28

/**
 * How close the rows of ships are: `wide` has room for a large drawing, `close` for a small one beside two lines,
 * `tight` for one line with figures in place of words.
 */
export type Spacing = 'wide' | 'close' | 'tight'

/** How high the parts of the picture are at a size of type: larger type needs a higher banner, and fewer rows. */
export function stageAt(textPx: number): { banner: number; band: number; heading: number; body: number } {
  const more = textPx / usualTextPx - 1
  const banner = Math.round(150 + 66 * more)
  const band = Math.round(190 + 100 * more)
  const heading = Math.round(84 + 24 * more)
  return { banner, band, heading, body: stageHeight - banner - band - heading }
}

/** Least heights of a row, and least width of a column of them, at the usual size of type. */
const leastRow: Readonly<Record<Spacing, (more: number) => number>> = {
  wide: (more) => 128 + 110 * more,
  close: (more) => 72 + 72 * more,
  tight: (more) => 41 + 41 * more,
}
const leastColumn = 470

/** Rows of a spacing that fit between banner and band. */
export function rowsAt(textPx: number, spacing: Spacing): number {
  const height = leastRow[spacing](textPx / usualTextPx - 1)
  return Math.max(1, Math.floor(stageAt(textPx).body / height))
}

/** A column is never divided into fewer rows: a single ship does not fill the screen of both fleets. */
const fewestRows = 3

/** Columns and rows that the ships of a side are set in; with more ships than these places, pages turn. */
export interface Places {
  readonly spacing: Spacing
  readonly columns: number
  readonly rows: number
}

/** The widest spacing in which the longest side is seen at once; where none is, the tightest. */
export function placesFor(ships: { readonly sides: number; readonly longest: number }, textPx: number): Places {
  const { sides, longest } = ships
  const most = Math.max(1, Math.floor(stageWidth / Math.max(1, sides) / ((leastColumn * textPx) / usualTextPx)))
  for (const spacing of ['wide', 'close', 'tight'] as const) {
    const rows = rowsAt(textPx, spacing)
    for (let columns = 1; columns <= (spacing === 'wide' ? 1 : most); columns++)
      if (longest <= columns * rows)
        return { spacing, columns, rows: Math.max(fewestRows, Math.min(rows, Math.ceil(longest / columns))) }
  }
  return { spacing: 'tight', columns: most, rows: rowsAt(textPx, 'tight') }
}
