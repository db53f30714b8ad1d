import { boxId, trackId, type BoxId } from '../../../kernel/ids'
import type { GroupName } from './weapons'

/**
 * Figures of a card that a game changes. A card has those of its data: `flotation` F, `structure` S, `speed` in
 * knots, `spotting` in bands, `hull` H, `readiness` RRR, `lrf` to `asw` the factors left; `vessels` of a stand of small
 * craft, `aircraft` of a stand of aircraft, `torpedoAttacks` of small craft; `fires`, `splash` and `flak` are markers
 * on it. `crewQuality` and `gunneryModifier` fall below 0.
 */
export const trackNames = [
  'flotation',
  'structure',
  'speed',
  'fireControl',
  'steering',
  'damageControlTeams',
  'spotting',
  'gunneryModifier',
  'crewQuality',
  'hull',
  'readiness',
  'catapults',
  'planes',
  'asw',
  'lrf',
  'mrf',
  'crf',
  'cargo',
  'vessels',
  'torpedoAttacks',
  'aircraft',
  'fires',
  'splash',
  'flak',
] as const
export type TrackName = (typeof trackNames)[number]

export const trackOf = (name: TrackName) => trackId(name)

/** Equipment that can be lost; its box is crossed off then. */
export const equipmentNames = ['searchRadar', 'gunneryRadar', 'dpaaRadar', 'searchlights', 'smoke'] as const
export type EquipmentName = (typeof equipmentNames)[number]

export const equipmentBox = (name: EquipmentName): BoxId => boxId(`e-${name}`)

/** A mount of a battery, numbered from 0; `out` for one that only does not fire now. Torpedo mounts: battery `tt`. */
export const mountBox = (group: GroupName, battery: string, mount: number): BoxId =>
  boxId(`m-${group}-${battery}-${mount}`)

/** The battery id of the torpedo mounts of a ship. */
export const torpedoBattery = 'tt'

/**
 * Fields of a card.
 * `command`: the command value of the squadron or base, where its commander is aboard this stand; `null` where he is not.
 * `pace`: how a ship goes now. `load`: what a stand of aircraft carries, a word of `attackTypes`, or `none`.
 * `casualties`: what lasts and is no figure, as `id`, `id:of` or `id:of@turn`, separated by spaces: `powerFailure`,
 * `morale:flotationThird` for a test that has been made. `presentSpeed` is the speed track: what is left of her speed.
 */
const fieldNames = ['name', 'commander', 'standing', 'command', 'pace', 'load', 'casualties', 'note'] as const
export type FieldName = (typeof fieldNames)[number]

/** Values of `standing`. A wreck stays on the table with a marker and takes no part. */
export const standings = ['afloat', 'withdrawing', 'wreck', 'sunk', 'left'] as const

export const paces = ['underWay', 'slow', 'stopped'] as const
