import type { FoldRules } from '../../../game/apply-effect'
import { RuleDraft } from '../../../game/rule-draft'
import type { GameState } from '../../../game/state'
import type { Dice } from '../../../kernel/dice'
import type { ShipId } from '../../../kernel/ids'
import type { Policy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import type { EndOfTurn, PlayedBattle } from '../../kit/battle/simulation'
import { justTheTwo } from '../../kit/battle/two-squadrons'
import { mostSpeed, slowDown } from '../procedures/damage/casualties'
import { wreak } from '../procedures/damage/effective-hit'
import { hitOn, isGone, partsAt, type Hit, type Part, type Shot } from '../procedures/damage/hit'
import { besideStruck, faceFor, floodsByShell, powerAt } from '../procedures/damage/shell'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import type { Place, WaterShip } from '../ship/ship'
import { placeAt } from '../ship/ship-data'
import { rulingOf } from '../table/house-rules'
import type { Hits } from '../table/markers'
import { locationHit } from '../tables/damage'
import { SquadronFire, type Battle, type Played } from './squadron-fire'

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
  private readonly shells: Shells
  private readonly isAtOnce: boolean

  constructor(
    state: GameState,
    private readonly battle: Battle,
    private readonly policy: Policy,
  ) {
    this.start = startOf(state, battle)
    this.shells = new Shells(this.start)
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
    for (const each of hits) this.shells.strike(table, each, played)
    return hits
  }

  private inTurn(table: RuleDraft, wereHit: ReadonlySet<ShipId>, played: Played): readonly Hits[] {
    const order = played.dice('D6') <= 3 ? this.fire : this.fire.toReversed()
    return order.flatMap((fire) => {
      const hits = fire.fires(table, fire.aims({ ...table.state }, wereHit), played)
      for (const each of hits) this.shells.strike(table, each, played)
      return hits
    })
  }
}

/** Without the rule that counts the guns on each target: the simulation does not record them. */
function startOf(state: GameState, { sides }: Battle): GameState {
  const squadrons = sides.map(({ squadron }) => squadron)
  return { ...justTheTwo(state, squadrons), houseRules: { ...state.houseRules, notEngaged: 'off' } }
}

const highestFace = 6

/** One part that can be struck, and the face of the green die that gets through to it. */
interface Target {
  readonly part: Part
  readonly atMost: number
}

/**
 * Shell hits with the dice of their dialogue: high or low, place and armour are read from lists that are made once;
 * penetrations are played by the dialogue.
 */
export class Shells {
  private readonly struckAt = new WeakMap<WaterShip, Map<string, readonly Target[]>>()
  private readonly oneDieForAll: boolean

  constructor(private readonly start: GameState) {
    this.oneDieForAll = rulingOf(start, 'greenDice') !== 'each'
  }

  strike(table: RuleDraft, hits: Hits, played: Played): void {
    const ship = hits.target as ShipId
    let mostBefore: number | undefined
    const hit = hitOn(table, ship, hits, () => (mostBefore ??= mostSpeed(table, ship)))
    for (let n = 1; n <= hits.count && !isGone(table.ship(ship)); n++) this.one(hit, played)
    if (mostBefore !== undefined && !isGone(table.ship(ship))) slowDown(table, ship, mostBefore)
  }

  private one(hit: Hit, { dice, policy }: Played): void {
    const yellow = dice('D6')
    const targets = this.targetsOf(hit, yellow, dice('D36'))
    if (targets.length === 0) return
    const reached = this.through(targets, dice)
    if (reached.length > 0)
      playOut(
        wreak(hit, reached, (part) => floodsByShell(hit, part)),
        dice,
        policy,
      )
  }

  /** Hull and upper works of a place share one green die, or all places do. */
  private through(targets: readonly Target[], dice: Played['dice']): readonly Part[] {
    if (targets.every(({ atMost }) => atMost >= highestFace)) return targets.map(({ part }) => part)
    const dies = new Map<Place | undefined, number>()
    return targets.flatMap(({ part, atMost }) => {
      const key = this.oneDieForAll ? undefined : part.place
      if (key !== undefined && atMost >= highestFace) return [part]
      let die = dies.get(key)
      if (die === undefined) dies.set(key, (die = dice('D6')))
      return die <= atMost ? [part] : []
    })
  }

  private targetsOf({ form, weapon, inches, rangeInches }: Hit, yellow: number, at: number): readonly Target[] {
    let known = this.struckAt.get(form)
    if (!known) this.struckAt.set(form, (known = new Map()))
    const key = `${inches} ${rangeInches} ${yellow} ${at}`
    let targets = known.get(key)
    if (!targets) known.set(key, (targets = this.read(form, { weapon, inches, rangeInches }, yellow, at)))
    return targets
  }

  private read(form: WaterShip, shot: Shot, yellow: number, at: number): readonly Target[] {
    const struck = locationHit(yellow, shot.rangeInches)
    return [at, ...besideStruck(form, shot.inches, at)].flatMap((each) => {
      const place = placeAt(form, each)
      if (!place) return []
      const atMost = faceFor(powerAt(this.start, shot, place).power)
      return partsAt(place, struck).map((part) => ({ part, atMost }))
    })
  }
}
