/** Upright, in mm. */
export const paperSizes: Readonly<Record<PaperName, { readonly widthMm: number; readonly heightMm: number }>> = {
  A4: { widthMm: 210, heightMm: 297 },
  A5: { widthMm: 148, heightMm: 210 },
  A6: { widthMm: 105, heightMm: 148 },
  Letter: { widthMm: 215.9, heightMm: 279.4 },
  'half-letter': { widthMm: 139.7, heightMm: 215.9 },
}

/** From the smallest up: the first of them that does is the smallest that does. */
export const papersBySize: readonly PaperName[] = ['A6', 'half-letter', 'A5', 'Letter', 'A4']

/** Paper for one card and not for two: no line is printed above it, and margins are narrow. */
export function isSmallPaper(paper: PaperName): boolean {
  return paperSizes[paper].widthMm < 180
}

export const paperNames = ['A4', 'A5', 'A6', 'Letter', 'half-letter'] as const

export type PaperName = (typeof paperNames)[number]
