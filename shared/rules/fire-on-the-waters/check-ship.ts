import { shipCheck } from '../kit/ship-check'
import { batteryProblem } from './check-batteries'
import { placeProblem } from './check-places'
import { plantProblem } from './check-plant'
import { torpedoProblem } from './check-torpedoes'
import { waterShip } from './ship'
import { readShip } from './ship-data'

/** Holds a ship document against the pack: its schema, then what a schema cannot say. Refusals name `where`. */
export const checkShip = shipCheck(waterShip, readShip, [placeProblem, plantProblem, batteryProblem, torpedoProblem])
