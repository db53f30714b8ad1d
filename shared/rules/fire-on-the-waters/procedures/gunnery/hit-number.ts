import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Scalar } from '../../../../kernel/scalar'
import type { Battery, ShipType } from '../../ship/ship'
import { itemsOf, shipOf, spacesOf, suffers, works } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { isInPlay, rulingOf } from '../../table/house-rules'
import { isNight } from '../../table/table-facts'
import {
  basicModifiers,
  caOrLarger,
  ddOrSmaller,
  gunneryTargetSize,
  optionalModifiers as optional,
} from '../../tables/gunnery'
import { fireControlSets, type FireControlSet } from '../../tables/spotting'
import { firesNow, gunsOn } from './firing-record'
import type { FiringBattery } from './mounts'

/** How the firer sees what she fires at. */
export const sights = ['seen', 'unseen', 'flashes'] as const

/** One row of the checklist: which, how much, and what its sentence names. */
export interface FireRow {
  readonly id: string
  readonly modifier: number
  readonly values: Readonly<Record<string, Scalar>>
  /** Behind its name in the key of its question: nothing, the ship, or ship and battery. */
  readonly of?: string
}

/** Target, batteries with their ranges, and circumstances of a salvo; a circumstance that is left out counts for nothing. */
export interface FireInputs {
  readonly target: ShipInPlay
  readonly firing: readonly FiringBattery[]
  /** What a ship makes, where that is known beforehand; else it is worked out. */
  readonly speedOf?: (ship: ShipInPlay) => number
  readonly targetTurnedDegrees?: number
  /** Second or later ship of a division in a column turn. */
  readonly targetFollows?: boolean | undefined
  readonly firerTurnedDegrees?: number | undefined
  /** Of ships that have not turned alike. */
  readonly firerTurnedOf?: ReadonlyMap<ShipId, number>
  /** Of all ships, this turn, these counted. */
  readonly batteriesOnTarget?: number | undefined
  readonly visibility?: number
  readonly sight?: (typeof sights)[number] | undefined
  /** She fires, burns or is lit up. */
  readonly targetShows?: boolean | undefined
  readonly hitLastTurn?: boolean | undefined
  readonly sunOrSpray?: boolean | undefined
  readonly spotterPlane?: boolean | undefined
  /** The id of a ship, or `none`. */
  readonly spotterShip?: string | undefined
  readonly spotterRangeInches?: number | undefined
}

const speedOf = (state: GameState, inputs: FireInputs, ship: ShipInPlay): number =>
  inputs.speedOf ? inputs.speedOf(ship) : condition(ship, state).speed

/** Rows that all who fire at this target share. */
export function targetRows(state: GameState, inputs: FireInputs): readonly FireRow[] {
  const { target, sight = 'seen', batteriesOnTarget = 1, targetTurnedDegrees = 0 } = inputs
  const { type } = shipOf(target.document)
  const speed = speedOf(state, inputs, target)
  const inSight = sight !== 'unseen'
  return withValues({}, '', [
    row('size', gunneryTargetSize[type], { type }),
    row('targetTurning', targetTurning(speed, inputs), { degrees: targetTurnedDegrees }),
    applied('targetSlow', speed < basicModifiers.targetSlow.speedBelow, { speed }),
    isOfAll(state) && row('additionalBattery', crowding(batteriesOnTarget), { n: batteriesOnTarget }),
    inSight && row('visibility', inputs.visibility ?? 0),
    isInPlay(state, 'notVisuallySpotted') && applied('notVisuallySpotted', !inSight),
    isInPlay(state, 'gunFlashesOnly') && applied('gunFlashesOnly', sight === 'flashes'),
    isInPlay(state, 'nightTargetDark') && isNight(state) && applied('nightTargetDark', !inputs.targetShows),
    isInPlay(state, 'hitLastTurn') && applied('hitLastTurnSameCourse', inputs.hitLastTurn === true),
  ])
}

/** Rows of one ship that fires. */
export function shipRows(state: GameState, inputs: FireInputs, ship: ShipInPlay): readonly FireRow[] {
  const { firing, firerTurnedDegrees = 0, firerTurnedOf } = inputs
  const degrees = firerTurnedOf?.get(ship.id) ?? firerTurnedDegrees
  const speed = speedOf(state, inputs, ship)
  const twice = ddOrSmaller.includes(shipOf(ship.document).type) ? 2 : 1
  const hers = firing.filter((each) => each.ship === ship).length + batteriesBefore(state, inputs, ship)
  return withValues({ ship: shipName(ship) }, `/${ship.id}`, [
    row('firerTurning', firerTurning(state, speed, degrees) * twice, { degrees }),
    !isOfAll(state) && row('additionalOwn', crowding(hers), { n: hers }),
    isInPlay(state, 'firerFast') && applied('firerFast', speed > optional.firerFast.speedAbove, { speed }, twice),
    isInPlay(state, 'notEngaged') && notEngagedRow(gunsOn(state, ship.id)),
    isInPlay(state, 'heavySeas') && applied('heavySeas', own(state.table, 'sea') === 'heavy', {}, twice),
    isInPlay(state, 'sunOrSpray') && applied('sunOrSpray', inputs.sunOrSpray === true),
  ])
}

/** Rows of one battery, whatever its mounts. */
export function batteryRows(state: GameState, inputs: FireInputs, firing: FiringBattery): readonly FireRow[] {
  const { ship, battery, form, guns, rangeInches } = firing
  const { target } = inputs
  const radar = radarOn(state, ship, battery, { type: shipOf(target.document).type, rangeInches })
  const isLocal = isInLocalControl(state, ship, battery)
  const values = { ship: shipName(ship), inches: battery.inches, type: form.type }
  return withValues(values, `/${ship.id}/${battery.id}`, [
    row(`${radar ?? 'no'}Radar`, onRadar(radar)),
    isLocal && row('localControl', localControl(state, rangeInches), { rangeInches }),
    !isLocal && applied('plotOut', areGone(ship, spacesOf(shipOf(ship.document), 'plot'))),
    isInPlay(state, 'secondaryInterference') && battery.is === 'main' && interferenceRow(state, inputs, ship),
    isInPlay(state, 'batterySize') && row('batterySize', batterySize(guns), { n: guns }),
    isInPlay(state, 'steadySecondaries') && applied('steadySecondaries', isSteady(firing)),
  ])
}

function withValues(values: FireRow['values'], of: string, rows: readonly (FireRow | false)[]): readonly FireRow[] {
  return rows.flatMap((each) => (each ? [{ ...each, values: { ...each.values, ...values }, of }] : []))
}

function row(id: string, modifier: number, values: FireRow['values'] = {}): FireRow {
  // Steps that do not count give 0, never a bonus.
  return { id, modifier: modifier === 0 ? 0 : modifier, values }
}

const modifiers = { ...basicModifiers, ...optional }

/** A row of the sheet that applies, so many times, or comes to 0. */
function applied(id: keyof typeof modifiers, applies: boolean, values: FireRow['values'] = {}, times = 1): FireRow {
  return row(id, applies ? modifiers[id].modifier * times : 0, values)
}

const notEngagedRow = (guns: number) => applied('notEngaged', guns < optional.notEngaged.gunsBelow, { n: guns })

/** What a set adds to the hit number. */
export function onRadar(radar: Radar | undefined): number {
  if (radar === 'later') return basicModifiers.laterFireControlRadar.modifier
  return radar ? basicModifiers.earlyFireControlRadar.modifier : 0
}

const isOfAll = (state: GameState) => rulingOf(state, 'additionalBatteryScope') === 'allShips'

/** Batteries on the target less one, off each of them. */
const crowding = (batteries: number) => basicModifiers.additionalBattery.modifier * Math.max(0, batteries - 1)

/** Batteries of hers that fired at this target earlier this turn; one whose other mounts fire now counts once. */
function batteriesBefore(state: GameState, { target, firing }: FireInputs, ship: ShipInPlay): number {
  return shipOf(ship.document).batteries.filter(
    ({ id }) =>
      !firing.some((each) => each.ship === ship && each.battery.id === id) &&
      firesNow(state, ship.id, id).some((fire) => fire.target === target.id),
  ).length
}

/** Only whole steps count, and not for those who follow in a column turn. */
function targetTurning(speed: number, { targetTurnedDegrees = 0, targetFollows }: FireInputs): number {
  if (targetFollows) return 0
  const { targetTurningSlow, targetTurningFast } = basicModifiers
  const of = speed <= targetTurningSlow.speedAtMost ? targetTurningSlow : targetTurningFast
  return of.modifier * Math.floor(targetTurnedDegrees / of.perDegrees)
}

/** Ruling `firerTurnSteps`. */
function firerTurning(state: GameState, speed: number, degrees: number): number {
  const { firerTurningSlow, firerTurningFast } = basicModifiers
  const of = speed <= firerTurningSlow.speedAtMost ? firerTurningSlow : firerTurningFast
  return of.modifier * steps(degrees / of.perDegrees, rulingOf(state, 'firerTurnSteps'))
}

/** Ruling `localControlSteps`: at 4 inches 0, at 12 two. */
function localControl(state: GameState, rangeInches: number): number {
  const { modifier, perInchesRange } = basicModifiers.localControl
  return modifier * steps(rangeInches / perInchesRange, rulingOf(state, 'localControlSteps'))
}

function steps(figure: number, ruling: Scalar): number {
  return ruling === 'started' ? Math.ceil(figure) : Math.floor(figure)
}

/** The main battery of a ship whose secondaries fire too. Of several kinds the one that disturbs more counts. */
function interferenceRow(state: GameState, { firing }: FireInputs, ship: ShipInPlay): FireRow {
  const others = shipOf(ship.document).batteries.filter(
    ({ id, is }) =>
      is === 'secondary' &&
      (firesNow(state, ship.id, id).length > 0 || firing.some((each) => each.ship === ship && each.battery.id === id)),
  )
  if (others.length === 0) return row('noInterference', 0)
  const isOpen = others.some(({ shielded }) => !shielded)
  const { modifier } = isOpen ? optional.openSecondaryInterference : optional.shieldedSecondaryInterference
  return row(isOpen ? 'openInterference' : 'shieldedInterference', isNight(state) ? modifier * 2 : modifier)
}

function batterySize(guns: number): number {
  if (guns > optional.moreThan10Guns.gunsAbove) return optional.moreThan10Guns.modifier
  return guns < optional.fewerThan4Guns.gunsBelow ? optional.fewerThan4Guns.modifier : 0
}

/** Secondary guns on CA or larger, 5-inch guns on a light cruiser. */
function isSteady({ battery, form }: FiringBattery): boolean {
  if (form.type === 'CL') return battery.inches === optional.steadySecondaries.lightCruiserInches
  return battery.is === 'secondary' && caOrLarger.includes(form.type)
}

/** Her directors for a battery are gone, or a casualty says so; a ship without directors aims as she always did. */
function isInLocalControl(state: GameState, ship: ShipInPlay, { is }: Battery): boolean {
  const local = is === 'main' ? 'powerMainLocal' : 'powerSecondaryLocal'
  if (suffers(state, ship, local)) return true
  const names = is === 'main' ? ['mainFore', 'mainAft'] : ['secondary']
  const directors = itemsOf(shipOf(ship.document), 'director').filter(({ holds }) => names.includes(holds.director))
  return areGone(ship, directors)
}

/** She has such things, and none that works. */
export const areGone = (ship: ShipInPlay, things: readonly { readonly box: BoxId }[]) =>
  things.length > 0 && things.every(({ box }) => !works(ship, box))

const cutsRadio = ['ringMain', 'signalsGone', 'radioOut', 'allElectronicsA', 'allElectronicsB', 'radarsAndRadiosOut']

/** A radio that works, where her form has one to lose. */
function hasRadio(state: GameState, ship: ShipInPlay): boolean {
  const radios = itemsOf(shipOf(ship.document), 'radio')
  return radios.every(({ box }) => works(ship, box)) && !suffers(state, ship, ...cutsRadio)
}

/** Radio and a director for her main battery: what spotting by plane or by another ship takes. */
export function canBeSpottedFor(state: GameState, ship: ShipInPlay): boolean {
  const main = shipOf(ship.document).batteries.find(({ is }) => is === 'main')
  return main !== undefined && hasRadio(state, ship) && !isInLocalControl(state, ship, main)
}

type Radar = 'early' | 'later'

/** The best set that works for a battery and reaches a target of this type and range. */
export function radarOn(
  state: GameState,
  ship: ShipInPlay,
  battery: Battery,
  target: { readonly type: ShipType; readonly rangeInches: number },
): Radar | undefined {
  if (suffers(state, ship, 'ringMain')) return undefined
  const kinds = itemsOf(shipOf(ship.document), 'fireControlRadar').flatMap(({ box, holds }) => {
    const set = holds.battery === battery.id && works(ship, box) ? setOf(holds.set) : undefined
    return set && target.rangeInches <= reachOf(set, target.type) ? [set.kind] : []
  })
  return kinds.includes('late') ? 'later' : kinds[0] && 'early'
}

/** A form may print the mark of a set behind its name: `FuMo 23`. */
function setOf(printed: string): FireControlSet | undefined {
  return (
    fireControlSets.find(({ names }) => names.includes(printed)) ??
    fireControlSets.find(({ names }) => names.some((name) => printed.startsWith(`${name} `)))
  )
}

function reachOf({ rangeDdOrSmaller, rangeClOrLarger }: FireControlSet, type: ShipType): number {
  return ddOrSmaller.includes(type) ? rangeDdOrSmaller : rangeClOrLarger
}
