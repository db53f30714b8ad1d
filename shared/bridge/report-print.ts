import { z } from 'zod'
import type { GameId } from '../kernel/ids'
import { slugPattern } from '../kernel/slug'

/** The after-action report of a game that is open, as its journal tells it now. */
export const printReport = z.strictObject({
  job: z.string().regex(slugPattern),
  title: z.string().min(1).max(120),
  game: z
    .string()
    .regex(slugPattern)
    .transform((id) => id as GameId),
  as: z.enum(['pdf', 'markdown', 'json']),
  paper: z.enum(['A4', 'Letter']),
  ink: z.enum(['colour', 'grey', 'saving']),
})
export type ReportPrintRequest = z.infer<typeof printReport>
