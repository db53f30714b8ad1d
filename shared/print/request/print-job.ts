import { z } from 'zod'
import type { Read } from '../../json/read'
import { backOffset, bleedsMm, deckAs, deckOnPaper } from './deck-print'
import { longestPrintTitle, shipsOnPaper } from './print-request'
import type { GameId } from '../../kernel/ids'
import { withoutHidden } from '../../kernel/seen-text'
import { slugPattern } from '../../kernel/slug'
import { paperNames } from '../../card/paper'

const slug = z.string().regex(slugPattern)
const gameId = slug.transform((id) => id as GameId)

/** The white margin on every side; `checkMargins` says whether paper and content have room for it. */
const marginsMm = z.strictObject({
  top: z.number().min(0).max(150),
  right: z.number().min(0).max(150),
  bottom: z.number().min(0).max(150),
  left: z.number().min(0).max(150),
})
export type MarginsMm = Read<typeof marginsMm>

export const longestPrinterName = 40

/** A printer as a club knows it: its paper, what it cannot reach, and by how much it shifts second sides. */
export const printProfile = z.strictObject({
  name: z.string().overwrite(withoutHidden).trim().min(1).max(longestPrinterName),
  paper: z.enum(paperNames),
  marginsMm,
  backOffset,
})
export type PrintProfile = Read<typeof printProfile>
export const mostProfiles = 20

/** One thing of the queue. Parts follow one another in the file; each is a bookmark with its own below it. */
const printPart = z.discriminatedUnion('part', [
  z.strictObject({
    part: z.literal('cards'),
    of: shipsOnPaper,
    /** `fit` puts as many cards on a page as stay legible. */
    perPage: z.union([z.literal('fit'), z.literal(1), z.literal(2), z.literal(4)]),
  }),
  z.strictObject({ part: z.literal('roster'), of: shipsOnPaper }),
  /** What the players read: setting, briefing, victory, notes, and the orders of one side, of all, or of none. */
  z.strictObject({
    part: z.literal('briefing'),
    of: z.discriminatedUnion('from', [
      z.strictObject({ from: z.literal('scenario'), scenario: slug }),
      z.strictObject({ from: z.literal('game'), game: gameId }),
    ]),
    orders: z.union([z.literal('all'), z.literal('none'), z.strictObject({ side: slug })]),
  }),
  /** Tables of a pack, by their keys; cut down to what these ships need where the pack can say so. */
  z.strictObject({
    part: z.literal('reference'),
    pack: slug,
    tables: z.union([z.literal('all'), z.array(z.string().max(60)).min(1).max(200)]),
    of: shipsOnPaper.nullable(),
  }),
  z.strictObject({
    part: z.literal('deck'),
    what: deckOnPaper,
    as: z.enum(deckAs),
    bleedMm: z.literal(bleedsMm),
    cropMarks: z.boolean(),
    /** Backs follow each page of fronts, moved by the offset of the profile. */
    backs: z.boolean(),
  }),
  /** Forms without a ship, to be filled in by hand. */
  z.strictObject({
    part: z.literal('blanks'),
    pack: slug,
    copies: z.int().min(1).max(60),
    perPage: z.union([z.literal('fit'), z.literal(1), z.literal(2), z.literal(4)]),
  }),
  /** A sheet a squadron: a row for every ship, a column for every turn, to be written on. */
  z.strictObject({ part: z.literal('orders'), of: shipsOnPaper, turns: z.int().min(1).max(20) }),
  z.strictObject({ part: z.literal('report'), game: gameId }),
  /** Rulers along every edge and a cross on both sides of the sheet: what a printer is off can be read from it. */
  z.strictObject({ part: z.literal('testPage') }),
])
export type PrintPart = Read<typeof printPart>

/** Everything of a queue, as one file. */
export const printJob = z.strictObject({
  job: slug,
  title: z.string().min(1).max(longestPrintTitle),
  parts: z.array(printPart).min(1).max(40),
  profile: printProfile,
  ink: z.enum(['colour', 'grey', 'saving']),
})
export type PrintJobRequest = Read<typeof printJob>

/** The file before it is one: the same bytes that printing writes while nothing has changed and the day is the same. */
export interface PrintPreview {
  /** The PDF in base64. */
  readonly pdf: string
  readonly pages: number
  /** Of every part of the queue in turn: the page it begins on, from 0. */
  readonly begins: readonly number[]
  /** Texts with letters that the bundled faces lack: those letters are printed as boxes. */
  readonly boxed: readonly string[]
}
