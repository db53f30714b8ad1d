/** Across and down, in the units of the drawing. */
export type Point = readonly [number, number]
