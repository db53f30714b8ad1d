/** A chart has four weights of line: hair separates, cell bounds, frame holds, mark says what happened. */
export type LineWeight = 'hair' | 'cell' | 'frame' | 'mark'

/** How much thicker than drawn a theme sets each weight. */
export type LineWeights = Readonly<Record<LineWeight, number>>

export const plainLines: LineWeights = { hair: 1, cell: 1, frame: 1, mark: 1 }

export const heavyLines: LineWeights = { hair: 1.6, cell: 1.6, frame: 1.5, mark: 1.35 }
