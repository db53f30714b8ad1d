import type { GameState, ShipInPlay } from '../../../game/state'
import { trackId, type BoxId, type ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { casualtiesField } from '../ship/casualties'
import { isInPlay } from '../table/house-rules'
import { reckoned, type ReckonedBattery } from '../procedures/gunnery/agreed'
import type { Circumstances } from '../procedures/gunnery/circumstances'
import { firingBatteries, mountsOf, type FiringBattery } from '../procedures/gunnery/firing'
import { faultAt, isJammed } from '../procedures/gunnery/mount-faults'
import type { WaterShip } from '../ship/ship'
import { itemsOf, shipOf, spacesOf } from '../ship/ship-data'
import type { Battle, Fighting } from './input'

/** What a salvo depends on besides the firer. */
export interface FireAt {
  readonly target: ShipInPlay
  /** Of all ships of the squadron that fire at her. */
  readonly batteries: number
  readonly wasHitLastTurn: boolean
}

interface Known {
  readonly guns: readonly FiringBattery[]
  readonly sums: Map<string, readonly ReckonedBattery[]>
}

/**
 * Hit numbers of ships at a target, by the sums of the gunfire dialogue. They are cached by what a ship's fire
 * depends on: mounts, magazines, fire control, speed and casualties, not her other damage.
 */
export class GunnerySums {
  private readonly known = new Map<string, Known>()
  private readonly counting = new Map<ShipId, ReadonlySet<string>>()
  private readonly doesHitCount: boolean
  private readonly visibility: number

  constructor(
    start: GameState,
    private readonly battle: Pick<Battle, 'rangeInches' | 'secondaries'>,
    private readonly fighting: Pick<Fighting, 'bearing'>,
  ) {
    this.doesHitCount = isInPlay(start, 'hitLastTurn')
    const said = own(start.table, 'visibilityModifier')
    this.visibility = typeof said === 'number' ? said : 0
  }

  /** Batteries of a ship as far as they bear and can fire. */
  batteries(state: GameState, ship: ShipInPlay): readonly FiringBattery[] {
    return this.of(state, ship).guns
  }

  /** The same with their hit numbers. */
  at(state: GameState, ship: ShipInPlay, { target, batteries, wasHitLastTurn }: FireAt): readonly ReckonedBattery[] {
    const { guns, sums } = this.of(state, ship)
    const hitLastTurn = this.doesHitCount && wasHitLastTurn
    const key = `${target.id} ${speedOf(target)} ${batteries} ${hitLastTurn}`
    let known = sums.get(key)
    if (!known) {
      const circumstances = { ...steady, batteriesOnTarget: batteries, visibility: this.visibility, hitLastTurn }
      const { rangeInches } = this.battle
      sums.set(key, (known = reckoned(state, { target, rangeInches, firing: guns, circumstances, speedOf })))
    }
    return known
  }

  private of(state: GameState, ship: ShipInPlay): Known {
    const key = this.keyOf(state, ship)
    let known = this.known.get(key)
    if (!known) {
      if (this.known.size >= mostKnown) this.known.clear()
      this.known.set(key, (known = { guns: this.bearing(state, ship), sums: new Map() }))
    }
    return known
  }

  private keyOf(state: GameState, ship: ShipInPlay): string {
    let counting = this.counting.get(ship.id)
    if (!counting) this.counting.set(ship.id, (counting = boxesOfFire(shipOf(ship.document))))
    const casualties = own(ship.fields, casualtiesField)
    // A casualty that lasts for some turns changes the key every turn.
    let key = `${ship.id} ${speedOf(ship)} ${typeof casualties === 'string' ? `${state.turn} ${casualties}` : ''}`
    for (const box in ship.boxes) if (counting.has(box)) key += ` ${box}:${ship.boxes[box as BoxId]!.join()}`
    return key
  }

  private bearing(state: GameState, ship: ShipInPlay): readonly FiringBattery[] {
    const { rangeInches, secondaries } = this.battle
    const aim = { rangeInches, bearing: Number(this.fighting.bearing) }
    const mounts = mountsOf(ship).filter(
      ({ battery, mount }) =>
        (secondaries || battery.is === 'main') &&
        faultAt(state, ship, battery, mount, aim) === undefined &&
        !isJammed(state, ship, mount),
    )
    return firingBatteries(mounts, rangeInches)
  }
}

/** The cache is emptied at this size. */
const mostKnown = 20_000

/** Boxes that her fire depends on. */
function boxesOfFire(form: WaterShip): ReadonlySet<string> {
  const items = (['mount', 'director', 'fireControlRadar', 'radio'] as const).flatMap((kind) => itemsOf(form, kind))
  const spaces = (['magazine', 'plot'] as const).flatMap((kind) => spacesOf(form, kind))
  return new Set([...items, ...spaces].map(({ box }) => box))
}

const speed = trackId('speed')

/** Her speed: in the simulation only her own damage changes it. */
const speedOf = (ship: ShipInPlay): number => own(ship.tracks, speed) ?? shipOf(ship.document).topSpeed

/** Nobody turns; everybody is seen and shows by her own fire. */
const steady: Omit<Circumstances, 'batteriesOnTarget' | 'visibility' | 'hitLastTurn'> = {
  targetTurnedDegrees: 0,
  targetFollows: false,
  firerTurnedDegrees: 0,
  sight: 'seen',
  targetShows: true,
  sunOrSpray: false,
  spotterPlane: false,
  spotterShip: null,
}
