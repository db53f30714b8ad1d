import type { ShipDocument } from '../../../documents/ship'
import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Dice } from '../../../kernel/dice'
import type { ShipId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import type { Policy } from '../../../kernel/policy'
import { playOut } from '../../../kernel/sampled-odds'
import { targetsNow } from '../../kit/battle/targets'
import { fights, isLost } from '../procedures/damage/fire-flash-flooding'
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
import { gunLetters, type GunLetter } from '../ship/ship'
import { rulingOf } from '../table/house-rules'
import { readGun, type GunReading } from '../tables/tables'
import type { Battle, Fighting } from './battle-form'

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
