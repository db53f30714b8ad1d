/** A figure between two ends, both counted. */
export const isFigure = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  isFigure(value, least, most) && Number.isInteger(value)
