import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { keptOfShips, type BattleTurn, type Played } from '../../kit/battle/simulation'
import { targetsNow } from '../../kit/battle/targets'
import type { Fighting } from '../../kit/battle/two-squadrons'
import { resolveHits } from '../procedures/damage/damage'
import { fights } from '../procedures/damage/hit'
import type { Bearing } from '../procedures/gunnery/who-fires'
import type { FireInputs } from '../procedures/gunnery/hit-number'
import { faultAt, firingBatteries, mountsOf, type FiringBattery, type ShipMount } from '../procedures/gunnery/mounts'
import { reckoned, type ReckonedBattery } from '../procedures/gunnery/reckoning'
import { scoreAll, shellsOf } from '../procedures/gunnery/scoring'
import { tracks } from '../ship/ship'
import { isJammed, shipOf } from '../ship/ship-data'
import { isInPlay, rulingOf } from '../table/house-rules'
import type { Hits } from '../table/markers'
import { keptFigure } from '../table/table-facts'

/** One of the two squadrons: where the enemy lies from her ships. */
export interface Firing extends Fighting {
  readonly bearing: Bearing
}

export interface Battle {
  readonly sides: readonly [Firing, Firing]
  readonly rangeInches: number
  readonly turns: number
  /** Whether secondary batteries fire too. */
  readonly secondaries: boolean
}

/** The batteries of a ship that aim at a target, with everything before the first die worked out. */
interface AimedFire {
  readonly ship: ShipInPlay
  readonly target: ShipId
  readonly batteries: readonly ReckonedBattery[]
}

/** The fire of one squadron: the sums of the gunfire dialogue, then its dice in its order. */
export class SquadronFire {
  private readonly visibility: number
  private readonly guns = keptOfShips<readonly FiringBattery[]>()
  private readonly sums = keptOfShips<readonly ReckonedBattery[]>()

  constructor(
    private readonly start: GameState,
    private readonly fighting: Firing,
    private readonly enemy: Firing,
    private readonly battle: Battle,
  ) {
    this.visibility = keptFigure(start.table, 'visibilityModifier')
  }

  /** Aims every gun that bears; batteries of all ships with the same target count as crowding it. */
  aims(from: GameState, hitBefore: ReadonlySet<ShipId>): readonly AimedFire[] {
    const aimed: AimedFire[] = []
    for (const [target, ships] of targetsNow(from, this.fighting.targets, this.enemy.squadron.order, fights)) {
      const batteriesOnTarget = ships.reduce((sum, ship) => sum + this.bearing(from, ship).length, 0)
      const hitLastTurn = hitBefore.has(target.id) && isInPlay(this.start, 'hitLastTurn')
      const { visibility } = this
      const shot = { target, batteriesOnTarget, hitLastTurn, visibility, targetShows: true, speedOf }
      for (const ship of ships) {
        const batteries = this.reckoned(from, ship, shot)
        if (batteries.length > 0) aimed.push({ ship, target: target.id, batteries })
      }
    }
    return aimed
  }

  /** Salvo after salvo, by the dialogue of gunfire. Mishaps count at once, hits when all have fired. */
  fires(table: RuleDraft, aimed: readonly AimedFire[], { answer }: Played): readonly Hits[] {
    return aimed.flatMap(({ ship, target, batteries }) =>
      answer(scoreAll(table, [ship], batteries)).map((each) => shellsOf(each, target)),
    )
  }

  /** Batteries of a ship as far as they bear and can fire. */
  private bearing(state: GameState, ship: ShipInPlay): readonly FiringBattery[] {
    const { rangeInches, secondaries } = this.battle
    const aim = { rangeInches, bearing: Number(this.fighting.bearing) }
    const canFire = ({ battery, mount }: ShipMount) =>
      (secondaries || battery.is === 'main') &&
      faultAt(state, ship, battery, mount, aim) === undefined &&
      !isJammed(state, ship, mount)
    return this.guns(ship, `${state.turn}`, () => firingBatteries(mountsOf(ship).filter(canFire), () => rangeInches))
  }

  /** The same with their hit numbers; every target shows herself. */
  private reckoned(state: GameState, ship: ShipInPlay, shot: Omit<FireInputs, 'firing'>): readonly ReckonedBattery[] {
    const { target, batteriesOnTarget, hitLastTurn } = shot
    const key = `${state.turn} ${target.id} ${speedOf(target)} ${batteriesOnTarget} ${hitLastTurn}`
    return this.sums(ship, key, () => reckoned(state, { ...shot, firing: this.bearing(state, ship) }))
  }
}

/** Her speed: in the simulation only her own damage changes it. */
const speedOf = (ship: ShipInPlay): number => own(ship.tracks, tracks.speed) ?? shipOf(ship.document).topSpeed

/**
 * The turns of a battle: all fire at the table as the turn found it, then all hits take effect together. By ruling
 * `damageTiming: atOnce` one squadron fires first, with an even chance for each, and the other with what is left of it.
 * Nobody moves, repairs or launches torpedoes.
 */
export function turnsOf(start: GameState, battle: Battle): () => BattleTurn {
  const [first, second] = battle.sides
  const fire = [new SquadronFire(start, first, second, battle), new SquadronFire(start, second, first, battle)]
  const plays = rulingOf(start, 'damageTiming') === 'atOnce' ? inTurn : together
  return () => {
    let wereHit: ReadonlySet<ShipId> = new Set()
    return (table, played, from) => {
      const hits = plays(fire, table, played, from, wereHit)
      wereHit = new Set(hits.map(({ target }) => target as ShipId))
    }
  }
}

type PlaysTurn = (
  fire: readonly SquadronFire[],
  ...turn: [...Parameters<BattleTurn>, wereHit: ReadonlySet<ShipId>]
) => readonly Hits[]

const together: PlaysTurn = (fire, table, played, from, wereHit) => {
  const aimed = fire.map((each) => each.aims(from, wereHit))
  const hits = fire.flatMap((each, side) => each.fires(table, aimed[side]!, played))
  return strike(table, hits, played)
}

const inTurn: PlaysTurn = (fire, table, played, _from, wereHit) => {
  const order = played.dice('D6') <= 3 ? fire : fire.toReversed()
  return order.flatMap((each) =>
    strike(table, each.fires(table, each.aims({ ...table.state }, wereHit), played), played),
  )
}

/** The damage of these hits, by its dialogue. */
function strike(table: RuleDraft, hits: readonly Hits[], { answer }: Played): readonly Hits[] {
  for (const each of hits) answer(resolveHits(table, each))
  return hits
}
