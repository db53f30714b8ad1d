import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { chance, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { onDamage } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { tracks, type Place } from '../../ship/ship'
import { boxesOfMount, flotationOf, hullBox, magazinesOf, shipOf, works } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'
import { burnableOf, fireAndExplosion, type Burnable } from '../../tables/damage'
import { asks, bears, boxOf, clearMark, goes, isGone, setMark, type Hit, type Part, type Wound } from './hit'

const says = sentencesOf('damage')

/** A red die for each listed place that was effectively struck. */
export function* burnings(hit: Hit, wounds: readonly Wound[]): Dialogue<void> {
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
export function putOutMounts(table: RuleDraft, ship: ShipId, { hull, at }: Place): void {
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
