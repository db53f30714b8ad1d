import type { ShipDocument } from '../../../documents/ship'
import type { FoldRules } from '../../../game/apply-effect'
import { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Dialogue } from '../../../kernel/dialogue'
import type { Dice } from '../../../kernel/dice'
import { trackId, type ShipId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { usualPolicy, type Policy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import { battleSimulation as simulationOf, type EndOfTurn, type PlayedBattle } from '../../kit/battle/simulation'
import { targetsNow } from '../../kit/battle/targets'
import { justTheTwo } from '../../kit/battle/two-squadrons'
import { canRepair, makeRepairs, wanting, wantsAnything } from '../procedures/damage-control/damage-control'
import {
  fights,
  fireGrows,
  floodingTakes,
  growing,
  isGone,
  isLost,
  leaking,
} from '../procedures/damage/fire-flash-flooding'
import { hitByShell } from '../procedures/damage/shell'
import {
  modifiersSaid,
  roundedSum,
  speedOf,
  straddlesOf,
  sumOfShip,
  type Concentration,
} from '../procedures/gunnery/concentration'
import { firingGuns, type Aim } from '../procedures/gunnery/guns'
import { placesOfHit } from '../procedures/gunnery/salvo-odds'
import { breaches } from '../procedures/gunnery/targets'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { gunLetters, type GunLetter } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { rulingOf } from '../table/house-rules'
import { readGun, type GunReading } from '../tables/tables'
import { battleForm, battleOf, labelOf, type Battle, type Fighting } from './battle-form'

const rules: FoldRules = { checkShip, shape }
const flooding = trackId('flooding')

const fire = trackId('fire')
const flotation = trackId('flotation')
const assumed = ['standStill', 'fireOrder', 'retarget', 'noMorale', 'noTorpedoes'] as const

/** Two squadrons at a range for some turns, played by the dialogues of the sheet. */
export const battleSimulation = simulationOf({
  pack: 'perfidious-albion',
  form: battleForm,
  label: labelOf,
  battle: battleOf,
  policy: { key: 'odds.policy.usualWithRepairs' },
  assumes: () => assumed.map((name): Phrase => ({ key: `rules.perfidious-albion.simulation.assumes.${name}` })),
  begin: (state, battle) => new BattlePlay(state, battle, usualPolicy),
  fates: {
    isGone,
    isLost,
    flotation: (ship) => own(ship.tracks, flotation) ?? shipOf(ship.document).flotation,
  },
})

interface Side {
  readonly fighting: Fighting
  readonly fire: SquadronFire
}

/**
 * A battle of two squadrons turn by turn, through the dialogues of the sheet: flooding, gunnery in turn with damage
 * control between, fires that grow. Nobody moves, takes morale tests or fires torpedoes.
 */
class BattlePlay implements PlayedBattle {
  private readonly start: GameState
  private readonly sides: readonly [Side, Side]
  /** Ships as they came, until something is done to them: what is done makes another of them. */
  private readonly wantsNothing: ReadonlySet<ShipInPlay>

  constructor(
    state: GameState,
    private readonly battle: Battle,
    private readonly policy: Policy,
  ) {
    this.start = justTheTwo(
      state,
      battle.sides.map(({ squadron }) => squadron),
    )
    const ships = Object.values(this.start.ships)
    this.wantsNothing = new Set(ships.filter((ship) => !wantsAnything(wanting(this.start, ship))))
    const [first, second] = battle.sides
    this.sides = [
      { fighting: first, fire: new SquadronFire(this.start, first, second, battle) },
      { fighting: second, fire: new SquadronFire(this.start, second, first, battle) },
    ]
  }

  play(dice: Dice, endOfTurn: EndOfTurn): void {
    const played = { dice, policy: this.policy }
    let state = this.start
    for (let turn = 1; turn <= this.battle.turns; turn++) {
      // What is noted of the turn that is under way binds no turn of the battle: it begins with the next.
      const from = { ...state, turn: state.turn + 1 }
      const table = new RuleDraft(rules, from, [], 'table')
      this.turn(table, from, played)
      state = { ...table.state }
      endOfTurn(turn, state)
    }
  }

  private turn(table: RuleDraft, from: GameState, played: Played): void {
    const does = (asking: Dialogue<unknown>) => playOut(asking, played.dice, played.policy)
    const atStart = rulingOf(from, 'floodingMoment') !== 'turnEnd'
    if (atStart) this.floods(table, does)
    const order = this.inOrder(played.dice)
    if (rulingOf(from, 'fireTiming') === 'simultaneous') this.firesTogether(table, order, played, does)
    else this.firesInTurn(table, order, played, does)
    if (someTrack(table.state, fire) && growing(table.state).length > 0) does(fireGrows.run(table, {}))
    if (!atStart) this.floods(table, does)
  }

  private floods(table: RuleDraft, does: Does): void {
    if (someTrack(table.state, flooding) && leaking(table.state).length > 0) does(floodingTakes.run(table, {}))
  }

  /** The higher D6 has the initiative and fires first; ties are rolled again. */
  private inOrder(dice: Dice): readonly [Side, Side] {
    const [first, second] = this.sides
    for (;;) {
      const [one, other] = [dice('D6'), dice('D6')]
      if (one !== other) return one > other ? [first, second] : [second, first]
    }
  }

  private firesInTurn(table: RuleDraft, order: readonly Side[], played: Played, does: Does): void {
    const isAfterOwnFire = rulingOf(table.state, 'damageControlMoment') !== 'endOfFiring'
    for (const side of order) {
      side.fire.resolve(table, side.fire.aim(table.state), played)
      if (isAfterOwnFire) this.repairs(table, side, does)
    }
    if (!isAfterOwnFire) for (const side of order) this.repairs(table, side, does)
  }

  /** Firing and damage control do not read the damage that waits: guns are aimed and repairs made before any of it. */
  private firesTogether(table: RuleDraft, order: readonly Side[], played: Played, does: Does): void {
    const aimed = order.map((side) => ({ side, fire: side.fire.aim(table.state) }))
    for (const side of order) this.repairs(table, side, does)
    for (const { side, fire } of aimed) side.fire.resolve(table, fire, played)
  }

  private repairs(table: RuleDraft, { fighting }: Side, does: Does): void {
    if (!this.battle.damageControl) return
    for (const id of fighting.squadron.order) {
      const ship = own(table.state.ships, id)
      if (!ship || !fights(ship) || this.wantsNothing.has(ship)) continue
      if (canRepair(table.state, ship)) does(makeRepairs(table, ship))
    }
  }
}

type Does = (asking: Dialogue<unknown>) => void

function someTrack(state: GameState, track: typeof flooding): boolean {
  for (const ship of Object.values(state.ships)) if ((own(ship.tracks, track) ?? 0) > 0) return true
  return false
}

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

  /** The straddles of every letter, then their hits. A target that is lost takes no more of them. */
  resolve(table: RuleDraft, aimed: readonly AimedFire[], { dice, policy }: Played): void {
    for (const { target, guns } of aimed) {
      const straddles = guns.map(({ sure, oneMore }) =>
        oneMore && dice(oneMore.die) <= oneMore.atMost ? sure + 1 : sure,
      )
      for (const [index, { penetration }] of guns.entries()) {
        for (let straddle = 0; straddle < straddles[index]! && !isLost(table.ship(target)); straddle++) {
          const cell = placesOn(table.ship(target).document).roll(dice)
          if (!cell || (this.heldDoesNothing && penetration < cell.armour)) continue
          const { section, deck } = cell
          playOut(hitByShell(table, target, { section, deck, penetration }), dice, policy)
        }
      }
    }
  }
}

/** Where shells may fall on her, worked out once per document. */
const placesOn = onceEach((document: ShipDocument) => placesOfHit(document, 'none'))

export type AimedGuns = Pick<Concentration, 'letter' | 'penetration' | 'sure' | 'oneMore'>

type SumsByLetter = ReadonlyMap<GunLetter, number>

/**
 * The fire of ships at a target, by the same sums as the dialogue of a salvo. Undamaged ships are worked out
 * once for all battles. A target that does not lead is fired at with everything, as it is usual to say.
 */
export class GunAiming {
  /** By target and her speed, then by ship. */
  private readonly unhurt = new Map<string, Map<ShipInPlay, SumsByLetter>>()
  private readonly unhurtTogether = new Map<string, readonly AimedGuns[]>()
  private readonly letters = new Map<ShipId, readonly GunLetter[]>()
  private readonly inRange: readonly (readonly [GunLetter, GunReading])[]

  constructor(
    private readonly start: GameState,
    private readonly aim: Aim,
  ) {
    this.inRange = gunLetters.flatMap((letter) => {
      const reading = readGun(letter, aim.rangeInches)
      return reading ? [[letter, reading] as const] : []
    })
  }

  at(from: GameState, ships: readonly ShipInPlay[], target: ShipInPlay): readonly AimedGuns[] {
    if (!ships.every((ship) => this.isUnhurt(ship))) return this.together(from, ships, target)
    const key = [target.id, speedOf(target), ...ships.map(({ id }) => id)].join(' ')
    let aimed = this.unhurtTogether.get(key)
    if (!aimed) this.unhurtTogether.set(key, (aimed = this.together(from, ships, target)))
    return aimed
  }

  private together(from: GameState, ships: readonly ShipInPlay[], target: ShipInPlay): readonly AimedGuns[] {
    const sums = this.sumsOf(from, ships, target)
    const aimed: AimedGuns[] = []
    for (const [letter, [, penetration]] of this.inRange) {
      let all: number | undefined
      for (const sum of sums) {
        const ofShip = sum.get(letter)
        if (ofShip !== undefined) all = (all ?? 0) + ofShip
      }
      if (all !== undefined) aimed.push({ letter, penetration, ...straddlesOf(roundedSum(all)) })
    }
    return aimed
  }

  private sumsOf(from: GameState, ships: readonly ShipInPlay[], target: ShipInPlay): readonly SumsByLetter[] {
    const key = `${target.id} ${speedOf(target)}`
    let unhurt = this.unhurt.get(key)
    if (!unhurt) this.unhurt.set(key, (unhurt = new Map()))
    const known = unhurt
    return ships.map((ship) => {
      if (!this.isUnhurt(ship)) return this.reckoned(from, ship, target)
      let sums = known.get(ship)
      if (!sums) known.set(ship, (sums = this.reckoned(from, ship, target)))
      return sums
    })
  }

  private isUnhurt(ship: ShipInPlay): boolean {
    return ship === this.start.ships[ship.id]
  }

  private reckoned(from: GameState, ship: ShipInPlay, target: ShipInPlay): SumsByLetter {
    const modifiers = modifiersSaid(from, ship, target)
    const groups = firingGuns(from, [ship], this.lettersAt(target), this.aim)
    return new Map(
      groups.map(({ letter, ships }) => {
        const reading = readGun(letter, this.aim.rangeInches)!
        return [letter, ships.reduce((sum, of) => sum + sumOfShip(of, letter, reading, modifiers).percent, 0)] as const
      }),
    )
  }

  /** All of them, but light guns only at a vessel that etiquette spares. */
  private lettersAt(target: ShipInPlay): readonly GunLetter[] {
    let letters = this.letters.get(target.id)
    if (!letters) {
      const ships = Object.values(this.start.ships)
      const spared = breaches(this.start, { firing: ships, target, letters: gunLetters }).find(
        ({ of }) => of === 'smallCraft',
      )
      letters = spared ? gunLetters.filter((letter) => !spared.letters.includes(letter)) : gunLetters
      this.letters.set(target.id, letters)
    }
    return letters
  }
}
