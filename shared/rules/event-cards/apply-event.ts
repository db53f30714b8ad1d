import type { RuleDraft } from '../../game/rule-draft'
import { assertNever } from '../../kernel/assert-never'
import type { Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import { airAttack, mineAttack, submarineAttack } from './attack'
import { casualty } from './casualty'
import { collision } from './collision'
import { friendlyFire } from './friendly-fire'
import type { PlayedEvent } from './played-event'
import { retarget } from './retarget'
import { signalingError } from './signaling-error'
import { spotterPlane } from './spotter-plane'

/** Applies a naval event, by the kind of its first effect. */
export function* applyEvent(table: RuleDraft, play: PlayedEvent): Dialogue<Phrase> {
  const [effect] = play.event.effects
  if (!effect) throw new Error(`${play.event.id} does nothing`)
  switch (effect.code) {
    case 'silence':
    case 'speedFactor':
    case 'steeringLost':
    case 'radarsOut':
    case 'localControl':
    case 'fire':
      return yield* casualty(table, play, effect)
    case 'randomTurn':
      return yield* signalingError(table, play, effect)
    case 'fireOnFriend':
      return yield* friendlyFire(table, play, effect)
    case 'retarget':
      return yield* retarget(table, play, effect)
    case 'spotterBonus':
    case 'illuminate':
      return yield* spotterPlane(table, play)
    case 'collision':
      return yield* collision(table, play, effect)
    case 'airAttack':
      return yield* airAttack(table, play, effect)
    case 'torpedoAttack':
      return yield* submarineAttack(table, play, effect)
    case 'mineHit':
      return yield* mineAttack(table, play, effect)
    default:
      return assertNever(effect)
  }
}
