import { onceEach } from '../../../kernel/once-each'
import type { WaterShip } from '../ship/ship'
import { drawFlightDeck, drawLightGuns, drawTubes, drawTurrets, turretsOf } from './guns'
import { deckUp, drawHull, measuresOf, type Measures } from './hull'
import { drawMasts } from './masts'
import { Drawing } from '../../kit/card/drawing'
import { drawDirectors, drawFittings } from './small-things'
import { bridgeAt, drawBridge, drawFunnels, drawHouses, housesOf, roofOver } from './upper-works'

export interface ShipDrawing {
  readonly measures: Measures
  readonly drawing: Drawing
}

/** The ship from port, drawn from the places on her form; memoised per ship. */
export const shipDrawing = onceEach((ship: WaterShip): ShipDrawing => {
  const measures = measuresOf(ship)
  const drawing = new Drawing(measures.locationMetres)
  drawHull(ship, measures, drawing)
  if (measures.kind === 'carrier') drawCarrier(ship, measures, drawing)
  else drawGunship(ship, measures, drawing)
  return { measures, drawing }
})

function drawGunship(ship: WaterShip, measures: Measures, drawing: Drawing): void {
  const deck = (at: number) => deckUp(ship, measures, at)
  const houses = housesOf(ship)
  const roof = roofOver(houses, deck, measures.house)
  const turrets = turretsOf(ship)
  drawHouses(houses, deck, measures, drawing)
  drawTurrets(
    turrets.filter(({ main }) => main),
    deck,
    drawing,
  )
  drawTurrets(
    turrets.filter(({ main }) => !main),
    roof,
    drawing,
  )
  drawTubes(ship, deck, drawing)
  drawLightGuns(ship, roof, drawing, measures)
  const at = bridgeAt(ship, 11)
  const top = drawBridge(ship, at, deck(at), roof(at), measures, drawing)
  drawDirectors(ship, { at, top }, roof, measures, drawing)
  drawFunnels(ship, at, roof, measures, drawing)
  drawFittings(ship, roof, measures, drawing)
  drawMasts(ship, roof, measures, drawing)
}

/** A carrier: upper works on the flight deck, guns below its edge. */
function drawCarrier(ship: WaterShip, measures: Measures, drawing: Drawing): void {
  const flightDeck = () => measures.flightDeck
  const gallery = (at: number) => deckUp(ship, measures, at) + (measures.flightDeck - measures.freeboard) * 0.42
  drawFlightDeck(ship, measures, drawing)
  const turrets = turretsOf(ship)
  drawTurrets(
    turrets,
    ship.profile.bridge === 'island' && ship.type === 'CV' ? carried(measures, gallery) : gallery,
    drawing,
  )
  drawLightGuns(ship, gallery, drawing, measures)
  if (ship.profile.bridge === 'island') {
    const at = bridgeAt(ship, 15)
    const top = drawBridge(ship, at, measures.flightDeck, measures.flightDeck, measures, drawing)
    drawDirectors(ship, { at, top }, flightDeck, measures, drawing)
    drawFunnels(ship, at, flightDeck, measures, drawing)
    drawMasts(ship, flightDeck, measures, drawing)
  }
  drawFittings(ship, flightDeck, measures, drawing)
}

/** Guns forward and aft of the island are on the deck, the rest in the galleries. */
function carried({ flightDeck }: Measures, gallery: (at: number) => number) {
  return (at: number) => (at > 9 && at < 24 ? flightDeck : gallery(at))
}
