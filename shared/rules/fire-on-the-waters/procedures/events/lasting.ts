import type { Battery, NavalEffect } from '../../../../decks/naval/effect'
import type { NavalEvent } from '../../../../decks/naval/event'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { askHalf } from '../../../event-cards/half-battery'
import { eventRuling } from '../../../event-cards/played-event'
import { casualtiesIn, writeCasualties, type Casualty } from '../../../kit/casualties'
import type { HitByEvent, Noted } from '../../../pack/event-application'
import { onDamage } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { aboveBox, hullBox, placeAt, shipOf } from '../../ship/ship-data'
import { addCasualty, mostSpeed, slowDown } from '../damage/casualties'
import { rollSteering } from '../damage/effective-hit'
import { setMark } from '../damage/hit'
import { askedOf } from '../turn/acting'
import { gunMounts, sideOf, torpedoMounts, type StruckMount } from './in-force'

const says = sentencesOf('events')

/** Applies a lasting effect: a casualty on her card, mounts out, a fire. `null` where only a reminder is possible. */
export function* lasts(
  table: RuleDraft,
  on: HitByEvent,
  effect: NavalEffect,
  event: NavalEvent,
): Dialogue<Noted | null> {
  // The course of a signalling error is on the card; spotting reads that a formation is lit up.
  if (!('ship' in on)) return effect.code === 'randomTurn' || effect.code === 'illuminate' ? {} : null
  const { ship } = on
  const until = event.lasts === 'turn' ? { untilTurn: table.state.turn } : {}
  switch (effect.code) {
    case 'silence':
      return yield* silences(table, ship, effect, until)
    case 'speedFactor':
      return slows(table, ship, effect, until)
    case 'steeringLost':
      return yield* steers(table, ship, until)
    case 'radarsOut':
      return casualty(table, ship, { id: 'radarsOut', ...until })
    case 'localControl':
      return casualty(table, ship, { id: 'powerMainLocal', ...until })
    case 'fire':
      return yield* burns(table, ship)
    // The gunfire form reads the marker: the target for her guns, or the plane that spots.
    case 'fireOnFriend':
    case 'spotterBonus':
      return {}
    case 'retarget':
      return effect.weapon === 'mainBattery' ? {} : null
    default:
      return null
  }
}

/** The last turn of what a card does; nothing where it lasts until repaired or put out. */
type Until = Pick<Casualty, 'untilTurn'>

const silent: Readonly<Record<Battery, string>> = {
  mainBattery: 'mainSilent',
  secondaryBattery: 'secondarySilent',
  torpedoes: 'torpedoesSilent',
  allWeapons: 'silenced',
}

/** A whole battery is silent for a turn; half of one has mounts out; the mounts of one side are on the marker. */
function* silences(
  table: RuleDraft,
  ship: ShipId,
  effect: Extract<NavalEffect, { code: 'silence' }>,
  until: Until,
): Dialogue<Noted> {
  if ('side' in effect) return {}
  if (effect.share === 1) {
    return casualty(table, ship, { id: silent[effect.what], ...until })
  }
  const inPlay = table.ship(ship)
  return yield* halfIsOut(table, ship, effect.what === 'torpedoes' ? torpedoMounts(inPlay) : gunMounts(inPlay, 'main'))
}

/** Two cards do not halve it twice. */
function slows(
  table: RuleDraft,
  ship: ShipId,
  effect: Extract<NavalEffect, { code: 'speedFactor' }>,
  until: Until,
): Noted {
  const id = 'speedPercent'
  const of = String(Math.round(100 * (1 - effect.factor)))
  if (casualtiesIn(table, ship).some((each) => each.id === id && each.of === of)) {
    table.because(says('halvedAlready', { ship: shipName(table.ship(ship)) }))
    return {}
  }
  const before = mostSpeed(table, ship)
  const noted = casualty(table, ship, { id, of, ...until })
  slowDown(table, ship, before)
  return noted
}

/** House rule `steeringCasualty`: by the steering table, or by the die of the card. */
function* steers(table: RuleDraft, ship: ShipId, until: Until): Dialogue<Noted> {
  if (eventRuling(table.state, 'steeringCasualty') !== 'packTable') return {}
  const rolled = yield* rollSteering(table, ship)
  const before = mostSpeed(table, ship)
  const noted = casualty(table, ship, { ...rolled, ...until })
  slowDown(table, ship, before)
  return noted
}

/** A D36 gives the place: what is above it burns, or else the space. */
function* burns(table: RuleDraft, ship: ShipId): Dialogue<Noted> {
  const values = { ship: shipName(table.ship(ship)) }
  const prompt = askedOf(table, ship, says('fire.ask', values), onDamage.places)
  const at = yield* roll('fire', 'D36', prompt)
  const place = placeAt(shipOf(table.ship(ship).document), at)
  if (!place) return {}
  const box = place.above ? aboveBox(at) : hullBox(at)
  setMark(table, ship, box, 'burning', says('fire.burns', { ...values, at }))
  return { boxes: box }
}

/** Put on her card, and noted so that the marker goes with it. */
function casualty(table: RuleDraft, ship: ShipId, its: Casualty): Noted {
  addCasualty(table, ship, its)
  return { casualty: writeCasualties([its]) ?? its.id }
}

/** Half of a battery is out. Its boxes are marked and noted. */
function* halfIsOut(table: RuleDraft, ship: ShipId, mounts: readonly StruckMount[]): Dialogue<Noted> {
  const placed = mounts.map((mount, along) => ({ ...mount, along, side: sideOf(mount) }))
  const { lost } = yield* askHalf(table, ship, placed, says)
  const boxes = lost.flatMap((mount) => mount.boxes)
  for (const box of boxes) setMark(table, ship, box, 'out')
  const said = { ship: shipName(table.ship(ship)), n: lost.length, mounts: lost.map(({ id }) => id).join(', ') }
  table.because(says('half.out', said))
  return { boxes: boxes.join(' ') }
}
