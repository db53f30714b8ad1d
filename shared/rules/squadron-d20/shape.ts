import type { ShipDocument } from '../../documents/ship'
import type { BoxShape, CardShape, FieldShape, TrackShape } from '../../game/shape'
import type { BoxId, FieldId, TrackId } from '../../kernel/ids'
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
import { batteriesOf, sheetOf, torpedoesOf } from './stand-data'
import type { AircraftSheet } from './stands/aircraft'
import type { ShipSheet } from './stands/ship'
import type { ShoreSheet } from './stands/shore'
import type { SmallCraftSheet } from './stands/small-craft'
import type { StandSheet } from './stands/stand'

const shapes = new WeakMap<ShipDocument, CardShape>()

/** What can be marked on the card of a stand; made once per document. */
export function shape(document: ShipDocument): CardShape {
  const known = shapes.get(document)
  if (known) return known
  const sheet = sheetOf(document)
  const made: CardShape = {
    boxes: boxes(sheet),
    tracks: tracks(sheet),
    fields: fields(document, sheet) as Record<FieldId, FieldShape>,
  }
  shapes.set(document, made)
  return made
}

const lost: BoxShape = { marks: ['struck', 'out', 'repaired'] }

function boxes(sheet: StandSheet): Record<BoxId, BoxShape> {
  const hers = [...equipmentOf(sheet).map(equipmentBox), ...gunMounts(sheet), ...torpedoMounts(sheet)]
  return Object.fromEntries(hers.map((box) => [box, lost]))
}

function gunMounts(sheet: StandSheet): readonly BoxId[] {
  return batteriesOf(sheet).flatMap(({ group, battery }) =>
    battery.mounts.map((_mount, at) => mountBox(group, battery.id, at)),
  )
}

function torpedoMounts(sheet: StandSheet): readonly BoxId[] {
  return torpedoesOf(sheet)?.mounts.map((_mount, at) => mountBox('torpedoes', torpedoBattery, at)) ?? []
}

/** What is fitted and can be lost, in the order of the sheet. */
export function equipmentOf(sheet: StandSheet): readonly EquipmentName[] {
  switch (sheet.kind) {
    case 'ship':
      return equipmentNames.filter((name) => sheet[name])
    case 'shore':
      return equipmentNames.filter((name) => name !== 'smoke' && sheet[name])
    case 'smallCraft':
      return equipmentNames.filter((name) => (name === 'searchlights' || name === 'smoke') && sheet[name])
    case 'aircraft':
      return []
  }
}

type Tracks = Partial<Record<TrackName, TrackShape>>

function tracks(sheet: StandSheet): Record<TrackId, TrackShape> {
  const hers = Object.entries(tracksOf(sheet)) as [TrackName, TrackShape][]
  return Object.fromEntries(hers.map(([name, track]) => [trackOf(name), track]))
}

function tracksOf(sheet: StandSheet): Tracks {
  switch (sheet.kind) {
    case 'ship':
      return shipTracks(sheet)
    case 'smallCraft':
      return smallCraftTracks(sheet)
    case 'aircraft':
      return aircraftTracks(sheet)
    case 'shore':
      return shoreTracks(sheet)
  }
}

function shipTracks(ship: ShipSheet): Tracks {
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

function smallCraftTracks(stand: SmallCraftSheet): Tracks {
  return {
    vessels: down(stand.vessels),
    speed: down(stand.knots),
    crewQuality: below(stand.crewQuality),
    ...(stand.torpedoes && { torpedoAttacks: down(stand.torpedoes.attacks) }),
    splash: markers,
  }
}

function aircraftTracks(stand: AircraftSheet): Tracks {
  return { aircraft: down(stand.aircraft), crewQuality: below(stand.crewQuality), flak: markers }
}

function shoreTracks(base: ShoreSheet): Tracks {
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

/** Only those that the sheet has. */
function factorTracks({ asw, lrf, mrf, crf }: ShipSheet['factors']): Tracks {
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

function fields(document: ShipDocument, sheet: StandSheet): Partial<Record<FieldName, FieldShape>> {
  return {
    name: { kind: 'text', maximumLength: 60, fresh: document.name },
    commander: { kind: 'text', maximumLength: 60, fresh: null },
    standing: { kind: 'choice', choices: standings, fresh: 'afloat' },
    command: { kind: 'number', minimum: lowest, maximum: 2, fresh: null },
    ...((sheet.kind === 'ship' || sheet.kind === 'smallCraft') && {
      pace: { kind: 'choice', choices: paces, fresh: 'underWay' },
    }),
    ...(sheet.kind === 'aircraft' && {
      load: { kind: 'choice', choices: loadsOf(sheet), fresh: sheet.loads[0]?.attack ?? 'none' },
    }),
    casualties: { kind: 'text', maximumLength: 1000, fresh: null, harm: true },
    note: { kind: 'text', maximumLength: 400, fresh: null },
  }
}

/** What a stand can carry, as its sheet lists it. */
function loadsOf({ loads }: AircraftSheet): readonly string[] {
  return [...new Set(['none', ...loads.map(({ attack }) => attack)])]
}
