import { z } from 'zod'
import type { DeckId } from '../kernel/ids'
import { sameValue } from '../kernel/same-value'
import { isForbiddenName } from '../json/bounded'
import type { Face } from './face'
import type { Sealed, Token } from './pile'
import { token } from './pile-schema'

/** What a sealed line of a deck or a hand holds: which number has which face. */
export interface Seal {
  readonly deck: DeckId
  readonly cards: readonly (readonly [Token, Face])[]
  /** The cards that were taken up for it, where it is a shuffle of cards that lay there. */
  readonly taken?: readonly Token[]
}

const mostSealed = 5000
const longestFace = 64

const sealSchema = z.object({
  deck: z.custom<DeckId>((name) => typeof name === 'string' && name.length <= longestFace && !isForbiddenName(name)),
  cards: z.array(z.tuple([token, z.string().min(1).max(longestFace)])).max(mostSealed),
  taken: z.array(token).max(mostSealed).exactOptional(),
})

/** Reads a payload, a stranger's among them; `undefined` for what is no seal, or was taken out of this view. */
export function readSeal(payload: string): Seal | undefined {
  try {
    return sealSchema.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

/** The first number that the same cards got when they were taken up before, whatever their order; every face of it known. */
export function shuffledBefore({ shuffles, faces }: Sealed, taken: readonly Token[]): Token | undefined {
  const wanted = taken.toSorted((one, other) => one - other)
  const firsts = Object.keys(shuffles).map(Number)
  return firsts.find(
    (first) => sameValue(shuffles[first], wanted) && taken.every((_, index) => faces[first + index] !== undefined),
  )
}
