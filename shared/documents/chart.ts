import { z } from 'zod'
import type { Read } from '../json/read'
import { slugPattern } from '../kernel/slug'
import { lineOfText } from '../json/plain-text'

/** Inches of the table, east and south of its north-west corner. What is drawn may lie beside the table. */
const inches = z.number().min(-400).max(800)
const spot = z.tuple([inches, inches])
const area = z.array(spot).min(3).max(600)
const degrees = z.number().min(0).lt(360)
const label = lineOfText(1, 60)
const slug = z.string().regex(slugPattern)

/**
 * The chart of a scenario: what lies on the table, and beside it. Where the squadrons begin is theirs (`entry`), so
 * that what is drawn is what is played. Only the size of the table must be given.
 */
export const chartData = z.strictObject({
  /** From west to east and from north to south, in inches. */
  table: z.tuple([z.number().min(12).max(400), z.number().min(12).max(400)]),
  /** Where north is, clockwise from the upper edge. */
  north: degrees.exactOptional(),
  /** What distances are said in; places are in inches all the same. */
  saidIn: z.enum(['inches', 'centimetres']).exactOptional(),
  soundingsIn: z.enum(['fathoms', 'metres']).exactOptional(),
  land: z
    .array(
      z.strictObject({
        name: label.exactOptional(),
        points: area,
        /** Inches of shoal water round it; without it the shore is steep. */
        shoal: z.number().min(0).max(60).exactOptional(),
        /** It goes on beyond the chart: the name is written along the shore, not in the middle. */
        open: z.boolean().exactOptional(),
      }),
    )
    .max(60)
    .exactOptional(),
  shoals: z
    .array(z.strictObject({ name: label.exactOptional(), points: area }))
    .max(60)
    .exactOptional(),
  lights: z
    .array(z.strictObject({ at: spot, name: label.exactOptional(), says: lineOfText(0, 30).exactOptional() }))
    .max(60)
    .exactOptional(),
  rocks: z.array(spot).max(300).exactOptional(),
  soundings: z
    .array(z.tuple([inches, inches, z.number().min(0).max(12_000)]))
    .max(600)
    .exactOptional(),
  names: z
    .array(
      z.strictObject({
        at: spot,
        text: label,
        /** Degrees clockwise. */
        turn: z.number().min(-180).max(180).exactOptional(),
        size: z.number().min(8).max(48).exactOptional(),
        /** Upright letters on land, slanting ones on water. */
        on: z.enum(['water', 'land']).exactOptional(),
      }),
    )
    .max(100)
    .exactOptional(),
  zones: z
    .array(
      z.strictObject({
        is: z.enum(['minefield', 'deployment']),
        side: slug.exactOptional(),
        name: label.exactOptional(),
        points: area,
      }),
    )
    .max(60)
    .exactOptional(),
  /** Ways that are steered or swept; those of the squadrons as they begin come from their entries. */
  tracks: z
    .array(
      z.strictObject({
        side: slug.exactOptional(),
        name: label.exactOptional(),
        points: z.array(spot).min(2).max(100),
      }),
    )
    .max(60)
    .exactOptional(),
  /** The two squadrons whose leading ships the briefing gives the distance of; without it the first of two sides. */
  distance: z.tuple([slug, slug]).exactOptional(),
  graticule: z
    .strictObject({
      at: spot,
      longitudeWest: z.number().min(-180).max(180),
      latitudeNorth: z.number().min(-80).max(80),
      inchesPerMile: z.number().min(0.01).max(100),
    })
    .exactOptional(),
})
export type ChartData = Read<typeof chartData>
export type Spot = readonly [east: number, south: number]
