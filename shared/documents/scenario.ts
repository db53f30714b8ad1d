import { z } from 'zod'
import type { Read } from '../json/read'
import { boxId, packId, shipId, sideId, squadronId, trackId } from '../kernel/ids'
import { slugPattern } from '../kernel/slug'
import { deckPlans } from '../decks/deck-plan'
import { lineOfText, proseOfText } from '../json/plain-text'
import { chartData } from './chart'
import { shipDocument, type ShipDocument } from './ship'

const scalar = z.union([lineOfText(0, 400), z.number(), z.boolean(), z.null()])
const slug = z.string().regex(slugPattern)
const facts = z.record(z.string().max(40), scalar)

const points = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type CompassPoint = (typeof points)[number]

const side = z.strictObject({
  id: slug.transform(sideId),
  name: lineOfText(1, 60),
  flag: z.string().max(40),
  /** Where on the table its line begins; its squadrons say it better, by their `entry`. North is up. */
  enters: z.enum([...points, 'middle']).exactOptional(),
  /** Its course as it begins. */
  course: z.enum(points).exactOptional(),
})

/** In inches of the table, from its north-west corner: east and south. Points beside the table are none of its places. */
const place = z.tuple([z.number().min(0).max(400), z.number().min(0).max(400)])

/** The squadrons of a side or more, each with ships of this kind. */
const squadronsOf = <Ship extends z.ZodType>(ship: Ship) =>
  z
    .array(
      z.strictObject({
        id: slug.transform(squadronId),
        side: slug.transform(sideId),
        name: lineOfText(1, 60),
        /** What its ships make as the battle begins, in the measure of their cards; without it each her top speed. */
        speed: z.number().min(0).max(100).exactOptional(),
        /** The turn in which it comes on; without it, it is there from the first. */
        arrives: z.int().min(1).max(99).exactOptional(),
        /** Where its leading ship is as it begins or comes on, and her course in degrees from north. */
        entry: z
          .strictObject({
            at: place,
            course: z.number().min(0).lt(360),
            /** In line abreast, the others on this side of their leader, or in a ring round her; without it one behind the other. */
            abreast: z.enum(['port', 'starboard', 'round']).exactOptional(),
          })
          .exactOptional(),
        ships: z.array(ship).max(40),
      }),
    )
    .max(250)

/** What a ship of a scenario has of her own, beside her card. */
const own = {
  /** Card fields that differ from the ship's own: commander, commanderRating, crewQuality, name. */
  fields: facts.optional(),
  /** Where it differs from that of her squadron. */
  speed: z.number().min(0).max(100).exactOptional(),
  /** What is struck on her card as the battle begins: marks by box, and tracks that are not as on a fresh card. */
  marks: z
    .strictObject({
      boxes: z.record(z.string().max(64).transform(boxId), z.array(z.string().max(40)).min(1).max(8)).default({}),
      tracks: z.record(z.string().max(64).transform(trackId), z.number()).default({}),
    })
    .exactOptional(),
}

/** What is counted of the enemy's losses: the tons of ships lost for good, or what all of them can still take. */
export const countsOfVictory = ['tons', 'left'] as const

/** When it ends, what is counted, and by how many in a hundred the winner leads. */
const victoryFigures = z.strictObject({
  turns: z.int().min(1).max(99).exactOptional(),
  counts: z.enum(countsOfVictory).exactOptional(),
  lead: z.int().min(0).max(500).exactOptional(),
})

/** Lengths of prose are bounded: a briefing is some pages, not a book. */
const prose = proseOfText(12_000)

const description = {
  title: lineOfText(1, 80),
  /** `a fleet action for two to six players` */
  subtitle: lineOfText(0, 120),
  /** `Off Ushant, 12 July 1898` in words; not read by anything. */
  setting: lineOfText(0, 200),
  players: lineOfText(0, 40),
  hours: lineOfText(0, 40),
  briefing: prose,
  /** Per side id. */
  orders: z.record(slug, prose),
  victory: prose,
  victoryFigures: victoryFigures.exactOptional(),
  notes: prose,
}

/** `scenarios/<slug>.scenario.json`: ships by slug, as the library holds them. */
export const scenarioDocument = z.strictObject({
  format: z.literal('spotting-top/scenario'),
  version: z.literal(1),
  pack: z.string().max(40).transform(packId),
  slug,
  ...description,
  /** Weather and table facts, keys of the pack: `windFrom`, `windForce`, `seaState`, `visibilityInches`. */
  table: facts,
  houseRules: facts,
  sides: z.array(side).min(1).max(8),
  squadrons: squadronsOf(z.strictObject({ id: slug.transform(shipId), ship: slug, ...own })),
  /** The event decks of its sides, where it is played with any. */
  decks: deckPlans.exactOptional(),
  /** What lies on the table; without it open sea. */
  chart: chartData.exactOptional(),
  unofficial: z.boolean(),
})
export type ScenarioDocument = Read<typeof scenarioDocument>

/** A scenario with the documents of its ships: what the head of a journal holds, so that a game needs no other file. */
export const scenarioSetup = z.strictObject({
  slug,
  ...description,
  table: facts,
  houseRules: facts,
  sides: z.array(side).min(1).max(8),
  squadrons: squadronsOf(z.strictObject({ id: slug.transform(shipId), document: shipDocument, ...own })),
  decks: deckPlans.exactOptional(),
  chart: chartData.exactOptional(),
})
export type ScenarioSetup = Read<typeof scenarioSetup>

/** A scenario with the documents of its ships, by their slugs. */
export function setupOf(scenario: ScenarioDocument, documentOf: (ship: string) => ShipDocument): ScenarioSetup {
  const { format: _, version: __, pack: ___, unofficial: ____, squadrons, ...description } = scenario
  return {
    ...description,
    squadrons: squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map(({ ship, ...named }) => ({ ...named, document: documentOf(ship) })),
    })),
  }
}
