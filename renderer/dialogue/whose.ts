import { cardTitle } from '../words/card-title'
import { packWords, say } from '../words'
import { acting } from '../stores/under-way'
import type { Effect } from '#shared/game/effect'
import { shipName } from '#shared/game/ship-name'
import type { GameState, OpenDialogue, Side } from '#shared/game/state'
import { own } from '#shared/kernel/own'
import type { Question } from '#shared/kernel/question'
import type { Scalar } from '#shared/kernel/scalar'
import { ownerOf } from '#shared/rules/kit/owner'
import type { Input } from '#shared/rules/pack/input'
import type { ShipId } from '#shared/kernel/ids'

/** The fields of an input that name whom it is aimed at. */
const aimedAt = ['target', 'at'] as const

/** Whose dialogue it is: the flag, and the squadron, the ship or the card it is about. */
export interface Whose {
  readonly flag: string
  readonly name: string
}

export function whoseOf(input: Input, state: GameState): Whose | undefined {
  const card = own(input, 'face')
  if (typeof card === 'string')
    return { flag: flagOfSide(own(input, 'player'), state), name: cardTitle(card, state.decks) }
  const ship = own(state.ships, String(own(input, 'ship') ?? '') as ShipId)
  const squadron =
    state.squadrons.find(({ id }) => id === own(input, 'squadron')) ??
    (ship && state.squadrons.find(({ order }) => order.includes(ship.id)))
  if (!squadron) return undefined
  return { flag: flagOfSide(squadron.side, state), name: ship ? shipName(ship) : squadron.name }
}

/**
 * The ship whose card shows what a dialogue does: the one it is aimed at, else the one it is about; of a marker, torpedoes
 * that run or hits that wait, the one that it names.
 */
export function shipConcerned(input: Input, state: GameState): ShipId | undefined {
  const [named] = [...aimedAt, 'ship'].flatMap((field) => shipsNamed(input, field, state))
  if (named !== undefined) return named
  const marker = state.markers.find(({ id }) => Object.values(input).includes(id))
  return marker && shipConcerned(marker.values, state)
}

/**
 * The ship that a question names, where the dialogue was begun for no ship: of all hits that wait, the one in turn. Of
 * several of that name its key says which: by her id, or by the hits that wait.
 */
export function shipAsked({ ask, key }: Question, input: Input, state: GameState): ShipId | undefined {
  const name = ask.values?.['ship']
  if (name === undefined || shipConcerned(input, state)) return undefined
  const named = Object.values(state.ships).filter((ship) => shipName(ship) === name)
  if (named.length < 2) return named[0]?.id
  const ids = key.split('/').flatMap((part) => [part, shipConcerned({ hits: part }, state)])
  return (named.find(({ id }) => ids.includes(id)) ?? named[0])?.id
}

/** Who fires at whom: the ships that are named, or the squadron in her order; nothing where nobody is aimed at. */
export function shipsFiring(
  input: Input,
  state: GameState,
): { readonly firing: readonly [ShipId, ...ShipId[]]; readonly target: ShipId } | undefined {
  const named = (field: string) => shipsNamed(input, field, state)
  const [target] = aimedAt.flatMap(named)
  const squadron = state.squadrons.find(({ id }) => id === own(input, 'squadron'))
  const [first, ...others] = [...acting.map(named), squadron?.order ?? []].find(({ length }) => length > 0) ?? []
  return target && first && target !== first ? { firing: [first, ...others], target } : undefined
}

/** The ship of an attack that a side decides for: the target, or the only one that attacks; of torpedoes that run, as their marker says. */
export function shipThatDecides(
  { id: side }: Side,
  input: Input,
  state: GameState,
): { readonly is: 'target' | 'firing'; readonly name: string } | undefined {
  const marker = state.markers.find(({ id }) => Object.values(input).includes(id))
  const { firing, target } = shipsFiring({ ...marker?.values, ...input }, state) ?? {}
  if (!firing || !target) return undefined
  const [isTarget, isFirer] = [ownerOf(state, target) === side, ownerOf(state, firing[0]) === side]
  if (isTarget === isFirer || (isFirer && firing.length > 1)) return undefined
  return { is: isTarget ? 'target' : 'firing', name: shipName(state.ships[isTarget ? target : firing[0]]!) }
}

function shipsNamed(input: Input, field: string, state: GameState): readonly ShipId[] {
  const ids = String(own(input, field) ?? '').split(' ') as ShipId[]
  return ids.filter((id) => own(state.ships, id))
}

/** The ship that the last of these effects was done to; what it costs those who act is not seen before their target. */
export function shipHit(effects: readonly Effect[], input: Input, state: GameState): ShipId | undefined {
  const isAimed = aimedAt.some((field) => shipsNamed(input, field, state).length > 0)
  const firing = isAimed ? acting.flatMap((field) => shipsNamed(input, field, state)) : []
  for (const effect of effects.toReversed()) if ('ship' in effect && !firing.includes(effect.ship)) return effect.ship
  return undefined
}

/** Whether the one is done to a ship that acts in the other. */
export function isAimedAtWhoever(one: Input, other: Input): boolean {
  const target = aimedAt.flatMap((field) => own(one, field) ?? [])[0]
  return target !== undefined && acting.some((field) => own(other, field) === target)
}

/** A dialogue by name: `Gunnery, 1st Division`. */
export function dialogueName({ procedure, input, amends }: OpenDialogue, state: GameState): string {
  const name = packWords(state.pack).procedure(procedure)
  const whose = whoseOf(input, state)
  const what = whose ? say('dialogue.waiting.of', { procedure: name, who: whose.name }) : name
  return amends === undefined ? what : say('dialogue.waiting.amends', { what, line: amends })
}

function flagOfSide(side: Scalar | undefined, state: GameState): string {
  return state.sides.find(({ id }) => id === side)?.flag ?? ''
}
