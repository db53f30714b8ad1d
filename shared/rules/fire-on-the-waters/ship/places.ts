const faces = [1, 2, 3, 4, 5, 6] as const

/** The 36 locations of a hull, bow to stern: black die tens, white die units. */
export const locations: readonly number[] = faces.flatMap((tens) => faces.map((units) => tens * 10 + units))

/** 0 for 11, 35 for 66: how far from the bow a location lies. */
export function orderOf(at: number): number {
  return locations.indexOf(at)
}

/** The middle of a location, in hundredths of her length from the bow. */
export function hundredth(at: number): number {
  return Math.round(((orderOf(at) + 0.5) / locations.length) * 1000) / 10
}
