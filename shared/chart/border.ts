/** The graduated border of a chart: every second minute black, on all four sides of the inner frame. */
export function graduations(x: number, y: number, width: number, height: number, band: number): string {
  return [
    ...marks(width).map(
      ([from, length]) => bar(x + from, y - band, length, band) + bar(x + from, y + height, length, band),
    ),
    ...marks(height).map(
      ([from, length]) => bar(x - band, y + from, band, length) + bar(x + width, y + from, band, length),
    ),
  ].join('')
}

/** An odd number of parts of about 18 px, the first and the last of them black. */
function marks(length: number): readonly (readonly [from: number, length: number])[] {
  const parts = Math.max(3, Math.round(length / 18 / 2) * 2 + 1)
  const part = length / parts
  return Array.from({ length: (parts + 1) / 2 }, (_, mark) => [mark * 2 * part, part] as const)
}

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`

/** Lines of the graticule between 0 and `length`, and the minutes written at them. */
export function graticule(length: number, about: number): readonly { readonly at: number; readonly minutes: number }[] {
  const count = Math.max(1, Math.round(length / about))
  return Array.from({ length: count }, (_, line) => ({
    at: ((line + 0.5) * length) / count,
    minutes: (count - line) * 5,
  }))
}
