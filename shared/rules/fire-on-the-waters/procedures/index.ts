import type { Procedure } from '../../pack/procedure'
import { heldAgainstForm } from '../../kit/input-problem'
import { eventFiresOut, mendEvent } from './events/ended'
import { gunfire } from './gunnery/gunfire'
import { makeUpCup } from './gunnery/cup'
import { moveAlone, wildCourse } from './movement/random-courses'
import { friendlyFire } from './spotting/friendly-fire'
import { radarSearch } from './spotting/radar'
import { spot } from './spotting/spot'
import { torpedoAttack } from './torpedoes/attack'
import { launchTorpedoes } from './torpedoes/launch'
import { liftSpreads } from './torpedoes/spreads'
import { reloadTorpedoes } from './torpedoes/tubes'
import { hit } from './damage/called-hit'
import { damage } from './damage/damage'
import { fightFire } from './damage-control/fight-fire'
import { firesAfterBattle } from './damage-control/fires-after-battle'
import { repair } from './damage-control/repair'
import { turnEnds } from './turn/turn-ends'

/** Every rule that is a dialogue, in the order of the turn. */
export const packProcedures: readonly Procedure[] = [
  spot,
  radarSearch,
  launchTorpedoes,
  moveAlone,
  torpedoAttack,
  liftSpreads,
  friendlyFire,
  gunfire,
  makeUpCup,
  wildCourse,
  ...[hit, damage, repair, fightFire].map(heldAgainstForm),
  turnEnds,
  ...[firesAfterBattle, mendEvent, eventFiresOut].map(heldAgainstForm),
  reloadTorpedoes,
]
