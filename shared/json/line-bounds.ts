import { z } from 'zod'
import { isForbiddenName } from './bounded'

/** The number of the last line a journal can have. */
export const highestSeq = 10_000_000
/** The last millisecond a date can name. */
export const latestAt = 8_640_000_000_000_000
/** As many entries as one strike or restore names. */
export const mostTargets = 5000
/** What ships, boxes, tracks and all else that a line names are called by. */
export const idPattern = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/
export const lineId = z
  .string()
  .regex(idPattern)
  .refine((name) => !isForbiddenName(name), 'a forbidden name')
export const lineScalar = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])
export const lineFigure = z.number().min(-1_000_000).max(1_000_000)
export const lineTurn = z.int().min(1).max(9999)
/** Figures and words by name: the values of a phrase, the input of a dialogue. */
export const lineValues = z
  .record(lineId, lineScalar)
  .refine((record) => Object.keys(record).length <= 100, 'too many members')
