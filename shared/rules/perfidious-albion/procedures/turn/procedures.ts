import type { Procedure } from '../../../pack/procedure'
import { hit } from '../damage/called-hit'
import { damageControl } from '../damage-control/damage-control'
import { crewTestAlone } from '../morale/crew-test-alone'
import { moraleTest } from '../morale/morale-test'
import { detachShip } from '../movement/detach-ship'
import { emergencyTurn } from '../movement/emergency-turn'
import { moveSquadron } from '../movement/move-squadron'
import { launchTorpedoes } from '../torpedoes/launch-torpedoes'
import { torpedoesRunOn } from '../torpedoes/run-on'
import { testTorpedoes } from '../torpedoes/test-torpedoes'
import { firesOut } from '../events/fires-out'
import { damageCounts } from './damage-counts'
import { fireGrows } from './fire-growth'
import { floodingTakes } from './flooding'
import { hasFired } from './has-fired'
import { hazard } from './hazard'
import { initiative } from './initiative'
import { weather } from './weather'

/** The procedures of the turn beside gunnery, in the order of the printed sequence. */
export const sequenceProcedures: readonly Procedure[] = [
  floodingTakes,
  torpedoesRunOn,
  launchTorpedoes,
  initiative,
  weather,
  moveSquadron,
  emergencyTurn,
  detachShip,
  testTorpedoes,
  hazard,
  hit,
  crewTestAlone,
  hasFired,
  damageCounts,
  damageControl,
  firesOut,
  fireGrows,
  moraleTest,
]
