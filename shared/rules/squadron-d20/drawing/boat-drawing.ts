import type { SmallCraftData } from '../ship/ship'
import { along, Drawing, placed } from '../../kit/card/drawing'

/** One vessel of a stand of type X, bow left: a motor boat, with tubes along her side where the stand has torpedoes. */
export function boatDrawing({ lengthMetres: length, torpedoes, knots }: SmallCraftData): Drawing {
  const drawing = new Drawing()
  const tall = length * 0.085 + 0.6
  const bowLift = knots > 25 ? 1.32 : 1.5
  const deck = (share: number) => tall * (1 + (bowLift - 1) * Math.max(0, 1 - share / 0.55) ** 1.6)
  const side = placed(0, 0, length)
  drawing.solid(
    ...side(`0.05,0 0.028,${deck(0) * 0.5}`),
    ...along(0, 1, 14, deck).map(([share, up]) => [share * length, up] as const),
    ...side('0.998,0'),
  )
  drawing.cut(...side(`0.04,${deck(0) * 0.62} 0.4,${tall * 0.66} 0.985,${tall * 0.62}`))
  // Wheelhouse, charthouse, mast.
  const floor = deck(0.4) - 0.2
  const house = length * 0.06 + 0.5
  const built = placed(0, floor, length, house)
  drawing.solid(...side(`0.33,${floor}`), ...built('0.36,1 0.45,1 0.46,0.62 0.58,0.62'), ...side(`0.6,${floor - 0.1}`))
  drawing.cut(...built('0.365,0.72 0.445,0.72'))
  drawing.solid(...built('0.475,0.5 0.478,3.1 0.483,3.1 0.488,0.5'))
  drawing.line(...built('0.45,2.6 0.51,2.6'))
  drawing.line(...side(`0.01,${deck(0)}`), ...built('0.479,3.1'), ...side(`0.99,${deck(1)}`))
  // Light guns on tubs, fore and aft.
  for (const [share, way] of [[0.25, -1] as const, [0.8, 1] as const]) {
    const foot = deck(share)
    const tub = 0.018 * length
    drawing.box(share * length - tub, share * length + tub, foot - 0.2, foot + house * 0.42)
    const gun = placed(share * length, foot, way * length, house)
    drawing.solid(...gun('0,0.42 0.006,0.6 0.075,0.92 0.078,0.84 0.02,0.42'))
  }
  if (torpedoes) {
    const tube = placed(0, deck(0.6) + 0.1, length, house)
    drawing.solid(...tube('0.6,0.06 0.61,0.38 0.9,0.26 0.9,-0.06'))
    drawing.cut(...tube('0.66,0.34 0.66,0.02'))
    drawing.cut(...tube('0.84,0.28 0.84,-0.02'))
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
