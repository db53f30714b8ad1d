import type { NavalEffect } from '../../decks/naval/effect'
import type { EventDie } from '../../decks/naval/event'
import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import type { ShipInPlay } from '../../game/state'
import { choose, overridable, roll, type Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import { squadronOf } from '../kit/on-table'
import { ownerOf } from '../kit/owner'
import type { EffectOf } from '../pack/event-application'
import { airAttack, mineAttack, strikes, submarineAttack } from './attack'
import {
  lineOf,
  nameConsort,
  nameFormation,
  nameShip,
  nameShipOrNone,
  opponentOf,
  opposing,
  opposingFormations,
  shipsOf,
  shipsThatMeet,
} from './naming'
import { placeLasting } from './place-lasting'
import { asking, eventLabel, eventRuling, facesSaid, says, spent, type PlayedEvent } from './played-event'

type Course<Code extends NavalEffect['code'] = NavalEffect['code']> = (
  table: RuleDraft,
  play: PlayedEvent,
  effect: EffectOf<Code>,
) => Dialogue<Phrase>

/** How an event is played, by the kind of its first effect. */
const courses: { readonly [Code in NavalEffect['code']]: Course<Code> } = {
  ...{ silence: casualty, speedFactor: casualty, steeringLost: casualty },
  ...{ radarsOut: casualty, localControl: casualty, fire: casualty },
  randomTurn: signalingError,
  fireOnFriend: friendlyFire,
  retarget,
  spotterBonus: spotterPlane,
  illuminate: spotterPlane,
  collision,
  airAttack,
  torpedoAttack: submarineAttack,
  mineHit: mineAttack,
}

/** Applies a naval event. */
export function applyEvent(table: RuleDraft, play: PlayedEvent): Dialogue<Phrase> {
  const [effect] = play.event.effects
  if (!effect) throw new Error(`${play.event.id} does nothing`)
  return (courses[effect.code] as Course)(table, play, effect)
}

/** Battery, engines, radar, fire control, a fire: one enemy ship, named by whoever plays the card, of those that meet the moment. */
function* casualty(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<Phrase> {
  const ship = yield* nameShip(table.state, 'ship', opposing(play, table.state, effect), asking(play, 'struck'))
  if (!ship) return spent(play)
  const on = shipName(ship)
  const noted = yield* notedFor(table, play, effect, on)
  yield* placeLasting(table, play, { ship: ship.id }, effect, noted)
  return eventLabel(play, on)
}

/** The die of the card, where it has one: a side of the ship, a course. */
function* notedFor(table: RuleDraft, play: PlayedEvent, effect: NavalEffect, on: string) {
  if (effect.code === 'silence' && 'side' in effect) return { side: yield* cardDie(table, play, on) }
  if (effect.code !== 'steeringLost') return {}
  if (steersByRules(table, play)) return { course: 'packTable' }
  return { course: yield* cardDie(table, play, on), rolledIn: table.state.turn }
}

/** House rule `steeringCasualty`: as a steering hit, where the rules in use say how such a ship moves. */
function steersByRules(table: RuleDraft, { pack }: PlayedEvent): boolean {
  return eventRuling(table.state, 'steeringCasualty') === 'packTable' && pack.events?.hasSteeringHits === true
}

/** The D6 of the card's own table, rolled by whoever plays it: what its row says. */
function* cardDie(table: RuleDraft, { event, player }: PlayedEvent, on: string): Dialogue<string> {
  const rows = event.dice.find((each) => each.rows)?.rows ?? []
  const because = rows.map(([from, to, outcome]) => says(`row.${outcome}`, { faces: facesSaid(from, to) }))
  const face = yield* roll('die', 'D6', { to: player, ask: says(`ask.die.${event.key}`, { on }), because })
  const outcome = outcomeOf(rows, face)
  table.because(says(`rolled.${outcome}`, { on, face }))
  return outcome
}

export function outcomeOf(rows: NonNullable<EventDie['rows']>, face: number): string {
  const row = rows.find(([from, to]) => face >= from && face <= to)
  if (!row) throw new Error(`no row for ${face}`)
  return row[2]
}

/** One enemy formation, named by whoever plays the card, moves at random. */
function* signalingError(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<Phrase> {
  const formation = yield* nameFormation('formation', opposingFormations(play, table.state), asking(play, 'formation'))
  if (!formation) return spent(play)
  const noted = { course: yield* cardDie(table, play, formation.name), rolledIn: table.state.turn }
  yield* placeLasting(table, play, { squadron: formation.id }, effect, noted)
  return eventLabel(play, formation.name)
}

/**
 * Her guns fire on her own side: whoever plays the card names the firing ship, her owner the target, of the three ships
 * of his nearest the enemy and none of her formation. With no such ship there is no effect and the card is spent.
 */
function* friendlyFire(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<Phrase> {
  const { state } = table
  const firer = yield* nameShip(state, 'firer', opposing(play, state, effect), asking(play, 'firer'))
  if (!firer) return spent(play)
  const owner = ownerOf(state, firer.id)
  const formation = squadronOf(state, firer.id)
  const friends = shipsOf(play.pack, state, (side) => side === owner).filter(({ id }) => !formation?.order.includes(id))
  const values = { ship: shipName(firer) }
  const target = yield* nameShipOrNone(state, 'target', friends, asking(play, 'friend', values, owner))
  if (!target) {
    table.because(says('noFriend', values))
    return spent(play)
  }
  table.because(says('firesOn', { ...values, target: shipName(target) }))
  yield* placeLasting(table, play, { ship: firer.id }, effect, { target: target.id })
  return eventLabel(play, shipName(firer))
}

/** Her main battery or torpedoes get another target than ordered: one of the two ships nearest to it. */
function* retarget(table: RuleDraft, play: PlayedEvent, effect: EffectOf<'retarget'>): Dialogue<Phrase> {
  const { state } = table
  const ship = yield* nameShip(state, 'ship', opposing(play, state, effect), asking(play, 'struck'))
  if (!ship) return spent(play)
  const side = ownerOf(state, ship.id)
  const enemies = shipsOf(play.pack, state, (each) => each !== side)
  const values = { ship: shipName(ship) }
  const ordered = yield* nameShip(state, 'ordered', enemies, asking(play, 'ordered', values, side))
  const target = ordered && (yield* anotherThan(table, play, ordered))
  if (!target) {
    table.because(says('orderStands', { ...values, target: ordered ? shipName(ordered) : '–' }))
    return spent(play)
  }
  table.because(says(`goesFor.${effect.weapon}`, { ...values, target: shipName(target) }))
  // Torpedoes are away at once; guns fire on the wrong ship all turn.
  if (play.event.lasts === 'turn') yield* placeLasting(table, play, { ship: ship.id }, effect, { target: target.id })
  return eventLabel(play, shipName(ship))
}

/** D6 1–3 the nearer of the two, 4–6 the other; the only other ship of that side; with none the order is kept. */
function* anotherThan(table: RuleDraft, play: PlayedEvent, ordered: ShipInPlay): Dialogue<ShipInPlay | undefined> {
  const { state } = table
  const side = ownerOf(state, ordered.id)
  const target = shipName(ordered)
  const others = shipsOf(play.pack, state, (each) => each === side).filter(({ id }) => id !== ordered.id)
  const nearer = yield* nameShip(state, 'nearer', others, asking(play, 'nearer', { target }))
  if (!nearer || others.length === 1) return nearer
  const rest = others.filter(({ id }) => id !== nearer.id)
  const other = yield* nameShip(state, 'other', rest, asking(play, 'other', { target }))
  return (yield* cardDie(table, play, target)) === 'first' ? nearer : other
}

const lights = ['day', 'night'] as const
type Light = (typeof lights)[number]

/** By day one ship of one's own fires with the bonus for aircraft; by night one enemy formation is lit up. */
function* spotterPlane(table: RuleDraft, play: PlayedEvent): Dialogue<Phrase> {
  const light = yield* lightOf(table, play)
  return light === 'day' ? yield* spots(table, play) : yield* lightsUp(table, play)
}

/** The rules may know whether it is night, and may be overruled. */
function* lightOf(table: RuleDraft, play: PlayedEvent): Dialogue<Light> {
  const isNight = play.pack.events?.isNight(table.state)
  const prompt = asking(play, 'light')
  if (isNight !== undefined) return yield* overridable<Light>('light', isNight ? 'night' : 'day', lights, prompt)
  const options = lights.map((value) => ({ value, say: says(`light.${value}`) }))
  return yield* choose<Light>('light', options, 'day', prompt)
}

function* spots(table: RuleDraft, play: PlayedEvent): Dialogue<Phrase> {
  const bonus = effectOf(play, 'spotterBonus')
  const among = shipsThatMeet(play, table.state, (side) => side === play.player, bonus)
  const ship = yield* nameShip(table.state, 'ship', among, asking(play, 'spotted'))
  if (!ship) return spent(play)
  yield* placeLasting(table, play, { ship: ship.id }, bonus, { light: 'day' })
  return eventLabel(play, shipName(ship))
}

function* lightsUp(table: RuleDraft, play: PlayedEvent): Dialogue<Phrase> {
  const formation = yield* nameFormation('formation', opposingFormations(play, table.state), asking(play, 'lit'))
  if (!formation) return spent(play)
  yield* placeLasting(table, play, { squadron: formation.id }, effectOf(play, 'illuminate'), { light: 'night' })
  return eventLabel(play, formation.name)
}

function effectOf({ event }: PlayedEvent, code: 'spotterBonus' | 'illuminate') {
  const effect = event.effects.find((each) => each.code === code)
  if (!effect) throw new Error(`${event.id} has no ${code}`)
  return effect
}

/**
 * Two neighbours of one formation, named by their owner, collide. Without two such ships there is no effect and
 * the card is spent.
 */
function* collision(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<Phrase> {
  const { state } = table
  const owner = yield* opponentOf(play, state)
  if (!owner) return spent(play)
  const ships = shipsThatMeet(play, state, (side) => side === owner, effect)
  const paired = ships.filter((ship) => lineOf(play, state, ship, ships).length > 1)
  const one = yield* nameShipOrNone(state, 'one', paired, asking(play, 'collides', undefined, owner))
  if (!one) {
    table.because(says('noNeighbours'))
    return spent(play)
  }
  const values = { ship: shipName(one) }
  const line = lineOf(play, state, one, ships)
  const other = yield* nameConsort(line, one, asking(play, 'collidesWith', values, owner))
  if (!other) return spent(play)
  const both = { ...values, other: shipName(other) }
  table.because(says('collide', both))
  yield* strikes(table, play, { is: 'collision', ships: [one.id, other.id] })
  return says('collided', both)
}
