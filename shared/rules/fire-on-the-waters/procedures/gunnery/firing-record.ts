import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { facesOf } from '../../../../kernel/dice'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { rulingOf } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import { notedThisTurn } from '../turn/acting'

/** Fire of a battery, or some of its mounts, as the table keeps it. */
export interface BatteryFire {
  readonly turn: number
  readonly target: string
  readonly guns: number
  readonly rangeInches: number
  readonly bearing: string
  /** Empty in older journals, where a battery fired as a whole. */
  readonly mounts: readonly string[]
}

const batteryKey = (ship: ShipId, battery: string) => `fired:${ship}:${battery}`
const initialKey = (ship: ShipId) => `initialDie:${ship}`
/** A hit of this turn must not hide one of the last: each has a key of its own. */
const hitKey = (ship: ShipId, turn: number) => `hit:${ship}:${turn % 2}`

/** Her fire of the last two turns in which the battery fired, the oldest first. */
export function firesOf(state: GameState, ship: ShipId, battery: string): readonly BatteryFire[] {
  const text = own(state.table, batteryKey(ship, battery))
  if (typeof text !== 'string') return []
  const known = readBefore.get(text)
  if (known) return known
  const fires = text.split(';').flatMap((each) => readFire(each) ?? [])
  if (readBefore.size >= mostKept) readBefore.clear()
  readBefore.set(text, fires)
  return fires
}

/** Every form and every salvo asks for the fire of both fleets: what is read of a text is the same each time. */
const readBefore = new Map<string, readonly BatteryFire[]>()
const mostKept = 1_000

function readFire(text: string): BatteryFire | undefined {
  const [turn, target, guns, rangeInches, bearing, mounts = ''] = text.split(' ')
  if (target === undefined || bearing === undefined) return undefined
  const figures = { turn: Number(turn), guns: Number(guns), rangeInches: Number(rangeInches) }
  if (!Object.values(figures).every(Number.isFinite)) return undefined
  return { ...figures, target, bearing, mounts: mounts.split(',').filter((mount) => mount !== '') }
}

const written = ({ turn, target, guns, rangeInches, bearing, mounts }: BatteryFire) =>
  [turn, target, guns, rangeInches, bearing, mounts.join(',')].join(' ').trimEnd()

export function lastFire(state: GameState, ship: ShipId, battery: string): BatteryFire | undefined {
  return firesOf(state, ship, battery).at(-1)
}

/** Its fire of this turn: several targets where its mounts were divided. */
export function firesNow(state: GameState, ship: ShipId, battery: string): readonly BatteryFire[] {
  return firesOf(state, ship, battery).filter(({ turn }) => turn === state.turn)
}

/** A mount fires once a turn. Ruling `splitBattery`: by `never` it fires with its battery or not at all. */
export function hasFired(state: GameState, ship: ShipId, battery: string, mount: string): boolean {
  return firesNow(state, ship, battery).some(
    ({ mounts }) => mounts.length === 0 || mounts.includes(mount) || rulingOf(state, 'splitBattery') === 'never',
  )
}

export function noteFired(table: RuleDraft, ship: ShipId, battery: string, fire: Omit<BatteryFire, 'turn'>): void {
  const { turn } = table.state
  const before = firesOf(table.state, ship, battery).filter((each) => each.turn >= turn - 1)
  const facts = {
    [batteryKey(ship, battery)]: [...before, { ...fire, turn }].map(written).join(';'),
    // Any gun of hers: look-outs see her by it.
    [`fired:${ship}`]: turn,
  }
  for (const [key, to] of Object.entries(facts)) {
    if (table.fact(key) !== to) table.apply({ type: 'tableSet', key, to })
  }
}

/** The D10 that a ship has thrown this turn, for all her batteries whatever they fire at. */
export function initialDie(state: GameState, ship: ShipId): number | undefined {
  const die = Number(notedThisTurn(state, initialKey(ship)))
  return facesOf('D10').includes(die) ? die : undefined
}

export function noteInitialDie(table: RuleDraft, ship: ShipId, die: number): void {
  table.apply({ type: 'tableSet', key: initialKey(ship), to: `${table.state.turn} ${die}` })
}

/** Makes the ship's initial die a premise: if it is changed earlier, what follows is a conflict. */
export function dependOnInitialDie(table: RuleDraft, ship: ShipId): void {
  table.fact(initialKey(ship))
}

export interface BatteryOnTarget {
  readonly ship: ShipId
  readonly battery: string
  readonly guns: number
}

/** Every battery that has fired at a ship this turn, with as many guns as have fired at her. */
export function batteriesOn(state: GameState, target: ShipId): readonly BatteryOnTarget[] {
  return Object.values(state.ships).flatMap(({ id: ship, document }) =>
    shipOf(document).batteries.flatMap(({ id: battery }) => {
      const fires = firesNow(state, ship, battery).filter((fire) => fire.target === target)
      return fires.length > 0 ? [{ ship, battery, guns: fires.reduce((sum, { guns }) => sum + guns, 0) }] : []
    }),
  )
}

export function gunsOn(state: GameState, ship: ShipId): number {
  return batteriesOn(state, ship).reduce((sum, { guns }) => sum + guns, 0)
}

export function noteHit(table: RuleDraft, ship: ShipId): void {
  const { turn } = table.state
  const key = hitKey(ship, turn)
  if (own(table.state.table, key) !== turn) table.apply({ type: 'tableSet', key, to: turn })
}

export function wasHitLastTurn(state: GameState, { id }: ShipInPlay): boolean {
  return own(state.table, hitKey(id, state.turn - 1)) === state.turn - 1
}
