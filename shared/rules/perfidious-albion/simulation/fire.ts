import type { ShipDocument } from '../../../documents/ship'
import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Dice } from '../../../kernel/dice'
import type { ShipId } from '../../../kernel/ids'
import type { Policy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import { targetsNow } from '../../kit/battle/targets'
import { rulingOf } from '../table/house-rules'
import { fights, isLost } from '../procedures/damage/gone'
import { hitByShell } from '../procedures/damage/shell'
import { placesOfHit, type Places } from '../procedures/gunnery/place-odds'
import type { Battle, Fighting } from './input'
import { GunAiming, type AimedGuns } from './aim-guns'

/** Guns aimed at a target, with everything before the first die worked out. */
export interface AimedFire {
  readonly target: ShipId
  readonly guns: readonly AimedGuns[]
}

export interface Played {
  readonly dice: Dice
  readonly policy: Policy
}

/**
 * The fire of one squadron: aimed by the sums of a salvo, rolled with its dice in its order, each shell played by the
 * dialogue. That guns have fired is not written down: each ship fires once a turn, and nothing else asks.
 */
export class SquadronFire {
  private readonly aiming: GunAiming
  private readonly placesOf = new Map<ShipDocument, Places>()
  /** A shell that armour keeps out does nothing, unless the ruling is off. */
  private readonly heldDoesNothing: boolean

  constructor(
    start: GameState,
    private readonly fighting: Fighting,
    private readonly enemy: Fighting,
    { rangeInches }: Battle,
  ) {
    this.aiming = new GunAiming(start, { rangeInches, sector: fighting.sector })
    this.heldDoesNothing = rulingOf(start, 'fireNeedsPenetration') !== 'off'
  }

  /** Aims every gun that can fire, ships with the same target together. */
  aim(from: GameState): readonly AimedFire[] {
    const aimed: AimedFire[] = []
    for (const [target, ships] of targetsNow(from, this.fighting.targets, this.enemy.squadron.order, fights)) {
      aimed.push({ target: target.id, guns: this.aiming.at(from, ships, target) })
    }
    return aimed
  }

  /** The straddles of every letter, then their hits. */
  resolve(table: RuleDraft, aimed: readonly AimedFire[], played: Played): void {
    const { dice } = played
    for (const { target, guns } of aimed) {
      const straddles = guns.map(({ sure, oneMore }) =>
        oneMore && dice(oneMore.die) <= oneMore.atMost ? sure + 1 : sure,
      )
      for (const [index, { penetration }] of guns.entries()) {
        this.strike(table, target, { penetration, straddles: straddles[index] ?? 0 }, played)
      }
    }
  }

  /** A target that is lost takes no more of them. */
  private strike(
    table: RuleDraft,
    target: ShipId,
    { penetration, straddles }: { readonly penetration: number; readonly straddles: number },
    { dice, policy }: Played,
  ): void {
    const ship = table.ship(target)
    const places = this.places(ship)
    let lost = isLost(ship)
    for (let straddle = 0; straddle < straddles && !lost; straddle++) {
      const cell = places.roll(dice)
      if (!cell || (this.heldDoesNothing && penetration < cell.armour)) continue
      const { section, deck } = cell
      playOut(hitByShell(table, target, { section, deck, penetration }), dice, policy)
      lost = isLost(table.ship(target))
    }
  }

  private places({ document }: ShipInPlay): Places {
    let places = this.placesOf.get(document)
    if (!places) this.placesOf.set(document, (places = placesOfHit(document, 'none')))
    return places
  }
}
