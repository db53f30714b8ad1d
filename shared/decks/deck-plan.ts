import { z } from 'zod'
import type { Read } from '../json/read'
import { navalEventIds } from './naval/events'
import { mostBlacks } from './naval/plan'
import { levels } from './naval/presets'
import { sideId } from '../kernel/ids'
import { slugPattern } from '../kernel/slug'
import { deckRulesSchema } from './deck-rules'
import { lineOfText } from '../json/plain-text'

const slug = z.string().regex(slugPattern)
const level = z.literal(levels)
const term = z.strictObject({ atMiddle: z.number(), perSkillStep: z.number(), perServiceabilityStep: z.number() })

const drawn = {
  side: slug.transform(sideId),
  /** Its name on the table; '' for the name of its side. */
  called: lineOfText(0, 80),
  rules: deckRulesSchema,
  /** Whether everybody may know what it is built of. */
  isOpen: z.boolean(),
}

/** The deck of one side's mishaps, as a scenario keeps it and as it goes on the table: naval events, or an own deck. */
export const deckPlan = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('naval'),
    ...drawn,
    reds: z.array(z.enum(navalEventIds)).max(navalEventIds.length),
    blacks: z.int().min(0).max(mostBlacks),
    /** What the reds and blacks were made of, where a preset made them; a player's formula with them. */
    preset: z
      .strictObject({
        skill: level,
        serviceability: level,
        formula: z
          .strictObject({ crews: term, machinery: term, enemies: term, blacks: term, cardsPerTurn: term })
          .exactOptional(),
      })
      .exactOptional(),
  }),
  z.strictObject({ kind: z.literal('own'), ...drawn, deck: slug }),
])
export type DeckPlan = Read<typeof deckPlan>
export type NavalPlan = Extract<DeckPlan, { kind: 'naval' }>

/** One deck a side at most, and another of one's own beside it. */
export const deckPlans = z.array(deckPlan).max(16)
