/** Thirty times the longest evening; more is refused before it is read, and before it is written. */
export const largestBytes = 64 * 1024 * 1024
