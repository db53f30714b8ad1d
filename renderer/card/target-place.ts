import type { Box } from '#shared/card/text-boxes'

/** A place on its card in percent, as a style: the drawing may be of any size. */
export function insideOf({ x, y, width, height }: Box, widthMm: number, heightMm: number) {
  const percent = (part: number, of: number) => `${(100 * part) / of}%`
  return {
    left: percent(x, widthMm),
    top: percent(y, heightMm),
    width: percent(width, widthMm),
    height: percent(height, heightMm),
  }
}
