import type { GameState, ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { casualtiesField } from '../casualties'
import { isInPlay } from '../house-rules'
import { reckoned, type ReckonedBattery } from '../procedures/gunnery/agreed'
import type { Circumstances } from '../procedures/gunnery/circumstances'
import { firingBatteries, mountsOf, type FiringBattery } from '../procedures/gunnery/firing'
import { faultAt, isJammed } from '../procedures/gunnery/mount-faults'
import { shipOf } from '../ship-data'
import type { Battle, Fighting } from './input'

/** What else a salvo hangs on beside who fires. */
export interface FireAt {
  readonly target: ShipInPlay
  /** Of all ships of the squadron that fire at her. */
  readonly batteries: number
  readonly wasHitLastTurn: boolean
}

interface Known {
  /** What lasts for so many turns makes her another ship every turn. */
  readonly turn: number
  readonly guns: readonly FiringBattery[]
  readonly sums: Map<string, readonly ReckonedBattery[]>
}

/**
 * What ships come to at a target, by the same sums as the dialogue of gunfire. A ship is reckoned once for as long as
 * nothing happens to her: what is done to her makes another of her.
 */
export class GunLaying {
  private readonly known = new WeakMap<ShipInPlay, Known>()
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
    const turn = typeof own(ship.fields, casualtiesField) === 'string' ? state.turn : 0
    const known = this.known.get(ship)
    if (known?.turn === turn) return known
    const anew = { turn, guns: this.bearing(state, ship), sums: new Map<string, readonly ReckonedBattery[]>() }
    this.known.set(ship, anew)
    return anew
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

const speed = trackId('speed')

/** What she made: in a battle of the simulation nothing else changes it than her own damage. */
const speedOf = (ship: ShipInPlay): number => own(ship.tracks, speed) ?? shipOf(ship.document).topSpeed

/** Nobody turns, everybody is seen and shows by her own fire. */
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
