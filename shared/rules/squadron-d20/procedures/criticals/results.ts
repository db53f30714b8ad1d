import type { Dialogue } from '../../../../kernel/dialogue'
import type { Result, ResultId } from '../../tables/critical-results'
import { beats } from './armour'
import { cannot, type Blow, type Paid, type Took } from './blow'
import { cargoHit } from './cargo'
import { commandHit } from './command'
import { engineRoom } from './engine-room'
import { firesStart } from './fires'
import { aircraftOperations, fuelAndAmmunition } from './flight-deck'
import { catastrophicFlooding, hullHit } from './flotation'
import { helm } from './helm'
import { powerFails } from './power-failure'
import { says } from './says'
import { sensors } from './sensors'
import { optics, stepsAlone } from './steps'
import { weaponsHit } from './weapons'

/** The rule of each result; `weapons` decides itself how the loop continues. */
const resultRules: Readonly<Record<Exclude<ResultId, 'weapons'>, (blow: Blow, result: Result) => Dialogue<Paid>>> = {
  hull: hullHit,
  optics,
  masts: stepsAlone,
  crew: stepsAlone,
  fireControl: stepsAlone,
  command: commandHit,
  engineRoom,
  steering: stepsAlone,
  helm,
  sensors,
  fire: firesStart,
  cargo: cargoHit,
  aircraftOperations,
  aircraftInHangar: stepsAlone,
  fuelAndAmmunition,
  catastrophicFlooding,
  powerFailure: powerFails,
}

/** Applies a result: armour first, then its rule, then how the loop continues. */
export function* apply(blow: Blow, result: Result): Dialogue<Took> {
  const { id, armour, after } = result
  if (id === 'weapons' || after === 'byGroup') return yield* weaponsHit(blow, result)
  if (armour && armour !== 'turretOrCasemate' && !(yield* beats(blow, armour))) {
    return cannot(says('armour.keepsOut', { ship: blow.target.name }))
  }
  const took = yield* resultRules[id](blow, result)
  return took.is === 'cannot' ? took : { is: 'done', spent: took.spent, after }
}
