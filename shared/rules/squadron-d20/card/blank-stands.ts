import type { ShipDocument } from '../../../documents/ship'
import { blankShipOf } from '../../kit/ship-made'
import type { StandKind, StandData } from '../ship/ship'

/** Data that a new card of each kind starts with: valid, without anything optional. */
export const blankData: { readonly [Kind in StandKind]: Extract<StandData, { kind: Kind }> } = {
  ship: {
    kind: 'ship',
    role: 'warship',
    letter: 'C',
    ...{ size: -2, flotation: 8, structure: 8, knots: 20, mvr: 4, crewQuality: 0, fireControl: 2, steering: 2 },
    ...{ damageControlTeams: 2, spottingBands: 3, gunneryModifier: 0 },
    armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 },
    weapons: {
      main: {
        faces: { from: 1, to: 10 },
        batteries: [{ id: 'm1', inches: 4, impact: 1, radar: false, kind: 'open', mounts: [{ guns: 1 }] }],
      },
      other: null,
      torpedoes: null,
    },
    factors: { asw: 2, lrf: 1, aaPlus: false, mrf: 0, crf: 1 },
    ...{ searchRadar: false, gunneryRadar: false, dpaaRadar: false, searchlights: true, smoke: true, planes: 0 },
    ...{ catapults: 0 },
    carrier: null,
    cargo: null,
    poorUnderwaterProtection: false,
    lengthMetres: 75,
    profile: { bridge: { at: 36, kind: 'open' } },
  },
  smallCraft: {
    kind: 'smallCraft',
    ...{ vessels: 4, size: -4, savingThrow: 0, knots: 30, mvr: 2, crewQuality: 0, spottingBands: 1 },
    factors: { asw: 0, lrf: 0, aaPlus: false, mrf: 0, crf: 1 },
    torpedoes: null,
    ...{ searchlights: false, smoke: true, lengthMetres: 22 },
  },
  aircraft: {
    kind: 'aircraft',
    role: 'fighter',
    ...{ aircraft: 6, crewQuality: 0, hitPoints: 5, dogfight1: 6, dogfight2: 4, intercept: 6, strafing: 2 },
    ...{ antiShipping: 0 },
    loads: [],
    knots: 280,
    plan: 'singleEngine',
  },
  shore: {
    kind: 'shore',
    ...{ structure: 30, crewQuality: 0, fireControl: 2, damageControlTeams: 5, spottingBands: 5 },
    ...{ gunneryModifier: 0 },
    armour: { turret: 0, casemate: 0, flightDeck: 0 },
    weapons: { main: null, other: null, torpedoes: null },
    factors: { asw: 0, lrf: 4, aaPlus: false, mrf: 0, crf: 0 },
    ...{ searchRadar: false, gunneryRadar: false, dpaaRadar: false, searchlights: true },
    airfield: { hull: 10, readiness: 6 },
  },
}

/** The types that a blank has, so that a change of kind changes them too. */
export const blankTypes: Readonly<Record<StandKind, string>> = {
  ship: 'Escort',
  smallCraft: 'Motor boats',
  aircraft: 'Fighters',
  shore: 'Air base',
}

/** An escort with one gun. */
export function blankStand(): ShipDocument {
  return blankShipOf('squadron-d20', { type: blankTypes.ship, year: 1942 }, blankData.ship)
}
