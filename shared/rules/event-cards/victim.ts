import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import type { ShipInPlay } from '../../game/state'
import { roll, type Dialogue } from '../../kernel/dialogue'
import { facesOf, type DieName } from '../../kernel/dice'
import { assertNever } from '../../kernel/assert-never'
import type { NavalEffect } from '../../decks/naval/effect'
import { namesVictim } from '../../decks/naval/house-rules'
import { nameShip, opponentOf } from './naming'
import { cardOf, type PlayedEvent } from './played-event'
import { eventRuling } from './rulings'
import { says } from './says'
import { shipsOf, whoMeet } from './ships-there'

/** The ship that an air, submarine or mine attack strikes: named as `victimChosenBy` says. */
export function* victimOf(table: RuleDraft, play: PlayedEvent, effect: NavalEffect): Dialogue<ShipInPlay | undefined> {
  const side = yield* opponentOf(play, table.state)
  if (!side) return undefined
  const among = whoMeet(
    play,
    table.state,
    shipsOf(play.pack, table.state, (each) => each === side),
    effect,
  )
  const by = namesVictim(eventRuling(table.state, 'victimChosenBy'))
  const prompt = { ask: says('ask.victim'), because: cardOf(play) }
  switch (by) {
    case 'struckSide':
      return yield* nameShip(table.state, 'ship', among, { to: side, ...prompt })
    case 'cardPlayer':
      return yield* nameShip(table.state, 'ship', among, { to: play.player, ...prompt })
    case 'chance':
      return yield* byChance(table, play, among)
    default:
      return assertNever(by)
  }
}

/** Smallest first: the die with a face for every ship, as many for each. */
const dice: readonly DieName[] = ['D6', 'D10', 'D20', 'D100']

/** A face without a ship is rolled again, but not without end. */
const mostRolls = 20

function* byChance(
  table: RuleDraft,
  play: PlayedEvent,
  among: readonly ShipInPlay[],
): Dialogue<ShipInPlay | undefined> {
  if (among.length < 2) return among[0]
  const die = dice.find((each) => facesOf(each).length >= among.length)
  const each = die ? Math.floor(facesOf(die).length / among.length) : 0
  for (let again = 1; die && again <= mostRolls; again++) {
    const because = among.map((ship, at) => says('byDie', faces(shipName(ship), at * each + 1, (at + 1) * each)))
    const prompt = { to: play.player, ask: says('ask.victimByDie'), because }
    const ship = among[Math.ceil((yield* roll(`victim/${again}`, die, prompt)) / each) - 1]
    if (!ship) continue
    table.because(says('byDieStruck', { ship: shipName(ship) }))
    return ship
  }
  return yield* nameShip(table.state, 'ship', among, { to: 'umpire', ask: says('ask.victim'), because: cardOf(play) })
}

function faces(ship: string, from: number, to: number) {
  return { ship, faces: from === to ? String(from) : `${from}–${to}` }
}
