import { bears } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { chance, choose, roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { casualtiesOf, type Casualty } from '../../../kit/casualties'
import { asking, type MayAsk } from '../../../kit/unasked'
import { onDamage } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { tracks, type Place } from '../../ship/ship'
import { boxesOfMount, flotationOf, hullBox, itemsOf, magazinesOf, shipOf, works } from '../../ship/ship-data'
import { isInPlay, rulingOf } from '../../table/house-rules'
import { burnableOf, fireAndExplosion, toStep, type Burnable } from '../../tables/damage'
import {
  bridgeHit,
  bridgeTableOf,
  bridgeTables,
  isBridgeTablePrinted,
  propulsionAtMost,
  rowOfDie,
  steeringHit,
  subOf,
  type BridgeTable,
  type SpecialRow,
} from '../../tables/special-damage'
import { askedOf } from '../turn/acting'
import { addCasualty, mustShiftFlag, replaceCasualty, wildId } from './casualties'
import { asks, boxOf, clearMark, goes, isGone, kindOf, nameOf, setMark, type Hit, type Part, type Wound } from './hit'

const says = sentencesOf('damage')

/**
 * What an effective hit does, in the printed order: flooding, fires and explosions, steering and bridge, engines. Shock
 * and speed come after it.
 */
export function* wreak(hit: Hit, parts: readonly Part[], doesFlood: (part: Part) => MayAsk<boolean>): Dialogue<void> {
  const wounds: Wound[] = []
  for (const part of parts) {
    const canFlood = part.is === 'hull' && !hit.table.mark(hit.ship, hullBox(part.place.at), 'flooded')
    wounds.push({ part, floods: canFlood && (yield* asking(doesFlood(part))) })
  }
  hit.harms()
  for (const wound of wounds) putOut(hit, wound)
  if (isGone(hit.table.ship(hit.ship))) return
  yield* burnings(hit, wounds)
  if (isGone(hit.table.ship(hit.ship))) return
  const holds = (...kinds: readonly string[]) => parts.some((part) => kinds.includes(part.holds.kind))
  if (holds('steering')) {
    const casualty = yield* rollSteering(hit.table, hit.ship)
    addCasualty(hit.table, hit.ship, casualty, says('steeringHit', { ship: hit.name }))
  }
  if (holds('bridge')) yield* bridgeHitOn(hit)
  if (holds('boilerRoom', 'engineRoom') && isInPlay(hit.table.state, 'propulsionHits')) yield* propulsionHitOn(hit)
}

/** One hit puts a space or an item out of action. */
function putOut({ table, ship, name }: Hit, { part, floods }: Wound): void {
  const box = boxOf(part)
  const { at } = part.place
  if (part.holds.kind === 'magazine' && !floods && rulingOf(table.state, 'dryMagazine') === 'inUse') {
    return table.because(says('magazineInUse', { ship: name, at, ...nameOf(part.holds) }))
  }
  const wasStruck = bears(table.ship(ship), box, 'struck') && !bears(table.ship(ship), box, 'repaired')
  setMark(table, ship, box, 'struck', says(`hit.${kindOf(part.holds)}`, { ship: name, at, ...nameOf(part.holds) }))
  clearMark(table, ship, box, 'repaired')
  if (part.is === 'hull') {
    if (floods) flood(table, ship, part.place)
    else putOutMounts(table, ship, part.place)
  }
  if (part.holds.kind === 'funnel') {
    if (wasStruck) table.because(says('funnelAgain', { ship: name, at }))
    else addCasualty(table, ship, { id: 'funnel', of: String(at) })
  }
  if (part.holds.kind === 'radio' || part.holds.kind === 'flagPlot') mustShiftFlag(table, ship)
  if (wasStruck) table.because(says('struckBefore', { ship: name, at }))
}

const steeringRows: readonly SpecialRow[] = steeringHit

/** A row of the steering table. */
export function* rollSteering(table: RuleDraft, ship: ShipId): Dialogue<Casualty> {
  const values = { ship: shipName(table.ship(ship)) }
  const prompt = askedOf(table, ship, says('ask.steering', values), onDamage.steering)
  const { id, sub, turns } = rowOfDie(steeringRows, yield* roll('steering', 'D6', prompt))
  if (id === 'rudderWarped' || id === 'rudderJammed') table.because(says(`rudder.${id}`, values))
  const asked = { ...prompt, ask: says(`ask.sub.${id}`, values) }
  // The course of a wild helm is rolled every turn, and not now.
  const of = sub && id !== wildId ? subOf(sub, yield* roll('steering-sub', 'D6', asked)) : undefined
  return { id, ...(of !== undefined && { of }), ...(turns !== undefined && { untilTurn: table.state.turn + turns }) }
}

/** Rows that also wreck the flag plot. */
const wreckFlagPlot: readonly string[] = ['mainDelay', 'silenced', 'gunsSilenced']

/** A hit on the bridge: the table of her navy and type, once for a hit. */
function* bridgeHitOn(hit: Hit): Dialogue<void> {
  const { table, ship, form, name } = hit
  const { die, rows } = bridgeHit[yield* tableFor(hit)]
  const row = rowOfDie<SpecialRow>(rows, yield* roll('bridge', die, asks(hit, 'bridge', onDamage.bridge)))
  const untilTurn = row.turns === undefined ? {} : { untilTurn: table.state.turn + row.turns }
  addCasualty(table, ship, { id: row.id, ...untilTurn }, says('bridgeHit', { ship: name }))
  if (wreckFlagPlot.includes(row.id)) {
    for (const { box, place } of itemsOf(form, 'flagPlot')) {
      setMark(table, ship, box, 'struck', says('hit.flagPlot', { ship: name, at: place.at }))
    }
  }
  if (row.shiftFlag) mustShiftFlag(table, ship)
}

/** Ruling `bridgeTableFor`: as ruled, or asked where no heading names her. */
function* tableFor(hit: Hit): Dialogue<BridgeTable> {
  const { table, form } = hit
  const ruled = bridgeTableOf(form.nation, form.type)
  if (rulingOf(table.state, 'bridgeTableFor') !== 'ask' || isBridgeTablePrinted(form.nation, form.type)) return ruled
  const options = bridgeTables.map((value) => ({ value, say: says(`bridgeTable.${value}`) }))
  return yield* choose<BridgeTable>('bridge-table', options, ruled, asks(hit, 'bridgeTable', onDamage.bridge))
}

/** Optional: her engines stop. `of` is her speed of the next turn, in hundredths; then one turn still. */
const propulsionHitId = 'propulsionHit'

const turnsBound = 2

/** Optional: a D10 for an effective hit in a propulsion space. */
function* propulsionHitOn(hit: Hit): Dialogue<void> {
  const { table, ship, form, name, weapon, inches } = hit
  const atMost = propulsionAtMost(weapon === 'torpedo' ? 'torpedo' : 'gun', inches, form.type)
  const stops = yield* chance('propulsion', 'D10', atMost, asks(hit, 'propulsion', onDamage.propulsion, { atMost }))
  if (!stops) return table.because(says('enginesRun', { ship: name }))
  const half = toStep((own(table.ship(ship).tracks, tracks.speed) ?? 0) / 2)
  const earlier = casualtiesOf(table.ship(ship)).find(({ id }) => id === propulsionHitId)
  if (earlier) replaceCasualty(table, ship, earlier, null)
  const untilTurn = table.state.turn + turnsBound
  const casualty = { id: propulsionHitId, of: String(Math.round(half * 100)), untilTurn }
  addCasualty(table, ship, casualty, says('enginesStop', { ship: name, half }))
}

/** The speed that a propulsion hit binds her to in a turn; `undefined` where none does. */
export function speedBoundTo(ship: ShipInPlay, turn: number): number | undefined {
  const bound = casualtiesOf(ship).find(({ id }) => id === propulsionHitId)
  if (bound?.untilTurn === undefined || turn > bound.untilTurn || turn <= bound.untilTurn - turnsBound) return undefined
  return turn === bound.untilTurn ? 0 : (Number(bound.of) || 0) / 100
}

/** A red die for each listed place that was effectively struck. */
function* burnings(hit: Hit, wounds: readonly Wound[]): Dialogue<void> {
  for (const wound of wounds) {
    if (isGone(hit.table.ship(hit.ship))) return
    const burnable = burnableOf(hit.form, wound.part.holds)
    if (burnable) yield* burning(hit, wound, burnable)
  }
}

function* burning(hit: Hit, { part, floods }: Wound, burnable: Burnable): Dialogue<void> {
  const { table, ship, name } = hit
  const { at } = part.place
  const isMagazine = part.holds.kind === 'magazine'
  // Water from an earlier hit has drowned what is in a magazine; water of this hit comes too late to.
  if (isMagazine && !floods && bears(table.ship(ship), boxOf(part), 'flooded')) {
    return table.because(says('magazineDrowned', { ship: name, at }))
  }
  const { fireAtMost, explosion } = fireAndExplosion.rows[burnable]
  const because = [
    says(`burns.${burnable}`, { atMost: fireAtMost }),
    ...(isMagazine && floods ? [says('asIfDry')] : []),
  ]
  const prompt = { ...asks(hit, 'red', onDamage.fire, { at, atMost: fireAtMost }), because }
  const starts = yield* chance(`red-${part.is}-${at}`, 'D10', fireAtMost, prompt)
  if (!starts) return table.because(says('noFire', { ship: name, at }))
  if (isMagazine && floods) table.because(says('fireDrowned', { at }))
  else if (bears(table.ship(ship), boxOf(part), 'burning')) table.because(says('burnsAlready', { ship: name, at }))
  else setMark(table, ship, boxOf(part), 'burning', says('burnsNow', { ship: name, at }))
  if (explosion) yield* explosionAt(hit, part)
}

function* explosionAt(hit: Hit, part: Part): Dialogue<void> {
  const { table, ship, name } = hit
  const { at } = part.place
  if (part.holds.kind === 'mount' && isMagazineFlooded(table, ship, part.holds.mount)) {
    return table.because(says('cannotExplode', { ship: name, mount: part.holds.mount }))
  }
  const { explosionDie, explosionAtMost } = fireAndExplosion
  const prompt = asks(hit, 'explosion', onDamage.fire, { at })
  const explodes = yield* chance(`explosion-${part.is}-${at}`, explosionDie, explosionAtMost, prompt)
  if (explodes) goes(table, ship, 'blownUp', says('explodes', { ship: name, at }))
  else table.because(says('noExplosion', { ship: name, at }))
}

/** A space floods, once: its points are lost, and a fire in a magazine there goes out. */
export function flood(table: RuleDraft, ship: ShipId, place: Place): void {
  const box = hullBox(place.at)
  if (table.mark(ship, box, 'flooded')) return
  const inPlay = table.ship(ship)
  setMark(table, ship, box, 'flooded', says(`floods.${place.hull.kind}`, { ship: shipName(inPlay), at: place.at }))
  if (place.hull.kind === 'magazine') {
    clearMark(table, ship, box, 'burning', says('fireDrowned', { at: place.at }))
    putOutMounts(table, ship, place)
  }
  loseFlotation(table, ship, place.points)
}

/** Crosses off points, as many as she has. Ruling `sinksWhen`: she sinks with the last, or with half of them. */
function loseFlotation(table: RuleDraft, ship: ShipId, points: number): void {
  if (isGone(table.ship(ship))) return
  const left = table.track(ship, tracks.flotation)
  const lost = Math.min(points, left)
  if (lost === 0) return
  const total = flotationOf(shipOf(table.ship(ship).document))
  const values = { ship: shipName(table.ship(ship)), n: lost, left: left - lost, total }
  table.apply({ type: 'trackMoved', ship, track: tracks.flotation, by: -lost }, says('flotationLost', values))
  const sinksAt = rulingOf(table.state, 'sinksWhen') === 'halfFpLost' ? total / 2 : 0
  if (left - lost <= sinksAt) goes(table, ship, 'sunk')
}

/** A magazine that is flooded or out puts out the mounts it feeds. */
function putOutMounts(table: RuleDraft, ship: ShipId, { hull, at }: Place): void {
  if (hull.kind !== 'magazine') return
  const inPlay = table.ship(ship)
  const form = shipOf(inPlay.document)
  for (const mount of hull.feeds) {
    const boxes = boxesOfMount(form, mount).filter((box) => !bears(table.ship(ship), box, 'out'))
    if (boxes.length === 0) continue
    table.because(says('mountFedOut', { ship: shipName(inPlay), mount, at }))
    for (const box of boxes) setMark(table, ship, box, 'out')
  }
}

/** Whether a magazine that feeds a mount is flooded: then a hit on the mount never explodes. */
function isMagazineFlooded(table: RuleDraft, ship: ShipId, mount: string): boolean {
  return magazinesOf(shipOf(table.ship(ship).document), mount).some((box) => table.mark(ship, box, 'flooded'))
}

/** Whether a magazine that feeds a mount is flooded or out. */
export function isSupplyOut(ship: ShipInPlay, mount: string): boolean {
  return magazinesOf(shipOf(ship.document), mount).some((box) => !works(ship, box))
}
