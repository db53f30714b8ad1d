import { casualtiesIn } from '../../../kit/casualties'
import { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import type { Prompt } from '../../../../kernel/dialogue'
import { type BoxId, type ShipId, fieldId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee, LookUp } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { ownerOf } from '../../../kit/owner'
import {
  type EquipmentName,
  type Mount,
  type TrackName,
  equipmentBox,
  equipmentOf,
  mountsOf,
  shape,
  trackOf,
} from '../../ship/shape'
import { checkShip } from '../../ship/check-ship'
import type { GroupName, ShipData, ShoreData } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { beganOn } from '../../ship/state'
import type { CriticalTable } from '../../tables/criticals'
import { addCasualty } from '../throws/casualties'
import { says } from '../throws/crew-test'

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

/** Key of the table fact that a stand with F 0 has passed a wreck test; a failure needs none. */
const wreckTestedKey = (ship: ShipId): string => `wreckTested:${ship}`

export function isWreckTested(state: Pick<GameState, 'table'>, ship: ShipId): boolean {
  return typeof own(state.table, wreckTestedKey(ship)) === 'number'
}

const standing = fieldId('standing')
const command = fieldId('command')
const commander = fieldId('commander')

/** Values of a sentence about her, beside her name. */
type Values = Readonly<Record<string, Scalar>>

/** What the rules of damage act on: a stand on a draft of the table, where every effect counts at once. */
export class Target {
  readonly data: DamageableData
  readonly name: string
  /** The side that answers for her. */
  readonly to: Addressee

  /** Throws for a stand that has no criticals. */
  constructor(
    readonly table: RuleDraft,
    readonly id: ShipId,
  ) {
    const inPlay = table.ship(id)
    const data = dataOf(inPlay.document)
    if (!isDamageable(data)) throw new Error(`no criticals for ${data.kind}`)
    this.data = data
    this.name = shipName(inPlay)
    this.to = ownerOf(table.state, id)
  }

  /** A sentence about her. */
  says(name: string, values: Values = {}): Phrase {
    return says(name, { ship: this.name, ...values })
  }

  /** A question about her. */
  asks(name: string, values: Values, lookUp: readonly LookUp[], because?: readonly Phrase[]): Prompt {
    return { to: this.to, ask: this.says(name, values), lookUp, ...(because && { because }) }
  }

  /** Adds a reason that changes no figure. */
  because(name: string, values: Values = {}): void {
    this.table.because(this.says(name, values))
  }

  get isBadWeather(): boolean {
    return this.table.fact('weather') === 'bad'
  }

  figure(track: TrackName): number {
    return this.table.track(this.id, trackOf(track))
  }

  /** The figure of the fresh card. */
  began(track: TrackName): number {
    return beganOn(this.table.ship(this.id), track)
  }

  /** A change of a figure. The card keeps it within its bounds. */
  moves(track: TrackName, by: number, ...why: readonly Phrase[]): void {
    this.table.apply({ type: 'trackMoved', ship: this.id, track: trackOf(track), by }, ...why)
  }

  has(equipment: EquipmentName): boolean {
    return equipmentOf(this.data).includes(equipment) && !this.isLost(equipmentBox(equipment))
  }

  loses(box: BoxId, why: Phrase): void {
    const { table, id: ship } = this
    table.apply({ type: 'marked', ship, box, mark: 'struck', on: true }, why)
    if (table.mark(ship, box, 'repaired')) table.apply({ type: 'marked', ship, box, mark: 'repaired', on: false })
  }

  private isLost(box: BoxId): boolean {
    return this.table.mark(this.id, box, 'struck') && !this.table.mark(this.id, box, 'repaired')
  }

  /** Mounts of MAIN, OTHER or TORPEDOES that are not lost, in the order of the data. */
  mountsLeft(group: GroupName): readonly Mount[] {
    return mountsOf(this.data).filter((mount) => mount.group === group && !this.isLost(mount.box))
  }

  /** The command value of the squadron, where its commander is aboard. */
  get command(): number | null {
    const value = this.table.field(this.id, command)
    return typeof value === 'number' ? value : null
  }

  /** He is killed and his second takes over. */
  commanderFalls(): void {
    const { table, id: ship } = this
    const to = (this.command ?? 0) - 1
    table.apply({ type: 'fieldSet', ship, field: command, to }, this.says('officer.killed', { command: to }))
    if (table.field(ship, commander) !== null) table.apply({ type: 'fieldSet', ship, field: commander, to: null })
  }

  get hasPowerFailure(): boolean {
    return casualtiesIn(this.table, this.id).some(({ id }) => id === powerFailure)
  }

  powerFails(): void {
    addCasualty(this.table, this.id, { id: powerFailure }, this.says('powerFailure'))
  }

  /** Sunk, a wreck or off the table. */
  get isGone(): boolean {
    const is = this.table.field(this.id, standing)
    return is === 'sunk' || is === 'wreck' || is === 'left'
  }

  /** She is sunk at once, or a wreck with its marker. */
  ends(as: 'sunk' | 'wreck', name: string): void {
    this.table.apply({ type: 'fieldSet', ship: this.id, field: standing, to: as }, this.says(name))
  }

  /** She has passed a wreck test: none is due until she is hit again. */
  staysAfloat(): void {
    this.table.apply({ type: 'tableSet', key: wreckTestedKey(this.id), to: this.table.state.turn })
  }
}

/** A stand that is played with, for odds and forms: nothing of it counts. `undefined` for one without criticals. */
export function targetTried(state: GameState, id: ShipId): Target | undefined {
  if (!isDamageable(dataOf(state.ships[id]!.document))) return undefined
  return new Target(new RuleDraft({ checkShip, shape }, state, [], 'table'), id)
}
