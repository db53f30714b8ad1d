import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { Scalar } from '../../../../kernel/scalar'
import type { Input } from '../../../procedure'
import { gunLetters, type GunLetter, type Sector } from '../../ship'
import { shipById, squadronById } from '../../../on-table'

export const sectors = ['bow', 'port', 'starboard', 'stern'] as const satisfies readonly Sector[]
export const rakes = ['none', 'bow', 'stern'] as const
export type Rake = (typeof rakes)[number]

/** What was laid down for a salvo, as far as it can be read; `undefined` is unreadable. */
export interface SalvoInput {
  readonly squadron: Squadron | undefined
  readonly ships: readonly (ShipInPlay | undefined)[]
  readonly target: ShipInPlay | undefined
  readonly rangeInches: number | undefined
  readonly sector: Sector | undefined
  readonly letters: readonly (GunLetter | undefined)[]
  readonly rake: Rake | undefined
}

export function readSalvo(state: GameState, input: Input): SalvoInput {
  const range = own(input, 'rangeInches')
  return {
    squadron: squadronById(state, own(input, 'squadron')),
    ships: listed(own(input, 'ships')).map((id) => shipById(state, id)),
    target: shipById(state, own(input, 'target')),
    rangeInches: typeof range === 'number' && range >= 0 ? range : undefined,
    sector: sectors.find((sector) => sector === own(input, 'sector')),
    letters: listed(own(input, 'letters')).map((name) => gunLetters.find((letter) => letter === name)),
    rake: rakes.find((rake) => rake === own(input, 'rake')),
  }
}

/** What a salvo needs; an input that `check` has passed reads as one. */
export interface Salvo {
  readonly squadron: Squadron
  readonly ships: readonly ShipInPlay[]
  readonly target: ShipInPlay
  readonly rangeInches: number
  readonly sector: Sector
  readonly letters: readonly GunLetter[]
  readonly rake: Rake
}

export function salvoOf({ squadron, ships, target, rangeInches, sector, letters, rake }: SalvoInput): Salvo {
  const complete = [squadron, target, rangeInches, sector, rake, ...ships, ...letters]
  if (complete.includes(undefined)) throw new Error('a salvo that was not checked')
  return {
    squadron: squadron!,
    ships: [...new Set(ships as readonly ShipInPlay[])],
    target: target!,
    rangeInches: rangeInches!,
    sector: sector!,
    // Heaviest first, however they were laid down.
    letters: gunLetters.filter((letter) => letters.includes(letter)),
    rake: rake!,
  }
}

/** Ids and letters of a list are parted by blanks. */
export function listed(value: Scalar | undefined): readonly string[] {
  return typeof value === 'string' ? value.split(' ').filter((part) => part !== '') : []
}
