import type { GameState, ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { casualtiesOf, type Casualty } from '../../kit/casualties'
import { sentencesOf } from '../sentence'
import { rulingOf } from '../table/house-rules'
import { floodingLoss, funnelSpeedLoss, plantLossPercent, toStep } from '../tables/damage'
import { shockEffects, steeringHit, type ShockRow } from '../tables/special-damage'
import { tracks, type WaterShip } from './ship'
import { boxesOfRoom, flotationOf, itemsOf, shipOf, works } from './ship-data'

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
  const lost = total - (own(ship.tracks, tracks.flotation) ?? total)
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
  const lost = { boilersLost: boilers.lost, enginesLost: engines.lost }
  const values = { percent, ...lost, boilers: boilers.fitted, engines: engines.fitted }
  sum.take('plant', toStep((sum.most * percent) / 100), name, values)
}

const percentOf = ({ fitted, lost }: FittedAndLost, table: AtTable): number =>
  lost === 0 ? 0 : plantLossPercent(fitted, lost, rulingOf(table, 'plantColumn'), rulingOf(table, 'plantGap'))

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

/** What a casualty takes off her speed: inches, or per cent of what is left. */
export type TakesSpeed = { readonly inches: number } | { readonly percent: number } | null

/** Casualties by events, from no table. `of` is hundredths of an inch, or per cent. */
const speedLossId = 'speedLoss'
const speedPercentId = 'speedPercent'

/** Once for a funnel location; `of` is the location. */
const funnelId = 'funnel'

/** `of` is how many turns it has cost her. */
export const condensersId = 'condensers'

const shockRows: readonly ShockRow[] = shockEffects

/** The steering table warps a rudder at a price; the shock table, which leaves her one way to turn, does not. */
const warpedBySteeringHit: readonly string[] = steeringHit[0].sub.map(([, , id]) => id)

export function takesSpeed({ id, of = '' }: Casualty): TakesSpeed {
  if (id === funnelId) return { inches: funnelSpeedLoss }
  if (id === speedLossId) return { inches: numberOf(of) / 100 }
  if (id === speedPercentId) return { percent: numberOf(of) }
  if (id === steeringHit[0].id) {
    return warpedBySteeringHit.includes(of) ? { percent: -steeringHit[0].speedPercent } : null
  }
  const row = shockRows.find((each) => each.id === id)
  if (row?.speedPerTurn !== undefined) return { inches: -row.speedPerTurn * numberOf(of) }
  if (row?.speed !== undefined) return { inches: -row.speed }
  return row?.speedPercent === undefined ? null : { percent: -row.speedPercent }
}

/** 0 for what is no number: the field may come from an old journal. */
function numberOf(text: string): number {
  return Math.max(0, Number.parseInt(text, 10) || 0)
}

type Room = WaterShip['rooms'][number]

interface RoomInPlay {
  readonly id: string
  readonly kind: Room['kind']
  /** Hull boxes she lies in, bow to stern. */
  readonly boxes: readonly BoxId[]
  /** One hit anywhere puts a room out. */
  readonly isOut: boolean
}

interface FittedAndLost {
  readonly fitted: number
  readonly lost: number
}

/** What of her plant works. An engine is lost with its room and with its shaft; a boiler with its room. */
export interface Plant {
  readonly rooms: readonly RoomInPlay[]
  readonly boilers: FittedAndLost
  readonly engines: FittedAndLost
  /** Numbers of the shafts that are lost themselves. */
  readonly shaftsLost: readonly number[]
}

/** Her rooms and where they lie, found once for a form: every hit asks. */
const roomsOf = onceEach((form: WaterShip): readonly Omit<RoomInPlay, 'isOut'>[] => {
  return form.rooms.map(({ id, kind }) => ({ id, kind, boxes: boxesOfRoom(form, id) }))
})

/** Nothing of her plant is lost, as after most hits: a shortcut without the sum. */
function isWhole(ship: ShipInPlay): boolean {
  for (const { boxes } of roomsOf(shipOf(ship.document))) {
    for (const box of boxes) if (!works(ship, box)) return false
  }
  return !casualtiesOf(ship).some(({ id }) => id === 'shaftLost')
}

export function plantOf(ship: ShipInPlay): Plant {
  const form = shipOf(ship.document)
  const shaftsLost = casualtiesOf(ship).flatMap(({ id, of }) => (id === 'shaftLost' ? [Number(of)] : []))
  const rooms = roomsOf(form).map((room) => ({ ...room, isOut: room.boxes.some((box) => !works(ship, box)) }))
  const boilers = { fitted: 0, lost: 0 }
  const engines = { fitted: 0, lost: 0 }
  form.rooms.forEach((room, index) => {
    const isGone = rooms[index]?.isOut === true
    if (room.kind === 'boilerRoom') {
      boilers.fitted += room.boilers
      if (isGone) boilers.lost += room.boilers
    } else {
      engines.fitted += room.engines
      engines.lost += isGone ? room.engines : enginesWithoutShaft(room, shaftsLost)
    }
  })
  return { rooms, boilers, engines, shaftsLost }
}

/** Engines and shafts of a room are shared out evenly: an engine stops when none of its shafts is left. */
function enginesWithoutShaft(room: Room & { kind: 'engineRoom' }, shaftsLost: readonly number[]): number {
  const { engines, shafts } = room
  let lost = 0
  for (let engine = 0; engine < engines; engine++) {
    const hers = shafts.filter((_, index) =>
      engines >= shafts.length
        ? Math.floor((engine * shafts.length) / engines) === index
        : Math.floor((index * engines) / shafts.length) === engine,
    )
    if (hers.every((shaft) => shaftsLost.includes(shaft))) lost++
  }
  return lost
}
