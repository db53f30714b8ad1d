import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import { choose, number, under, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { sideName } from '../../../event-cards/ships-there'
import type { EventDamage } from '../../../pack/event-application'
import { ownerOf } from '../../../kit/owner'
import { trackOf } from '../../ship/card-parts'
import { rulingOf } from '../../table/house-rules'
import { dataOf } from '../../ship/stand-data'
import type { AttackType } from '../../ship/aircraft'
import type { Attack } from '../../tables/armour'
import { worth } from '../../tables/scale'
import { canBeHit, takeHit } from '../damage'
import { scoreAirHits as scoreBombHits } from '../in-the-air/air-attack'
import { loseVessels } from '../on-target/losses'
import { onAircraft } from '../in-the-air/air-stands'
import { onFire } from '../may-fire/firing'
import { throwOnTarget } from '../on-target/on-target'
import { askRuleBookNumber } from '../rule-book/ask-rule-book'
import { onTarget, torpedoSum } from './card-attack'
import { says } from './says'

type Of<Is extends EventDamage['is']> = Extract<EventDamage, { is: Is }>

/** Plays the attack of an event card: bombers, torpedoes and mines by these rules. The rest is left to the table. */
export function* attackByEvent(table: RuleDraft, strike: EventDamage): Dialogue<boolean> {
  switch (strike.is) {
    case 'bombers':
      yield* bombers(table, strike)
      return true
    case 'torpedoes':
      yield* torpedoes(table, strike)
      return true
    case 'mine':
      yield* mine(table, strike)
      return true
    case 'shells':
    case 'collision':
      return false
    default:
      return assertNever(strike)
  }
}

/** Bombers without crew quality: dice by the scale, and the modifiers of attack and target. */
function* bombers(table: RuleDraft, { kind, count, ship, by }: Of<'bombers'>): Dialogue<void> {
  const target = table.ship(ship)
  const attack = yield* attackOf(kind, by)
  const who = sideName(table.state, by)
  const dice = worth(count)
  table.because(says('bombers', { n: count, dice }))
  const sum = {
    ...onTarget(target, attack),
    needed: Number(rulingOf(table.state, 'airAttackNeeded')),
    of: says('bombersNeed'),
  }
  const on = yield* throwOnTarget(table, { key: 'bombers', dice, who, to: by, sum, lookUp: onAircraft.airAttack })
  yield* under('bombs', scoreBombHits(table, { who, target, attack }, on))
}

const levels = ['mediumLevelBomber', 'lowLevelBomber', 'highLevelBomber'] as const

/** The card does not say how high its level bombers fly: the player of the card does. */
function* attackOf(kind: Of<'bombers'>['kind'], by: Of<'bombers'>['by']): Dialogue<AttackType> {
  if (kind === 'diveBombers') return 'diveBomber'
  if (kind === 'torpedoBombers') return 'torpedoBomber'
  const options = levels.map((value) => ({ value, say: says(`level.${value}`) }))
  const prompt = { to: by, ask: says('level.ask'), lookUp: onAircraft.airAttack }
  return yield* choose('level', options, levels[0], prompt)
}

/** One attack, whatever its number of torpedoes; the rule book says how many hit. */
function* torpedoes(table: RuleDraft, { rangeYards, count, ship, by }: Of<'torpedoes'>): Dialogue<void> {
  const target = table.ship(ship)
  const sum = torpedoSum(table.state, target, rangeYards)
  const who = sideName(table.state, by)
  const on = yield* throwOnTarget(table, { key: 'torpedoes', dice: 1, who, to: by, sum, lookUp: onFire.torpedoes })
  if (on === 0) return
  if (dataOf(target.document).kind === 'smallCraft') return yield* smallCraft(table, ship, 'torpedo')
  const prompt = {
    to: by,
    ask: says('torpedoes.askHits', { ship: shipName(target), n: count }),
    because: [says('torpedoes.fired', { n: count, yards: rangeYards })],
    lookUp: onFire.torpedoes,
  }
  const asked = { key: 'hits', of: { attack: 'torpedo' as const }, prompt, most: count }
  yield* comeIn(table, ship, 'torpedo', yield* askRuleBookNumber(table, 'hits', asked))
}

function* mine(table: RuleDraft, { ship, hits }: Of<'mine'>): Dialogue<void> {
  if (dataOf(table.ship(ship).document).kind === 'smallCraft') return yield* smallCraft(table, ship, 'mine')
  yield* comeIn(table, ship, 'mine', hits)
}

function* comeIn(table: RuleDraft, ship: Of<'mine'>['ship'], attack: Attack, hits: number): Dialogue<void> {
  for (let each = 1; each <= hits && canBeHit(table, ship); each++) {
    yield* under(`hit-${each}`, takeHit(table, { target: ship, attack }))
  }
}

/** Print has no saving throw of small craft against torpedoes and mines, so the number of vessels lost is asked. */
function* smallCraft(table: RuleDraft, ship: Of<'mine'>['ship'], attack: 'torpedo' | 'mine'): Dialogue<void> {
  const left = table.track(ship, trackOf('vessels'))
  const stand = shipName(table.ship(ship))
  const ask: Phrase = says(`vessels.${attack}`, { stand, left })
  const prompt = { to: ownerOf(table.state, ship), ask, lookUp: onFire.typeX }
  loseVessels(table, ship, yield* number('vessels', { least: 0, most: left, usual: Math.min(left, 1) }, prompt))
}
