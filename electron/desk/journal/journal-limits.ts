import { refused, type Refusal } from '#shared/kernel/result'

/** Thirty times the longest evening; more is refused before it is read, and before it is written. */
export const largestBytes = 64 * 1024 * 1024

export function sizeRefusal(bytes: number): Refusal | null {
  const megabytes = (of: number) => Math.ceil(of / (1024 * 1024))
  if (bytes <= largestBytes) return null
  return refused('journal-too-large', { size: megabytes(bytes), limit: megabytes(largestBytes) })
}
