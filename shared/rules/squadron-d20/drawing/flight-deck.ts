import { deckUp, type Lines } from './hull'
import type { Drawing } from './drawing'

/** Height of the flight deck. */
export function flightDeckUp({ freeboard, length }: Lines): number {
  return freeboard + 5.5 + length * 0.021
}

/** Hangar and flight deck: a long flat slab, carried on pillars where the hangar ends. */
export function drawFlightDeck(lines: Lines, drawing: Drawing): void {
  const { length } = lines
  const up = flightDeckUp(lines)
  const slab = 1.5
  const [bow, stern] = [length * 0.13, length * 0.91]
  const [from, to] = [length * 0.025, length * 0.985]
  drawing.box(bow, stern, deckUp(lines, bow) - 2, up - slab * 0.5)
  drawing.solid(
    [from, up - slab * 0.8],
    [from + length * 0.014, up],
    [to - length * 0.016, up],
    [to, up - slab * 0.7],
    [to - length * 0.02, up - slab],
    [from + length * 0.025, up - slab],
  )
  for (const at of [from + length * 0.03, from + length * 0.065, to - length * 0.03]) {
    drawing.line([at, deckUp(lines, at) - 0.4], [at, up - slab])
  }
  drawing.cut([bow + 2, up - slab * 1.8], [stern - 2, up - slab * 1.8])
  const doors = length * 0.055
  for (let at = bow + doors * 0.4; at < stern - doors; at += doors * 1.5) {
    const [low, high] = [deckUp(lines, at) + 0.6, up - slab * 2.6]
    if (high > low) drawing.cut([at, low], [at, high], [at + doors, high], [at + doors, low])
  }
}
