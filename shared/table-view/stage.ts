/** The stage every picture is painted on, in px; the window scales it as a whole. */
export const stageWidth = 1920
export const stageHeight = 1080

/** The size of the type that the heights below are drawn for. */
const usualTextPx = 28

/** How high the parts of the picture are at a size of type: larger type needs a higher banner, and fewer rows. */
export function stageAt(textPx: number): { banner: number; band: number; heading: number; row: number } {
  const more = textPx / usualTextPx - 1
  return {
    banner: Math.round(150 + 66 * more),
    band: Math.round(190 + 100 * more),
    heading: Math.round(84 + 24 * more),
    row: Math.round(128 + 110 * more),
  }
}

/** Rows of a side that fit between banner and band. */
export function rowsAt(textPx: number): number {
  const { banner, band, heading, row } = stageAt(textPx)
  return Math.max(1, Math.floor((stageHeight - banner - band - heading) / row))
}

/** A column is never divided into fewer rows: a single ship does not fill the screen of both fleets. */
export const fewestRows = 3
