import { z } from 'zod'
import { lineOfText } from '../json/plain-text'
import type { Read } from '../json/read'
import { backOffset, mostProfiles, printProfile } from '../print/print-request'

/** What one machine remembers; not part of the library. */
export const settings = z.strictObject({
  theme: z.enum(['system', 'day', 'night', 'contrast']),
  touch: z.boolean(),
  /** Interface scale on top of the system's font size, percent. */
  scalePercent: z.int().min(75).max(200),
  /** Unit shown beside inches. */
  besideInches: z.enum(['none', 'yards', 'centimetres']),
  folder: z.string().max(1000),
  /** Whom files that are shared come from; empty: nobody says. */
  name: lineOfText(0, 60),
  paper: z.enum(['A4', 'A5', 'A6', 'Letter', 'half-letter']),
  printInk: z.enum(['colour', 'grey', 'saving']),
  /** By how much the printer shifts the second side of a sheet; backs are moved to meet their fronts. */
  backOffset,
  /** Printers by name; the one in use by its place. An empty list: the usual one on the paper chosen last. */
  printProfiles: z.array(printProfile).max(mostProfiles),
  printProfile: z.int().min(0).max(mostProfiles),
})
export type Settings = Read<typeof settings>

/** The folder is changed by `libraryUseFolder` alone. */
export const settingsChange = settings.omit({ folder: true }).partial()
