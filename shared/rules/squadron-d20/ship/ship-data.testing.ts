import type { ProfileGun } from '../../../profile/record'
import type { Battery, ShipData } from './ship'

/** Data of ships for tests. */

const mounts = (count: number, guns: number): Battery['mounts'] => Array.from({ length: count }, () => ({ guns }))

const inches = { large: 8, medium: 5, small: 4 } as const

/** A gun of the drawing. */
const gun = (at: number, size: keyof typeof inches, more: Partial<ProfileGun> = {}): ProfileGun => ({
  ...{ at, inches: inches[size], kind: size === 'small' ? 'open' : 'turret' },
  faces: at < 50 ? 'fore' : 'aft',
  ...more,
})

const figures = {
  kind: 'ship',
  ...{ mvr: 8, crewQuality: 0, gunneryModifier: 0, searchRadar: false, gunneryRadar: false, dpaaRadar: false },
  ...{ searchlights: true, smoke: true, planes: 0, catapults: 0 },
  carrier: null,
  cargo: null,
  poorUnderwaterProtection: false,
} as const

export const battleshipData: ShipData = {
  ...figures,
  role: 'warship',
  letter: 'T',
  ...{ size: 2, flotation: 72, structure: 64, knots: 28, mvr: 12, crewQuality: 1, fireControl: 6, steering: 5 },
  ...{ damageControlTeams: 14, spottingBands: 5, gunneryModifier: 1 },
  armour: { belt: 14, deck: 6, conningTower: 5, turret: 13, casemate: 0, flightDeck: 0 },
  weapons: {
    main: {
      faces: { from: 1, to: 5 },
      batteries: [
        { id: 'quad', inches: 14, impact: 9, radar: true, kind: 'turretArmoured', mounts: mounts(2, 4) },
        { id: 'twin', inches: 14, impact: 9, radar: true, kind: 'turretArmoured', mounts: mounts(1, 2) },
      ],
    },
    other: {
      faces: { from: 6, to: 10 },
      batteries: [{ id: 'dp', inches: 5.25, impact: 3, radar: true, kind: 'turretUnarmoured', mounts: mounts(8, 2) }],
    },
    torpedoes: null,
  },
  factors: { asw: 0, lrf: 8, aaPlus: true, mrf: 0, crf: 12 },
  ...{ searchRadar: true, gunneryRadar: true, dpaaRadar: true, planes: 2, catapults: 1, lengthMetres: 227 },
  profile: {
    bow: 'raked',
    stern: 'cruiser',
    bridge: { at: 38, kind: 'block' },
    funnels: [{ at: 46 }, { at: 57 }],
    masts: [
      { at: 41, kind: 'tripod' },
      { at: 63, kind: 'tripod' },
    ],
    guns: [gun(20, 'large'), gun(27, 'large', { barbette: 3 }), gun(42, 'medium'), gun(60, 'medium'), gun(78, 'large')],
  },
}

export const cruiserData: ShipData = {
  ...figures,
  role: 'warship',
  letter: 'P',
  ...{ size: 1, flotation: 30, structure: 28, knots: 35, crewQuality: 2, fireControl: 4, steering: 4 },
  ...{ damageControlTeams: 7, spottingBands: 4 },
  armour: { belt: 4, deck: 2, conningTower: 3, turret: 1, casemate: 0, flightDeck: 0 },
  weapons: {
    main: {
      faces: { from: 1, to: 5 },
      batteries: [{ id: 'main', inches: 8, impact: 5, radar: false, kind: 'turretArmoured', mounts: mounts(4, 2) }],
    },
    other: {
      faces: { from: 6, to: 8 },
      batteries: [{ id: 'aa', inches: 5, impact: 2, radar: false, kind: 'shielded', mounts: mounts(4, 2) }],
    },
    torpedoes: {
      faces: { from: 9, to: 10 },
      kind: 'shielded',
      mounts: [{ tubes: 3 }, { tubes: 3 }, { tubes: 3 }, { tubes: 3 }],
      settings: [
        { knots: 49, rangeBands: 4, modifier: 2 },
        { knots: 42, rangeBands: 5, modifier: 0 },
        { knots: 36, rangeBands: 5, modifier: -1 },
      ],
    },
  },
  factors: { asw: 1, lrf: 4, aaPlus: false, mrf: 0, crf: 5 },
  ...{ planes: 3, catapults: 2, lengthMetres: 200 },
  profile: {
    bow: 'clipper',
    stern: 'cruiser',
    bridge: { at: 40, kind: 'tower' },
    funnels: [{ at: 50 }, { at: 56 }],
    masts: [{ at: 62, kind: 'tripod' }],
    guns: [
      gun(14, 'medium'),
      gun(19, 'medium', { barbette: 3 }),
      gun(24, 'medium', { faces: 'aft' }),
      gun(29, 'medium', { faces: 'aft' }),
      gun(48, 'small'),
    ],
  },
}

export const destroyerData: ShipData = {
  ...figures,
  role: 'warship',
  letter: 'C',
  ...{ size: -2, flotation: 9, structure: 8, knots: 36, mvr: 4, fireControl: 3, steering: 3 },
  ...{ damageControlTeams: 3, spottingBands: 3 },
  armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 },
  weapons: {
    main: {
      faces: { from: 1, to: 6 },
      batteries: [{ id: 'main', inches: 5, impact: 2, radar: true, kind: 'turretUnarmoured', mounts: mounts(5, 1) }],
    },
    other: null,
    torpedoes: {
      faces: { from: 7, to: 10 },
      kind: 'open',
      mounts: [{ tubes: 5 }, { tubes: 5 }],
      settings: [
        { knots: 46, rangeBands: 1, modifier: 1 },
        { knots: 27, rangeBands: 3, modifier: -2 },
      ],
    },
  },
  factors: { asw: 3, lrf: 2, aaPlus: true, mrf: 5, crf: 4 },
  ...{ searchRadar: true, gunneryRadar: true, lengthMetres: 115 },
  profile: {
    bow: 'raked',
    stern: 'transom',
    bridge: { at: 30, kind: 'block' },
    funnels: [{ at: 42 }, { at: 53 }],
    masts: [{ at: 36, kind: 'pole' }],
    guns: [
      gun(14, 'medium'),
      gun(20, 'medium', { barbette: 3 }),
      gun(66, 'medium', { faces: 'aft' }),
      gun(78, 'medium', { barbette: 3 }),
      gun(85, 'medium'),
    ],
  },
}

export const carrierData: ShipData = {
  ...figures,
  role: 'carrier',
  letter: 'V',
  ...{ size: 3, flotation: 46, structure: 50, knots: 33, mvr: 12, crewQuality: 1, fireControl: 3, steering: 5 },
  ...{ damageControlTeams: 12, spottingBands: 5 },
  armour: { belt: 4, deck: 2, conningTower: 2, turret: 0, casemate: 0, flightDeck: 0 },
  weapons: {
    main: null,
    other: {
      faces: { from: 1, to: 10 },
      batteries: [{ id: 'dp', inches: 5, impact: 2, radar: true, kind: 'open', mounts: mounts(8, 1) }],
    },
    torpedoes: null,
  },
  factors: { asw: 0, lrf: 6, aaPlus: true, mrf: 0, crf: 14 },
  ...{ searchRadar: true, gunneryRadar: true, dpaaRadar: true, smoke: false },
  carrier: { hull: 16, readiness: 9, catapults: 2, poorSafety: true },
  lengthMetres: 247,
  profile: {
    bow: 'raked',
    stern: 'cruiser',
    bridge: { at: 46, kind: 'island' },
    funnels: [{ at: 54 }],
    masts: [{ at: 47, kind: 'tripod' }],
    guns: [gun(12, 'small'), gun(84, 'small')],
  },
}

export const merchantData: ShipData = {
  ...figures,
  role: 'merchant',
  letter: 'M',
  ...{ size: 0, flotation: 12, structure: 10, knots: 12, crewQuality: -1, fireControl: 0, steering: 2 },
  ...{ damageControlTeams: 1, spottingBands: 2, gunneryModifier: -1 },
  armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 },
  weapons: {
    main: null,
    other: {
      faces: { from: 1, to: 10 },
      batteries: [{ id: 'stern', inches: 4, impact: 1, radar: false, kind: 'open', mounts: mounts(1, 1) }],
    },
    torpedoes: null,
  },
  factors: { asw: 0, lrf: 0, aaPlus: false, mrf: 0, crf: 2 },
  searchlights: false,
  cargo: { points: 5, kind: 'fuel' },
  poorUnderwaterProtection: true,
  lengthMetres: 145,
  profile: {
    bow: 'straight',
    stern: 'counter',
    bridge: { at: 45, kind: 'block' },
    funnels: [{ at: 78 }],
    masts: [
      { at: 28, kind: 'pole' },
      { at: 62, kind: 'pole' },
    ],
    guns: [gun(94, 'small')],
  },
}
