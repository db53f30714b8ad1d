import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import { choose, overridable, type Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import { placeLasting } from './place-lasting'
import { nameFormation, nameShip } from './naming'
import { cardOf, spent, eventLabel, type PlayedEvent } from './played-event'
import { says } from './says'
import { formationsOf, shipsOf, whoMeet } from './ships-there'

const lights = ['day', 'night'] as const
type Light = (typeof lights)[number]

/** By day one ship of one's own fires with the bonus for aircraft; by night one enemy formation is lit up. */
export function* spotterPlane(table: RuleDraft, play: PlayedEvent): Dialogue<Phrase> {
  const light = yield* lightOf(table, play)
  return light === 'day' ? yield* spots(table, play) : yield* lightsUp(table, play)
}

/** The rules may know whether it is night, and may be overruled. */
function* lightOf(table: RuleDraft, play: PlayedEvent): Dialogue<Light> {
  const isNight = play.pack.events?.isNight(table.state)
  const prompt = { to: play.player, ask: says('ask.light'), because: cardOf(play) }
  if (isNight !== undefined) return yield* overridable<Light>('light', isNight ? 'night' : 'day', lights, prompt)
  const options = lights.map((value) => ({ value, say: says(`light.${value}`) }))
  return yield* choose<Light>('light', options, 'day', prompt)
}

function* spots(table: RuleDraft, play: PlayedEvent): Dialogue<Phrase> {
  const bonus = effectOf(play, 'spotterBonus')
  const among = whoMeet(
    play,
    table.state,
    shipsOf(play.pack, table.state, (side) => side === play.player),
    bonus,
  )
  const prompt = { to: play.player, ask: says('ask.spotted'), because: cardOf(play) }
  const ship = yield* nameShip(table.state, 'ship', among, prompt)
  if (!ship) return spent(play)
  yield* placeLasting(table, play, { ship: ship.id }, bonus, { light: 'day' })
  return eventLabel(play, shipName(ship))
}

function* lightsUp(table: RuleDraft, play: PlayedEvent): Dialogue<Phrase> {
  const among = formationsOf(play.pack, table.state, (side) => side !== play.player)
  const prompt = { to: play.player, ask: says('ask.lit'), because: cardOf(play) }
  const formation = yield* nameFormation('formation', among, prompt)
  if (!formation) return spent(play)
  yield* placeLasting(table, play, { squadron: formation.id }, effectOf(play, 'illuminate'), { light: 'night' })
  return eventLabel(play, formation.name)
}

function effectOf({ event }: PlayedEvent, code: 'spotterBonus' | 'illuminate') {
  const effect = event.effects.find((each) => each.code === code)
  if (!effect) throw new Error(`${event.id} has no ${code}`)
  return effect
}
