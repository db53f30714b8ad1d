import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { LookUp } from '../../../../kernel/question'
import { umpire } from '../../../kit/owner'
import { written } from '../../figure-said'
import { initialDie } from './firing-record'
import { batteryRows, shipRows, targetRows, type FireInputs, type FireRow } from './fire-sum'
import type { FiringBattery, FiringKind } from './firing'
import { initialOf, type Initial } from './initial-roll'
import { says } from './says'
import { lookUpOf } from './look-up'

/** A battery with everything calculated that comes before the first die. */
export interface ReckonedBattery {
  readonly firing: FiringBattery
  readonly initial: Initial
  /** The D10 of her ship, where she has thrown it for another battery this turn. */
  readonly thrown?: number
  readonly rows: readonly FireRow[]
  readonly kinds: readonly ReckonedKind[]
}

export interface ReckonedKind extends FiringKind {
  readonly value: number
  readonly hitNumber: number
}

/** The batteries by ships, table and inputs, with no figure overruled. */
export function reckoned(state: GameState, inputs: FireInputs): readonly ReckonedBattery[] {
  const shared = targetRows(state, inputs)
  const byShip = new Map<ShipId, readonly FireRow[]>()
  return inputs.firing.map((firing) => {
    const { id } = firing.ship
    const ofShip = byShip.get(id) ?? shipRows(state, inputs, firing.ship)
    byShip.set(id, ofShip)
    const rows = [...shared, ...ofShip, ...batteryRows(state, inputs, firing)]
    return withKinds(firing, initialRoll(state, firing, inputs), rows, (kind) => valueOf(firing, kind))
  })
}

/** The bounds of what an umpire may enter. */
const within = { least: -60, most: 60 } as const

/** The same with every figure shown and overridable; figures other than 0 are logged. */
export function* agreed(table: RuleDraft, inputs: FireInputs): Dialogue<readonly ReckonedBattery[]> {
  const state = table.settled
  const shared = yield* agreedRows(table, targetRows(state, inputs), '')
  const byShip = new Map<ShipId, readonly FireRow[]>()
  const batteries: ReckonedBattery[] = []
  for (const firing of inputs.firing) {
    const { ship, battery } = firing
    const ofShip = byShip.get(ship.id) ?? (yield* agreedRows(table, shipRows(state, inputs, ship), `/${ship.id}`))
    byShip.set(ship.id, ofShip)
    const suffix = `/${ship.id}/${battery.id}`
    const ofBattery = yield* agreedRows(table, batteryRows(state, inputs, firing), suffix)
    const values = new Map<FiringKind, number>()
    for (const kind of firing.kinds) values.set(kind, yield* agreedValue(firing, kind, suffix))
    const initial = initialRoll(state, firing, inputs)
    const rows = [...shared, ...ofShip, ...ofBattery]
    const reckonedBattery = withKinds(firing, initial, rows, (kind) => values.get(kind)!)
    for (const kind of reckonedBattery.kinds) table.because(sayHitNumber(firing, kind))
    batteries.push(reckonedBattery)
  }
  return batteries
}

function* agreedRows(table: RuleDraft, rows: readonly FireRow[], suffix: string): Dialogue<readonly FireRow[]> {
  const agreedOn: FireRow[] = []
  for (const row of rows) {
    const prompt = { to: umpire, ask: sayRow(row), lookUp: lookUpOf(row.id) }
    const modifier = yield* overridable<number>(`${row.id}${suffix}`, row.modifier, within, prompt)
    const said = { ...row, modifier }
    if (modifier !== 0) table.because(sayRow(said))
    agreedOn.push(said)
  }
  return agreedOn
}

const noTable: readonly LookUp[] = []

function* agreedValue(firing: FiringBattery, kind: FiringKind, suffix: string): Dialogue<number> {
  const value = valueOf(firing, kind)
  const ask = says('line.mountValue', { ...namesOf(firing), guns: kind.guns, figure: written(value) })
  return yield* overridable<number>(`mountValue-${kind.guns}${suffix}`, value, within, {
    to: umpire,
    ask,
    lookUp: noTable,
  })
}

function initialRoll(state: GameState, firing: FiringBattery, { circumstances }: FireInputs) {
  const initial = initialOf(state, firing, circumstances)
  const thrown = initialDie(state, firing.ship.id)
  return thrown === undefined ? { initial } : { initial, thrown }
}

function withKinds(
  firing: FiringBattery,
  initial: Pick<ReckonedBattery, 'initial' | 'thrown'>,
  rows: readonly FireRow[],
  valued: (kind: FiringKind) => number,
): ReckonedBattery {
  const sum = rows.reduce((all, { modifier }) => all + modifier, 0)
  const kinds = firing.kinds.map((kind) => ({ ...kind, value: valued(kind), hitNumber: valued(kind) + sum }))
  return { firing, ...initial, rows, kinds }
}

/** The form gives a mount value for every kind of mount it has. */
function valueOf({ band }: FiringBattery, { guns }: FiringKind): number {
  return band.values[String(guns)] ?? 0
}

function sayRow({ id, modifier, values }: FireRow) {
  return says(`line.${id}`, { ...values, figure: modifier === 0 ? '0' : written(modifier) })
}

export function namesOf({ ship, battery }: FiringBattery) {
  return { ship: shipName(ship), inches: battery.inches }
}

function sayHitNumber(firing: FiringBattery, { guns, mounts, hitNumber }: ReckonedKind) {
  const values = { ...namesOf(firing), guns, n: mounts.length, figure: hitNumber < 0 ? `−${-hitNumber}` : hitNumber }
  return says('hitNumber', values)
}
