import { onceEach } from '../../../kernel/once-each'
import type { WaterShip } from '../ship'
import { drawFlightDeck } from './flight-deck'
import { drawLightGuns, drawTubes, drawTurrets, turretsOf } from './guns'
import { deckUp, drawHull } from './hull'
import { drawMasts } from './masts'
import { measuresOf, type Measures } from './measures'
import { Sheet } from './sheet'
import { drawDirectors, drawFittings } from './small-things'
import { bridgeAt, drawBridge, drawFunnels, drawHouses, housesOf, roofOver } from './upper-works'

export interface ShipDrawing {
  readonly measures: Measures
  readonly sheet: Sheet
}

/** The ship from port, by what stands where on her form; memoised per ship. */
export const shipDrawing = onceEach((ship: WaterShip): ShipDrawing => {
  const measures = measuresOf(ship)
  const sheet = new Sheet(measures.locationMetres)
  drawHull(ship, measures, sheet)
  if (measures.kind === 'carrier') drawCarrier(ship, measures, sheet)
  else drawGunship(ship, measures, sheet)
  return { measures, sheet }
})

function drawGunship(ship: WaterShip, measures: Measures, sheet: Sheet): void {
  const deck = (at: number) => deckUp(ship, measures, at)
  const houses = housesOf(ship)
  const roof = roofOver(houses, deck, measures.house)
  const turrets = turretsOf(ship)
  drawHouses(houses, deck, measures, sheet)
  drawTurrets(
    turrets.filter(({ main }) => main),
    deck,
    sheet,
  )
  drawTurrets(
    turrets.filter(({ main }) => !main),
    roof,
    sheet,
  )
  drawTubes(ship, deck, sheet)
  drawLightGuns(ship, roof, sheet, measures)
  const at = bridgeAt(ship, 11)
  const top = drawBridge(ship, at, deck(at), roof(at), measures, sheet)
  drawDirectors(ship, { at, top }, roof, measures, sheet)
  drawFunnels(ship, at, roof, measures, sheet)
  drawFittings(ship, roof, measures, sheet)
  drawMasts(ship, roof, measures, sheet)
}

/** What stands on a carrier stands on her flight deck; her guns hang under its edge. */
function drawCarrier(ship: WaterShip, measures: Measures, sheet: Sheet): void {
  const flightDeck = () => measures.flightDeck
  const gallery = (at: number) => deckUp(ship, measures, at) + (measures.flightDeck - measures.freeboard) * 0.42
  drawFlightDeck(ship, measures, sheet)
  const turrets = turretsOf(ship)
  drawTurrets(
    turrets,
    ship.profile.bridge === 'island' && ship.type === 'CV' ? carried(measures, gallery) : gallery,
    sheet,
  )
  drawLightGuns(ship, gallery, sheet, measures)
  if (ship.profile.bridge === 'island') {
    const at = bridgeAt(ship, 15)
    const top = drawBridge(ship, at, measures.flightDeck, measures.flightDeck, measures, sheet)
    drawDirectors(ship, { at, top }, flightDeck, measures, sheet)
    drawFunnels(ship, at, flightDeck, measures, sheet)
    drawMasts(ship, flightDeck, measures, sheet)
  }
  drawFittings(ship, flightDeck, measures, sheet)
}

/** Guns forward and aft of the island stand on the deck beside it, the rest in the galleries. */
function carried({ flightDeck }: Measures, gallery: (at: number) => number) {
  return (at: number) => (at > 9 && at < 24 ? flightDeck : gallery(at))
}
