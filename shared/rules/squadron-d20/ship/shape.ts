import { commonFields } from '../../kit/common-fields'
import type { ShipDocument } from '../../../documents/ship'
import type { BoxShape, CardShape, FieldShape, TrackShape } from '../../../game/shape'
import type { BoxId, FieldId, TrackId } from '../../../kernel/ids'
import {
  equipmentBox,
  equipmentNames,
  mountBox,
  paces,
  standings,
  torpedoBattery,
  trackOf,
  type EquipmentName,
  type FieldName,
  type TrackName,
} from './card-parts'
import { batteriesOf, dataOf, torpedoesOf } from './stand-data'
import type { AircraftData } from './aircraft'
import type { ShipData } from './ship'
import type { ShoreData } from './shore'
import type { SmallCraftData } from './small-craft'
import type { StandData } from './stand'

const shapes = new WeakMap<ShipDocument, CardShape>()

/** What can be marked on the card of a stand; made once per document. */
export function shape(document: ShipDocument): CardShape {
  const known = shapes.get(document)
  if (known) return known
  const data = dataOf(document)
  const made: CardShape = {
    boxes: boxes(data),
    tracks: tracks(data),
    fields: fields(document, data) as Record<FieldId, FieldShape>,
  }
  shapes.set(document, made)
  return made
}

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
