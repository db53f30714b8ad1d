import { aids } from './aids'
import { aircraft, aircraftProcedures, aircraftRefused } from './aircraft'
import { card, cardProcedures, cardRefused } from './card'
import { criticals, criticalsProcedures, criticalsRefused } from './criticals'
import { editing, editingProcedures, editingRefused } from './editing'
import { events, eventsProcedures, eventsRefused } from './events'
import { guns, gunsProcedures, gunsRefused } from './guns'
import { reference, referenceProcedures, referenceRefused } from './reference'
import { rulings, rulingsProcedures, rulingsRefused } from './rulings'
import { sequence, sequenceProcedures, sequenceRefused } from './sequence'
import { simulation, simulationProcedures, simulationRefused } from './simulation'

/** `rules.squadron-d20`: one file a part. `card`, `editing`, `reference` and `rulings` hold names that every pack has. */
const words = {
  ...card,
  ...rulings,
  editing,
  reference,
  aids,
  aircraft,
  criticals,
  events,
  guns,
  sequence,
  simulation,
  procedures: {
    ...aircraftProcedures,
    ...cardProcedures,
    ...criticalsProcedures,
    ...editingProcedures,
    ...eventsProcedures,
    ...gunsProcedures,
    ...referenceProcedures,
    ...rulingsProcedures,
    ...sequenceProcedures,
    ...simulationProcedures,
  },
}

/** Why a ship, a scenario or a request of these rules was refused. */
const refused = {
  ...aircraftRefused,
  ...cardRefused,
  ...criticalsRefused,
  ...editingRefused,
  ...eventsRefused,
  ...gunsRefused,
  ...referenceRefused,
  ...rulingsRefused,
  ...sequenceRefused,
  ...simulationRefused,
}

export const squadronD20 = { words, refused }
