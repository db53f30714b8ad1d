import { shipCheck } from '../../kit/ship-check'
import { batteryProblem } from './check-batteries'
import { placeProblem } from './check-places'
import { plantProblem } from './check-plant'
import { torpedoProblem } from './check-torpedoes'
import { waterShip } from './ship'
import { readShip } from './ship-data'

/** Checks a ship document: its schema, then what a schema cannot say. Refusals name `where`. */
export const checkShip = shipCheck(waterShip, readShip, [placeProblem, plantProblem, batteryProblem, torpedoProblem])
