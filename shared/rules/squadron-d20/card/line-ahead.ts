import type { Part, Point } from '../../../profile/parts'

const most = 2
/** Lengths from one stem to the next. */
const pitch = 1.22

/** The vessels of a stand one behind the other, as many as a picture takes. */
export function lineAhead(one: readonly Part[], length: number, vessels: number): readonly Part[] {
  return Array.from({ length: Math.min(most, vessels) }, (_, vessel) =>
    one.map((part) => ({ ...part, points: part.points.map(([x, up]): Point => [x + vessel * pitch * length, up]) })),
  ).flat()
}
