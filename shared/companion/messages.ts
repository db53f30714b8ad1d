/** What travels to a companion, and where: plain, since a phone loads it. */

/** The largest message taken from a companion, bytes. */
export const largestMessage = 4096

/** Why a place at the table is closed. */
const endings = ['cutOff', 'closed', 'refused'] as const
export type Ending = (typeof endings)[number]

/**
 * To a companion. `parts` are the parts of its view that have changed since the last message, `gone` those that are
 * there no longer; `whole` forgets what was there before.
 */
export type ToCompanion =
  | { readonly is: 'asking' }
  | { readonly is: 'pong' }
  | { readonly is: 'view'; readonly whole: boolean; readonly parts: View; readonly gone: readonly string[] }
  /** The act is on the disk, or was already so. */
  | { readonly is: 'saved'; readonly id: string }
  | { readonly is: 'refused'; readonly id: string; readonly why: string }
  /** Another hand was there first: what it set, and who it was. */
  | { readonly is: 'conflict'; readonly id: string; readonly now: number; readonly by: string }
  | { readonly is: 'ended'; readonly why: Ending }

/** Parts of what a device sees, each by its name. */
export type View = Readonly<Record<string, unknown>>

export const socketPath = '/table'
export const pairPath = '/pair'
/** Says whether a device still has its place. */
export const placePath = '/place'
/** The code that the socket is closed with when the place is closed. */
export const endedCode = 4001

/** A message of the table, as a page reads it: `null` for anything else. */
export function readToCompanion(text: string): ToCompanion | null {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return null
  }
  const at = Object(given) as Readonly<Record<string, unknown>>
  const isId = typeof at['id'] === 'string'
  switch (at['is']) {
    case 'asking':
    case 'pong':
      break
    case 'view':
      if (typeof at['whole'] !== 'boolean' || !Array.isArray(at['gone']) || !isRecord(at['parts'])) return null
      break
    case 'saved':
      if (!isId) return null
      break
    case 'refused':
      if (!isId || typeof at['why'] !== 'string') return null
      break
    case 'conflict':
      if (!isId || typeof at['now'] !== 'number' || typeof at['by'] !== 'string') return null
      break
    case 'ended':
      if (!endings.some((why) => why === at['why'])) return null
      break
    default:
      return null
  }
  return given as ToCompanion
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
