/** What every picture is painted on, in px; the window scales it as a whole. */
export interface Stage {
  readonly width: number
  readonly height: number
  /** Higher than wide: sides lie under each other, and banner and band have two lines. */
  readonly isUpright: boolean
}
export const landscapeStage: Stage = { width: 1920, height: 1080, isUpright: false }
const uprightStage: Stage = { width: 1080, height: 1920, isUpright: true }

/** The stage for a window of this size, whatever its unit. */
export const stageFor = (width: number, height: number): Stage => (height > width ? uprightStage : landscapeStage)

/** The size of the type that the heights below are drawn for. */
const usualTextPx = 28

/**
 * How close the rows of ships are: `wide` has room for a large drawing, `close` for a small one beside two lines,
 * `tight` for one line with figures in place of words.
 */
export type Spacing = 'wide' | 'close' | 'tight'

/** How high the parts of the picture are at a size of type: larger type needs a higher banner, and fewer rows. */
export function stageAt(
  textPx: number,
  { height, isUpright }: Stage = landscapeStage,
): { banner: number; band: number; heading: number; body: number } {
  const more = textPx / usualTextPx - 1
  const banner = Math.round((150 + 66 * more) * (isUpright ? 1.45 : 1))
  const band = Math.round((190 + 100 * more) * (isUpright ? 1.75 : 1))
  const heading = Math.round(84 + 24 * more)
  return { banner, band, heading, body: height - banner - band - heading }
}

/** Sides beside each other: all of them, but on an upright stage never more than two. */
export function sidesAcross(sides: number, { isUpright }: Stage): number {
  if (!isUpright) return sides
  return sides > 2 ? 2 : 1
}

/** The room that the ships of each side have. */
export function sideAt(
  textPx: number,
  sides: number,
  stage: Stage = landscapeStage,
): { width: number; height: number } {
  const { body, heading } = stageAt(textPx, stage)
  const across = sidesAcross(sides, stage)
  const down = Math.ceil(sides / across)
  return { width: stage.width / across, height: (body + heading) / down - heading }
}

/** Least heights of a row, and least width of a column of them, at the usual size of type. */
const leastRow: Readonly<Record<Spacing, (more: number) => number>> = {
  wide: (more) => 128 + 110 * more,
  close: (more) => 72 + 72 * more,
  tight: (more) => 41 + 41 * more,
}
const leastColumn = 470

/** Rows of a spacing that fit between banner and band. */
function rowsAt(textPx: number, spacing: Spacing, highPx: number): number {
  return Math.max(1, Math.floor(highPx / leastRow[spacing](textPx / usualTextPx - 1)))
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
export function placesFor(
  ships: { readonly sides: number; readonly longest: number },
  textPx: number,
  stage: Stage = landscapeStage,
): Places {
  const { longest } = ships
  const { width, height } = sideAt(textPx, Math.max(1, ships.sides), stage)
  const most = Math.max(1, Math.floor(width / ((leastColumn * textPx) / usualTextPx)))
  for (const spacing of ['wide', 'close', 'tight'] as const) {
    const rows = rowsAt(textPx, spacing, height)
    for (let columns = 1; columns <= (spacing === 'wide' ? 1 : most); columns++)
      if (longest <= columns * rows)
        return { spacing, columns, rows: Math.max(fewestRows, Math.min(rows, Math.ceil(longest / columns))) }
  }
  const rows = rowsAt(textPx, 'tight', height)
  if (!stage.isUpright) return { spacing: 'tight', columns: most, rows }
  // A page is divided for a landscape screen: upright its columns are a little narrower, and its rows come closer.
  const columns = Math.max(most, Math.round(width / ((leastColumn * textPx) / usualTextPx)))
  return { spacing: 'tight', columns, rows: Math.max(rows, Math.ceil(longest / columns)) }
}
