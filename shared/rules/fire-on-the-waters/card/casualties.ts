import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { casualtiesOf } from '../../kit/casualties'
import { casualtyStyle, linesOf } from '../../kit/card/casualty-lines'
import { fitted, smallestLetters } from '../../kit/card/lettering'
import { mm } from '../../kit/card/shapes'
import { sayCasualty } from '../ship/explain'
import { cardKey } from './layout'

/** What lasting damage hits, and beside which it is written: helm and plant by her speed, arms by her guns. */
export type Hit = 'helm' | 'arms' | 'ship'

const helm =
  /^(rudder|steering|auxiliarySteering|handSteering|noTurns|conningAft|telegraphOut|engineOrders|shaft|turbine|boiler|condensers|steamLine|forcedDraught|fuelFeed|funnel|speed|propulsion)/
const arms =
  /^(main|secondary|torpedo|guns|silenced|power|mount|fireControl|forward(Main|Secondary)Director|(port|starboard)TorpedoDirector)/

const hitBy = (id: string): Hit => (helm.test(id) ? 'helm' : arms.test(id) ? 'arms' : 'ship')

/** Her casualties of one sort, in words as short as can be. */
export function saidOf(hit: Hit, inPlay: ShipInPlay, words: Words): readonly string[] {
  return casualtiesOf(inPlay)
    .filter(({ id }) => hitBy(id) === hit)
    .map((casualty) => sayCasualty(casualty, words))
}

export interface LinesPlace {
  readonly x: number
  /** First baseline. */
  readonly y: number
  readonly width: number
  readonly lines: number
  readonly pitch: number
}

/** In red; what does not fit is counted. */
export function casualtyLines(said: readonly string[], place: LinesPlace, words: Words): Operation[] {
  const { x, y, width, lines, pitch } = place
  const more = (n: number) => words(cardKey('moreCasualties'), { n })
  return linesOf(said, width, lines, more).map((text, at) =>
    fitted(text, x, mm(y + at * pitch), width, { ...casualtyStyle, ink: 'red' }, smallestLetters),
  )
}
