import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { Scalar } from '../../../../kernel/scalar'
import type { Input } from '../../../pack/input'
import { gunLetters, type GunLetter, type Sector } from '../../ship/ship'
import { shipById, squadronById } from '../../../kit/on-table'
import type { GunCounts } from './firing-guns'

export const sectors = ['bow', 'port', 'starboard', 'stern'] as const satisfies readonly Sector[]
export const rakes = ['none', 'bow', 'stern'] as const
export type Rake = (typeof rakes)[number]

/** The inputs of a salvo, as far as they can be read; `undefined` is unreadable. */
export interface PartialSalvoInputs {
  readonly squadron: Squadron | undefined
  readonly ships: readonly (ShipInPlay | undefined)[]
  /** Ships of other squadrons that lend their guns. */
  readonly lent: readonly (ShipInPlay | undefined)[]
  readonly target: ShipInPlay | undefined
  readonly rangeInches: number | undefined
  readonly sector: Sector | undefined
  readonly letters: readonly (GunLetter | undefined)[]
  /** How many guns of a letter fire, where that was chosen; otherwise all of them do. */
  readonly counts: ReadonlyMap<GunLetter, Scalar>
  readonly rake: Rake | undefined
}

/** The field in which it stands how many guns of a letter fire. */
export const countField = (letter: GunLetter) => `guns${letter}`

export function readSalvo(state: GameState, input: Input): PartialSalvoInputs {
  const range = own(input, 'rangeInches')
  return {
    squadron: squadronById(state, own(input, 'squadron')),
    ships: listed(own(input, 'ships')).map((id) => shipById(state, id)),
    target: shipById(state, own(input, 'target')),
    rangeInches: typeof range === 'number' && range >= 0 ? range : undefined,
    sector: sectors.find((sector) => sector === own(input, 'sector')),
    lent: listed(own(input, 'lent')).map((id) => shipById(state, id)),
    letters: listed(own(input, 'letters')).map((name) => gunLetters.find((letter) => letter === name)),
    counts: new Map(
      gunLetters.flatMap((letter) => {
        const count = own(input, countField(letter))
        return count === undefined ? [] : [[letter, count] as const]
      }),
    ),
    rake: rakes.find((rake) => rake === own(input, 'rake')),
  }
}

/** All that fire together: ships of the squadron, and those that lend their guns. */
export function firingShips({ ships, lent }: Pick<PartialSalvoInputs, 'ships' | 'lent'>): readonly ShipInPlay[] {
  return [...new Set([...ships, ...lent].flatMap((ship) => ship ?? []))]
}

/** The counts that are figures. */
export function countsIn({ counts }: Pick<PartialSalvoInputs, 'counts'>): GunCounts {
  return new Map(
    [...counts].flatMap(([letter, count]) => (typeof count === 'number' ? [[letter, count] as const] : [])),
  )
}

/** What a salvo needs; an input that `check` has passed reads as one. */
export interface SalvoInputs {
  readonly squadron: Squadron
  /** With those that lend their guns. */
  readonly ships: readonly ShipInPlay[]
  readonly target: ShipInPlay
  readonly rangeInches: number
  readonly sector: Sector
  readonly letters: readonly GunLetter[]
  readonly counts: GunCounts
  readonly rake: Rake
}

export function salvoInputs(input: PartialSalvoInputs): SalvoInputs {
  const { squadron, ships, lent, target, rangeInches, sector, letters, rake } = input
  const complete = [squadron, target, rangeInches, sector, rake, ...ships, ...lent, ...letters]
  if (complete.includes(undefined)) throw new Error('a salvo that was not checked')
  return {
    squadron: squadron!,
    ships: firingShips(input),
    target: target!,
    rangeInches: rangeInches!,
    sector: sector!,
    // Heaviest first, in whatever order they were chosen.
    letters: gunLetters.filter((letter) => letters.includes(letter)),
    counts: countsIn(input),
    rake: rake!,
  }
}

/** Ids and letters of a list are separated by blanks. */
function listed(value: Scalar | undefined): readonly string[] {
  return typeof value === 'string' ? value.split(' ').filter((part) => part !== '') : []
}
