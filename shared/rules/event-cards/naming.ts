import type { NavalEffect } from '../../decks/naval/effect'
import { shipName } from '../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import { choose, type Dialogue, type Prompt } from '../../kernel/dialogue'
import { shipId, type SideId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { Option } from '../../kernel/question'
import { squadronOf } from '../kit/on-table'
import type { RulesPack } from '../pack/rules-pack'
import { isOut } from '../pack/standing'
import { asking, says, type PlayedEvent } from './played-event'

/** The ships of a squadron that are on the table and above water, the leading one first. */
function shipsThere(pack: RulesPack, state: GameState, { order }: Squadron): readonly ShipInPlay[] {
  return order.flatMap((id) => own(state.ships, id) ?? []).filter((ship) => !isOut(pack.condition(ship).standing))
}

/** The formations of some sides that have a ship left. */
export function formationsOf(
  pack: RulesPack,
  state: GameState,
  isTheirs: (side: SideId) => boolean,
): readonly Squadron[] {
  return state.squadrons.filter((squadron) => isTheirs(squadron.side) && shipsThere(pack, state, squadron).length > 0)
}

/** The ships of some sides, formation by formation. */
export function shipsOf(pack: RulesPack, state: GameState, isTheirs: (side: SideId) => boolean): readonly ShipInPlay[] {
  return formationsOf(pack, state, isTheirs).flatMap((squadron) => shipsThere(pack, state, squadron))
}

/** Ships of some sides that meet the moment, as far as the rules know: only the players see the models. */
export function shipsThatMeet(
  { pack }: PlayedEvent,
  state: GameState,
  isTheirs: (side: SideId) => boolean,
  effect: NavalEffect,
): readonly ShipInPlay[] {
  return shipsOf(pack, state, isTheirs).filter((ship) => pack.events?.meets(state, ship, effect) ?? true)
}

/** Enemy ships that an effect can strike, as whoever plays the card sees them. */
export function opposing(play: PlayedEvent, state: GameState, effect: NavalEffect): readonly ShipInPlay[] {
  return shipsThatMeet(play, state, (side) => side !== play.player, effect)
}

/** The formations against whoever plays the card. */
export function opposingFormations({ pack, player }: PlayedEvent, state: GameState): readonly Squadron[] {
  return formationsOf(pack, state, (side) => side !== player)
}

export function sideName(state: GameState, side: SideId): string {
  return state.sides.find(({ id }) => id === side)?.name ?? side
}

/** Asks for one of some things; a single one needs no question. `undefined` where there is none. */
function* nameOne<Thing extends { readonly id: string }>(
  key: string,
  among: readonly Thing[],
  optionOf: (thing: Thing) => Option['say'],
  prompt: Prompt,
): Dialogue<Thing | undefined> {
  const [first, ...others] = among
  if (!first || others.length === 0) return first
  const options = among.map((thing) => ({ value: thing.id, say: optionOf(thing) }))
  const id = yield* choose(key, options, first.id, prompt)
  return among.find((thing) => thing.id === id)
}

export function nameShip(
  state: GameState,
  key: string,
  among: readonly ShipInPlay[],
  prompt: Prompt,
): Dialogue<ShipInPlay | undefined> {
  return nameOne(key, among, (ship) => shipSaid(state, ship), prompt)
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
  const ships = among.map((ship) => ({ value: ship.id, say: shipSaid(state, ship) }))
  const id = yield* choose(key, [...ships, { value: none, say: says('none') }], first.id, prompt)
  return among.find((ship) => ship.id === id)
}

/** No ship can have this id: ids begin with a letter or a digit. */
const none = shipId('-none')

function shipSaid(state: GameState, ship: ShipInPlay): Option['say'] {
  const squadron = squadronOf(state, ship.id)
  return says(squadron ? 'shipOf' : 'ship', { ship: shipName(ship), formation: squadron?.name ?? '' })
}

export function nameFormation(key: string, among: readonly Squadron[], prompt: Prompt): Dialogue<Squadron | undefined> {
  return nameOne(key, among, ({ name }) => says('formation', { formation: name }), prompt)
}

/** The side that is affected: the one opponent, or of several the one whose mishaps the deck holds. */
export function* opponentOf(play: PlayedEvent, state: GameState): Dialogue<SideId | undefined> {
  const ids = [...new Set(opposingFormations(play, state).map(({ side }) => side))]
  if (ids.length > 1 && ids.includes(play.pile.of)) return play.pile.of
  const sides = ids.map((id) => ({ id }))
  const side = yield* nameOne(
    'opponent',
    sides,
    ({ id }) => says('side', { side: sideName(state, id) }),
    asking(play, 'opponent'),
  )
  return side?.id
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
export function nameConsort(
  line: readonly ShipInPlay[],
  ship: ShipInPlay,
  prompt: Prompt,
): Dialogue<ShipInPlay | undefined> {
  const astern = (each: ShipInPlay) => line.indexOf(each) - line.indexOf(ship)
  const lies = (places: number) => (places === -1 ? 'nextAhead' : places === 1 ? 'nextAstern' : 'fartherOff')
  const consorts = line
    .filter((each) => each !== ship)
    .toSorted((one, other) => Math.abs(astern(one)) - Math.abs(astern(other)))
  return nameOne('other', consorts, (each) => says(lies(astern(each)), { ship: shipName(each) }), prompt)
}
