import { bears, marksOf } from '../../../game/mark'
import type { GameState, ShipInPlay, Squadron } from '../../../game/state'
import { actingBy } from '../../kit/acting'
import { casualtiesOf } from '../../kit/casualties'
import { fires, floods, struckBoxes } from '../../pack/harm'
import type { Condition } from '../../pack/rules-pack'
import { isOut, type Standing } from '../../pack/standing'
import {
  equipmentBox,
  mountBox,
  standings,
  torpedoBattery,
  trackNames,
  trackOf,
  type EquipmentName,
  type FieldName,
  type TrackName,
  equipmentOf,
  shape,
} from './shape'
import { dataOf, torpedoesOf, type BatteryOfGroup } from './stand-data'
import type { StandData } from './ship'
import { fieldId, type BoxId } from '../../../kernel/ids'

/** The figure of a track; 0 for a track that the card does not have. */
export function standsOn(stand: ShipInPlay, track: TrackName): number {
  return stand.tracks[trackOf(track)] ?? 0
}

/** The figure of a track on the fresh card; 0 for a track that the card does not have. */
export function beganOn(stand: ShipInPlay, track: TrackName): number {
  return shape(stand.document).tracks[trackOf(track)]?.fresh ?? 0
}

export function says(stand: ShipInPlay, field: FieldName) {
  return stand.fields[fieldId(field)]
}

/** Whether she has it to work with: fitted, not lost, and not out for a time. */
export function has(stand: ShipInPlay, name: EquipmentName): boolean {
  return equipmentOf(dataOf(stand.document)).includes(name) && works(stand, equipmentBox(name))
}

export function isLost(stand: ShipInPlay, box: BoxId): boolean {
  const marks = marksOf(stand, box)
  return marks.includes('struck') && !marks.includes('repaired')
}

/** Mounts of a battery that fire: neither lost nor out, by their places in the battery. */
export function mountsThatFire(stand: ShipInPlay, { group, battery }: BatteryOfGroup): readonly number[] {
  return battery.mounts.flatMap((_mount, at) => (works(stand, mountBox(group, battery.id, at)) ? [at] : []))
}

export function torpedoMountsThatFire(stand: ShipInPlay): readonly number[] {
  const torpedoes = torpedoesOf(dataOf(stand.document))
  return (
    torpedoes?.mounts.flatMap((_mount, at) => (works(stand, mountBox('torpedoes', torpedoBattery, at)) ? [at] : [])) ??
    []
  )
}

/** Neither lost nor out for a time. */
export function works(stand: ShipInPlay, box: BoxId): boolean {
  return !isLost(stand, box) && !bears(stand, box, 'out')
}

/** Whether the commander of the squadron or base is aboard, and what he is worth. */
export function commandOf(stand: ShipInPlay): number | null {
  const value = says(stand, 'command')
  return typeof value === 'number' ? value : null
}

/** Her pace: stopped without speed left, else what her card says. */
export function paceOf(stand: ShipInPlay): 'underWay' | 'slow' | 'stopped' {
  if (stand.tracks[trackOf('speed')] === 0) return 'stopped'
  const said = says(stand, 'pace')
  return said === 'slow' || said === 'stopped' ? said : 'underWay'
}

/** SV 0. Small craft have no steering value to lose. */
export function isSteeringOut(stand: ShipInPlay): boolean {
  return dataOf(stand.document).kind === 'ship' && standsOn(stand, 'steering') === 0
}

/** The track of a stand's strength: F of a ship, S of a place ashore, vessels or aircraft of a stand. */
export function strengthTrack(data: StandData) {
  switch (data.kind) {
    case 'ship':
      return 'flotation'
    case 'shore':
      return 'structure'
    case 'smallCraft':
      return 'vessels'
    case 'aircraft':
      return 'aircraft'
  }
}

/** The condition of a stand. A ship with F 0 floats until she fails a wreck test. */
export function condition(stand: ShipInPlay): Condition {
  const data = dataOf(stand.document)
  const strength = strengthTrack(data)
  return {
    standing: standingOf(stand, data),
    left: standsOn(stand, strength),
    of: beganOn(stand, strength),
    ...(strength !== 'flotation' && { counts: strength }),
    ...speedOf(stand, data),
    harm: [
      fires(standsOn(stand, 'fires')),
      floods(0),
      struckBoxes(Object.keys(stand.boxes).filter((box) => isLost(stand, box as BoxId)).length),
      { name: 'lowered', n: loweredFigures(stand, strength), glyph: 'minus', tone: 'red' },
    ],
  }
}

/** Figures that play uses up or adds to: none of them is damage. */
const spentInPlay: readonly TrackName[] = ['torpedoAttacks', 'fires', 'splash', 'flak']

/** Figures below those of the fresh card, but for the strength; a power failure is one more. */
function loweredFigures(stand: ShipInPlay, strength: TrackName): number {
  const lower = trackNames.filter(
    (name) => name !== strength && !spentInPlay.includes(name) && standsOn(stand, name) < beganOn(stand, name),
  )
  return lower.length + (casualtiesOf(stand).some(({ id }) => id === 'powerFailure') ? 1 : 0)
}

/** Aircraft lose none of theirs; a place ashore has none. */
function speedOf(stand: ShipInPlay, data: StandData): Pick<Condition, 'speed' | 'maximumSpeed'> {
  if (data.kind === 'aircraft') return { speed: data.knots, maximumSpeed: data.knots }
  return { speed: standsOn(stand, 'speed'), maximumSpeed: beganOn(stand, 'speed') }
}

export function standingOf(stand: ShipInPlay, data: StandData = dataOf(stand.document)): Standing {
  const said = standings.find((known) => known === says(stand, 'standing')) ?? 'afloat'
  if (said !== 'afloat') return said
  const isStand = data.kind === 'smallCraft' || data.kind === 'aircraft'
  if (isStand && standsOn(stand, strengthTrack(data)) === 0) return 'sunk'
  return data.kind === 'ship' && standsOn(stand, 'speed') === 0 ? 'deadInTheWater' : 'afloat'
}

export const { acts, floats, actingShips, actingSquadrons } = actingBy((stand) => standingOf(stand))

/** Stands of a squadron still in the fight, of those it began with (12.5 asks for half). */
export function squadronStrength(state: GameState, { order, beganWith }: Squadron) {
  const left = order.flatMap((id) => state.ships[id] ?? []).filter((stand) => !isOut(standingOf(stand))).length
  return { left, of: beganWith }
}
