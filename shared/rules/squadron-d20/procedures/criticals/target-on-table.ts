import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { fieldId, type BoxId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import { equipmentBox, trackOf, type EquipmentName, type TrackName, equipmentOf } from '../../ship/shape'
import type { GroupName } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { beganOn } from '../../ship/state'
import { casualtiesIn, setCasualties } from '../throws/casualties'
import {
  isDamageable,
  powerFailure,
  wreckTestedKey,
  mountsOf,
  type End,
  type Mount,
  type DamageableData,
  type Target,
} from './target'

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
