/** What comes from a companion, checked before anything reads it. The page itself has the types of this alone. */
import { z } from 'zod'
import type { Read } from '../json/read'
import { lineFigure, lineId } from '../json/line-bounds'
import { lineOfText } from '../json/plain-text'
import { answerSchema } from '../game/journal-line'
import { boxId, shipId, trackId } from '../kernel/ids'

/** So many cards are sent to one device at most. */
const mostCards = 64

const question = z.string().min(1).max(120)
const ship = lineId.transform(shipId)
/** Made by the page, never the same twice: what comes twice counts once. */
const id = z.string().regex(/^[A-Za-z0-9-]{1,40}$/)

/** What a player does to a card: absolute, so that it is the same however often it comes. */
export const act = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('mark'), ship, box: lineId.transform(boxId), mark: lineId, on: z.boolean() }),
  /** `was` is the figure that the player saw. */
  z.strictObject({ is: z.literal('track'), ship, track: lineId.transform(trackId), to: lineFigure, was: lineFigure }),
  /** The question is named, so that an answer never goes to another. */
  z.strictObject({ is: z.literal('answer'), dialogue: lineId, question, answer: answerSchema }),
  /** The program rolls, or draws. */
  z.strictObject({ is: z.literal('roll'), dialogue: lineId, question }),
  /** Takes the last answer back. */
  z.strictObject({ is: z.literal('takeBack'), dialogue: lineId, question }),
  /** Lets a dialogue that has all its answers count. */
  z.strictObject({ is: z.literal('finish'), dialogue: lineId }),
  /** Takes one's own act back, by the id it was sent under. */
  z.strictObject({ is: z.literal('undo'), of: id }),
])
export type Act = Read<typeof act>

/** From a companion. `look`: the ships whose cards it wants. */
export const toTable = z.discriminatedUnion('is', [
  /** Are you there? A page does not see the pulse that its browser answers. */
  z.strictObject({ is: z.literal('ping') }),
  z.strictObject({ is: z.literal('look'), ships: z.array(ship).max(mostCards) }),
  z.strictObject({ is: z.literal('act'), id, act }),
])
export type ToTable = Read<typeof toTable>

/** What a device that wants to come in says of itself. */
export const pairing = z.strictObject({
  code: z.string().min(1).max(40),
  name: lineOfText(1, 24),
})
