import type { GameState, ShipInPlay } from '../../../game/state'
import { own } from '../../../kernel/own'
import { trackId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import { casualtiesOf, type Casualty } from '../casualties'
import { rulingOf } from '../house-rules'
import { sentencesOf } from '../sentence'
import { flotationOf, itemsOf, shipOf } from '../ship-data'
import { works } from '../working'
import { floodingLoss, plantLossPercent, toStep } from '../tables/plant'
import { placeOfBox } from '../boxes'
import { plantOf, type FittedAndLost } from './plant'
import { funnelId, takesSpeed } from './speed-casualties'

/** One step of the sum: what took how many inches a turn. */
export interface SpeedLoss {
  /** `flooding`, `plant`, or the id of a casualty. */
  readonly cause: string
  readonly inches: number
  /** `40 of 70 flotation points lost: 3.5″ off`. */
  readonly say: Phrase
}

export interface PresentSpeed {
  /** Inches a turn. */
  readonly most: number
  readonly losses: readonly SpeedLoss[]
}

const flotation = trackId('flotation')
const says = sentencesOf('speed')
const asPrinted: Pick<GameState, 'houseRules'> = { houseRules: {} }

/**
 * The most she can make: top speed, less flooding, less engines and boilers, less the rest in the order it came.
 * The rulings on the plant are the table's; a ship alone is reckoned by their defaults.
 */
export function presentSpeed(ship: ShipInPlay, rulings: Pick<GameState, 'houseRules'> = asPrinted): PresentSpeed {
  const sum = new Sum(shipOf(ship.document).topSpeed)
  takeFlooding(sum, ship)
  takePlant(sum, ship, rulings)
  for (const casualty of [...casualtiesOf(ship), ...funnelsStruckByHand(ship)]) takeCasualty(sum, casualty)
  return sum
}

class Sum implements PresentSpeed {
  readonly losses: SpeedLoss[] = []

  constructor(public most: number) {}

  take(cause: string, inches: number, name: string, values: Phrase['values'] = {}): void {
    const taken = Math.min(this.most, inches)
    if (taken <= 0) return
    this.most -= taken
    this.losses.push({ cause, inches: taken, say: says(name, { ...values, inches: taken, left: this.most }) })
  }
}

function takeFlooding(sum: Sum, ship: ShipInPlay): void {
  const form = shipOf(ship.document)
  const total = flotationOf(form)
  const lost = total - (own(ship.tracks, flotation) ?? total)
  sum.take('flooding', floodingLoss(lost, total, form.topSpeed), 'flooding', { lost, half: total / 2 })
}

/** On what flooding leaves. Of engines and boilers the worse counts; ruling `plantSum: sum` adds them. */
function takePlant(sum: Sum, ship: ShipInPlay, rulings: Pick<GameState, 'houseRules'>): void {
  const { boilers, engines } = plantOf(ship)
  const byBoilers = percentOf(boilers, rulings)
  const byEngines = percentOf(engines, rulings)
  const both = rulingOf(rulings, 'plantSum') === 'sum' ? byBoilers + byEngines : Math.max(byBoilers, byEngines)
  const percent = Math.min(100, both)
  const name = byBoilers > 0 && byEngines > 0 ? 'plant' : byBoilers > 0 ? 'boilers' : 'engines'
  const values = { percent, boilersLost: boilers.lost, boilers: boilers.fitted }
  sum.take('plant', toStep((sum.most * percent) / 100), name, {
    ...values,
    enginesLost: engines.lost,
    engines: engines.fitted,
  })
}

function percentOf({ fitted, lost }: FittedAndLost, rulings: Pick<GameState, 'houseRules'>): number {
  const column = rulingOf(rulings, 'plantColumn') === 'higher' ? 'higher' : 'lower'
  const gap = rulingOf(rulings, 'plantGap') === 'interpolate' ? 'interpolate' : 'lowerRow'
  return plantLossPercent(fitted, lost, column, gap)
}

function takeCasualty(sum: Sum, casualty: Casualty): void {
  const takes = takesSpeed(casualty)
  if (takes === null) return
  const inches = 'inches' in takes ? takes.inches : toStep((sum.most * takes.percent) / 100)
  sum.take(casualty.id, inches, casualty.id, { of: casualty.of ?? '' })
}

/** A funnel marked on the card and not by a rule: after the rest, for nobody says when it came. */
function funnelsStruckByHand(ship: ShipInPlay): readonly Casualty[] {
  const known = casualtiesOf(ship).flatMap(({ id, of }) => (id === funnelId ? [of] : []))
  return itemsOf(shipOf(ship.document), 'funnel').flatMap(({ box }) => {
    const of = String(placeOfBox(box).at)
    const isNew = !works(ship, box) && !known.includes(of)
    return isNew ? [{ id: funnelId, of }] : []
  })
}
