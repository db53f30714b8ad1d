import { onceEach } from '../../../kernel/once-each'
import { boxId, trackId, type BoxId, type FieldId, type TrackId } from '../../../kernel/ids'
import type { AircraftData, GroupName, MountKind, ShipData, ShoreData, StandData } from './ship'
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
  const hers = [...equipmentOf(data).map(equipmentBox), ...mountsOf(data).map(({ box }) => box)]
  return Object.fromEntries(hers.map((box) => [box, lost]))
}

/** A mount of guns or tubes. */
export interface Mount {
  readonly box: BoxId
  readonly group: GroupName
  readonly kind: MountKind
  /** The id of its battery in its group, and its place there, from 0. */
  readonly battery: string
  readonly at: number
  /** Guns or tubes on it, and their calibre where they are guns. */
  readonly barrels: number
  readonly inches: number | null
}

/** Every mount of a stand, MAIN before OTHER before TORPEDOES, in the order of its data. */
export const mountsOf = onceEach((data: StandData): readonly Mount[] => [
  ...batteriesOf(data).flatMap(({ group, battery: { id, kind, inches, mounts } }) =>
    mounts.map(({ guns }, at) => {
      return { box: mountBox(group, id, at), group, kind, battery: id, at, barrels: guns, inches }
    }),
  ),
  ...tubesOf(data),
])

function tubesOf(data: StandData): readonly Mount[] {
  const { kind = 'open', mounts = [] } = torpedoesOf(data) ?? {}
  const group = 'torpedoes'
  return mounts.map(({ tubes }, at) => {
    const battery = torpedoBattery
    return { box: mountBox(group, battery, at), group, kind, battery, at, barrels: tubes, inches: null }
  })
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
  const crewQuality = below(data.crewQuality)
  switch (data.kind) {
    case 'ship': {
      const { flotation, carrier, planes, cargo } = data
      return {
        ...{ flotation: down(flotation), structure: down(data.structure), speed: down(data.knots) },
        ...{ fireControl: down(data.fireControl), steering: down(data.steering) },
        ...{ ...controlTracks(data), crewQuality, ...deckTracks(carrier) },
        ...fitted({
          catapults: carrier?.catapults ?? data.catapults,
          planes,
          ...factorsLeft(data),
          cargo: cargo?.points,
        }),
        ...{ fires: markers, splash: markers },
      }
    }
    case 'smallCraft': {
      const { vessels, knots, torpedoes } = data
      const attacks = fitted({ torpedoAttacks: torpedoes?.attacks })
      return { vessels: down(vessels), speed: down(knots), crewQuality, ...attacks, splash: markers }
    }
    case 'aircraft':
      return { aircraft: down(data.aircraft), crewQuality, flak: markers }
    case 'shore':
      return {
        ...{ structure: down(data.structure), fireControl: down(data.fireControl) },
        ...{ ...controlTracks(data), crewQuality, ...deckTracks(data.airfield), ...fitted(factorsLeft(data)) },
        ...{ fires: markers, splash: markers },
      }
  }
}

const controlTracks = ({ damageControlTeams, spottingBands, gunneryModifier }: ShipData | ShoreData): Tracks => ({
  damageControlTeams: down(damageControlTeams),
  spotting: down(spottingBands),
  gunneryModifier: below(gunneryModifier),
})

const deckTracks = (deck: ShoreData['airfield']): Tracks =>
  deck ? { hull: down(deck.hull), readiness: down(deck.readiness) } : {}

const factorsLeft = ({ factors: { asw, lrf, mrf, crf } }: ShipData | ShoreData) => ({ asw, lrf, mrf, crf })

/** Only what she has any of has a track. */
function fitted(figures: Readonly<Partial<Record<TrackName, number | undefined>>>): Tracks {
  const some = Object.entries(figures).flatMap(([name, figure = 0]) => (figure > 0 ? [[name, down(figure)]] : []))
  return Object.fromEntries(some) as Tracks
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
