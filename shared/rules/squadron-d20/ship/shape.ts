import { onceEach } from '../../../kernel/once-each'
import { boxId, trackId, type BoxId, type FieldId, type TrackId } from '../../../kernel/ids'
import type { GroupName, AircraftData, ShipData, ShoreData, SmallCraftData, StandData } from './ship'
import { commonFields } from '../../kit/common-fields'
import type { ShipDocument } from '../../../documents/ship'
import type { BoxShape, CardShape, FieldShape, TrackShape } from '../../../game/shape'
import { batteriesOf, dataOf, torpedoesOf } from './stand-data'

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

const paces = ['underWay', 'slow', 'stopped'] as const

/** What can be marked on the card of a stand; made once per document. */
export const shape = onceEach((document: ShipDocument): CardShape => {
  const data = dataOf(document)
  return {
    boxes: boxes(data),
    tracks: tracks(data),
    fields: fields(document, data) as Record<FieldId, FieldShape>,
  }
})

const lost: BoxShape = { marks: ['struck', 'out', 'repaired'] }

function boxes(data: StandData): Record<BoxId, BoxShape> {
  const hers = [...equipmentOf(data).map(equipmentBox), ...gunMounts(data), ...torpedoMounts(data)]
  return Object.fromEntries(hers.map((box) => [box, lost]))
}

function gunMounts(data: StandData): readonly BoxId[] {
  return batteriesOf(data).flatMap(({ group, battery }) =>
    battery.mounts.map((_mount, at) => mountBox(group, battery.id, at)),
  )
}

function torpedoMounts(data: StandData): readonly BoxId[] {
  return torpedoesOf(data)?.mounts.map((_mount, at) => mountBox('torpedoes', torpedoBattery, at)) ?? []
}

/** Fitted equipment that can be lost, in printed order. */
export function equipmentOf(data: StandData): readonly EquipmentName[] {
  switch (data.kind) {
    case 'ship':
      return equipmentNames.filter((name) => data[name])
    case 'shore':
      return equipmentNames.filter((name) => name !== 'smoke' && data[name])
    case 'smallCraft':
      return equipmentNames.filter((name) => (name === 'searchlights' || name === 'smoke') && data[name])
    case 'aircraft':
      return []
  }
}

type Tracks = Partial<Record<TrackName, TrackShape>>

function tracks(data: StandData): Record<TrackId, TrackShape> {
  const hers = Object.entries(tracksOf(data)) as [TrackName, TrackShape][]
  return Object.fromEntries(hers.map(([name, track]) => [trackOf(name), track]))
}

function tracksOf(data: StandData): Tracks {
  switch (data.kind) {
    case 'ship':
      return shipTracks(data)
    case 'smallCraft':
      return smallCraftTracks(data)
    case 'aircraft':
      return aircraftTracks(data)
    case 'shore':
      return shoreTracks(data)
  }
}

function shipTracks(ship: ShipData): Tracks {
  const { carrier, cargo } = ship
  return {
    flotation: down(ship.flotation),
    structure: down(ship.structure),
    speed: down(ship.knots),
    fireControl: down(ship.fireControl),
    steering: down(ship.steering),
    damageControlTeams: down(ship.damageControlTeams),
    spotting: down(ship.spottingBands),
    gunneryModifier: below(ship.gunneryModifier),
    crewQuality: below(ship.crewQuality),
    ...(carrier && {
      hull: down(carrier.hull),
      readiness: down(carrier.readiness),
    }),
    ...((carrier?.catapults ?? ship.catapults) > 0 && { catapults: down(carrier?.catapults ?? ship.catapults) }),
    ...(ship.planes > 0 && { planes: down(ship.planes) }),
    ...factorTracks(ship.factors),
    ...(cargo && { cargo: down(cargo.points) }),
    fires: markers,
    splash: markers,
  }
}

function smallCraftTracks(stand: SmallCraftData): Tracks {
  return {
    vessels: down(stand.vessels),
    speed: down(stand.knots),
    crewQuality: below(stand.crewQuality),
    ...(stand.torpedoes && { torpedoAttacks: down(stand.torpedoes.attacks) }),
    splash: markers,
  }
}

function aircraftTracks(stand: AircraftData): Tracks {
  return { aircraft: down(stand.aircraft), crewQuality: below(stand.crewQuality), flak: markers }
}

function shoreTracks(base: ShoreData): Tracks {
  return {
    structure: down(base.structure),
    fireControl: down(base.fireControl),
    damageControlTeams: down(base.damageControlTeams),
    spotting: down(base.spottingBands),
    gunneryModifier: below(base.gunneryModifier),
    crewQuality: below(base.crewQuality),
    ...(base.airfield && { hull: down(base.airfield.hull), readiness: down(base.airfield.readiness) }),
    ...factorTracks(base.factors),
    fires: markers,
    splash: markers,
  }
}

/** Only factors above 0 have a track. */
function factorTracks({ asw, lrf, mrf, crf }: ShipData['factors']): Tracks {
  return {
    ...(asw > 0 && { asw: down(asw) }),
    ...(lrf > 0 && { lrf: down(lrf) }),
    ...(mrf > 0 && { mrf: down(mrf) }),
    ...(crf > 0 && { crf: down(crf) }),
  }
}

const down = (from: number): TrackShape => ({ minimum: 0, maximum: from, fresh: from })

/** What has no lowest figure in print; a track has one all the same. */
const lowest = -12
const below = (from: number): TrackShape => ({ minimum: lowest, maximum: from, fresh: from })

const mostMarkers = 40
const markers: TrackShape = { minimum: 0, maximum: mostMarkers, fresh: 0 }

function fields(document: ShipDocument, data: StandData): Partial<Record<FieldName, FieldShape>> {
  return {
    ...commonFields(document, standings),
    command: { kind: 'number', minimum: lowest, maximum: 2, fresh: null },
    ...((data.kind === 'ship' || data.kind === 'smallCraft') && {
      pace: { kind: 'choice', choices: paces, fresh: 'underWay' },
    }),
    ...(data.kind === 'aircraft' && {
      load: { kind: 'choice', choices: loadsOf(data), fresh: data.loads[0]?.attack ?? 'none' },
    }),
    casualties: { kind: 'text', maximumLength: 1000, fresh: null, harm: true },
    note: { kind: 'text', maximumLength: 400, fresh: null },
  }
}

/** Loads that a stand can carry, in the order of its data. */
function loadsOf({ loads }: AircraftData): readonly string[] {
  return [...new Set(['none', ...loads.map(({ attack }) => attack)])]
}
