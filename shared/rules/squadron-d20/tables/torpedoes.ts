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
