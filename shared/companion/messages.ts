/** What travels between a companion and the table. Everything that comes in is checked by these schemas, on both sides. */
import { z } from 'zod'
import type { Read } from '../json/read'
import { boxId, shipId, trackId } from '../kernel/ids'
import { lineFigure, lineId } from '../json/line-bounds'
import { lineOfText } from '../json/plain-text'

/** The largest message taken from a companion, bytes. */
export const largestMessage = 4096
/** So many cards are sent to one device at most. */
const mostCards = 64

const ship = lineId.transform(shipId)
/** Made by the page, never the same twice: what comes twice counts once. */
const id = z.string().regex(/^[A-Za-z0-9-]{1,40}$/)

/** What a player does to a card: absolute, so that it is the same however often it comes. */
export const act = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('mark'), ship, box: lineId.transform(boxId), mark: lineId, on: z.boolean() }),
  /** `was` is the figure that the player saw. */
  z.strictObject({ is: z.literal('track'), ship, track: lineId.transform(trackId), to: lineFigure, was: lineFigure }),
  /** Takes one's own act back, by the id it was sent under. */
  z.strictObject({ is: z.literal('undo'), of: id }),
])
export type Act = Read<typeof act>

/** From a companion. `look`: the ships whose cards it wants. */
export const toTable = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('look'), ships: z.array(ship).max(mostCards) }),
  z.strictObject({ is: z.literal('act'), id, act }),
])
export type ToTable = Read<typeof toTable>

/** What a device that wants to come in says of itself. */
export const pairing = z.strictObject({
  code: z.string().min(1).max(40),
  name: lineOfText(1, 24),
})

/** Why a place at the table is closed. */
const endings = ['cutOff', 'closed', 'refused'] as const
export type Ending = (typeof endings)[number]

/**
 * To a companion. `parts` are the parts of its view that have changed since the last message, `gone` those that are
 * there no longer; `whole` forgets what was there before.
 */
export type ToCompanion =
  | { readonly is: 'asking' }
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
