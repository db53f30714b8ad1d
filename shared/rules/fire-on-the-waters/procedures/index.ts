import type { Procedure } from '../../pack/procedure'
import { heldAgainstForm } from '../../kit/input-problem'
import { eventFiresOut, mendEvent } from './events/ended'
import { gunfire } from './gunnery/gunfire'
import { makeUpCup } from './gunnery/make-up-cup'
import { moveAlone } from './movement/independent'
import { friendlyFire } from './spotting/friendly-fire'
import { radarSearch } from './spotting/radar'
import { spot } from './spotting/spot'
import { torpedoAttack } from './torpedoes/attack'
import { launchTorpedoes } from './torpedoes/launch'
import { liftSpreads } from './torpedoes/lift-spreads'
import { reloadTorpedoes } from './torpedoes/reload'
import { damageProcedures } from './turn/procedures'

const procedures: readonly Procedure[] = [
  spot,
  radarSearch,
  launchTorpedoes,
  moveAlone,
  torpedoAttack,
  liftSpreads,
  friendlyFire,
  gunfire,
  makeUpCup,
  ...damageProcedures,
  mendEvent,
  eventFiresOut,
  reloadTorpedoes,
]

/** Every rule that is a dialogue, in the order of the turn. After its own check an input is checked by its form. */
export const packProcedures: readonly Procedure[] = procedures.map(heldAgainstForm)
