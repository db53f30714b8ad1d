import type { Act } from '#shared/companion/to-table'

/** Something a player did that the table has not answered for yet. */
export interface WaitingAct {
  readonly id: string
  readonly act: Act
  /** In words, for the list of what waits and for the undo button. */
  readonly says: string
  readonly at: number
  /** It is on its way, and may have arrived. */
  readonly isSent: boolean
}

/** What is kept on the phone, so that a page that is opened again goes on where it was. */
export interface Kept {
  readonly waiting: readonly WaitingAct[]
  /** Acts that are in the journal and can be taken back, the newest last. */
  readonly done: readonly { readonly id: string; readonly says: string }[]
}

const mostDone = 30

export const nothingKept: Kept = { waiting: [], done: [] }

const isTrack = (act: Act) => act.is === 'track'
const sameTrack = (one: Act, other: Act) =>
  one.is === 'track' && other.is === 'track' && one.ship === other.ship && one.track === other.track

/**
 * A further act: of a figure that has not been sent yet only the last value goes over; a mark that has not been sent and
 * is tapped once more was never made.
 */
export function withAct(kept: Kept, added: WaitingAct): Kept {
  const { act } = added
  const unsent = kept.waiting.find((each) => !each.isSent && isSamePlace(each.act, act))
  if (!unsent) return { ...kept, waiting: [...kept.waiting, added] }
  const others = kept.waiting.filter((each) => each !== unsent)
  if (act.is !== 'track' || unsent.act.is !== 'track') return { ...kept, waiting: others }
  if (act.to === unsent.act.was) return { ...kept, waiting: others }
  return { ...kept, waiting: [...others, { ...added, act: { ...act, was: unsent.act.was } }] }
}

function isSamePlace(one: Act, other: Act): boolean {
  if (isTrack(one)) return sameTrack(one, other)
  return (
    one.is === 'mark' &&
    other.is === 'mark' &&
    one.ship === other.ship &&
    one.box === other.box &&
    one.mark === other.mark &&
    one.on !== other.on
  )
}

export function asSent(kept: Kept, id: string): Kept {
  return { ...kept, waiting: kept.waiting.map((each) => (each.id === id ? { ...each, isSent: true } : each)) }
}

/** It is in the journal. */
export function asDone(kept: Kept, id: string): Kept {
  const found = kept.waiting.find((each) => each.id === id)
  const waiting = kept.waiting.filter((each) => each.id !== id)
  if (!found) return kept
  const { act, says } = found
  if (act.is === 'undo') return { waiting, done: kept.done.filter((each) => each.id !== act.of) }
  // An answer is taken back where it was given.
  if (act.is !== 'mark' && act.is !== 'track') return { ...kept, waiting }
  return { waiting, done: [...kept.done, { id, says }].slice(-mostDone) }
}

/** It will not be done. */
export function without(kept: Kept, id: string): Kept {
  return { ...kept, waiting: kept.waiting.filter((each) => each.id !== id) }
}

/** What was kept by a page before, as far as it can be read. */
export function readKept(text: string | null): Kept {
  try {
    const { waiting, done } = JSON.parse(text ?? '') as Kept
    return Array.isArray(waiting) && Array.isArray(done) ? { waiting, done } : nothingKept
  } catch {
    return nothingKept
  }
}
