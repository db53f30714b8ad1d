import type { GameState, ShipInPlay } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { roundedSum, straddlesOf, sumOfShip, type Concentration } from '../procedures/gunnery/concentration'
import { breaches } from '../procedures/gunnery/etiquette'
import { firingGuns } from '../procedures/gunnery/firing-guns'
import type { Aim } from '../procedures/gunnery/hindrance'
import { modifiersSaid, speedOf } from '../procedures/gunnery/modifiers'
import { gunLetters, type GunLetter } from '../ship/ship'
import { readGun, type GunReading } from '../tables/tables'

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
