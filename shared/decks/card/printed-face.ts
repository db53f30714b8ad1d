import type { Words } from '../../words/speak'
import { isBlack, type Face } from '../face'
import type { NavalHouseRules } from '../naval/house-rules'
import type { Pile } from '../pile'
import { navalCard } from './naval-card'
import { ownCardFace } from './own-card'
import type { PlayingCard } from './playing-card'

/** The front of a card of a pile: the custom deck's own text, or that of the naval events. */
export function printedFace(
  { printed }: Pick<Pile, 'printed'>,
  face: Face,
  words: Words,
  rules?: NavalHouseRules,
): PlayingCard {
  const own = isBlack(face) ? undefined : printed?.find(({ id }) => id === face)
  return own === undefined ? navalCard(face, words, rules) : ownCardFace(own, words)
}
