import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { gathered } from '../../../kit/gathered'
import { shipById } from '../../../kit/on-table'
import { umpire } from '../../../kit/owner'
import { asWorkedOut, type Agreed } from '../../../pack/agreed'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { expectedHits, facesOf, groupsOf, noHits, shipOdds, together, type HitOdds } from '../../hitting/hits'
import { lookUpOf } from '../../reference/look-up'
import { signed } from '../../../kit/reference-sheet'
import { figure, modifierLine, sentencesOf } from '../../sentence'
import type { Band } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { clOrLarger, initialAids } from '../../tables/gunnery'
import { isByChits, oddsOfHits } from './cup'
import { initialDie } from './firing-record'
import type { GunfireValues } from './gunfire-form'
import { batteryRows, canBeSpottedFor, shipRows, targetRows, type FireInputs, type FireRow } from './hit-number'
import { bandAt, type FiringBattery, type FiringKind } from './mounts'
import { mayHavePlane } from './spotter-plane'

const says = sentencesOf('gunnery')

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

/** The batteries by ships, table and inputs; the figures are those agreed on. */
export function reckoned(
  state: GameState,
  inputs: FireInputs,
  agreed: Agreed = asWorkedOut,
): readonly ReckonedBattery[] {
  const agreedOn = (rows: readonly FireRow[]) =>
    rows.map((row) => ({ ...row, modifier: agreed(rowKey(row), row.modifier) }))
  const shared = agreedOn(targetRows(state, inputs))
  const byShip = new Map<ShipId, readonly FireRow[]>()
  return inputs.firing.map((firing) => {
    const { id } = firing.ship
    const ofShip = byShip.get(id) ?? agreedOn(shipRows(state, inputs, firing.ship))
    byShip.set(id, ofShip)
    const rows = [...shared, ...ofShip, ...agreedOn(batteryRows(state, inputs, firing))]
    const thrown = initialDie(state, id)
    const initial = initialOf(state, firing, inputs)
    const kinds = firing.kinds.map((kind) => ({
      ...{ ...kind, hitNumber: 0 },
      value: agreed(valueKey(firing, kind), valueOf(firing, kind)),
    }))
    return summed({ firing, initial, ...(thrown !== undefined && { thrown }), rows, kinds })
  })
}

function summed(battery: ReckonedBattery): ReckonedBattery {
  const sum = battery.rows.reduce((all, { modifier }) => all + modifier, 0)
  return { ...battery, kinds: battery.kinds.map((kind) => ({ ...kind, hitNumber: kind.value + sum })) }
}

/** The bounds of what an umpire may enter. */
const within = { least: -60, most: 60 } as const

/** The same with every figure shown and overridable; figures other than 0 are logged. */
export function* agreed(table: RuleDraft, inputs: FireInputs): Dialogue<readonly ReckonedBattery[]> {
  const batteries: ReckonedBattery[] = []
  /** Rows that several batteries share are asked for once. */
  const known = new Map<FireRow, FireRow>()
  for (const battery of reckoned(table.settled, inputs)) {
    const { firing } = battery
    for (const row of battery.rows) if (!known.has(row)) known.set(row, yield* agreedRow(table, row))
    const kinds: ReckonedKind[] = []
    for (const kind of battery.kinds) kinds.push({ ...kind, value: yield* agreedValue(firing, kind) })
    const agreedOn = summed({ ...battery, rows: battery.rows.map((row) => known.get(row)!), kinds })
    for (const kind of agreedOn.kinds) table.because(sayHitNumber(firing, kind))
    batteries.push(agreedOn)
  }
  return batteries
}

const rowKey = ({ id, of = '' }: FireRow) => `${id}${of}`

const valueKey = ({ ship, battery }: FiringBattery, { guns }: Pick<FiringKind, 'guns'>) =>
  `mountValue-${guns}/${ship.id}/${battery.id}`

function* agreedRow(table: RuleDraft, row: FireRow): Dialogue<FireRow> {
  const prompt = { to: umpire, ask: sayRow(row), lookUp: lookUpOf(row.id) }
  const modifier = yield* overridable<number>(rowKey(row), row.modifier, within, prompt)
  const said = { ...row, modifier }
  if (modifier !== 0) table.because(sayRow(said))
  return said
}

function* agreedValue(firing: FiringBattery, { guns, value }: ReckonedKind): Dialogue<number> {
  const ask = says('line.mountValue', { ...namesOf(firing), guns, figure: signed(value) })
  const key = valueKey(firing, { guns })
  return yield* overridable<number>(key, value, within, { to: umpire, ask, lookUp: [] })
}

/** The form gives a mount value for every kind of mount it has. */
function valueOf({ band }: FiringBattery, { guns }: FiringKind): number {
  return band.values[String(guns)] ?? 0
}

function sayRow({ id, modifier, values }: FireRow) {
  return says(`line.${id}`, { ...values, figure: signed(modifier) })
}

export function namesOf({ ship, battery }: FiringBattery) {
  return { ship: shipName(ship), inches: battery.inches }
}

function sayHitNumber(firing: FiringBattery, { guns, mounts, hitNumber }: ReckonedKind) {
  const values = { ...namesOf(firing), guns, n: mounts.length, figure: hitNumber < 0 ? `−${-hitNumber}` : hitNumber }
  return says('hitNumber', values)
}

export type Initial = Band['initial']

/**
 * What the D10 of a ship may show for a battery to go on. A spotter plane adds to it; a spotter ship lends the number of
 * her own main battery at her own range. An automatic number stays automatic, that of the spotter ship too.
 */
function initialOf(state: GameState, { ship, form, band }: FiringBattery, asked: FireInputs): Initial {
  if (band.initial === 'A' || !canBeSpottedFor(state, ship)) return band.initial
  if (asked.spotterPlane && mayHavePlane(state, ship)) return band.initial + initialAids.spotterPlane
  const spotter = shipById(state, asked.spotterShip)
  if (!spotter || !clOrLarger.includes(form.type)) return band.initial
  const main = shipOf(spotter.document).batteries.find(({ is }) => is === 'main')
  const lent = main && bandAt(main, asked.spotterRangeInches ?? 0)?.initial
  if (lent === undefined) return band.initial
  return lent === 'A' ? lent : lent + initialAids.spotterShip
}

/** Whether a battery goes on as far as that is known: not before her ship has thrown, but for what is automatic. */
export function knownToGoOn({ initial, thrown }: Pick<ReckonedBattery, 'initial' | 'thrown'>): boolean | undefined {
  if (initial === 'A') return true
  return thrown === undefined ? undefined : goesOn(initial, thrown)
}

/** Of ten faces. */
export function goesOn(initial: Initial, die: number): boolean {
  return initial === 'A' || die <= initial
}

/** Hits of a battery that goes on. */
function batteryOdds(state: GameState, { kinds }: Pick<ReckonedBattery, 'kinds'>): HitOdds {
  return oddsOfHits(
    state,
    kinds.map(({ hitNumber, mounts }) => ({ hitNumber, mounts: mounts.length })),
  )
}

/** Hits of all that fire: ship by ship, each with one initial roll for her batteries. */
export function broadsideOdds(state: GameState, batteries: readonly ReckonedBattery[]): HitOdds {
  const byShip = gathered(batteries, ({ firing }) => firing.ship)
  return [...byShip.values()]
    .map((hers) => shipOdds(hers.map((each) => ({ initial: stillOpen(each), odds: batteryOdds(state, each) }))))
    .reduce(together, noHits)
}

/** A die already thrown is certain: always, or never. */
function stillOpen(battery: ReckonedBattery): Initial {
  const goes = knownToGoOn(battery)
  return goes === undefined ? battery.initial : goes ? 'A' : 0
}

/** The same once every battery has gone on. */
export function oddsOnceOn(state: GameState, batteries: readonly ReckonedBattery[]): HitOdds {
  return batteries.map((battery) => batteryOdds(state, battery)).reduce(together, noHits)
}

/** The sum of every battery and kind of mount, from the figures that the dialogue uses. */
export function reckonGunfire(state: GameState, inputs: GunfireValues, agreed: Agreed): readonly Reckoning[] {
  return reckoned(state, inputs, agreed).flatMap((battery) =>
    battery.kinds.map((kind) => reckonKind(state, inputs, battery, kind)),
  )
}

function reckonKind(state: GameState, inputs: GunfireValues, battery: ReckonedBattery, kind: ReckonedKind): Reckoning {
  const { firing, initial, rows } = battery
  const goes = knownToGoOn(battery)
  const means = goes === undefined ? 'meansIf' : goes ? 'means' : 'meansShort'
  const odds = batteryOdds(state, { kinds: [kind] })
  const sure = odds.findIndex((chance) => chance > 0)
  const lines = rows.map(({ id, modifier, values }) => modifierLine(says(`row.${id}`, values), modifier))
  const value: SumLine = {
    say: says('row.mountValue', { toInches: firing.band.toInches }),
    figure: figure(kind.value),
    is: 'table',
  }
  const values = { ...namesOf(firing), guns: kind.guns, n: kind.mounts.length }
  const onDie = dieOf(state, kind)
  const isOfSeveral = inputs.ships.length > 1
  return {
    title: says(isOfSeveral ? 'titleOf' : 'title', values),
    ...(battery.kinds.length === 1 && { short: says(isOfSeveral ? 'shortOf' : 'short', values) }),
    of: `${firing.ship.id}/${firing.battery.id}`,
    lines: [value, ...lines],
    total: figure(kind.hitNumber),
    means: says(means, { expected: inWords(expectedHits(odds)), initial }),
    sure,
    chanceOfMore: odds.slice(sure + 1).reduce((sum, chance) => sum + chance, 0),
    ...(onDie ? { onDie } : {}),
  }
}

/** The D100 needed, where one roll decides. */
function dieOf(state: GameState, { hitNumber, mounts }: ReckonedKind): Phrase | undefined {
  const [group, ...more] = groupsOf(mounts.length)
  if (isByChits(state) || group === undefined || more.length > 0) return undefined
  return says('onDie', { faces: facesOf(hitNumber, group) })
}

/** Hits to be expected of a battery that has gone on: what a report counts them by. */
export function sayExpected(state: GameState, battery: ReckonedBattery): Phrase {
  return says('expects', { ...namesOf(battery.firing), expected: inWords(expectedHits(batteryOdds(state, battery))) })
}

/** Two places: `0.63`. */
function inWords(hits: number): number {
  return Math.round(hits * 100) / 100
}
