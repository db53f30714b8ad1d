import { aids } from './aids'
import { card } from './card'
import { casualties, speed } from './casualties'
import { damage, damageAsked } from './damage'
import { damageControl, damageProcedures, damageRefused, sequence } from './damage-control'
import { editing } from './editing'
import { eventCasualties, eventProcedures, eventRefused, events } from './events'
import { gunnery, gunneryAsked, gunneryProcedures, gunneryRefused } from './gunnery'
import { reference } from './reference'
import { rulings, shipRefused } from './rulings'
import { simulation, simulationProcedure } from './simulation'
import { figures, movement, spotting, torpedoes, torpedoProcedures, torpedoRefused } from './torpedoes'

/** `rules.fire-on-the-waters`; keys that journals hold keep their spelling. */
const words = {
  ...card,
  ...rulings,
  aids,
  editing,
  reference,
  casualties: { ...casualties, ...eventCasualties },
  events,
  damage,
  damageControl,
  sequence,
  speed,
  asked: { ...gunneryAsked, ...damageAsked },
  gunnery,
  simulation,
  figures,
  movement,
  spotting,
  torpedoes,
  procedures: {
    ...damageProcedures,
    ...eventProcedures,
    ...gunneryProcedures,
    ...simulationProcedure,
    ...torpedoProcedures,
  },
}

/** Why a ship, a scenario or a request of these rules was refused. */
const refused = {
  ...shipRefused,
  ...damageRefused,
  ...eventRefused,
  ...gunneryRefused,
  ...torpedoRefused,
}

export const fireOnTheWaters = { words, refused }
