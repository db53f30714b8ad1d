/** 0 for 11, 35 for 66: how far from the bow a location lies. */
export function orderOf(at: number): number {
  return (Math.floor(at / 10) - 1) * 6 + (at % 10) - 1
}

/** Locations from bow to stern. */
const locationCount = 36

/** The middle of a location, in hundredths of her length from the bow. */
export function hundredth(at: number): number {
  return Math.round(((orderOf(at) + 0.5) / locationCount) * 1000) / 10
}
