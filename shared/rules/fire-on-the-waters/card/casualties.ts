import { casualtiesBlock } from '../../kit/card/casualty-lines'
import type { Block } from '../../kit/card/block'
import { casualtiesOf } from '../../kit/casualties'
import { sayCasualty } from '../ship/explain'
import type { WaterShip } from '../ship/ship'
import { belowTorpedoes } from './torpedoes'

/** Lasting damage that is not a box, in words. */
export function casualtiesOn(ship: WaterShip): Block {
  return casualtiesBlock({
    place: belowTorpedoes(ship),
    words: 'rules.fire-on-the-waters.card',
    headingAt: 3.4,
    textAt: 3.4,
    pitch: 3.5,
    head: 4.4,
    isRuled: ship.torpedoes !== null,
    said: (inPlay, words) => casualtiesOf(inPlay).map((casualty) => sayCasualty(casualty, words)),
  })
}
