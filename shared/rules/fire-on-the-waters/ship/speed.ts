import type { GameState, ShipInPlay } from '../../../game/state'
import { own } from '../../../kernel/own'
import { trackId, type BoxId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import { onceEach } from '../../../kernel/once-each'
import { casualtiesOf, type Casualty } from './casualties'
import { rulingOf } from '../table/house-rules'
import { sentencesOf } from '../sentence'
import type { WaterShip } from './ship'
import { flotationOf, itemsOf, shipOf } from './ship-data'
import { works } from '../working'
import { floodingLoss, plantLossPercent, toStep } from '../tables/plant'
import { isWhole, plantOf, type FittedAndLost } from './plant'
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

/** What the state holds besides the ship: rulings, and the turn, after which some losses are over. */
type AtTable = Pick<GameState, 'houseRules'> & Partial<Pick<GameState, 'turn'>>

const alone: AtTable = { houseRules: {} }

/**
 * The most she can make: top speed, less flooding, less engines and boilers, less the rest in the order it came.
 * The rulings on the plant are the table's; a ship alone is reckoned by their defaults.
 */
export function presentSpeed(ship: ShipInPlay, table: AtTable = alone): PresentSpeed {
  const sum = new Sum(shipOf(ship.document).topSpeed)
  takeFlooding(sum, ship)
  takePlant(sum, ship, table)
  const casualties = casualtiesOf(ship)
  for (const casualty of casualties) if (!isOver(casualty, table)) takeCasualty(sum, casualty)
  for (const funnel of funnelsStruckByHand(ship, casualties)) takeCasualty(sum, funnel)
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
  sum.take('flooding', floodingLoss(lost, total, form.topSpeed), 'flooding', { n: lost, half: total / 2 })
}

/** On what flooding leaves. Of engines and boilers the worse counts; ruling `plantSum: sum` adds them. */
function takePlant(sum: Sum, ship: ShipInPlay, table: AtTable): void {
  if (isWhole(ship)) return
  const { boilers, engines } = plantOf(ship)
  const byBoilers = percentOf(boilers, table)
  const byEngines = percentOf(engines, table)
  const both = rulingOf(table, 'plantSum') === 'sum' ? byBoilers + byEngines : Math.max(byBoilers, byEngines)
  const percent = Math.min(100, both)
  if (percent === 0) return
  const name = byBoilers > 0 && byEngines > 0 ? 'plant' : byBoilers > 0 ? 'boilers' : 'engines'
  const values = { percent, boilersLost: boilers.lost, boilers: boilers.fitted }
  sum.take('plant', toStep((sum.most * percent) / 100), name, {
    ...values,
    enginesLost: engines.lost,
    engines: engines.fitted,
  })
}

function percentOf({ fitted, lost }: FittedAndLost, table: AtTable): number {
  if (lost === 0) return 0
  const column = rulingOf(table, 'plantColumn') === 'higher' ? 'higher' : 'lower'
  const gap = rulingOf(table, 'plantGap') === 'interpolate' ? 'interpolate' : 'lowerRow'
  return plantLossPercent(fitted, lost, column, gap)
}

function isOver({ untilTurn }: Casualty, { turn }: AtTable): boolean {
  return untilTurn !== undefined && turn !== undefined && untilTurn < turn
}

function takeCasualty(sum: Sum, casualty: Casualty): void {
  const takes = takesSpeed(casualty)
  if (takes === null) return
  const inches = 'inches' in takes ? takes.inches : toStep((sum.most * takes.percent) / 100)
  sum.take(casualty.id, inches, casualty.id, { of: casualty.of ?? '' })
}

/** A funnel marked by hand and not by a rule: after the rest, since its order is unknown. */
function funnelsStruckByHand(ship: ShipInPlay, known: readonly Casualty[]): readonly Casualty[] {
  return funnelsOf(shipOf(ship.document)).flatMap(({ box, of }) => {
    if (works(ship, box) || known.some((casualty) => casualty.id === funnelId && casualty.of === of)) return []
    return [{ id: funnelId, of }]
  })
}

/** Found once for a form: every hit asks. */
const funnelsOf = onceEach((form: WaterShip): readonly { readonly box: BoxId; readonly of: string }[] => {
  return itemsOf(form, 'funnel').map(({ box, place }) => ({ box, of: String(place.at) }))
})
