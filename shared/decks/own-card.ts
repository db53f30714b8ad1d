import { z } from 'zod'
import type { Read } from '../json/read'
import { dieNames, facesOf } from '../kernel/dice'
import { slugPattern } from '../kernel/slug'
import { lineOfText, proseOfText } from '../json/plain-text'

const slug = z.string().regex(slugPattern)
const face = z.int().min(1).max(100)
const whose = z.enum(['own', 'enemy', 'any'])

/** The questions of a played card, in this order. */
const asked = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('ship'), whose }),
  z.strictObject({ ask: z.literal('formation'), whose }),
  z.strictObject({
    ask: z.literal('die'),
    die: z.enum(dieNames),
    /** What comes of which faces; every face of the die once, lowest first. Without rows the face is all. */
    rows: z.array(z.strictObject({ from: face, to: face, says: lineOfText(1, 120) })).max(100),
  }),
  z.strictObject({ ask: z.literal('turns'), least: z.int().min(1).max(99), most: z.int().min(1).max(99) }),
])
export type Asked = Read<typeof asked>

/** As many different cards as a deck can have. */
export const mostKinds = 200
/** As many questions as a card can ask. */
export const mostAsks = 6
export const severities = ['minor', 'decisive'] as const
export const lastings = ['instant', 'turn', 'turns', 'untilRepaired', 'untilExtinguished', 'game'] as const

/** A card of a deck of one's own: its words, how many there are, and what it asks. */
export const ownCard = z.strictObject({
  id: slug,
  title: lineOfText(1, 80),
  text: proseOfText(1000),
  /** How many of this card the deck holds. */
  copies: z.int().min(1).max(60),
  /** The mark in its corner: a suit, a number, or nothing. */
  mark: lineOfText(0, 12),
  severity: z.enum(severities),
  lasts: z.enum(lastings),
  asks: z.array(asked).max(mostAsks),
})
export type OwnCard = Read<typeof ownCard>

/** Whether a table leaves a face out or gives one twice, or a span of turns runs backwards. */
export function isGapped(each: Asked): boolean {
  if (each.ask === 'turns') return each.least > each.most
  if (each.ask !== 'die' || each.rows.length === 0) return false
  const faces = facesOf(each.die)
  const covered = each.rows.flatMap(({ from, to }) => faces.filter((at) => at >= from && at <= to))
  return covered.length !== faces.length || covered.some((at, index) => at !== faces[index])
}
