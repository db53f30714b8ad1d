import type { Addressee } from '../../../../kernel/question'
import type { Phrase } from '../../../../kernel/phrase'
import type { BoxId } from '../../../../kernel/ids'
import type { EquipmentName, TrackName } from '../../ship/card-parts'
import type { GroupName, MountKind } from '../../ship/weapons'
import type { ShipData } from '../../ship/ship'
import type { ShoreData } from '../../ship/shore'
import type { RuleBookDraft } from '../rule-book/ask-rule-book'

/** Data of the stands that have critical damage tables. */
export type DamageableData = ShipData | ShoreData

export interface Mount {
  readonly box: BoxId
  readonly group: GroupName
  readonly kind: MountKind
  /** Its place in its battery, from 1. */
  readonly at: number
  /** Guns or tubes on it, and their calibre where they are guns. */
  readonly barrels: number
  readonly inches: number | null
}

/** What ends her: sunk at once, or a wreck with its marker. */
export type End = 'sunk' | 'wreck'

/**
 * What the rules of damage act on. They use this interface alone: it is either the draft of the table, where
 * every step counts and is shown at once, or plain figures for odds and simulations.
 */
export interface Target {
  readonly data: DamageableData
  readonly name: string
  /** The side that answers for her. */
  readonly to: Addressee
  /** House rules, and what is remembered of the rule book. */
  readonly book: RuleBookDraft
  readonly isBadWeather: boolean
  figure(track: TrackName): number
  /** The figure of the fresh card. */
  began(track: TrackName): number
  /** A change of a figure. The card keeps it within its bounds. */
  moves(track: TrackName, by: number, ...why: readonly Phrase[]): void
  has(equipment: EquipmentName): boolean
  loses(equipment: EquipmentName, ...why: readonly Phrase[]): void
  /** Mounts of MAIN, OTHER or TORPEDOES that are not lost, in the order of the data. */
  mountsLeft(group: GroupName): readonly Mount[]
  losesMount(mount: Mount, ...why: readonly Phrase[]): void
  /** The command value of the squadron, where its commander is aboard. */
  readonly command: number | null
  /** He is killed and his second takes over. */
  commanderFalls(...why: readonly Phrase[]): void
  readonly hasPowerFailure: boolean
  powerFails(...why: readonly Phrase[]): void
  /** Sunk, a wreck or off the table. */
  readonly isGone: boolean
  ends(as: End, ...why: readonly Phrase[]): void
  /** She has passed a wreck test: none is due until she is hit again. */
  staysAfloat(): void
  /** Adds reasons that change no figure. */
  because(...why: readonly Phrase[]): void
}
