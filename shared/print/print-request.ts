import { z } from 'zod'
import type { Read } from '../json/read'
import { paperNames } from '../card/paper'
import { navalEventIds } from '../decks/naval/events'
import { mostBlacks } from '../decks/naval/plan'
import type { GameId } from '../kernel/ids'
import { withoutHidden } from '../kernel/seen-text'
import { slugPattern } from '../kernel/slug'

const slug = z.string().regex(slugPattern)
const gameId = slug.transform((id) => id as GameId)

/** What a file is called by, in so many letters. */
export const longestPrintTitle = 120
const title = z.string().min(1).max(longestPrintTitle)

/** Which ships: fresh ones of the library, those of a scenario, or those of a game as they are now. */
const shipsOnPaper = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('library'), pack: slug, ships: z.array(slug).min(1).max(400) }),
  z.strictObject({
    from: z.literal('scenario'),
    scenario: slug,
    /** Ids of the scenario; without them all its ships. */
    ships: z.array(z.string().max(64)).max(400).exactOptional(),
  }),
  z.strictObject({
    from: z.literal('game'),
    game: gameId,
    /** Of the intended game, where it is known: another may have the name by now. */
    headCrc: z.string().max(16).exactOptional(),
    ships: z.array(z.string().max(64)).max(400),
    /** As damaged, or as she came out of harbour. */
    fresh: z.boolean(),
  }),
])
export type ShipsOnPaper = Read<typeof shipsOnPaper>

export const mostOffsetMm = 15
const offsetMm = z.number().min(-mostOffsetMm).max(mostOffsetMm)
/** How far backs are moved on their page. */
export const backOffset = z.strictObject({ acrossMm: offsetMm, downMm: offsetMm })
export type BackOffset = Read<typeof backOffset>

/** How far the ground of a card goes beyond its cut. */
export const bleedsMm = [0, 3, 6] as const

export const mostMarginMm = 150
const edgeMm = z.number().min(0).max(mostMarginMm)
/** The white margin on every side; `checkMargins` says whether paper and content have room for it. */
const marginsMm = z.strictObject({ top: edgeMm, right: edgeMm, bottom: edgeMm, left: edgeMm })
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

/** Which deck. */
const deckOnPaper = z.discriminatedUnion('from', [
  /** The naval events, those chosen, with so many black cards. */
  z.strictObject({
    from: z.literal('naval'),
    reds: z.array(z.enum(navalEventIds)).max(navalEventIds.length),
    blacks: z.int().min(0).max(mostBlacks),
  }),
  /** A deck of the library, every copy. */
  z.strictObject({ from: z.literal('own'), deck: slug }),
  /** The D20 events of land battles: table and reference alone are of use. */
  z.strictObject({ from: z.literal('field') }),
])

/** As cards to cut out, as a plain table, or as one page of reference. */
const deckAs = ['cards', 'table', 'reference'] as const

/** `fit` puts as many cards on a page as stay legible. */
const perPage = z.literal(['fit', 1, 2, 4])
export type PerPage = Read<typeof perPage>

/** One thing of the queue. Parts follow one another in the file; each is a bookmark with its own below it. */
const printPart = z.discriminatedUnion('part', [
  z.strictObject({
    part: z.literal('cards'),
    of: shipsOnPaper,
    perPage,
  }),
  z.strictObject({ part: z.literal('roster'), of: shipsOnPaper }),
  /** A page a ship: her plate, her figures, her sisters. */
  z.strictObject({ part: z.literal('plate'), of: shipsOnPaper }),
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
    perPage,
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
  title,
  parts: z.array(printPart).min(1).max(40),
  profile: printProfile,
  ink: z.enum(['colour', 'grey', 'saving']),
})
export type PrintJobRequest = Read<typeof printJob>

/** The after-action report of a game as text, from its journal as it is now; as a PDF it is a part of a print job. */
export const printReport = z.strictObject({
  job: slug,
  title,
  game: gameId,
  as: z.enum(['markdown', 'json']),
})
export type ReportPrintRequest = Read<typeof printReport>

export interface PrintedFile {
  /** Inside the library. */
  readonly path: string
  readonly pages: number
  readonly bytes: number
  /** Texts with letters that the bundled faces lack: those letters are printed as boxes. */
  readonly boxed: readonly string[]
}

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
