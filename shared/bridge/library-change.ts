import { z } from 'zod'
import { bundleLimits } from '../documents/bundle-sign'
import { documentLimits } from '../json/json-text'
import { slugPattern } from '../kernel/slug'

const slug = z.string().regex(slugPattern)
const text = z.string().max(documentLimits.characters)
/** Made by the page, never the same twice: by it a change is cancelled, followed and taken back. */
const change = slug

/** What may be done to many documents of the library together. */
export const libraryChangeInputs = {
  /**
   * Writes documents and moves others to `removed/`: all of it or nothing. `was` is the text of the one that is replaced, as it
   * was looked at; `null` makes a new one, whose name must be free. `games` are the lines of journals.
   */
  libraryChange: z.strictObject({
    change,
    put: z.array(z.strictObject({ text, was: text.nullable() })).max(bundleLimits.things),
    games: z.array(z.array(z.string().max(bundleLimits.bytes)).max(1_000_000)).max(200),
    remove: z
      .array(z.strictObject({ kind: z.enum(['ship', 'scenario', 'deck']), pack: slug.exactOptional(), slug }))
      .max(bundleLimits.things),
  }),
  /** While nothing is written yet. */
  libraryChangeCancel: z.strictObject({ change }),
  /** Takes the whole change back, but for what was changed again since. */
  libraryUndo: z.strictObject({ change }),
  /** The files that were opened by a double click, once. */
  libraryOffered: z.void(),
} as const
