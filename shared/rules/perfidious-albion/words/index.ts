import { card, shipRefused } from './card'
import { editing } from './editing'
import { eventProcedures, events } from './events'
import { aids, forms } from './forms'
import { damage, gunnery, gunneryProcedures, gunneryRefused } from './gunnery'
import { asked } from './questions'
import { sequence, sequenceProcedures, sequenceRefused } from './sequence'
import { odds, simulation, simulationProcedure } from './simulation'
import { statistics } from './statistics'

/** `rules.perfidious-albion`; keys that journals hold keep their spelling. */
const words = {
  ...card,
  asked,
  damage,
  editing,
  events,
  gunnery,
  odds,
  sequence,
  simulation,
  laying: forms,
  aids,
  told: statistics,
  procedures: {
    ...gunneryProcedures,
    ...sequenceProcedures,
    ...simulationProcedure,
    ...eventProcedures,
  },
}

/** Why a ship, a scenario or a request of these rules was refused. */
const refused = {
  ...shipRefused,
  ...gunneryRefused,
  ...sequenceRefused,
}

export const perfidiousAlbion = { words, refused }
