import type { SmallCraftData } from '../ship/ship'
import { Drawing } from '../../kit/card/drawing'

/** One vessel of a stand of type X, bow left: a motor boat, with tubes along her side where the stand has torpedoes. */
export function boatDrawing({ lengthMetres: length, torpedoes, knots }: SmallCraftData): Drawing {
  const drawing = new Drawing()
  const at = (share: number) => share * length
  const tall = length * 0.085 + 0.6
  const bowLift = knots > 25 ? 1.32 : 1.5
  const deck = (share: number) => tall * (1 + (bowLift - 1) * Math.max(0, 1 - share / 0.55) ** 1.6)
  const deckLine = Array.from({ length: 15 }, (_, part) => part / 14).map((share) => [at(share), deck(share)] as const)
  drawing.solid([at(0.05), 0], [at(0.028), deck(0) * 0.5], ...deckLine, [at(0.998), 0])
  drawing.cut([at(0.04), deck(0) * 0.62], [at(0.4), tall * 0.66], [at(0.985), tall * 0.62])
  // Wheelhouse, charthouse, mast.
  const floor = deck(0.4) - 0.2
  const house = length * 0.06 + 0.5
  drawing.solid(
    [at(0.33), floor],
    [at(0.36), floor + house],
    [at(0.45), floor + house],
    [at(0.46), floor + house * 0.62],
    [at(0.58), floor + house * 0.62],
    [at(0.6), floor - 0.1],
  )
  drawing.cut([at(0.365), floor + house * 0.72], [at(0.445), floor + house * 0.72])
  const top = floor + house * 3.1
  drawing.solid([at(0.475), floor + house * 0.5], [at(0.478), top], [at(0.483), top], [at(0.488), floor + house * 0.5])
  drawing.line([at(0.45), top - house * 0.5], [at(0.51), top - house * 0.5])
  drawing.line([at(0.01), deck(0)], [at(0.479), top], [at(0.99), deck(1)])
  // Light guns on tubs, fore and aft.
  for (const [share, way] of [
    [0.25, -1],
    [0.8, 1],
  ] as const) {
    const foot = deck(share)
    drawing.box(at(share - 0.018), at(share + 0.018), foot - 0.2, foot + house * 0.42)
    drawing.solid(
      [at(share), foot + house * 0.42],
      [at(share + way * 0.006), foot + house * 0.6],
      [at(share + way * 0.075), foot + house * 0.92],
      [at(share + way * 0.078), foot + house * 0.84],
      [at(share + way * 0.02), foot + house * 0.42],
    )
  }
  if (torpedoes) {
    const under = deck(0.6) + 0.1
    drawing.solid(
      [at(0.6), under + house * 0.06],
      [at(0.61), under + house * 0.38],
      [at(0.9), under + house * 0.26],
      [at(0.9), under - house * 0.06],
    )
    drawing.cut([at(0.66), under + house * 0.34], [at(0.66), under + house * 0.02])
    drawing.cut([at(0.84), under + house * 0.28], [at(0.84), under - house * 0.02])
  }
  return drawing
}

const most = 3

/** The vessels of a stand one behind the other, as many as a picture takes. */
export function lineAhead(stand: SmallCraftData): Drawing {
  const one = boatDrawing(stand)
  const line = new Drawing()
  const pitch = stand.lengthMetres * 1.22
  for (let vessel = 0; vessel < Math.min(most, stand.vessels); vessel++) {
    line.add(one, ([x, up]) => [x + vessel * pitch, up])
  }
  return line
}
