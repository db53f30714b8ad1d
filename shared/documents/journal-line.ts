import { z } from 'zod'
import type { Entry } from '../game/journal-line'

/** Replaced by the strict schema of every line kind. */
export const entrySchema = z.custom<Entry>()
