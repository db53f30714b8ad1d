import { z } from 'zod'
import type { Read } from '../../json/read'
import { longestPrintTitle } from './print-request'
import type { GameId } from '../../kernel/ids'
import { slugPattern } from '../../kernel/slug'

/** The after-action report of a game as text, from its journal as it is now; as a PDF it is a part of a print job. */
export const printReport = z.strictObject({
  job: z.string().regex(slugPattern),
  title: z.string().min(1).max(longestPrintTitle),
  game: z
    .string()
    .regex(slugPattern)
    .transform((id) => id as GameId),
  as: z.enum(['markdown', 'json']),
})
export type ReportPrintRequest = Read<typeof printReport>
