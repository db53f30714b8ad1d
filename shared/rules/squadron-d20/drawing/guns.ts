import type { Profile } from '../ship/ship'
import { deckUp, type Lines } from './hull'
import type { Drawing } from '../../kit/card/drawing'

type Gun = Profile['guns'][number]

/** In metres. */
const sizes = {
  large: { long: 15, tall: 3.7, reach: 12.5, thick: 0.52 },
  medium: { long: 8, tall: 2.7, reach: 6.6, thick: 0.34 },
  small: { long: 4.4, tall: 2, reach: 3.6, thick: 0.24 },
} as const

/** A gun on a small ship is not drawn as long as the ship. */
function sizeOf({ size }: Gun, { length }: Lines) {
  const { long, tall, reach, thick } = sizes[size]
  const scale = Math.min(1, (length * 0.12) / long)
  return { long: long * scale, tall: tall * Math.sqrt(scale), reach: reach * scale, thick }
}

/** Guns at their places, the raised ones above those before them. `deck` is the height of the deck under them. */
export function drawGuns(
  guns: readonly Gun[],
  lines: Lines,
  drawing: Drawing,
  deck = (at: number) => deckUp(lines, at),
) {
  for (const gun of guns) drawGun(gun, lines, drawing, deck)
}

function drawGun(gun: Gun, lines: Lines, drawing: Drawing, deck: (at: number) => number): void {
  const { long, tall, reach, thick } = sizeOf(gun, lines)
  const middle = (gun.at / 100) * lines.length
  const way = gun.faces === 'fore' ? -1 : 1
  const at = (share: number) => middle + way * (long / 2) * share
  const foot = deck(middle) + gun.raised * (tall * 1.12 + 0.5) + 0.5
  drawing.box(middle - long * 0.3, middle + long * 0.3, deck(middle) - 0.8, foot)
  if (gun.housed) {
    drawing.solid(
      [at(-1), foot],
      [at(-1), foot + tall * 0.88],
      [at(-0.35), foot + tall],
      [at(0.45), foot + tall * 0.97],
      [at(1), foot + tall * 0.56],
      [at(0.95), foot],
    )
    if (gun.size === 'large')
      drawing.box(middle - long * 0.33, middle - long * 0.27, foot + tall * 0.9, foot + tall * 1.14)
    drawing.cut([at(-1), foot + 0.06], [at(0.95), foot + 0.06])
  } else {
    drawing.solid(
      [at(-0.1), foot],
      [at(-0.6), foot + tall * 0.9],
      [at(0.35), foot + tall],
      [at(0.95), foot + tall * 0.72],
      [at(0.85), foot],
    )
  }
  const bore = foot + tall * 0.52
  const muzzle = middle + way * (long * 0.46 + reach)
  const rise = reach * 0.05
  drawing.solid(
    [at(0.6), bore - thick],
    [at(0.6), bore + thick],
    [muzzle, bore + rise + thick * 0.7],
    [muzzle, bore + rise - thick * 0.6],
  )
}
