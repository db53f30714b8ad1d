import type { ShipDocument } from '../../../documents/ship'
import { aircraft } from './aircraft'
import { axisShips, axisSmallCraft } from './axis'
import { dropModifier, settingsOf, type AircraftFacts, type ShoreFacts, type SmallCraftFacts } from './facts'
import * as figures from './figures'
import { merchants, royalNavyShips } from './royal-navy'
import { documentOf, fitted, shipFromFacts, weapons } from './ship-from-facts'
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
