import type { Effect } from '../../../../game/effect'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { Scalar } from '../../../../kernel/scalar'
import { casualtiesOf } from '../../../kit/casualties'
import { ownerOf } from '../../../kit/owner'
import { equipmentBox, type EquipmentName, type TrackName, equipmentOf } from '../../ship/shape'
import type { GroupName } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { beganOn, commandOf, floats, isLost } from '../../ship/state'
import type { RuleBookDraft } from '../rule-book/ask-rule-book'
import { mountsOf, type End, type Mount, type DamageableData, type Target, isDamageable, powerFailure } from './target'

/** A stand as the table has it, read once and copied for every play. */
export interface TargetState {
  readonly data: DamageableData
  readonly name: string
  readonly to: string
  readonly state: GameState
  readonly isBadWeather: boolean
  readonly figures: Readonly<Partial<Record<TrackName, number>>>
  readonly began: Readonly<Partial<Record<TrackName, number>>>
  readonly equipment: readonly EquipmentName[]
  readonly mounts: readonly Mount[]
  readonly command: number | null
  readonly hasPowerFailure: boolean
  readonly isGone: boolean
}

/** Reads the present state of a stand; `undefined` for one without criticals. */
export function targetStateOf(state: GameState, ship: ShipInPlay): TargetState | undefined {
  const data = dataOf(ship.document)
  if (!isDamageable(data)) return undefined
  const tracks = Object.keys(ship.tracks).map((key) => key as TrackName)
  return {
    data,
    name: shipName(ship),
    to: ownerOf(state, ship.id),
    state,
    isBadWeather: own(state.table, 'weather') === 'bad',
    figures: Object.fromEntries(tracks.map((track) => [track, ship.tracks[track as never] ?? 0])),
    began: Object.fromEntries(tracks.map((track) => [track, beganOn(ship, track)])),
    equipment: equipmentOf(data).filter((name) => !isLost(ship, equipmentBox(name))),
    mounts: mountsOf(data).filter(({ box }) => !isLost(ship, box)),
    command: commandOf(ship),
    hasPowerFailure: casualtiesOf(ship).some(({ id }) => id === powerFailure),
    isGone: !floats(ship),
  }
}

/** Reads the remembered answers of the table; new ones last only for this play. */
class BookInFigures implements RuleBookDraft {
  private readonly kept = new Map<string, Scalar>()

  constructor(readonly state: GameState) {}

  fact(key: string): Scalar {
    return this.kept.get(key) ?? own(this.state.table, key) ?? null
  }

  apply(effect: Effect): void {
    if (effect.type === 'tableSet') this.kept.set(effect.key, effect.to)
  }
}

/** Plain figures, for thousands of plays in odds and simulations. Reasons are dropped. */
export class TargetInFigures implements Target {
  readonly data: DamageableData
  readonly name: string
  readonly to: string
  readonly book: RuleBookDraft
  readonly isBadWeather: boolean
  command: number | null
  hasPowerFailure: boolean
  isGone: boolean
  /** How she went, if she did. */
  end: End | null = null
  private readonly figures: Partial<Record<TrackName, number>>
  private equipment: readonly EquipmentName[]
  private mounts: readonly Mount[]

  constructor(private readonly from: TargetState) {
    this.data = from.data
    this.name = from.name
    this.to = from.to
    this.book = new BookInFigures(from.state)
    this.isBadWeather = from.isBadWeather
    this.figures = { ...from.figures }
    this.equipment = from.equipment
    this.mounts = from.mounts
    this.command = from.command
    this.hasPowerFailure = from.hasPowerFailure
    this.isGone = from.isGone
  }

  figure(track: TrackName): number {
    return this.figures[track] ?? 0
  }

  began(track: TrackName): number {
    return this.from.began[track] ?? 0
  }

  moves(track: TrackName, by: number): void {
    if (this.figures[track] !== undefined) this.figures[track] += by
  }

  has(equipment: EquipmentName): boolean {
    return this.equipment.includes(equipment)
  }

  loses(equipment: EquipmentName): void {
    this.equipment = this.equipment.filter((each) => each !== equipment)
  }

  mountsLeft(group: GroupName): readonly Mount[] {
    return this.mounts.filter((mount) => mount.group === group)
  }

  losesMount({ box }: Mount): void {
    this.mounts = this.mounts.filter((mount) => mount.box !== box)
  }

  /** Mounts lost since she was read. */
  get mountsLost(): number {
    return this.from.mounts.length - this.mounts.length
  }

  commanderFalls(): void {
    this.command = (this.command ?? 0) - 1
  }

  powerFails(): void {
    this.hasPowerFailure = true
  }

  ends(as: End): void {
    this.isGone = true
    this.end = as
  }

  staysAfloat(): void {
    // Odds do not need to know what is due.
  }

  because(): void {
    // Odds need no reasons.
  }
}
