import type { LastSeen } from '#shared/bridge/contract'
import { refused, type Refusal } from '#shared/kernel/result'

/**
 * The last line someone has seen. A bare number is for who has the game alone: another hand may have written a line of
 * that number.
 */
export type After = number | LastSeen

/** Where an append came from: the name of its batch, and who wants to know that its lines have their places. */
export interface Batch {
  readonly id: string
  readonly taken: () => void
}

/** Says so when what was seen is not the last line there is. */
export function movedOn(after: After, last: LastSeen): Refusal | undefined {
  const seen = typeof after === 'number' ? { seq: after, crc: last.crc } : after
  if (seen.seq === last.seq && seen.crc === last.crc) return undefined
  return refused('game-moved-on', { after: seen.seq, lastSeq: last.seq })
}
