import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { facesOf } from '../../../../kernel/dice'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { shipOf } from '../../ship-data'

/** What a battery fired at when it last fired, as the table keeps it. */
export interface LastFire {
  readonly turn: number
  readonly target: string
  readonly guns: number
  readonly rangeInches: number
  readonly bearing: string
}

/** The turn in which any gun of hers fired last: look-outs see her by it. */
const shipKey = (ship: ShipId) => `fired:${ship}`
const batteryKey = (ship: ShipId, battery: string) => `fired:${ship}:${battery}`
const initialKey = (ship: ShipId) => `initialDie:${ship}`
/** A hit of this turn must not hide one of the last: each has a place of its own. */
const hitKey = (ship: ShipId, turn: number) => `hit:${ship}:${turn % 2}`

export function lastFire(state: GameState, ship: ShipId, battery: string): LastFire | undefined {
  const text = own(state.table, batteryKey(ship, battery))
  if (typeof text !== 'string') return undefined
  const [turn, target, guns, rangeInches, bearing] = text.split(' ')
  if (target === undefined || bearing === undefined) return undefined
  const fire = { turn: Number(turn), target, guns: Number(guns), rangeInches: Number(rangeInches), bearing }
  const isReadable = [fire.turn, fire.guns, fire.rangeInches].every(Number.isFinite)
  return isReadable ? fire : undefined
}

/** A battery fires once a turn. */
export function hasFired(state: GameState, ship: ShipId, battery: string): boolean {
  return lastFire(state, ship, battery)?.turn === state.turn
}

/** Whether any gun of hers has fired this turn. */
export function shipHasFired(state: GameState, ship: ShipId): boolean {
  return own(state.table, shipKey(ship)) === state.turn
}

export function noteFired(table: RuleDraft, ship: ShipId, battery: string, fire: Omit<LastFire, 'turn'>): void {
  const { turn } = table.state
  const { target, guns, rangeInches, bearing } = fire
  for (const [key, to] of [
    [batteryKey(ship, battery), [turn, target, guns, rangeInches, bearing].join(' ')],
    [shipKey(ship), turn],
  ] as const) {
    if (table.fact(key) !== to) table.does({ type: 'tableSet', key, to })
  }
}

/** The D10 that a ship has thrown this turn, for all her batteries whatever they fire at. */
export function initialDie(state: GameState, ship: ShipId): number | undefined {
  const [turn, die] = String(own(state.table, initialKey(ship)) ?? '')
    .split(' ')
    .map(Number)
  return turn === state.turn && die !== undefined && facesOf('D10').includes(die) ? die : undefined
}

export function noteInitialDie(table: RuleDraft, ship: ShipId, die: number): void {
  table.does({ type: 'tableSet', key: initialKey(ship), to: `${table.state.turn} ${die}` })
}

/** Goes by the die that a ship has thrown: whoever changes it upstream changes what follows. */
export function goesByInitialDie(table: RuleDraft, ship: ShipId): void {
  table.fact(initialKey(ship))
}

export interface BatteryOnTarget {
  readonly ship: ShipId
  readonly battery: string
  readonly guns: number
}

/** Every battery that has fired at a ship this turn. */
export function batteriesOn(state: GameState, target: ShipId): readonly BatteryOnTarget[] {
  return Object.values(state.ships).flatMap(({ id: ship, document }) =>
    shipOf(document).batteries.flatMap(({ id: battery }) => {
      const fire = lastFire(state, ship, battery)
      return fire?.turn === state.turn && fire.target === target ? [{ ship, battery, guns: fire.guns }] : []
    }),
  )
}

export function gunsOn(state: GameState, ship: ShipId): number {
  return batteriesOn(state, ship).reduce((sum, { guns }) => sum + guns, 0)
}

export function noteHit(table: RuleDraft, ship: ShipId): void {
  const { turn } = table.state
  const key = hitKey(ship, turn)
  if (own(table.state.table, key) !== turn) table.does({ type: 'tableSet', key, to: turn })
}

export function wasHitLastTurn(state: GameState, { id }: ShipInPlay): boolean {
  return own(state.table, hitKey(id, state.turn - 1)) === state.turn - 1
}
