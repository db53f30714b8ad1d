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

/** @source Sheet, "9.1" */
export const mayFire: Readonly<Record<MayFireCase, MayFire>> = {
  daySeen: {
    guns: 'may',
    gunsNeedRadar: false,
    gunsTo: 'lower',
    radar: 1,
    torpedoesAimed: 'may',
    wideSpread: 'may',
  },
  unseen: {
    guns: 'batteryTest',
    gunsNeedRadar: true,
    gunsTo: 'spotting',
    radar: 0,
    torpedoesAimed: 'no',
    wideSpread: 'shipTest',
  },
  nightLit: {
    guns: 'may',
    gunsNeedRadar: false,
    gunsTo: 'lower',
    radar: 1,
    torpedoesAimed: 'may',
    wideSpread: 'may',
  },
  /** One test picks out one target, for guns and torpedoes alike. */
  nightDark: {
    guns: 'shipTest',
    gunsNeedRadar: false,
    gunsTo: 'lower',
    radar: 0,
    torpedoesAimed: 'shipTest',
    wideSpread: 'may',
  },
}
