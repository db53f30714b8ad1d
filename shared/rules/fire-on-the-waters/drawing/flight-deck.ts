import type { WaterShip } from '../ship/ship'
import { deckUp } from './hull'
import type { Measures } from './measures'
import type { SilhouetteDrawing } from './silhouette-drawing'

/** Hangar and flight deck: a long flat slab, carried on pillars where the hangar ends. */
export function drawFlightDeck(ship: WaterShip, measures: Measures, drawing: SilhouetteDrawing): void {
  const { flightDeck, type } = { flightDeck: measures.flightDeck, type: ship.type }
  const slab = 1.5
  const [from, to] = type === 'CVE' ? [1.6, 35.4] : type === 'CVL' ? [2.2, 35] : [0.9, 35.4]
  const [bow, stern] = type === 'CVE' ? [4.4, 33.6] : [5.4, 32.4]
  const deck = (at: number) => deckUp(ship, measures, at)
  drawing.box(bow, stern, deck(18) - 1, flightDeck - slab)
  drawing.solid(
    [from, flightDeck - slab * 0.8],
    [from + 0.5, flightDeck],
    [to - 0.6, flightDeck],
    [to, flightDeck - slab * 0.7],
    [to - 0.8, flightDeck - slab],
    [from + 0.9, flightDeck - slab],
  )
  for (const at of [from + 1.2, from + 2.4, to - 1.2, to - 2.2]) {
    if (at > bow && at < stern) continue
    drawing.line([at, deck(at) - 0.4], [at, flightDeck - slab])
  }
  // Galleries under the edge of the deck, roller doors of the hangar.
  drawing.cut([bow + 0.6, flightDeck - slab * 1.7], [stern - 0.6, flightDeck - slab * 1.7])
  for (let at = bow + 1.4; at < stern - 2; at += 3) {
    const [low, high] = [deck(at) + 0.8, flightDeck - slab * 2.3]
    if (high > low) drawing.cut([at, low], [at, high], [at + 1.7, high], [at + 1.7, low])
  }
}
