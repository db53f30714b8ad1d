import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import { shipName } from '../../game/ship-name'
import { choose, type Dialogue, type Prompt } from '../../kernel/dialogue'
import { shipId, type ShipId, type SideId, type SquadronId } from '../../kernel/ids'
import { cardOf, type PlayedEvent } from './played-event'
import { says } from './says'
import { formationsOf, shipsThere, sideName, squadronOf } from './ships-there'

/** Asks for one of some ships; a single ship needs no question. `undefined` where there is none. */
export function* nameShip(
  state: GameState,
  key: string,
  among: readonly ShipInPlay[],
  prompt: Prompt,
): Dialogue<ShipInPlay | undefined> {
  const [first, ...others] = among
  if (!first || others.length === 0) return first
  const options = among.map((ship) => shipOption(state, ship))
  const id = yield* choose<ShipId>(key, options, first.id, prompt)
  return among.find((ship) => ship.id === id)
}

/** The same where perhaps none of them qualifies: only the players see the models. */
export function* nameShipOrNone(
  state: GameState,
  key: string,
  among: readonly ShipInPlay[],
  prompt: Prompt,
): Dialogue<ShipInPlay | undefined> {
  const [first] = among
  if (!first) return undefined
  const options = [...among.map((ship) => shipOption(state, ship)), { value: none, say: says('none') }]
  const id = yield* choose<ShipId>(key, options, first.id, prompt)
  return among.find((ship) => ship.id === id)
}

/** No ship can have this id: ids begin with a letter or a digit. */
const none = shipId('-none')

export function* nameFormation(
  key: string,
  among: readonly Squadron[],
  prompt: Prompt,
): Dialogue<Squadron | undefined> {
  const [first, ...others] = among
  if (!first || others.length === 0) return first
  const options = among.map(({ id, name }) => ({ value: id, say: says('formation', { formation: name }) }))
  const id = yield* choose<SquadronId>(key, options, first.id, prompt)
  return among.find((squadron) => squadron.id === id)
}

/** The side that is affected: the one opponent, or of several the one whose mishaps the deck holds. */
export function* opponentOf(play: PlayedEvent, state: GameState): Dialogue<SideId | undefined> {
  const { pack, player, pile } = play
  const sides = [...new Set(formationsOf(pack, state, (side) => side !== player).map(({ side }) => side))]
  const [first, ...others] = sides
  if (!first || others.length === 0) return first
  if (sides.includes(pile.of)) return pile.of
  const options = sides.map((value) => ({ value, say: says('side', { side: sideName(state, value) }) }))
  return yield* choose<SideId>('opponent', options, first, {
    to: player,
    ask: says('ask.opponent'),
    because: cardOf(play),
  })
}

function shipOption(state: GameState, ship: ShipInPlay) {
  const squadron = squadronOf(state, ship.id)
  const values = { ship: shipName(ship), formation: squadron?.name ?? '' }
  return { value: ship.id, say: says(squadron ? 'shipOf' : 'ship', values) }
}

/** The ships of her formation that are left, the leading one first: lost ships leave no gap. */
export function lineOf(
  { pack }: PlayedEvent,
  state: GameState,
  { id }: ShipInPlay,
  among: readonly ShipInPlay[],
): readonly ShipInPlay[] {
  const squadron = squadronOf(state, id)
  return squadron ? shipsThere(pack, state, squadron).filter((each) => among.includes(each)) : []
}

/** Asks for another ship of her line: the next ahead and the next astern first, then the others. */
export function* nameConsort(
  line: readonly ShipInPlay[],
  ship: ShipInPlay,
  prompt: Prompt,
): Dialogue<ShipInPlay | undefined> {
  const astern = (each: ShipInPlay) => line.indexOf(each) - line.indexOf(ship)
  const consorts = line
    .filter((each) => each !== ship)
    .toSorted((one, other) => Math.abs(astern(one)) - Math.abs(astern(other)))
  const [first, ...others] = consorts
  if (!first || others.length === 0) return first
  const options = consorts.map((each) => ({
    value: each.id,
    say: says(lies.get(astern(each)) ?? 'fartherOff', { ship: shipName(each) }),
  }))
  const id = yield* choose<ShipId>('other', options, first.id, prompt)
  return consorts.find((each) => each.id === id)
}

const lies: ReadonlyMap<number, string> = new Map([
  [-1, 'nextAhead'],
  [1, 'nextAstern'],
])
