import { line, type ArtPart } from './art-part'

/** Lengths and gaps as an engraver's hand would leave them: long where the sea is near, and never in step. */
const dashes = [66, 50, 69, 71, 44, 38, 79, 29, 57, 50, 43, 24, 67, 43, 82, 19, 66, 26, 56, 57, 63, 62, 37, 28]
const gaps = [19, 12, 12, 19, 13, 11, 94, 12, 26, 20, 10, 16, 8, 133, 11, 24, 42, 9, 102]

/** The surface of the sea from its horizon down: rows of level strokes that thin out. */
export function sea(y: number, { from = 10, to = 465, rows = 6, start = 0 } = {}): ArtPart {
  let d = ''
  let height = y
  let at = start
  for (let row = 0; row < rows; row++) {
    let x = from + (row > 3 ? 20 * row : 0)
    while (x < to - 8) {
      const end = Math.min(x + (dashes[at % dashes.length] ?? 0), to)
      d += `M${x} ${height.toFixed(1)}H${end}`
      x = end + (gaps[(at * 5 + row) % gaps.length] ?? 0) + row * 6
      at++
    }
    height += 7 + row * 0.7
  }
  return line(d, 2, { opacity: 0.75 })
}
