import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Dice } from '../../../kernel/dice'
import type { ShipId } from '../../../kernel/ids'
import type { Policy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import { targetsNow } from '../../kit/battle/targets'
import { groupsOf, hitsOf } from '../hitting/hits'
import { rulingOf } from '../table/house-rules'
import type { Hits } from '../table/markers'
import { fights, isGone } from '../procedures/damage/gone'
import { type ReckonedBattery, type ReckonedKind, goesOn } from '../procedures/gunnery/reckoning'
import { mishap } from '../procedures/gunnery/mishap'
import { scoreByChits } from '../procedures/gunnery/scoring'
import { mishapOf } from '../tables/gunnery'
import { GunnerySums } from './gunnery-sums'
import type { Battle, Fighting } from './input'

export interface Played {
  readonly dice: Dice
  readonly policy: Policy
}

/** The batteries of a ship that aim at a target, with everything before the first die worked out. */
export interface AimedFire {
  readonly ship: ShipInPlay
  readonly target: ShipId
  readonly batteries: readonly ReckonedBattery[]
}

/** The fire of one squadron: the sums of the gunfire dialogue, then its dice in its order. */
export class SquadronFire {
  private readonly gunnery: GunnerySums
  private readonly hasMishaps: boolean
  private readonly isByChits: boolean

  constructor(
    start: GameState,
    private readonly fighting: Fighting,
    private readonly enemy: Fighting,
    private readonly battle: Battle,
  ) {
    this.gunnery = new GunnerySums(start, battle, fighting)
    this.hasMishaps = rulingOf(start, 'mishaps') === 'on'
    this.isByChits = rulingOf(start, 'hitMethod') === 'chits'
  }

  /** Aims every gun that bears; batteries of all ships with the same target count as crowding it. */
  aims(from: GameState, hitLastTurn: ReadonlySet<ShipId>): readonly AimedFire[] {
    const aimed: AimedFire[] = []
    for (const [target, ships] of targetsNow(from, this.fighting.targets, this.enemy.squadron.order, fights)) {
      const batteries = ships.reduce((sum, ship) => sum + this.gunnery.batteries(from, ship).length, 0)
      const fire = { target, batteries, wasHitLastTurn: hitLastTurn.has(target.id) }
      for (const ship of ships) {
        const hers = this.gunnery.at(from, ship, fire)
        if (hers.length > 0) aimed.push({ ship, target: target.id, batteries: hers })
      }
    }
    return aimed
  }

  /** The dice of a salvo in the order of its dialogue. Mishaps count at once, hits when all have fired. */
  fires(table: RuleDraft, aimed: readonly AimedFire[], played: Played): readonly Hits[] {
    const scored: Hits[] = []
    for (const { ship, target, batteries } of aimed) {
      const isRolled = batteries.some(({ initial }) => initial !== 'A')
      const die = isRolled ? played.dice('D10') : 1
      for (const battery of batteries) {
        if (!goesOn(battery.initial, die) || isGone(table.ship(ship.id))) continue
        const count = this.isByChits
          ? playOut(scoreByChits(table, battery), played.dice, played.policy)
          : this.scores(table, battery, played)
        const { inches } = battery.firing.battery
        const { rangeInches } = this.battle
        if (count > 0) scored.push({ target, by: ship.id, weapon: 'gun', inches, rangeInches, count })
      }
    }
    return scored
  }

  private scores(table: RuleDraft, { firing, kinds }: ReckonedBattery, played: Played): number {
    let hits = 0
    for (const kind of kinds) {
      let first = 0
      for (const group of groupsOf(kind.mounts.length)) {
        const face = played.dice('D100')
        hits += hitsOf(kind.hitNumber, group, face)
        const harm = this.hasMishaps ? mishapOf(face, firing.form.nation) : undefined
        if (harm) playOut(mishap(table, harmedBy(firing, kind, first, group), harm), played.dice, played.policy)
        first += group
      }
    }
    return hits
  }
}

function harmedBy(firing: ReckonedBattery['firing'], kind: ReckonedKind, first: number, group: number) {
  return { firing, mounts: kind.mounts.slice(first, first + group), key: 'battle' }
}
