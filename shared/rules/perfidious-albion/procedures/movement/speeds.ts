import { inForceOf } from '../../../../game/decks/in-force'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { fieldId } from '../../../../kernel/ids'
import { onceEach } from '../../../../kernel/once-each'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { saysOfSequence as says, saysOfEvents } from '../../sentence'
import { condition, speedByEvents } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { actingShips, isDoneThisTurn } from '../turn/acting'

/** Per turn speed may rise by 2 or fall by 6. Inches. */
const rises = 2
const falls = 6

export interface Speeds {
  readonly least: number
  readonly most: number
}

/** What she may make this turn, each way; `undefined` where she cannot go that way at all. */
export interface LegalSpeeds {
  /** What she made last turn; astern below 0. */
  readonly last: number
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
    return { last, ahead: astern.least === 0 ? { least: 0, most: 0 } : undefined, astern, because }
  }
  // Once halted a ship may move astern, at half speed at most.
  const astern = last === 0 && half > 0 ? within(0, half) : undefined
  return { last, ahead: within(last, maximumSpeed), astern, because }
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

/** What the ships of a squadron can make one way, those of them that can go that way at all. */
interface SquadronSpeeds {
  /** What all of them can make together; `undefined` where there is none. */
  readonly common?: Speeds | undefined
  /** What at least one of them can make. */
  readonly widest?: Speeds
  /** What those that keep up can make together: where no speed suits all, whoever is too slow for it falls behind. */
  readonly kept?: Speeds
}

export function squadronSpeeds(ships: readonly ShipSpeeds[], way: Way): SquadronSpeeds {
  const each = ships.flatMap(({ legal }) => legal[way] ?? [])
  if (each.length === 0) return {}
  const [leasts, mosts] = [each.map(({ least }) => least), each.map(({ most }) => most)]
  const [least, most] = [Math.max(...leasts), Math.min(...mosts)]
  return {
    common: each.length === ships.length && least <= most ? { least, most } : undefined,
    widest: { least: Math.min(...leasts), most: Math.max(...mosts) },
    kept: { least, most: Math.min(...mosts.filter((each) => each >= least)) },
  }
}

/** Her card while event cards slow her: half of what her engines give, and in whole figures, for half an inch is no speed. */
export function onCard(state: GameState, ship: ShipInPlay): ShipInPlay {
  return isSlowed(state, ship) ? slowed(ship) : ship
}

/** Two cards do not halve it twice. */
function isSlowed(state: GameState, { id }: ShipInPlay): boolean {
  return inForceOf(state, id, 'speedFactor').length > 0
}

const slowed = onceEach((ship: ShipInPlay): ShipInPlay => {
  const half = Math.floor(condition(ship).maximumSpeed / 2)
  return { ...ship, fields: { ...ship.fields, [speedByEvents]: half } }
})
