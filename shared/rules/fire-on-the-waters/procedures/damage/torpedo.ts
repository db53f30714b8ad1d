import { chance, overridable, roll, under, type Dialogue } from '../../../../kernel/dialogue'
import type { BoxId } from '../../../../kernel/ids'
import { casualtiesIn, type Casualty } from '../../../kit/casualties'
import { onDamage } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { locations, type WaterShip } from '../../ship/ship'
import { orderOf } from '../../ship/places'
import {
  boxesOfMount,
  boxesOfTubes,
  isJammed,
  itemsOf,
  mountOf,
  placeAt,
  placeOfBox,
  works,
} from '../../ship/ship-data'
import { condensersId, plantOf } from '../../ship/speed'
import { rowOfSize } from '../../tables/damage'
import { shockOf, shockRollsOf, subOf, type ShockRow } from '../../tables/special-damage'
import { addCasualty, directorBoxes, mustShiftFlag, replaceCasualty, wildId } from './casualties'
import { flood, wreak } from './effective-hit'
import { asks, isGone, partsAt, setMark, type Hit } from './hit'

const says = sentencesOf('damage')

type Reach = WaterShip['torpedoReach'][number]

/** How far a torpedo of a size reaches on this form: a size between two rows reads the smaller. */
export function reachOf(form: WaterShip, inches: number): Reach {
  return rowOfSize(form.torpedoReach, (row) => [row.inches, row.inches], inches)
}

/** Every location a torpedo damages that strikes here, bow to stern: counted in D36 order, or as the form says. */
export function spanOf(form: WaterShip, at: number, reach: Reach): readonly number[] {
  const span = placeAt(form, at)?.torpedoSpan
  const from = span ? orderOf(span.from) : orderOf(at) - reach.locations
  const to = span ? orderOf(span.to) : orderOf(at) + reach.locations
  return locations.filter((each) => orderOf(each) >= from && orderOf(each) <= to)
}

/** A torpedo: it floods every space it reaches, and shakes her. */
export function* torpedoHit(hit: Hit): Dialogue<void> {
  const { table, form, name, inches, to } = hit
  const values = { ship: name, inches }
  const at = yield* roll('location', 'D36', asks(hit, 'torpedoLocation', onDamage.location, values))
  const reach = reachOf(form, inches)
  const span = spanOf(form, at, reach)
  const from = span[0] ?? at
  const until = span.at(-1) ?? at
  if (reach.effectivePercent < 100) {
    const ask = says('ask.torpedoEffective', { ...values, percent: reach.effectivePercent })
    const isEffective = yield* chance('effective', 'D100', reach.effectivePercent, { to, ask })
    if (!isEffective) return table.because(says('torpedoFails', values))
  }
  table.because(
    says(placeAt(form, at)?.torpedoSpan ? 'torpedoByForm' : 'torpedoReaches', { ...values, at, from, until }),
  )
  const parts = span.flatMap((each) => {
    const place = placeAt(form, each)
    return place ? partsAt(place, { hull: true, above: false }) : []
  })
  yield* wreak(hit, parts, () => true)
  if (!isGone(table.ship(hit.ship))) yield* shockOn(hit, at)
}

const ringMain = 'ringMain'
const noAuxiliaryPower = 'noAuxiliaryPower'

/** Shock of a torpedo: a number of rolls, or a chance of one. */
function* shockOn(hit: Hit, at: number): Dialogue<void> {
  const { table, form, name, inches } = hit
  const shock = shockRollsOf(inches, form.type)
  if ('chancePercent' in shock) {
    const percent = shock.chancePercent
    const shaken = yield* chance('shock', 'D100', percent, asks(hit, 'shock', onDamage.shock, { percent }))
    if (!shaken) return table.because(says('noShock', { ship: name, percent }))
  }
  const rolls = 'rolls' in shock ? shock.rolls : 1
  table.because(says('shock', { ship: name, n: rolls }))
  for (let n = 1; n <= rolls; n++) yield* under(`shock-${n}`, oneShock(hit, at))
}

function* oneShock(hit: Hit, at: number): Dialogue<void> {
  const { table, ship, form } = hit
  const row = shockOf(yield* roll('effect', 'D36', asks(hit, 'shockEffect', onDamage.shockEffect)))
  if (row.room) return yield* loseRoom(hit, at, row, row.room)
  switch (row.id) {
    case 'shaftLost':
      return yield* loseShaft(hit)
    case 'mainMountJammed':
    case 'secondaryMountJammed':
    case 'torpedoMountJammed':
      return yield* jamNearest(hit, at, row.id)
    case 'ringMain':
      return addCasualty(table, ship, ringMainOut(hit, row))
    case 'noAuxiliaryPower':
      addCasualty(table, ship, { id: row.id })
      return lastingRingMain(hit)
    case 'mainDirectorOut': {
      const isFore = directorBoxes(form, 'mainAft').length === 0
      return addCasualty(table, ship, { id: row.id, of: isFore ? 'forward' : yield* sub(hit, row) })
    }
    default: {
      const of = row.id === condensersId ? '0' : row.id === wildId ? undefined : row.sub && (yield* sub(hit, row))
      addCasualty(table, ship, { id: row.id, ...(of !== undefined && { of }) })
      if (row.shiftFlag) mustShiftFlag(table, ship)
    }
  }
}

function* sub(hit: Hit, { id, sub: rows = [] }: ShockRow): Dialogue<string> {
  return subOf(rows, yield* roll('sub', 'D6', asks(hit, `sub.${id}`, onDamage.shockEffect)))
}

/** Out for two turns, while auxiliary power is cut in; without it, until repaired. */
function ringMainOut({ table, ship }: Hit, { turns = 0 }: ShockRow): Casualty {
  const isDark = casualtiesIn(table, ship).some(({ id }) => id === noAuxiliaryPower)
  return { id: ringMain, ...(!isDark && { untilTurn: table.state.turn + turns }) }
}

function lastingRingMain({ table, ship, name }: Hit): void {
  const out = casualtiesIn(table, ship).find(({ id, untilTurn }) => id === ringMain && untilTurn !== undefined)
  if (!out) return
  replaceCasualty(table, ship, out, { id: ringMain })
  table.because(says('ringMainLasts', { ship: name }))
}

type Jammed = 'mainMountJammed' | 'secondaryMountJammed' | 'torpedoMountJammed'

/** A thing of hers and where it lies. */
interface Lying {
  readonly id: string
  readonly boxes: readonly BoxId[]
}

/** A shaft that still turns: the first, unless a player names another. */
function* loseShaft(hit: Hit): Dialogue<void> {
  const { table, ship, form, name } = hit
  const { shaftsLost } = plantOf(table.ship(ship))
  const shafts = Array.from({ length: form.shafts }, (_, index) => index + 1)
  const turning = shafts.filter((shaft) => !shaftsLost.includes(shaft))
  const [first] = turning
  if (first === undefined) return table.because(says('noShaftLeft', { ship: name }))
  const shaft = yield* overridable('shaft', first, turning, asks(hit, 'shaft', onDamage.shockEffect))
  addCasualty(table, ship, { id: 'shaftLost', of: String(shaft) })
}

/** The nearest room that still works is damaged, flooded or destroyed. */
function* loseRoom(hit: Hit, at: number, row: ShockRow, kind: ShockRow['room'] & string): Dialogue<void> {
  const { table, ship, form, name } = hit
  const working = plantOf(table.ship(ship)).rooms.filter((room) => room.kind === kind && !room.isOut)
  const room = yield* nearest(hit, at, working, { key: 'room', ask: `room.${kind}`, none: kind })
  if (!room) return
  table.because(says(`rooms.${row.id}`, { ship: name, room: room.id }))
  for (const box of room.boxes) {
    const place = placeAt(form, placeOfBox(box).at)
    if (row.state === 'flooded' && place) flood(table, ship, place)
    else setMark(table, ship, box, row.state === 'destroyed' ? 'struck' : 'out')
  }
  if (row.state === 'destroyed') addCasualty(table, ship, { id: row.id, of: room.id })
}

/** Jams the nearest mount of a kind that still trains. */
function* jamNearest(hit: Hit, at: number, id: Jammed): Dialogue<void> {
  const { table, ship } = hit
  const inPlay = table.ship(ship)
  const training = mountsFor(hit, id).filter(
    (mount) => !isJammed(table.state, inPlay, mount) && mount.boxes.every((box) => works(inPlay, box)),
  )
  const mount = yield* nearest(hit, at, training, { key: 'mount', ask: `nearest.${id}`, none: id })
  if (mount) addCasualty(table, ship, { id, of: mount.id })
}

/** Her mounts of that kind, from the bow. */
function mountsFor({ form }: Hit, id: Jammed): readonly Lying[] {
  const items = itemsOf(form, id === 'torpedoMountJammed' ? 'torpedoMount' : 'mount')
  return [...new Set(items.map(({ holds }) => holds.mount))]
    .filter((mount) => id === `${mountOf(form, mount)?.battery.is ?? 'torpedo'}MountJammed`)
    .map((mount) => ({ id: mount, boxes: [...boxesOfMount(form, mount), ...boxesOfTubes(form, mount)] }))
}

/**
 * The nearest of some things, counted in locations, of two as near the one towards the bow; or which a player names.
 * Says so where none is left.
 */
function* nearest<Thing extends Lying>(
  hit: Hit,
  at: number,
  things: readonly Thing[],
  { key, ask, none }: { readonly key: string; readonly ask: string; readonly none: string },
): Dialogue<Thing | undefined> {
  const away = ({ boxes }: Thing) =>
    Math.min(...boxes.map((box) => Math.abs(orderOf(placeOfBox(box).at) - orderOf(at))))
  const [first] = things.toSorted((one, other) => away(one) - away(other))
  if (!first) hit.table.because(says(`noneLeft.${none}`, { ship: hit.name }))
  if (!first) return undefined
  const ids = things.map(({ id }) => id)
  const named = yield* overridable(key, first.id, ids, asks(hit, ask, onDamage.shockEffect, { at }))
  return things.find(({ id }) => id === named)
}
