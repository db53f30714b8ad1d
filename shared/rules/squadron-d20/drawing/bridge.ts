import type { Profile } from '../ship/ship'
import type { Lines } from './hull'
import type { Drawing } from './drawing'

type Kind = Profile['bridge']['kind']

/** Storeys of a bridge, from the deck up: how far each reaches fore and aft, in hundredths, and how many houses high. */
const storeys: Readonly<Record<Kind, readonly (readonly [fore: number, aft: number, high: number])[]>> = {
  tower: [
    [4.2, 3.6, 1.1],
    [3, 2.4, 1.1],
    [2.2, 1.7, 1.3],
    [1.9, 1.3, 1.2],
    [2.1, 1.2, 0.7],
    [1, 0.8, 0.7],
  ],
  pagoda: [
    [4.2, 4, 1.2],
    [2.6, 2.2, 1.1],
    [3.1, 1.4, 0.7],
    [2, 1.8, 1.1],
    [2.7, 1, 0.6],
    [1.7, 1.6, 1],
    [2.4, 0.8, 0.6],
    [1.4, 1.2, 0.9],
    [1.9, 0.9, 0.6],
    [0.8, 0.8, 0.8],
  ],
  block: [
    [4.2, 4.2, 1.15],
    [3.4, 3, 1.1],
    [2.9, 1.8, 1.1],
    [1.3, 1, 0.7],
  ],
  open: [
    [3, 3.2, 1],
    [2.4, 1.6, 0.9],
    [1, 0.7, 0.45],
  ],
  island: [
    [4.6, 6, 1.2],
    [3.4, 3.2, 1.1],
    [2.4, 1.6, 1],
    [1.2, 1, 0.8],
  ],
}

/** Her bridge on a roof `foot` metres up; the height of its top. A merchantman builds no higher than two houses. */
export function drawBridge(
  { at, kind }: Profile['bridge'],
  foot: number,
  { length, house, poopFrom }: Lines,
  drawing: Drawing,
) {
  const middle = (at / 100) * length
  const hundredth = length / 100
  let up = foot
  const isPlain = poopFrom !== null
  for (const [fore, aft, high] of isPlain ? storeys[kind].slice(0, 2) : storeys[kind]) {
    const top = up + house * high
    const [left, right] = [middle - fore * hundredth, middle + aft * hundredth]
    drawing.solid([left, up - 0.1], [left + 0.12 * hundredth, top], [right - 0.08 * hundredth, top], [right, up - 0.1])
    drawing.cut([left + 0.3 * hundredth, top - house * 0.3], [right - 0.3 * hundredth, top - house * 0.3])
    up = top
  }
  if (isPlain) return up
  // The director on top of it all.
  drawing.solid(
    [middle - 1.4 * hundredth, up],
    [middle - 1.1 * hundredth, up + house * 0.75],
    [middle + 0.7 * hundredth, up + house * 0.75],
    [middle + 0.9 * hundredth, up],
  )
  return up + house * 0.75
}
