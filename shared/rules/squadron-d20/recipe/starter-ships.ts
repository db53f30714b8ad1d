import type { ShipDocument } from '../../../documents/ship'
import { starterShip, type ShipHead } from '../../kit/ship-made'
import type { GunGroup, ShipData, StandData, Weapons } from '../ship/ship'
import { aircraft } from './aircraft'
import { axisShips, axisSmallCraft } from './axis'
import {
  dropModifier,
  gunMounts,
  mountsOf,
  settingsOf,
  type AircraftFacts,
  type ControlFacts,
  type GunFacts,
  type ShipFacts,
  type ShoreFacts,
  type SmallCraftFacts,
} from './facts'
import * as figures from './figures'
import { merchants, royalNavyShips } from './royal-navy'
import { hendersonField, torpedoBoats, unitedStatesShips } from './united-states-navy'

/** The starter fleet as the recipe makes it; `ships/` holds the same documents as files. */
export function starterShips(): readonly ShipDocument[] {
  return [
    ...[...unitedStatesShips, ...royalNavyShips, ...merchants, ...axisShips].map(shipFromFacts),
    ...[torpedoBoats, ...axisSmallCraft].map(smallCraftFromFacts),
    ...aircraft.map(aircraftFromFacts),
    shoreFromFacts(hendersonField),
  ]
}

const documentOf = (head: ShipHead, data: StandData) => starterShip('squadron-d20', head, data)

function shipFromFacts(facts: ShipFacts): ShipDocument {
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

function fitted({ radars = [] }: ControlFacts) {
  return {
    searchRadar: radars.includes('search'),
    gunneryRadar: radars.includes('gunnery'),
    dpaaRadar: radars.includes('dpaa'),
  }
}

function weapons(facts: Pick<ShipFacts, 'main' | 'other' | 'torpedoes'>): Weapons {
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

/** A place ashore: S by its runway, 100 metres a point, and ten for its works. */
function shoreFromFacts(facts: ShoreFacts): ShipDocument {
  const { crew, control, runwayMetres = 0, aircraft: works } = facts
  const radars = fitted(control)
  const { turret, casemate } = figures.armour(facts.plate)
  return documentOf(facts.head, {
    kind: 'shore',
    structure: 10 + Math.round(runwayMetres / 100),
    crewQuality: crew.quality,
    fireControl: figures.fireControl(control.directors, radars.gunneryRadar),
    damageControlTeams: figures.damageControlTeams(crew.men),
    spottingBands: 5,
    gunneryModifier: control.gunnery,
    armour: { turret, casemate, flightDeck: 0 },
    weapons: weapons(facts),
    factors: figures.factors(facts.light),
    ...radars,
    searchlights: true,
    airfield: works === undefined ? null : figures.carrierFigures(works),
  })
}

/** A stand of small craft: one attack for each four tubes, barrels of one boat as they are. */
function smallCraftFromFacts({
  head,
  vessels,
  hull,
  crew,
  torpedoes,
  light,
  smoke,
  looks,
}: SmallCraftFacts): ShipDocument {
  const { metres, knots } = hull
  const tubes = vessels * (torpedoes?.tubesEach ?? 0)
  return documentOf(head, {
    kind: 'smallCraft',
    vessels,
    size: figures.sizeOfLength(metres),
    savingThrow: savingThrow(knots),
    knots,
    mvr: figures.mvr(metres),
    crewQuality: crew.quality,
    spottingBands: figures.spottingBands(metres),
    factors: figures.factors(light),
    torpedoes: torpedoes
      ? { attacks: Math.min(10, Math.max(1, Math.round(tubes / 4))), settings: settingsOf(torpedoes.model) }
      : null,
    searchlights: true,
    smoke: smoke === true,
    lengthMetres: metres,
    profile: looks,
  })
}

/** By speed: fast boats dodge, trawlers do not. */
function savingThrow(knots: number): number {
  if (knots >= 35) return 1
  return knots >= 22 ? 0 : knots >= 14 ? -1 : -2
}

/** A stand of aircraft. See the README for each figure. */
function aircraftFromFacts({ head, stand: { plan, ...stand }, flight, arms, looks }: AircraftFacts): ShipDocument {
  const { rifleCalibre = 0, heavyMachineGuns = 0, cannon = 0, defensive = 0 } = arms.guns
  const { tonnes, isProtected, knots, agility, climb } = flight
  const ahead = rifleCalibre / 2 + heavyMachineGuns + 2 * cannon
  const isFighter = stand.role !== 'other'
  const clean = Math.round(ahead + agility)
  return documentOf(head, {
    kind: 'aircraft',
    ...stand,
    hitPoints: Math.max(1, Math.round(tonnes * (isProtected ? 1.5 : 1))),
    dogfight1: isFighter ? clean : 0,
    dogfight2: isFighter ? Math.round(clean / 2) : Math.round(defensive / 2 + agility),
    intercept: isFighter ? Math.round(ahead + climb) : 0,
    strafing: Math.round(ahead),
    antiShipping: cannon,
    loads: arms.loads.map((attack) => ({
      attack,
      modifier: attack === 'torpedoBomber' && arms.torpedo ? dropModifier(arms.torpedo) : 0,
    })),
    knots,
    plan,
    looks,
  })
}
