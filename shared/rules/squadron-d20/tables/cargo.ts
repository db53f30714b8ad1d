/**
 * Valuable cargo: what its loss does. A fire test that succeeds means that it burns.
 * @source Sheet, "Valuable Cargo"
 */
export const valuableCargo = {
  /** So many fires at once, and one more for each fire test that succeeds, one test a cargo point. */
  fuel: { fires: 1, firesPerSuccess: 1, testsPerPoint: 1 },
  /** One fire test, made again if she burns; she blows up, and ships nearby are hit with that many D6 a point. */
  ammunition: { tests: 1, rerollsFailureWhenOnFire: true, collateralCvPerPoint: 'D6' },
} as const

/**
 * Which of a warship's hits on her weapons fall on her cargo instead, D10 (ruling `warshipCargo`).
 * @source Sheet, "Structural Critical Damage Table" @source Ruling, "warshipCargo"
 */
export const warshipCargo = { die: 'D10', from: 1, to: 5 } as const
