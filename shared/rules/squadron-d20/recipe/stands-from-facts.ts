import type { ShipDocument } from '../../../documents/ship'
import type { AircraftData, SmallCraftData } from '../ship/ship'
import type { AircraftFacts, SmallCraftFacts } from './facts'
import { factors, mvr, sizeOfLength, spottingBands } from './figures'
import { documentOf } from './ship-from-facts'
import { dropModifier, settingsOf } from './torpedo-models'

/** A stand of small craft: one attack for each four tubes, barrels of one boat as they are. */
export function smallCraftFromFacts(facts: SmallCraftFacts): ShipDocument {
  const { vessels, lengthMetres, knots, torpedoes } = facts
  const data: SmallCraftData = {
    kind: 'smallCraft',
    vessels,
    size: sizeOfLength(lengthMetres),
    savingThrow: savingThrow(knots),
    knots,
    mvr: mvr(lengthMetres),
    crewQuality: facts.crewQuality,
    spottingBands: spottingBands(lengthMetres),
    factors: factors(facts.light),
    torpedoes: torpedoes
      ? {
          attacks: Math.min(10, Math.max(1, Math.round((vessels * torpedoes.tubesEach) / 4))),
          settings: settingsOf(torpedoes.model),
        }
      : null,
    searchlights: true,
    smoke: facts.smoke === true,
    lengthMetres,
  }
  return documentOf(facts, data)
}

/** By speed: fast boats dodge, trawlers do not. */
function savingThrow(knots: number): number {
  if (knots >= 35) return 1
  return knots >= 22 ? 0 : knots >= 14 ? -1 : -2
}

/** A stand of aircraft. See the README for each figure. */
export function aircraftFromFacts(facts: AircraftFacts): ShipDocument {
  const { agility, climb, defensive = 0, cannon = 0, role } = facts
  const ahead = firepower(facts)
  const isFighter = role !== 'other'
  const clean = Math.round(ahead + agility)
  const data: AircraftData = {
    kind: 'aircraft',
    role,
    aircraft: facts.aircraft,
    crewQuality: facts.crewQuality,
    hitPoints: Math.max(1, Math.round(facts.tonnes * (facts.isProtected ? 1.5 : 1))),
    dogfight1: isFighter ? clean : 0,
    dogfight2: isFighter ? Math.round(clean / 2) : Math.round(defensive / 2 + agility),
    intercept: isFighter ? Math.round(ahead + climb) : 0,
    strafing: Math.round(ahead),
    antiShipping: cannon,
    loads: facts.loads.map((attack) => ({
      attack,
      modifier: attack === 'torpedoBomber' && facts.torpedo ? dropModifier(facts.torpedo) : 0,
    })),
    knots: facts.knots,
    plan: facts.plan,
  }
  return documentOf(facts, data)
}

/** Of guns that fire ahead: half for rifle calibre, one for a heavy machine gun, two for a cannon. */
function firepower({ rifleCalibre = 0, heavyMachineGuns = 0, cannon = 0 }: AircraftFacts): number {
  return rifleCalibre / 2 + heavyMachineGuns + 2 * cannon
}
