import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { DieName } from '../../../../kernel/dice'
import type { Phrase } from '../../../../kernel/phrase'
import type { GunLetter } from '../../ship/ship'
import { rangeBandsInches, readGun, type GunReading } from '../../tables/tables'
import { onSheet } from '../../reference/look-up'
import { umpire } from '../../../kit/owner'
import { gunsOf, type FiringMount, type LetterGuns } from './firing-guns'
import { overridableModifiers, percentOf, type Modifiers } from './modifiers'
import type { SalvoValues } from './salvo-form'
import { says } from './says'

/** The result of one letter: automatic straddles, and the chance of one more. */
export interface Concentration {
  readonly letter: GunLetter
  readonly penetration: number
  /** The whole sum, a multiple of 5. */
  readonly percent: number
  readonly sure: number
  /** One more straddle on a roll of so much or less; `null` where nothing remains. */
  readonly oneMore: { readonly die: DieName; readonly atMost: number; readonly percent: number } | null
  readonly because: readonly Phrase[]
}

/** Never reached at a table; a figure an umpire cannot exceed. */
const mostPercent = 100_000

/** Guns of the same letter at the same range on one target are added together, across the ships of a squadron. */
export function* concentrate(
  table: RuleDraft,
  { target, rangeInches }: Pick<SalvoValues, 'target' | 'rangeInches'>,
  groups: readonly LetterGuns[],
): Dialogue<readonly Concentration[]> {
  const ships = new Set<ShipInPlay>()
  const decks = new Set<number>()
  for (const group of groups) {
    for (const { ship, mounts } of group.ships) {
      ships.add(ship)
      for (const { deck } of mounts) decks.add(deck)
    }
  }
  const highestFirst = [...decks].sort((one, other) => one - other)
  const modifiers = yield* overridableModifiers(table, target, [...ships], highestFirst)
  const concentrations: Concentration[] = []
  for (const group of groups) concentrations.push(yield* concentrateLetter(group, rangeInches, modifiers))
  return concentrations
}

function* concentrateLetter(
  { letter, ships }: LetterGuns,
  rangeInches: number,
  modifiers: Modifiers,
): Dialogue<Concentration> {
  const reading = readGun(letter, rangeInches)
  if (!reading) throw new Error(`${letter} at ${rangeInches} inches`)
  const [hitPercent, penetration] = reading
  const upToInches = rangeBandsInches.find((end) => rangeInches <= end) ?? rangeInches
  const sums = ships.map((ship) => sumOfShip(ship, letter, reading, modifiers))
  const sum = sums.reduce((all, ofShip) => all + ofShip.percent, 0)
  const because = [
    says('table', { letter, upToInches, percent: hitPercent, penetration }),
    ...sums.map(({ say }) => say),
  ]
  const rounded = roundedSum(sum)
  const ask = says('sum', { letter, percent: sum, rounded })
  const percent = roundedSum(
    yield* overridable(
      `percent/${letter}`,
      rounded,
      { least: 0, most: mostPercent },
      { to: umpire, ask, because, lookUp: onSheet.gun[letter] },
    ),
  )
  const { sure, oneMore } = straddlesOf(percent)
  const said = says('sum', { letter, percent: sum, rounded: percent })
  return {
    letter,
    penetration,
    percent,
    sure,
    oneMore,
    because: [...because, said, sayStraddles(letter, sure, oneMore)],
  }
}

/** Per gun the table value plus and minus modifiers, not below 0; half of the sum at `Explosion!`. */
export function sumOfShip(
  { ship, mounts }: { readonly ship: ShipInPlay; readonly mounts: readonly Pick<FiringMount, 'guns' | 'deck'>[] },
  letter: GunLetter,
  [hitPercent]: GunReading,
  { targetSpeed, ships, sea }: Modifiers,
): { readonly percent: number; readonly say: Phrase } {
  const own = ships.get(ship.id)
  const ofShip = percentOf(own, letter)
  let sum = 0
  for (const { guns, deck } of mounts) {
    sum += guns * Math.max(0, hitPercent + targetSpeed + ofShip + (sea.get(deck) ?? 0))
  }
  const percent = own?.halved ? sum / 2 : sum
  const values = { ship: shipName(ship), letter, guns: gunsOf(mounts), percent }
  return { percent, say: says(own?.halved ? 'shipSumHalved' : 'shipSum', values) }
}

/** Down to a multiple of 5, so that real dice always suffice. */
export function roundedSum(percent: number): number {
  return Math.floor(percent / 5) * 5
}

/** Total percent / 100 are automatic; the remainder is rolled on D10 where it is a multiple of 10, else on D20. */
export function straddlesOf(percent: number): Pick<Concentration, 'sure' | 'oneMore'> {
  const sure = Math.floor(percent / 100)
  const left = percent % 100
  if (left === 0) return { sure, oneMore: null }
  return {
    sure,
    oneMore:
      left % 10 === 0
        ? { die: 'D10', atMost: left / 10, percent: left }
        : { die: 'D20', atMost: left / 5, percent: left },
  }
}

function sayStraddles(letter: GunLetter, sure: number, oneMore: Concentration['oneMore']): Phrase {
  if (!oneMore) return says('sure', { letter, n: sure })
  return says('sureAndOneMore', { letter, n: sure, ...oneMore })
}
