import { shipCheck } from '../kit/ship-check'
import { batteryFlaw } from './check-batteries'
import { placeFlaw } from './check-places'
import { plantFlaw } from './check-plant'
import { torpedoFlaw } from './check-torpedoes'
import { waterShip } from './ship'
import { readShip } from './ship-data'

/** Holds a ship document against the pack: its schema, then what a schema cannot say. Refusals name `where`. */
export const checkShip = shipCheck(waterShip, readShip, [placeFlaw, plantFlaw, batteryFlaw, torpedoFlaw])
