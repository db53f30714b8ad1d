/** Across and down, in the units of the drawing. */
export type Point = readonly [number, number]

/** A figure in path data: as short as a drawing needs. */
export function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

export function point([x, y]: Point): string {
  return `${figure(x)} ${figure(y)}`
}

/** An open line through points. */
export function line(...points: readonly Point[]): string {
  return points.map((at, index) => `${index === 0 ? 'M' : 'L'}${point(at)}`).join('')
}

/** A closed shape, always turned the same way round, so that overlapping shapes add up under the non-zero rule. */
export function polygon(...points: readonly Point[]): string {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return `${line(...(area < 0 ? [...points].reverse() : points))}Z`
}

export function box(x: number, y: number, width: number, height: number): string {
  return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height])
}
