import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { fieldId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { rulingOf } from '../../table/house-rules'
import { condition, speedByEvents } from '../../ship/state'
import { saysOfEvents, saysOfSequence as says } from '../../sentence'
import { isDoneThisTurn, actingShips } from '../turn/acting'
import { inForceOf } from '../../../../game/decks/in-force'

/** Per turn speed may rise by 2 or fall by 6. Inches. */
const rises = 2
const falls = 6

export interface Speeds {
  readonly least: number
  readonly most: number
}

/** What she may make this turn, each way; `undefined` where she cannot go that way at all. */
export interface LegalSpeeds {
  readonly ahead: Speeds | undefined
  readonly astern: Speeds | undefined
  readonly because: readonly Phrase[]
}

export type Way = 'ahead' | 'astern'

/** What she made last turn, inches; astern below 0. A move already made this turn is not counted twice. */
export function lastSpeed(state: GameState, ship: ShipInPlay): number {
  const came = own(state.table, cameFromKey(ship))
  if (isDoneThisTurn(state, 'moved', ship.id) && typeof came === 'number') return came
  const { speed } = condition(ship)
  return own(ship.fields, fieldId('astern')) === 'astern' ? -speed : speed
}

export function cameFromKey(ship: ShipInPlay): string {
  return `cameFrom:${ship.id}`
}

export function legalSpeeds(state: GameState, ship: ShipInPlay): LegalSpeeds {
  const last = lastSpeed(state, ship)
  const maximumSpeed = presentMaximum(onCard(state, ship))
  const half = Math.floor(maximumSpeed / 2)
  const comesDownBy6 = rulingOf(state, 'speedAfterLoss') === 'by6'
  const within = (was: number, most: number) => changed(was, most, comesDownBy6)
  const because = [
    says(last < 0 ? 'speed.lastAstern' : 'speed.last', { speed: Math.abs(last) }),
    says('speed.maximum', { speed: maximumSpeed }),
    ...(isSlowed(state, ship) ? [saysOfEvents('halfSpeed')] : []),
    ...(Math.abs(last) > (last < 0 ? half : maximumSpeed)
      ? [says(comesDownBy6 ? 'speed.comesDownBy6' : 'speed.comesDown')]
      : []),
    ...(last === 0 && half > 0 ? [says('speed.mayGoAstern', { half })] : []),
  ]
  if (last < 0) {
    const astern = within(-last, half)
    return { ahead: astern.least === 0 ? { least: 0, most: 0 } : undefined, astern, because }
  }
  // Once halted a ship may move astern, at half speed at most.
  return { ahead: within(last, maximumSpeed), astern: last === 0 && half > 0 ? within(0, half) : undefined, because }
}

/** Speed level 0 is dead in the water, and so is a ship that was marked so by hand. */
export function presentMaximum(ship: ShipInPlay): number {
  const { standing, maximumSpeed } = condition(ship)
  return standing === 'deadInTheWater' ? 0 : maximumSpeed
}

/** A ship above her new maximum comes down to it at once, or by no more than the 6 that speed may fall. */
function changed(was: number, most: number, comesDownBy6: boolean): Speeds {
  const slowest = Math.max(0, was - falls)
  const fastest = was > most && comesDownBy6 ? Math.max(most, slowest) : Math.min(was + rises, most)
  return { least: Math.min(slowest, fastest), most: fastest }
}

export function isWithin(speeds: Speeds | undefined, speed: number): boolean {
  return speeds !== undefined && speed >= speeds.least && speed <= speeds.most
}

export interface ShipSpeeds {
  readonly ship: ShipInPlay
  readonly legal: LegalSpeeds
}

/** Each ship of a squadron that acts, with what she may make. */
export function speedsOf(state: GameState, squadron: Squadron): readonly ShipSpeeds[] {
  return actingShips(state, squadron).map((ship) => ({ ship, legal: legalSpeeds(state, ship) }))
}

/** Speeds that all of them can make together; `undefined` where there is none. */
export function commonSpeeds(ships: readonly ShipSpeeds[], way: Way): Speeds | undefined {
  const each = ships.flatMap(({ legal }) => legal[way] ?? [])
  if (each.length === 0 || each.length < ships.length) return undefined
  const least = Math.max(...each.map((speeds) => speeds.least))
  const most = Math.min(...each.map((speeds) => speeds.most))
  return least <= most ? { least, most } : undefined
}

/** Speeds that at least one of them can make. */
export function widestSpeeds(ships: readonly ShipSpeeds[], way: Way): Speeds | undefined {
  const each = ships.flatMap(({ legal }) => legal[way] ?? [])
  if (each.length === 0) return undefined
  return {
    least: Math.min(...each.map((speeds) => speeds.least)),
    most: Math.max(...each.map((speeds) => speeds.most)),
  }
}

/** What the slowest of them can make: where no speed suits all, the others are asked whether they stay with her. */
export function slowestMost(ships: readonly ShipSpeeds[], way: Way): number | undefined {
  const each = ships.flatMap(({ legal }) => legal[way] ?? [])
  return each.length > 0 ? Math.min(...each.map((speeds) => speeds.most)) : undefined
}

/** Those who cannot make a speed: too slow for it, or unable to come down to it. */
export function cannotKeep(ships: readonly ShipSpeeds[], way: Way, speed: number): readonly ShipInPlay[] {
  return ships.filter(({ legal }) => !isWithin(legal[way], speed)).map(({ ship }) => ship)
}

/** Her card while event cards slow her: half of what her engines give, and in whole figures, for half an inch is no speed. */
export function onCard(state: GameState, ship: ShipInPlay): ShipInPlay {
  return isSlowed(state, ship) ? slowed(ship) : ship
}

/** Two cards do not halve it twice. */
function isSlowed(state: GameState, { id }: ShipInPlay): boolean {
  return inForceOf(state, id, 'speedFactor').length > 0
}

const known = new WeakMap<ShipInPlay, ShipInPlay>()

function slowed(ship: ShipInPlay): ShipInPlay {
  const had = known.get(ship)
  if (had) return had
  const half = Math.floor(condition(ship).maximumSpeed / 2)
  const shown = { ...ship, fields: { ...ship.fields, [speedByEvents]: half } }
  known.set(ship, shown)
  return shown
}
