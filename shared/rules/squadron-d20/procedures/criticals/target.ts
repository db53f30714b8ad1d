import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { type BoxId, type ShipId, fieldId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp, Addressee } from '../../../../kernel/question'
import { ownerOf } from '../../../kit/owner'
import {
  type EquipmentName,
  type TrackName,
  mountBox,
  torpedoBattery,
  equipmentBox,
  trackOf,
  equipmentOf,
} from '../../ship/shape'
import type { GroupName, MountKind, ShipData, ShoreData } from '../../ship/ship'
import { batteriesOf, torpedoesOf, dataOf } from '../../ship/stand-data'
import { beganOn } from '../../ship/state'
import type { CriticalTable } from '../../tables/criticals'
import type { RuleBookDraft } from '../rule-book/ask-rule-book'
import { casualtiesIn, setCasualties } from '../throws/casualties'

/** Places of damage on the reference sheet: tables by the keys of the printed ones. */
export const onDamage = {
  armour: [{ table: 'armourProtection' }],
  weaponLoss: [{ table: 'weaponLoss' }],
  hit: [{ table: 'armourProtection' }, { table: 'wreckTest' }],
  wreckTest: [{ table: 'wreckTest' }],
  cargo: [{ table: 'valuableCargo' }],
  structural: [{ table: 'structuralWarship' }],
  underwater: [{ table: 'underwater' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** A row of a critical table; without `row` the table. */
export function onCritical(table: CriticalTable, row?: string): readonly LookUp[] {
  return [row === undefined ? { table } : { table, row }]
}

/** Data of the stands that have critical damage tables. */
export type DamageableData = ShipData | ShoreData

/** The casualty that lasts (read again each turn: one crew test when she activates in the action phase). */
export const powerFailure = 'powerFailure'

/** Whether a stand has critical damage tables: a ship or a place ashore. */
export function isDamageable(data: { readonly kind: string }): data is DamageableData {
  return data.kind === 'ship' || data.kind === 'shore'
}

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

/** Every mount of the stand, MAIN before OTHER before TORPEDOES, in the order of its data. */
export function mountsOf(data: DamageableData): readonly Mount[] {
  return [...gunMounts(data), ...torpedoMounts(data)]
}

function gunMounts(data: DamageableData): readonly Mount[] {
  return batteriesOf(data).flatMap(({ group, battery: { id, kind, inches, mounts } }) =>
    mounts.map(({ guns }, at) => ({ box: mountBox(group, id, at), group, kind, at: at + 1, barrels: guns, inches })),
  )
}

function torpedoMounts(data: DamageableData): readonly Mount[] {
  const torpedoes = torpedoesOf(data)
  if (!torpedoes) return []
  return torpedoes.mounts.map(({ tubes }, at) => ({
    box: mountBox('torpedoes', torpedoBattery, at),
    group: 'torpedoes',
    kind: torpedoes.kind,
    at: at + 1,
    barrels: tubes,
    inches: null,
  }))
}

/** Key of the table fact that a stand with F 0 has passed a wreck test; a failure needs none. */
const wreckTestedKey = (ship: ShipId): string => `wreckTested:${ship}`

export function isWreckTested(state: Pick<GameState, 'table'>, ship: ShipId): boolean {
  return typeof own(state.table, wreckTestedKey(ship)) === 'number'
}

const standing = fieldId('standing')
const command = fieldId('command')
const commander = fieldId('commander')

/** A stand at the table: every effect counts in the draft at once. Throws for one that has no criticals. */
export function targetOnTable(table: RuleDraft, ship: ShipId): Target {
  return new TargetOnTable(table, ship)
}

class TargetOnTable implements Target {
  readonly data: DamageableData
  readonly name: string
  readonly to: string
  readonly book: RuleDraft
  private readonly mounts: readonly Mount[]

  constructor(
    private readonly table: RuleDraft,
    private readonly ship: ShipId,
  ) {
    const inPlay = table.ship(ship)
    const data = dataOf(inPlay.document)
    if (!isDamageable(data)) throw new Error(`no criticals for ${data.kind}`)
    this.data = data
    this.name = shipName(inPlay)
    this.to = ownerOf(table.state, ship)
    this.book = table
    this.mounts = mountsOf(data)
  }

  get isBadWeather(): boolean {
    return this.table.fact('weather') === 'bad'
  }

  figure(track: TrackName): number {
    return this.table.track(this.ship, trackOf(track))
  }

  began(track: TrackName): number {
    return beganOn(this.table.ship(this.ship), track)
  }

  moves(track: TrackName, by: number, ...why: readonly Phrase[]): void {
    this.table.apply({ type: 'trackMoved', ship: this.ship, track: trackOf(track), by }, ...why)
  }

  has(equipment: EquipmentName): boolean {
    return equipmentOf(this.data).includes(equipment) && !this.isLost(equipmentBox(equipment))
  }

  loses(equipment: EquipmentName, ...why: readonly Phrase[]): void {
    this.crossOff(equipmentBox(equipment), why)
  }

  mountsLeft(group: GroupName): readonly Mount[] {
    return this.mounts.filter((mount) => mount.group === group && !this.isLost(mount.box))
  }

  losesMount(mount: Mount, ...why: readonly Phrase[]): void {
    this.crossOff(mount.box, why)
  }

  get command(): number | null {
    const value = this.table.field(this.ship, command)
    return typeof value === 'number' ? value : null
  }

  commanderFalls(...why: readonly Phrase[]): void {
    const { table, ship } = this
    table.apply({ type: 'fieldSet', ship, field: command, to: (this.command ?? 0) - 1 }, ...why)
    if (table.field(ship, commander) !== null) table.apply({ type: 'fieldSet', ship, field: commander, to: null })
  }

  get hasPowerFailure(): boolean {
    return casualtiesIn(this.table, this.ship).some(({ id }) => id === powerFailure)
  }

  powerFails(...why: readonly Phrase[]): void {
    const { table, ship } = this
    setCasualties(table, ship, [...casualtiesIn(table, ship), { id: powerFailure }], ...why)
  }

  get isGone(): boolean {
    const is = this.table.field(this.ship, standing)
    return is === 'sunk' || is === 'wreck' || is === 'left'
  }

  ends(as: End, ...why: readonly Phrase[]): void {
    this.table.apply({ type: 'fieldSet', ship: this.ship, field: standing, to: as }, ...why)
  }

  staysAfloat(): void {
    const { table, ship } = this
    table.apply({ type: 'tableSet', key: wreckTestedKey(ship), to: table.state.turn })
  }

  because(...why: readonly Phrase[]): void {
    this.table.because(...why)
  }

  private isLost(box: BoxId): boolean {
    return this.table.mark(this.ship, box, 'struck') && !this.table.mark(this.ship, box, 'repaired')
  }

  private crossOff(box: BoxId, why: readonly Phrase[]): void {
    const { table, ship } = this
    table.apply({ type: 'marked', ship, box, mark: 'struck', on: true }, ...why)
    if (table.mark(ship, box, 'repaired')) table.apply({ type: 'marked', ship, box, mark: 'repaired', on: false })
  }
}
