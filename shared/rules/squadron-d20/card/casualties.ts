import { casualtiesOf } from '../../kit/casualties'
import { casualtiesBlock } from '../../kit/card/casualty-lines'
import { sayCasualty } from '../ship/explain'
import { cardKey } from './forms'
import type { Rect } from '../../kit/card/shapes'
import type { Block } from '../../kit/card/block'

/** Permanent weaknesses are printed; casualties of the game are under them in red. Tests of morale are none. */
export function casualtiesOn(place: Rect, weaknesses: readonly string[] = [], part?: string): Block {
  return casualtiesBlock({
    place,
    words: 'rules.squadron-d20.card',
    headingAt: 3.9,
    textAt: 4,
    pitch: 3.6,
    head: 4.6,
    isRuled: true,
    printed: (words) => weaknesses.map((name) => words(cardKey(`standingFlaws.${name}`))),
    said: (stand, words) =>
      casualtiesOf(stand)
        .filter(({ id }) => id !== 'morale')
        .map((casualty) => sayCasualty(casualty, words)),
    parts: part === undefined ? [] : [{ part, ...place }],
  })
}
