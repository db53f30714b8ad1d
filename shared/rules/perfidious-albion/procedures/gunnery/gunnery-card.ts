import type { GameState, ShipInPlay } from '../../../../game/state'
import type { BoxId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { gunLetters, type GunLetter, type Sector } from '../../ship/ship'
import { guns as table, rangeBandsInches, type GunReading } from '../../tables/tables'
import { isExploding } from '../damage/fire'
import { gunsLeft } from './guns-fired'
import { roundedSum, straddlesOf, sumOfShip, type Concentration } from './concentration'
import { gunsOf } from './firing-guns'
import { hindrance, type Hindrance } from './hindrance'
import { modifiersSaid, percentOf, type Modifiers } from './modifiers'
import { mountsOf, type Mount } from './mounts'
import { visibilityInches } from './salvo-form'
import { silent } from './salvo-form'
import { sectors } from './salvo-form'
import { says } from './says'

/** What a ship can fire now, at which ranges and with what chance. */
export interface GunneryCard {
  /** Why she fires nothing more this turn; `null` while she can. */
  readonly silent: Phrase | null
  /** Her own fire is at `Explosion!`: her sums are halved. */
  readonly halved: boolean
  /** Heaviest first. */
  readonly letters: readonly LetterCard[]
}

export interface LetterCard {
  readonly letter: GunLetter
  readonly mounts: readonly MountCard[]
  /** Guns that can fire, by where the target lies. */
  readonly bearing: Readonly<Record<Sector, number>>
  /** The columns of the table that she reaches. */
  readonly ranges: readonly RangeCard[]
}

interface MountCard {
  readonly box: BoxId
  readonly guns: number
  readonly sectors: readonly Sector[]
  readonly hindrance: Phrase | null
}

export interface RangeCard {
  readonly upToInches: number
  readonly penetration: number
  /** Whether one sees so far. */
  readonly inSight: boolean
  /** What each gun has, the least and the most: the sea may touch lower decks alone. */
  readonly gunPercent: { readonly least: number; readonly most: number }
  /** All her guns of the letter that bear, added up and rounded. */
  readonly bearing: Readonly<Record<Sector, Sum>>
}

type Sum = Pick<Concentration, 'percent' | 'sure' | 'oneMore'>

/** With a target her speed is counted in; without one she is taken to make from 5 to 15. */
export function gunneryCard(state: GameState, ship: ShipInPlay, target?: ShipInPlay): GunneryCard {
  const mounts = mountsOf(ship.document)
  const modifiers = modifiersSaid(state, ship, target)
  const letters = gunLetters.filter((letter) => mounts.some((mount) => mount.letter === letter))
  const why = silent(state, ship) ?? null
  const left = (mount: Mount) => ({ ...mount, guns: gunsLeft(state, ship.id, mount) })
  const hindered = mounts.map((mount) => ({ mount, why: hindrance(state, ship, mount) }))
  return {
    silent: why,
    halved: isExploding(ship),
    letters: letters.map((letter) => {
      const ofLetter = hindered.filter(({ mount }) => mount.letter === letter)
      // A ship that is lost, struck or gone fires nothing, whatever guns stand.
      const able = why ? [] : ofLetter.flatMap(({ mount, why: hindered }) => (hindered ? [] : [left(mount)]))
      return letterCard({ ship, letter, hindered: ofLetter, able, modifiers, seenInches: visibilityInches(state) })
    }),
  }
}

interface OfLetter {
  readonly ship: ShipInPlay
  readonly letter: GunLetter
  readonly hindered: readonly { readonly mount: Mount; readonly why: Hindrance | undefined }[]
  readonly able: readonly Mount[]
  readonly modifiers: Modifiers
  readonly seenInches: number
}

function letterCard({ ship, letter, hindered, able, modifiers, seenInches }: OfLetter): LetterCard {
  const mounts = hindered.map(({ mount }) => mount)
  return {
    letter,
    mounts: hindered.map(({ mount: { box, guns, sectors: bears }, why }) => ({
      box,
      guns,
      sectors: bears,
      hindrance: why ? says(`hindrance.${why}`) : null,
    })),
    bearing: bySector((sector) => gunsOf(able.filter((mount) => mount.sectors.includes(sector)))),
    ranges: table[letter].map((reading, column) => ({
      upToInches: rangeBandsInches[column]!,
      penetration: reading[1],
      inSight: (rangeBandsInches[column - 1] ?? 0) < seenInches,
      gunPercent: gunPercent(ship, mounts, reading, modifiers),
      bearing: bySector((sector) => {
        const firing = able.filter((mount) => mount.sectors.includes(sector))
        const percent = roundedSum(sumOfShip({ ship, mounts: firing }, letter, reading, modifiers).percent)
        return { percent, ...straddlesOf(percent) }
      }),
    })),
  }
}

function gunPercent(ship: ShipInPlay, mounts: readonly Mount[], [hitPercent]: GunReading, modifiers: Modifiers) {
  const ofShip = percentOf(modifiers.ships.get(ship.id), mounts[0]?.letter)
  const percents = mounts.map(({ deck }) =>
    Math.max(0, hitPercent + modifiers.targetSpeed + ofShip + (modifiers.sea.get(deck) ?? 0)),
  )
  return { least: Math.min(...percents), most: Math.max(...percents) }
}

function bySector<Value>(value: (sector: Sector) => Value): Readonly<Record<Sector, Value>> {
  return Object.fromEntries(sectors.map((sector) => [sector, value(sector)])) as Readonly<Record<Sector, Value>>
}
