import type { FoldRules } from '../../../game/apply-effect'
import { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay, Squadron } from '../../../game/state'
import type { Dice } from '../../../kernel/dice'
import type { ShipId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { own } from '../../../kernel/own'
import type { Policy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import type { EndOfTurn, PlayedBattle } from '../../kit/battle/simulation'
import { targetsNow } from '../../kit/battle/targets'
import { justTheTwo } from '../../kit/battle/two-squadrons'
import { resolveHits } from '../procedures/damage/damage'
import { fights } from '../procedures/damage/hit'
import type { Bearing } from '../procedures/gunnery/gunfire-form'
import type { FireInputs } from '../procedures/gunnery/hit-number'
import { faultAt, firingBatteries, mountsOf, type FiringBattery, type ShipMount } from '../procedures/gunnery/mounts'
import { reckoned, type ReckonedBattery } from '../procedures/gunnery/reckoning'
import { scoreAll, shellsOf } from '../procedures/gunnery/scoring'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { tracks } from '../ship/ship'
import { isJammed, shipOf } from '../ship/ship-data'
import { isInPlay, rulingOf } from '../table/house-rules'
import type { Hits } from '../table/markers'
import { keptFigure } from '../table/table-facts'

/** One of the two squadrons: what it fires with and at whom. */
export interface Fighting {
  readonly squadron: Squadron
  /** Where the enemy lies from her ships. */
  readonly bearing: Bearing
  /** The first target of each of her ships. */
  readonly targets: ReadonlyMap<ShipId, ShipId>
}

export interface Battle {
  readonly sides: readonly [Fighting, Fighting]
  readonly rangeInches: number
  readonly turns: number
  /** Whether secondary batteries fire too. */
  readonly secondaries: boolean
}

export interface Played {
  readonly dice: Dice
  readonly policy: Policy
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
  /** Kept for as long as a ship stays as she is: every battle begins with the same ships, and most are unhurt. */
  private readonly guns = onceEach((_: ShipInPlay) => new Map<number, readonly FiringBattery[]>())
  private readonly sums = onceEach((_: ShipInPlay) => new Map<string, readonly ReckonedBattery[]>())

  constructor(
    private readonly start: GameState,
    private readonly fighting: Fighting,
    private readonly enemy: Fighting,
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
      const { rangeInches } = this.battle
      const shot = { target, rangeInches, batteriesOnTarget, hitLastTurn, visibility, targetShows: true, speedOf }
      for (const ship of ships) {
        const batteries = this.reckoned(from, ship, shot)
        if (batteries.length > 0) aimed.push({ ship, target: target.id, batteries })
      }
    }
    return aimed
  }

  /** Salvo after salvo, by the dialogue of gunfire. Mishaps count at once, hits when all have fired. */
  fires(table: RuleDraft, aimed: readonly AimedFire[], { dice, policy }: Played): readonly Hits[] {
    const { rangeInches } = this.battle
    return aimed.flatMap(({ ship, target, batteries }) =>
      playOut(scoreAll(table, [ship], batteries), dice, policy).map((each) => shellsOf(each, target, rangeInches)),
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
    return keptIn(this.guns(ship), state.turn, () => firingBatteries(mountsOf(ship).filter(canFire), rangeInches))
  }

  /** The same with their hit numbers; every target shows herself. */
  private reckoned(state: GameState, ship: ShipInPlay, shot: Omit<FireInputs, 'firing'>): readonly ReckonedBattery[] {
    const { target, batteriesOnTarget, hitLastTurn } = shot
    const key = `${state.turn} ${target.id} ${speedOf(target)} ${batteriesOnTarget} ${hitLastTurn}`
    return keptIn(this.sums(ship), key, () => reckoned(state, { ...shot, firing: this.bearing(state, ship) }))
  }
}

function keptIn<Key, Made>(known: Map<Key, Made>, key: Key, make: () => Made): Made {
  const has = known.get(key)
  if (has !== undefined) return has
  const made = make()
  known.set(key, made)
  return made
}

/** Her speed: in the simulation only her own damage changes it. */
const speedOf = (ship: ShipInPlay): number => own(ship.tracks, tracks.speed) ?? shipOf(ship.document).topSpeed

const rules: FoldRules = { checkShip, shape }
const nobody: ReadonlySet<ShipId> = new Set()

/**
 * A battle of two squadrons turn by turn: all fire in the state at the start of the turn, then all hits take effect
 * together. By ruling `damageTiming: atOnce` one squadron fires first, with an even chance for each, and the other with
 * what is left of it. Nobody moves, repairs or launches torpedoes.
 */
export class BattlePlay implements PlayedBattle {
  private readonly start: GameState
  private readonly fire: readonly SquadronFire[]
  private readonly isAtOnce: boolean

  constructor(
    state: GameState,
    private readonly battle: Battle,
    private readonly policy: Policy,
  ) {
    this.start = startOf(state, battle)
    this.isAtOnce = rulingOf(this.start, 'damageTiming') === 'atOnce'
    const [first, second] = battle.sides
    this.fire = [
      new SquadronFire(this.start, first, second, battle),
      new SquadronFire(this.start, second, first, battle),
    ]
  }

  play(dice: Dice, endOfTurn: EndOfTurn): void {
    const played = { dice, policy: this.policy }
    let state = this.start
    let wereHit = nobody
    for (let turn = 1; turn <= this.battle.turns; turn++) {
      const from = { ...state, turn: state.turn + 1 }
      const table = new RuleDraft(rules, from, [], 'table')
      const hits = this.isAtOnce ? this.inTurn(table, wereHit, played) : this.together(table, from, wereHit, played)
      wereHit = hits.length > 0 ? new Set(hits.map(({ target }) => target as ShipId)) : nobody
      state = { ...table.state }
      endOfTurn(turn, state)
    }
  }

  private together(table: RuleDraft, from: GameState, wereHit: ReadonlySet<ShipId>, played: Played): readonly Hits[] {
    const aimed = this.fire.map((fire) => fire.aims(from, wereHit))
    const hits = this.fire.flatMap((fire, side) => fire.fires(table, aimed[side]!, played))
    strike(table, hits, played)
    return hits
  }

  private inTurn(table: RuleDraft, wereHit: ReadonlySet<ShipId>, played: Played): readonly Hits[] {
    const order = played.dice('D6') <= 3 ? this.fire : this.fire.toReversed()
    return order.flatMap((fire) => {
      const hits = fire.fires(table, fire.aims({ ...table.state }, wereHit), played)
      strike(table, hits, played)
      return hits
    })
  }
}

/** Without the rule that counts the guns on each target: the simulation does not record them. */
function startOf(state: GameState, { sides }: Battle): GameState {
  const squadrons = sides.map(({ squadron }) => squadron)
  return { ...justTheTwo(state, squadrons), houseRules: { ...state.houseRules, notEngaged: 'off' } }
}

/** The damage of these hits, by its dialogue. */
function strike(table: RuleDraft, hits: readonly Hits[], { dice, policy }: Played): void {
  for (const each of hits) playOut(resolveHits(table, each), dice, policy)
}
