/** Strokes of barrels: width, distance and height, px. */
const barrel = { width: 5, pitch: 6, height: 13 } as const

/** A stroke for each barrel: solid while it serves, hatched when it is lost. */
export function gunStrokes({ left, of }: { readonly left: number; readonly of: number }) {
  const { width, pitch, height } = barrel
  const each = (from: number, to: number, path: (x: number) => string) =>
    Array.from({ length: to - from }, (_, i) => path((from + i) * pitch)).join('')
  return {
    ...{ width: of * pitch, height },
    serve: each(0, left, (x) => `M${x} 0h${width}v${height}h${-width}z`),
    lost: each(left, of, (x) => {
      const hatches = [4, 8, 12].map((y) => `M${x + 0.5} ${y}l${width - 1} -3`).join('')
      return `M${x + 0.5} 0.5h${width - 1}v${height - 1}h${1 - width}z${hatches}`
    }),
  }
}
