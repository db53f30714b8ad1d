/** A range band, at sea and on the table. @source Sheet, "9.5" */
export const rangeBand = { yards: 5000, centimetres: 25 } as const

/** Ships shooting with guns, D20 an attack: what is needed at the end of each band. @source Sheet, "9.5" */
export const gunnery = {
  die: 'D20',
  needed: [
    { bands: 1, directed: 6, local: 8 },
    { bands: 2, directed: 9, local: 12 },
    { bands: 3, directed: 12, local: 16 },
    { bands: 4, directed: 15, local: 20 },
    { bands: 5, directed: 18, local: 24 },
  ],
} as const
export type Control = 'directed' | 'local'

/** Guns shooting at the target: the steps of the scale, less 2. @source Sheet, "9.5" */
export const gunsShooting = [
  { from: 1, to: 2, modifier: -1 },
  { from: 3, to: 6, modifier: 0 },
  { from: 7, to: 12, modifier: 1 },
  { from: 13, to: 20, modifier: 2 },
  { from: 21, to: null, modifier: 3 },
] as const

/**
 * Beside crew quality, the size of the target and the ship's own gunnery modifier. Radar is in 9.1.
 * @source Sheet, "9.5" @source Sheet, "9.1"
 */
export const gunneryModifiers = { interveningBase: -1, splashMarker: -1, radar: 1 } as const

/**
 * Misses are thrown again by guns on land, and by all at land or at a ship that lies still.
 * @source Sheet, "9.5"
 */
export const shoreShooting = 'rerollMisses'

/**
 * Guns at small craft: only such guns, and in local control; the IP of the gun counts against the saving throw.
 * @source Sheet, "9.6"
 */
export const gunsAtTypeX = { inches: { from: 3.9, to: 6.1 }, control: 'local', impactCounts: -1 } as const

/** How a target is seen. @source Sheet, "9.1" */
export const mayFireCases = ['daySeen', 'unseen', 'nightLit', 'nightDark'] as const
export type MayFireCase = (typeof mayFireCases)[number]

/** `test`: after a crew test; of the ship, or of each battery for itself. */
export interface MayFire {
  readonly guns: 'may' | 'shipTest' | 'batteryTest'
  /** Without radar a battery cannot. */
  readonly gunsNeedRadar: boolean
  /** How far: the lower of spotting distance and tactical visibility, or spotting distance alone. */
  readonly gunsTo: 'lower' | 'spotting'
  /** What a battery gains that is supported by radar. */
  readonly radar: 0 | 1
  readonly torpedoesAimed: 'may' | 'no' | 'shipTest'
  /** Always to the lower of both. */
  readonly wideSpread: 'may' | 'shipTest'
}

const seen = { gunsNeedRadar: false, gunsTo: 'lower', wideSpread: 'may' } as const

/** @source Sheet, "9.1" */
export const mayFire: Readonly<Record<MayFireCase, MayFire>> = {
  daySeen: { ...seen, guns: 'may', torpedoesAimed: 'may', radar: 1 },
  unseen: {
    guns: 'batteryTest',
    gunsNeedRadar: true,
    gunsTo: 'spotting',
    radar: 0,
    torpedoesAimed: 'no',
    wideSpread: 'shipTest',
  },
  nightLit: { ...seen, guns: 'may', torpedoesAimed: 'may', radar: 1 },
  /** One test picks out one target, for guns and torpedoes alike. */
  nightDark: { ...seen, guns: 'shipTest', torpedoesAimed: 'shipTest', radar: 0 },
}

/** Torpedo attacks, D20 an attack: what is needed at the end of each band. @source Sheet, "9.7" */
export const torpedoes = {
  die: 'D20',
  needed: [
    { bands: 1, needed: 14 },
    { bands: 2, needed: 17 },
    { bands: 3, needed: 19 },
    { bands: 4, needed: 20 },
    { bands: 5, needed: 21 },
  ],
} as const

/**
 * Beside the speed setting, crew quality and the size of the target. Splash markers count on the firer alone. Arcs do
 * not count against a target that is slow or stopped.
 * @source Sheet, "9.7"
 */
export const torpedoModifiers = { splashMarkerOnFirer: -1, bowArc: -1, sternArc: -3 } as const

/**
 * The size of the target is printed to −3 here alone (ruling `torpedoSizeFloor`).
 * @source Sheet, "9.7" @source Ruling, "torpedoSizeFloor"
 */
export const torpedoSizeFloor = -3

/**
 * CRF and MRF against ships: one D20 an attack, one attack a factor. A stand's factors count times the scale of its vessels.
 * @source Sheet, "9.8"
 */
export const factorFire = { die: 'D20', needed: 8 } as const

/** On firer and target each. @source Sheet, "9.8" */
export const factorModifiers = { splashMarker: -1 } as const

/** Saving throws of what was hit: small craft have a modifier of their own beside this one. @source Sheet, "9.8" */
export const factorSaves = { typeXHitByCrf: 1, otherHitByMrf: 1 } as const

/**
 * What every shot at a target counts: steering value 0, and little way on her.
 * @source Sheet, "9.5" @source Sheet, "9.7" @source Sheet, "9.8" @source Sheet, "9.11"
 */
export const target = { steeringOut: 1, slow: 1, stoppedOrLand: 'rerollMisses' } as const

/**
 * Saving throws: D10, 6 or more. Modifiers are listed with each attack.
 * @source Sheet, "9.6" @source Sheet, "9.8" @source Sheet, "9.9" @source Sheet, "9.12" @source Sheet, "9.15"
 */
export const savingThrow = { die: 'D10', needed: 6 } as const

/**
 * Letters of ships that the smallest guns can harm; X is a stand of small craft.
 * @source Sheet, "9.8" @source Sheet, "9.12"
 */
export const smallShips = ['A', 'C'] as const
