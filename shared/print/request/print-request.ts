import { z } from 'zod'
import type { Read } from '../../json/read'
import type { GameId } from '../../kernel/ids'
import { slugPattern } from '../../kernel/slug'

const slug = z.string().regex(slugPattern)

/** Which ships: fresh ones of the library, those of a scenario, or those of a game as they are now. */
export const shipsOnPaper = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('library'), pack: slug, ships: z.array(slug).min(1).max(400) }),
  z.strictObject({
    from: z.literal('scenario'),
    scenario: slug,
    /** Ids of the scenario; without them all its ships. */
    ships: z.array(z.string().max(64)).max(400).exactOptional(),
  }),
  z.strictObject({
    from: z.literal('game'),
    game: slug.transform((id) => id as GameId),
    /** Of the intended game, where it is known: another may have the name by now. */
    headCrc: z.string().max(16).exactOptional(),
    ships: z.array(z.string().max(64)).max(400),
    /** As damaged, or as she came out of harbour. */
    fresh: z.boolean(),
  }),
])
export type ShipsOnPaper = Read<typeof shipsOnPaper>

/** What a file is called by, in so many letters. */
export const longestPrintTitle = 120

export interface PrintedFile {
  /** Inside the library. */
  readonly path: string
  readonly pages: number
  readonly bytes: number
  /** Texts with letters that the bundled faces lack: those letters are printed as boxes. */
  readonly boxed: readonly string[]
}
