import type { ShipDocument } from '../../../documents/ship'
import { packId } from '../../../kernel/ids'
import type { Profile, ShipData, ShoreData, StandData, GunGroup, Weapons } from '../ship/ship'
import {
  gunMounts,
  mountsOf,
  type GunFacts,
  type Named,
  type ProfileFacts,
  type ShipFacts,
  type ShoreFacts,
} from './facts'
import {
  armour,
  cargoPoints,
  carrierFigures,
  damageControlTeams,
  facesOf,
  factors,
  fireControl,
  flotation,
  impact,
  isMerchantHull,
  mvr,
  sizeOfLength,
  spottingBands,
  steering,
  structure,
} from './figures'
import { settingsOf } from './torpedo-models'

/** A document with these data, always marked as unofficial. */
export function documentOf(named: Named, data: StandData): ShipDocument {
  const { slug, name, prefix, navy, class: of, type, year } = named
  return {
    format: 'spotting-top/ship',
    version: 1,
    pack: packId('squadron-d20'),
    slug,
    name,
    prefix,
    navy,
    class: of,
    type,
    year,
    unofficial: true,
    data,
  }
}

/** Makes a ship of its public facts. */
export function shipFromFacts(facts: ShipFacts): ShipDocument {
  return documentOf(facts, dataOf(facts))
}

function dataOf(facts: ShipFacts): ShipData {
  const { role, letter, lengthMetres, tons, carrier, cargo } = facts
  const radars = fitted(facts.radars)
  return {
    kind: 'ship',
    role,
    letter,
    size: sizeOfLength(lengthMetres),
    flotation: flotation(facts),
    structure: structure(facts),
    knots: facts.knots,
    mvr: mvr(lengthMetres),
    crewQuality: facts.crewQuality,
    fireControl: fireControl(facts.directors, radars.gunneryRadar),
    steering: steering(tons),
    damageControlTeams: damageControlTeams(facts.complement),
    spottingBands: spottingBands(lengthMetres, role),
    gunneryModifier: facts.gunnery,
    armour: armour(facts.plate),
    weapons: weapons(facts),
    factors: factors(facts.light),
    ...radars,
    searchlights: role !== 'merchant',
    smoke: !isMerchantHull(role),
    planes: facts.planes ?? 0,
    catapults: facts.catapults ?? 0,
    carrier: carrier
      ? { ...carrierFigures(carrier.aircraft), catapults: carrier.catapults, poorSafety: carrier.poorSafety === true }
      : null,
    cargo: cargo ? { points: cargoPoints(cargo.tons), kind: cargo.kind } : null,
    poorUnderwaterProtection: facts.poorUnderwaterProtection === true,
    lengthMetres,
    profile: profile(facts.profile),
  }
}

function fitted(radars: ShipFacts['radars'] = []) {
  return {
    searchRadar: radars.includes('search'),
    gunneryRadar: radars.includes('gunnery'),
    dpaaRadar: radars.includes('dpaa'),
  }
}

function weapons(facts: Pick<ShipFacts, 'main' | 'other' | 'torpedoes'>): Weapons {
  const { torpedoes } = facts
  const faces = facesOf(facts)
  return {
    main: group(facts.main, faces.main),
    other: group(facts.other, faces.other),
    torpedoes: torpedoes
      ? {
          faces: faces.torpedoes,
          kind: torpedoes.kind,
          mounts: mountsOf(torpedoes.mounts).map((tubes) => ({ tubes })),
          settings: settingsOf(torpedoes.model),
        }
      : null,
  }
}

function group(guns: readonly GunFacts[] | undefined, faces: GunGroup['faces']): GunGroup | null {
  if (!guns || guns.length === 0) return null
  return {
    faces,
    batteries: guns.map(({ id, inches, mounts, kind, radar }) => ({
      id,
      inches,
      impact: impact(inches),
      radar: radar === true,
      kind,
      mounts: gunMounts(mounts),
    })),
  }
}

function profile({ bridge, funnels, masts, guns, ...hull }: ProfileFacts): Profile {
  return {
    ...hull,
    bridge: { at: bridge[0], kind: bridge[1] },
    funnels: [...funnels],
    masts: masts.map(([at, kind]) => ({ at, kind })),
    guns: guns === '' ? [] : guns.split(' ').map(gunDrawn),
  }
}

const sizes = { L: 'large', M: 'medium', S: 'small' } as const

/** `21LF1`: at 21, large, forward, a deck up. */
function gunDrawn(word: string): Profile['guns'][number] {
  const [, at, size, faces, raised, open] = /^(\d+)([LMS])([FA])([012]?)(o?)$/.exec(word) ?? []
  if (!at || !size) throw new Error(`${word}: no gun to draw`)
  return {
    at: Number(at),
    size: sizes[size as keyof typeof sizes],
    housed: open !== 'o',
    faces: faces === 'F' ? 'fore' : 'aft',
    raised: Number(raised ?? 0),
  }
}

/** A place ashore: S by its runway, 100 metres a point, and ten for its works. */
export function shoreFromFacts(facts: ShoreFacts): ShipDocument {
  const radars = fitted(facts.radars)
  const { turret, casemate } = armour(facts.plate)
  const data: ShoreData = {
    kind: 'shore',
    structure: 10 + Math.round((facts.runwayMetres ?? 0) / 100),
    crewQuality: facts.crewQuality,
    fireControl: fireControl(facts.directors, radars.gunneryRadar),
    damageControlTeams: damageControlTeams(facts.garrison),
    spottingBands: 5,
    gunneryModifier: facts.gunnery,
    armour: { turret, casemate, flightDeck: 0 },
    weapons: weapons(facts),
    factors: factors(facts.light),
    ...radars,
    searchlights: true,
    airfield: facts.aircraft === undefined ? null : carrierFigures(facts.aircraft),
  }
  return documentOf(facts, data)
}
