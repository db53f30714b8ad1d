import type { ShipDocument } from '../../../documents/ship'
import { battleshipData, carrierData, cruiserData, destroyerData, merchantData } from './ship-data.testing'
import { document } from './in-play.testing'
import type { AircraftData, ShoreData, SmallCraftData } from './ship'

export { document, inPlay, type Damage } from './in-play.testing'
export { battleshipData, carrierData, cruiserData, destroyerData, merchantData } from './ship-data.testing'

/** One stand of each kind, to try rules and cards on: the figures are made up and are those of no starter ship. */

export const motorBoatData: SmallCraftData = {
  kind: 'smallCraft',
  ...{ vessels: 4, size: -4, savingThrow: 1, knots: 39, mvr: 2, crewQuality: 1, spottingBands: 1 },
  factors: { asw: 1, lrf: 0, aaPlus: false, mrf: 0, crf: 2 },
  torpedoes: { attacks: 2, settings: [{ knots: 40, rangeBands: 2, modifier: 0 }] },
  ...{ searchlights: true, smoke: true, lengthMetres: 22 },
}

export const fighterData: AircraftData = {
  kind: 'aircraft',
  role: 'fighter',
  ...{ aircraft: 9, crewQuality: 1, hitPoints: 6, dogfight1: 14, dogfight2: 9, intercept: 12, strafing: 4 },
  ...{ antiShipping: 1 },
  loads: [],
  knots: 290,
  plan: 'singleEngine',
}

export const torpedoBomberData: AircraftData = {
  kind: 'aircraft',
  role: 'other',
  ...{ aircraft: 6, crewQuality: 0, hitPoints: 8, dogfight1: 0, dogfight2: 3, intercept: 0, strafing: 1 },
  ...{ antiShipping: 0 },
  loads: [
    { attack: 'torpedoBomber', modifier: 1 },
    { attack: 'lowLevelBomber', modifier: 0 },
  ],
  knots: 165,
  plan: 'biplane',
}

export const airBaseData: ShoreData = {
  kind: 'shore',
  ...{ structure: 40, crewQuality: 1, fireControl: 3, damageControlTeams: 8, spottingBands: 5 },
  ...{ gunneryModifier: 0 },
  armour: { turret: 6, casemate: 4, flightDeck: 0 },
  weapons: {
    main: {
      faces: { from: 1, to: 10 },
      batteries: [
        { id: 'fort', inches: 9.2, impact: 6, radar: true, kind: 'turretArmoured', mounts: mounts(2, 1) },
        { id: 'field', inches: 6, impact: 3, radar: false, kind: 'open', mounts: mounts(2, 1) },
      ],
    },
    other: null,
    torpedoes: null,
  },
  factors: { asw: 0, lrf: 6, aaPlus: true, mrf: 0, crf: 4 },
  ...{ searchRadar: true, gunneryRadar: true, dpaaRadar: false, searchlights: true },
  airfield: { hull: 12, readiness: 8 },
}

export const battleship = document(battleshipData, {
  name: 'Thunderbolt',
  prefix: 'H.M.S.',
  class: 'Thunderbolt class',
  type: 'Battleship',
})
export const cruiser = document(cruiserData, {
  name: 'Tone Gawa',
  navy: 'imperial-japanese-navy',
  class: 'Tone Gawa class',
  type: 'Heavy cruiser',
})
export const destroyer = document(destroyerData, {
  name: 'Harker',
  prefix: 'U.S.S.',
  navy: 'us-navy',
  class: 'Harker class',
  type: 'Destroyer',
})
export const carrier = document(carrierData, {
  name: 'Resolve',
  prefix: 'U.S.S.',
  navy: 'us-navy',
  class: 'Resolve class',
  type: 'Fleet carrier',
})
export const merchant = document(merchantData, { name: 'Ocean Carter', prefix: 'S.S.', class: '', type: 'Tanker' })
export const motorBoats = document(motorBoatData, {
  name: '8th Flotilla',
  class: '70-foot boats',
  type: 'Motor boats',
})
export const fighters = document(fighterData, { name: '802 Squadron', class: 'Fulmar', type: 'Fighters' })
export const torpedoBombers = document(torpedoBomberData, {
  name: '815 Squadron',
  class: 'Swordfish',
  type: 'Torpedo bombers',
})
export const airBase = document(airBaseData, { name: 'Hal Far', class: '', type: 'Air base' })

export const oneOfEach: readonly ShipDocument[] = [
  battleship,
  cruiser,
  destroyer,
  carrier,
  merchant,
  motorBoats,
  fighters,
  torpedoBombers,
  airBase,
]

function mounts(count: number, guns: number) {
  return Array.from({ length: count }, () => ({ guns }))
}
