import type { ShipDocument } from '../../../documents/ship'
import { starterShip, type ShipHead } from '../../kit/ship-made'
import type { GunGroup, ShipData, StandData, Weapons } from '../ship/ship'
import { gunMounts, mountsOf, settingsOf, type ControlFacts, type GunFacts, type ShipFacts } from './facts'
import * as figures from './figures'

export const documentOf = (head: ShipHead, data: StandData) => starterShip('squadron-d20', head, data)

/** Makes a data sheet of public facts. Every figure is explained in the pack's README, "The recipe". */
export function shipFromFacts(facts: ShipFacts): ShipDocument {
  const { figures: hull, control, carrier, cargo } = facts
  const { role, letter } = hull
  const radars = fitted(control)
  return documentOf(facts.head, {
    kind: 'ship',
    role,
    letter,
    size: figures.sizeOfLength(hull.metres),
    flotation: figures.flotation(hull),
    structure: figures.structure(hull),
    knots: hull.knots,
    mvr: figures.mvr(hull.metres),
    crewQuality: hull.quality,
    fireControl: figures.fireControl(control.directors, radars.gunneryRadar),
    steering: figures.steering(hull.tons),
    damageControlTeams: figures.damageControlTeams(hull.men),
    spottingBands: figures.spottingBands(hull.metres, role),
    gunneryModifier: control.gunnery,
    armour: figures.armour(facts.plate),
    weapons: weapons(facts),
    factors: figures.factors(facts.light),
    ...radars,
    searchlights: role !== 'merchant',
    smoke: !figures.isMerchantHull(role),
    planes: facts.planes?.count ?? 0,
    catapults: facts.planes?.catapults ?? 0,
    carrier: carrier ? hangar(carrier) : null,
    cargo: cargo ? { points: figures.cargoPoints(cargo.tons), kind: cargo.kind } : null,
    poorUnderwaterProtection: facts.poorUnderwaterProtection === true,
    lengthMetres: hull.metres,
    profile: facts.looks,
  })
}

function hangar({ aircraft: works, catapults, poorSafety }: NonNullable<ShipFacts['carrier']>): ShipData['carrier'] {
  return { ...figures.carrierFigures(works), catapults, poorSafety: poorSafety === true }
}

export function fitted({ radars = [] }: ControlFacts) {
  return {
    searchRadar: radars.includes('search'),
    gunneryRadar: radars.includes('gunnery'),
    dpaaRadar: radars.includes('dpaa'),
  }
}

export function weapons(facts: Pick<ShipFacts, 'main' | 'other' | 'torpedoes'>): Weapons {
  const { torpedoes } = facts
  const faces = figures.facesOf(facts)
  const run = torpedoes && {
    faces: faces.torpedoes,
    kind: torpedoes.kind,
    mounts: mountsOf(torpedoes.mounts).map((tubes) => ({ tubes })),
    settings: settingsOf(torpedoes.model),
  }
  return { main: group(facts.main, faces.main), other: group(facts.other, faces.other), torpedoes: run ?? null }
}

function group(guns: readonly GunFacts[] = [], faces: GunGroup['faces']): GunGroup | null {
  if (guns.length === 0) return null
  const batteries = guns.map(({ id, inches, mounts, kind, radar }) => ({
    ...{ id, inches, impact: figures.impact(inches), radar: radar === true, kind },
    mounts: gunMounts(mounts),
  }))
  return { faces, batteries }
}
