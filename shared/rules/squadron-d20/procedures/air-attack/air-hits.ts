import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { number, under, type Dialogue } from '../../../../kernel/dialogue'
import { ownerOf } from '../../../kit/owner'
import { trackOf } from '../../ship/card-parts'
import { dataOf } from '../../ship/stand-data'
import type { AttackType } from '../../ship/aircraft'
import { canBeHit, takeHit } from '../damage'
import { loseVessels } from '../in-the-air/lose-vessels'
import { says } from '../in-the-air/says'
import { onAircraft } from '../in-the-air/look-up'
import { askRuleBookNumber } from '../rule-book/ask-rule-book'

/** Who attacks whom with what: a stand at the table, or bombers that only a card knows. */
export interface AirAttackParties {
  /** The attacker's name in the sentences of the outcome. */
  readonly who: string
  readonly target: ShipInPlay
  readonly attack: AttackType
}

/** Each attack on target scores the hits that the rule book gives it; each hit is played separately. */
export function* scoreAirHits(table: RuleDraft, parties: AirAttackParties, onTarget: number): Dialogue<void> {
  if (onTarget === 0) return
  const { target, attack } = parties
  if (dataOf(target.document).kind === 'smallCraft') return yield* smallCraft(table, parties, onTarget)
  for (let at = 1; at <= onTarget && canBeHit(table, target.id); at++) {
    const hits = yield* under(`${at}`, hitsOf(table, parties, at, onTarget))
    for (let hit = 1; hit <= hits && canBeHit(table, target.id); hit++) {
      yield* under(`${at}/${hit}`, takeHit(table, { target: target.id, attack }))
    }
  }
}

function* hitsOf(table: RuleDraft, { who, target, attack }: AirAttackParties, n: number, of: number): Dialogue<number> {
  return yield* askRuleBookNumber(table, 'hits', {
    key: 'hits',
    of: { attack },
    prompt: {
      to: ownerOf(table.state, target.id),
      ask: says('ask.hits', { stand: who, target: shipName(target), n, of }),
      because: [says(`row.attack.${attack}`)],
      lookUp: onAircraft.airAttack,
    },
  })
}

/** Print has no saving throw of small craft against bombs and torpedoes, so the number of vessels lost is asked. */
function* smallCraft(table: RuleDraft, { who, target, attack }: AirAttackParties, onTarget: number): Dialogue<void> {
  const left = table.track(target.id, trackOf('vessels'))
  const prompt = {
    to: ownerOf(table.state, target.id),
    ask: says('ask.vessels', { stand: who, target: shipName(target), n: onTarget, left }),
    because: [says(`row.attack.${attack}`)],
    lookUp: onAircraft.airAttack,
  }
  const lost = yield* number('vessels', { least: 0, most: left, usual: Math.min(left, onTarget) }, prompt)
  loseVessels(table, target.id, lost)
}
