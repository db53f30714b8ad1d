/** What every card of Squadron d20 is measured by: 210 x 148 mm, upper left corner of each thing. */
export const cardWidthMm = 210
export const cardHeightMm = 148

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Left and right of all that is printed. */
export const margin = { left: 6, right: 204 } as const
export const fullWidth = margin.right - margin.left

/** Shortest side of what can be tapped: 32 px when the card is 776 px wide. */
export const smallestTarget = 8.7
/** Size of the smallest letters: 6 point on half-letter, where a card is held at six sevenths of its size. */
export const smallestLetters = 2.5

export const header = { top: 5, bottom: 24.6, split: 15.2, figures: 96 } as const
export const legendBaseline = 142

/** To the hundredth: as short as a drawing needs. */
export function mm(value: number): number {
  return Math.round(value * 100) / 100
}

export function rectPath({ x, y, width, height }: Rect): string {
  return `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}Z`
}

export function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

export function rounded({ x, y, width, height }: Rect): Rect {
  return { x: mm(x), y: mm(y), width: mm(width), height: mm(height) }
}
