import { inForceOf } from '../../../../game/decks/in-force'
import { type LastingEvent, eventsOnTable, boxesOf } from '../../../../game/decks/lasting'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay, GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { askHalf } from '../../../event-cards/half-battery'
import { sayEnded } from '../../../event-cards/lasting-ends'
import { eventRuling } from '../../../event-cards/played-event'
import { writeCasualties, casualtiesIn } from '../../../kit/casualties'
import { fleetStep } from '../../../kit/fleet-step'
import type { EffectOf, Begins, LastingRules, Noted } from '../../../pack/event-application'
import type { Due } from '../../../pack/rules-pack'
import {
  equipmentBox,
  mountsOf,
  trackNames,
  trackOf,
  type EquipmentName,
  type Mount,
  type TrackName,
} from '../../ship/shape'
import type { GroupName } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { has, standsOn, beganOn, works } from '../../ship/state'
import { addCasualty, setCasualties } from '../throws/casualties'
import { says } from './by-card'

/** Mounts or radars out, a figure that is less, a fire. The form of her guns reads the target from the marker. */
export const lasts: LastingRules = {
  silence: silences,
  speedFactor: slows,
  steeringLost: steers,
  radarsOut,
  localControl: ({ table, ship }) => less(table, ship, 'fireControl', standsOn(table.ship(ship), 'fireControl')),
  fire: ({ table, ship }) => figure(table, ship, 'fires', 1),
  retarget: ({ effect }) => (effect.weapon === 'mainBattery' ? {} : null),
  fireOnFriend: 'byMarker',
  randomTurn: 'byMarker',
  illuminate: 'byMarker',
}

const silent = {
  mainBattery: 'mainSilent',
  secondaryBattery: 'otherSilent',
  torpedoes: 'torpedoesSilent',
  allWeapons: 'silenced',
} as const

/**
 * All of a group is out for the turn, with a casualty on the card for what has no mounts; of half the owner says which
 * mounts. Mounts have no side: those of one side stay a reminder.
 */
function* silences({ table, ship, effect }: Begins<EffectOf<'silence'>>): Dialogue<Noted | null> {
  if ('side' in effect) return null
  const inPlay = table.ship(ship)
  const mounts = mountsAtWork(inPlay, effect.what === 'allWeapons' ? undefined : groupOf[effect.what])
  if (effect.share === 1) {
    // Noted, so that the end of the event removes it.
    const casualty = { id: silent[effect.what], untilTurn: table.state.turn }
    const isNew = addCasualty(table, ship, casualty)
    return { ...out(table, ship, mounts), ...(isNew && { casualty: writeCasualties([casualty]) }) }
  }
  const placed = mounts.map((mount, along) => ({ ...mount, along, side: null }))
  const { lost } = yield* askHalf(table, ship, placed, says)
  table.because(says('half.out', { ship: shipName(inPlay), n: lost.length }))
  return out(table, ship, lost)
}

function radarsOut({ table, ship }: Begins): Noted {
  const inPlay = table.ship(ship)
  const names: readonly EquipmentName[] = ['searchRadar', 'gunneryRadar', 'dpaaRadar']
  return out(
    table,
    ship,
    names.filter((name) => has(inPlay, name)).map((name) => ({ box: equipmentBox(name) })),
  )
}

function out(table: RuleDraft, ship: ShipId, parts: readonly { readonly box: BoxId }[]): Noted {
  for (const { box } of parts) table.apply({ type: 'marked', ship, box, mark: 'out', on: true })
  return parts.length === 0 ? {} : { boxes: parts.map(({ box }) => box).join(' ') }
}

/** Halves her speed; two cards do not halve it twice. */
function slows({ table, ship, effect: { factor } }: Begins<EffectOf<'speedFactor'>>): Noted {
  if (inForceOf(table.state, ship, 'speedFactor').length > 0) {
    table.because(says('halvedAlready', { ship: shipName(table.ship(ship)) }))
    return {}
  }
  const speed = standsOn(table.ship(ship), 'speed')
  return less(table, ship, 'speed', speed - Math.floor(speed * factor))
}

/** House rule `steeringCasualty`: steering out as after hits on it, or the course that the die of the card gave. */
function steers({ table, ship }: Begins): Noted {
  if (eventRuling(table.state, 'steeringCasualty') !== 'packTable') return {}
  return less(table, ship, 'steering', standsOn(table.ship(ship), 'steering'))
}

const less = (table: RuleDraft, ship: ShipId, name: TrackName, by: number) => figure(table, ship, name, -by)

/** A figure of the card moves, and by how much is noted so that the event can give it back. */
function figure(table: RuleDraft, ship: ShipId, name: TrackName, by: number): Noted {
  const track = trackOf(name)
  const to = table.track(ship, track) + by
  const values = { ship: shipName(table.ship(ship)), n: Math.abs(by), to }
  table.apply({ type: 'trackMoved', ship, track, by }, says(`figure.${name}`, values))
  return { figure: name, by }
}

/** Names of batteries on event cards, by the weapons groups of a ship. */
export const groupOf = {
  mainBattery: 'main',
  secondaryBattery: 'other',
  torpedoes: 'torpedoes',
} as const satisfies Record<string, GroupName>

/** Mounts of a group, or of all groups, that fire: neither lost nor out already. */
export function mountsAtWork(ship: ShipInPlay, group?: GroupName): readonly Mount[] {
  const mounts = mountsOf(dataOf(ship.document))
  return mounts.filter((mount) => (!group || mount.group === group) && works(ship, mount.box))
}

/** Whether anything at all is left that can be silenced: factors and attacks of small craft among it. */
export function hasWeapons(ship: ShipInPlay): boolean {
  const factors = (['asw', 'lrf', 'mrf', 'crf', 'torpedoAttacks'] as const).some((name) => standsOn(ship, name) > 0)
  const data = dataOf(ship.document)
  return factors || mountsAtWork(ship).length > 0 || data.kind === 'smallCraft'
}

/** Whether a ship or a stand of small craft has torpedoes to launch. */
export function hasTorpedoes(ship: ShipInPlay): boolean {
  return mountsAtWork(ship, 'torpedoes').length > 0 || standsOn(ship, 'torpedoAttacks') > 0
}

/** The figure that an event has moved, and by how much. */
function figureOf({ noted }: LastingEvent): { readonly name: TrackName; readonly by: number } | undefined {
  const name = trackNames.find((each) => each === own(noted, 'figure'))
  const by = own(noted, 'by')
  return name && typeof by === 'number' && Number.isInteger(by) && by !== 0 ? { name, by } : undefined
}

/** Takes back the effects of an event that is over: mounts and radars, a figure, a fire, a casualty on the card. */
export function takeFromCard(table: RuleDraft, event: LastingEvent): void {
  const { ship } = event
  if (ship === null || table.state.ships[ship] === undefined) return
  for (const box of boxesOf(event)) {
    if (!isHeldByAnother(table, event, ship, box) && table.mark(ship, box, 'out')) {
      table.apply({ type: 'marked', ship, box, mark: 'out', on: false })
    }
  }
  givesBack(table, ship, event)
  const word = own(event.noted, 'casualty')
  if (word === undefined) return
  const has = casualtiesIn(table, ship)
  const kept = has.filter((each) => writeCasualties([each]) !== word)
  if (kept.length < has.length) setCasualties(table, ship, kept)
}

function isHeldByAnother(table: RuleDraft, event: LastingEvent, ship: ShipId, box: BoxId): boolean {
  return eventsOnTable(table.state).some(
    (other) => other.marker !== event.marker && other.ship === ship && boxesOf(other).includes(box),
  )
}

/** Within 0 and the fresh figure, as it may have been repaired or hit in the meantime. */
function givesBack(table: RuleDraft, ship: ShipId, event: LastingEvent): void {
  const moved = figureOf(event)
  if (!moved) return
  const { name } = moved
  const track = trackOf(name)
  const now = table.track(ship, track)
  const by = moved.by < 0 ? Math.min(-moved.by, beganOn(table.ship(ship), name) - now) : -Math.min(moved.by, now)
  if (by !== 0) table.apply({ type: 'trackMoved', ship, track, by })
}

/** Ends events of cards that are over, and takes back their effects. */
export const eventsEnd = fleetStep({
  name: 'eventsEnd',
  phases: ['end'],
  of: overOn,
  nothing: 'no-event-over',
  each(table, event) {
    takeFromCard(table, event)
    table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
  },
  done: (_table, over) => says('ended', { n: over.length }),
})

/** Those whose turn ends, or has ended, and those that have been repaired or put out on the card itself. */
function overOn(state: GameState): readonly LastingEvent[] {
  return eventsOnTable(state).filter((event) => isTurnOver(state, event) || isMended(state, event))
}

function isTurnOver(state: GameState, { endsBy, turnsLeft, isApplied }: LastingEvent): boolean {
  if (endsBy !== 'turn' || !isApplied || turnsLeft === null) return false
  return turnsLeft <= 0 || (turnsLeft === 1 && state.phase === 'end')
}

/** Whether its damage to her is repaired or its fire put out. */
function isMended(state: GameState, event: LastingEvent): boolean {
  const ship = event.ship === null ? undefined : own(state.ships, event.ship)
  if (!ship || (event.endsBy !== 'repair' && event.endsBy !== 'putOut')) return false
  const boxes = boxesOf(event)
  if (boxes.length > 0) {
    return boxes.every((box) => works(ship, box))
  }
  return figureOf(event)?.name === 'fires' && standsOn(ship, 'fires') === 0
}

/** What is due in the end phase, with what is left over from earlier turns. */
export function eventsDue(state: GameState): readonly Due[] {
  if (state.markers.length === 0) return []
  const n = overOn(state).length
  if (n === 0) return []
  return [{ phase: state.phase, procedure: 'eventsEnd', input: {}, say: says('due', { n }) }]
}
