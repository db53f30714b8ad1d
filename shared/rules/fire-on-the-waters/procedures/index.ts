import type { Procedure } from '../../pack/procedure'
import { fightFire, firesAfterBattle } from './damage-control/fires'
import { repair } from './damage-control/repair'
import { damage, hit } from './damage/damage'
import { eventFiresOut, mendEvent } from './events/ended'
import { makeUpCup } from './gunnery/cup'
import { gunfire } from './gunnery/gunfire'
import { holdFire } from './gunnery/hold-fire'
import { moveDivisions } from './movement/move-divisions'
import { moveAlone, wildCourse } from './movement/random-courses'
import { friendlyFire } from './spotting/friendly-fire'
import { lookOuts } from './spotting/look-outs'
import { radarSearch } from './spotting/radar'
import { spot } from './spotting/spot'
import { torpedoAttack } from './torpedoes/attack'
import { launchTorpedoes } from './torpedoes/launch'
import { liftSpreads } from './torpedoes/spreads'
import { reloadTorpedoes } from './torpedoes/tubes'
import { shiftFlag } from './turn/shift-flag'
import { turnEnds } from './turn/turn'

/** Every rule that is a dialogue, in the order of the turn. */
export const packProcedures: readonly Procedure[] = [
  radarSearch,
  lookOuts,
  spot,
  moveDivisions,
  wildCourse,
  moveAlone,
  torpedoAttack,
  liftSpreads,
  gunfire,
  holdFire,
  friendlyFire,
  launchTorpedoes,
  makeUpCup,
  hit,
  damage,
  shiftFlag,
  repair,
  fightFire,
  turnEnds,
  firesAfterBattle,
  mendEvent,
  eventFiresOut,
  reloadTorpedoes,
]
