import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { FormField } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { condition } from '../../ship/state'
import { gunLetters } from '../../ship/ship'
import { rangeBandsInches } from '../../tables/tables'
import { isGone } from '../damage/gone'
import { areFriends, badOrder, targetsHeldOn } from '../events/held-on'
import { acts, actingSquadrons } from '../turn/acting'
import { isDoneThisTurn } from '../turn/once-a-turn'
import { breaches, leadingShip } from './etiquette'
import { hindrance, hindranceToSay } from './hindrance'
import { lastAim } from './last-aim'
import { mountsOf } from './mounts'
import { proposedRake } from './rake'
import { badLetter, gunsAble, sightInches } from './salvo-check'
import { countField, firingShips, rakes, readSalvo, sectors } from './salvo-input'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** Where nothing was aimed at before: the fourth column of the table, on the beam. */
const firstRangeInches = 32
const abeamDegrees = 90

/** The form of a salvo; the default of each field depends on the fields before it. */
export function salvoFields(state: GameState, input: Input): readonly FormField[] {
  const fields: FormField[] = []
  const filled: Record<string, Input[string]> = {}
  const add = <Field extends FormField>(field: Field): void => {
    fields.push(field)
    filled[field.name] = own(input, field.name) ?? field.default
  }
  add(squadronField(state))
  const { squadron } = readSalvo(state, filled)
  if (!squadron) return fields
  add(shipsField(state, squadron))
  add(targetField(state, squadron, filled))
  add(rangeField(state, squadron, filled))
  add({ kind: 'choice', name: 'sector', among: sectors, default: lastAim(state, squadron.id, 'sector') ?? 'starboard' })
  lentFields(state, squadron).forEach(add)
  add(lettersField(state, filled))
  countFields(state, filled).forEach(add)
  add(bearingField(state, squadron))
  add(rakeField(state, filled))
  return fields
}

/** An input with every field that was left out at its usual value. */
export function salvoWithDefaults(state: GameState, input: Input): Input {
  return Object.fromEntries(
    salvoFields(state, input).map(({ name, default: usual }) => [name, own(input, name) ?? usual]),
  )
}

function squadronField(state: GameState): FormField {
  const among = actingSquadrons(state).map(({ id }) => id)
  const waiting = among.find((id) => !isDoneThisTurn(state, 'squadronFired', id))
  return { kind: 'squadron', name: 'squadron', among, default: waiting ?? among[0] ?? null }
}

/** Ships that withdraw may fire, and are not taken for granted; nor are those that an event holds on a target of theirs. */
function shipsField(state: GameState, { order }: Squadron): FormField {
  const cannot: Record<ShipId, Phrase> = {}
  const usual: ShipId[] = []
  for (const id of order) {
    const ship = own(state.ships, id)
    const why = ship && silent(state, ship)
    if (why) cannot[id] = why
    else if (ship && condition(ship).standing !== 'withdrawing') usual.push(id)
  }
  return { kind: 'ships', name: 'ships', among: order, cannot, default: atOneTarget(state, usual).join(' ') }
}

/** Those free to fire where they are ordered; else the first that an event holds on another target. */
function atOneTarget(state: GameState, ships: readonly ShipId[]): readonly ShipId[] {
  const free = ships.filter((id) => targetsHeldOn(state, state.ships[id]!).length === 0)
  return free.length > 0 ? free : ships.slice(0, 1)
}

/** Why a ship fires nothing more this turn. */
export function silent(state: GameState, ship: ShipInPlay): Phrase | undefined {
  if (!acts(ship)) return says(`silent.${condition(ship).standing}`)
  const mounts = mountsOf(ship.document)
  const hindrances = mounts.map((mount) => hindrance(state, ship, mount))
  if (hindrances.includes(undefined)) return undefined
  const why = hindranceToSay(mounts, hindrances)
  return says(`silent.${why === undefined || why === 'destroyed' ? 'noGuns' : why}`)
}

/**
 * What an event holds the guns of all these ships on; last turn's target while she is there, else the leading ship of
 * the first enemy squadron.
 */
function targetField(state: GameState, { id, side }: Squadron, input: Input): FormField {
  const firing = readSalvo(state, input).ships.filter((ship) => ship !== undefined)
  const held = [...new Set(firing.flatMap((ship) => targetsHeldOn(state, ship)))]
  const friends = held.filter((target) => firing.some((ship) => areFriends(state, ship, target)))
  const enemies = state.squadrons.filter((squadron) => squadron.side !== side)
  const there = enemies.flatMap(({ order }) => order).filter((ship) => state.ships[ship] && !isGone(state.ships[ship]))
  const among = [...there, ...friends.map((friend) => friend.id)]
  const last = among.find((ship) => ship === lastAim(state, id, 'target'))
  const leaders = enemies.flatMap(({ order }) => leadingShip(state, order) ?? [])
  const areHeld = held.length > 0 && firing.every((ship) => targetsHeldOn(state, ship).length > 0)
  const usual = (areHeld ? held[0]?.id : last) ?? leaders[0]?.id ?? null
  return { kind: 'ship', name: 'target', among, default: usual }
}

function rangeField(state: GameState, { id }: Squadron, input: Input): FormField {
  const mostInches = sightInches(state, readSalvo(state, input).target)
  const last = lastAim(state, id, 'rangeInches')
  const usual = Math.min(mostInches, typeof last === 'number' ? last : firstRangeInches)
  return { kind: 'range', name: 'rangeInches', mostInches, bandsInches: rangeBandsInches, default: usual }
}

/** All that can fire at that target; what etiquette forbids has to be asked for. */
function lettersField(state: GameState, input: Input): FormField {
  const salvo = readSalvo(state, input)
  const { target, rangeInches, sector } = salvo
  const firing = firingShips(salvo)
  const carried = new Set(firing.flatMap((ship) => mountsOf(ship.document).map(({ letter }) => letter)))
  const among = gunLetters.filter((letter) => carried.has(letter))
  const cannot: Record<string, Phrase> = {}
  for (const letter of among) {
    const isAimed = rangeInches !== undefined && sector
    const refusal =
      (target && badOrder(state, firing, letter, target)) ??
      (isAimed ? badLetter(state, firing, letter, { rangeInches, sector }) : undefined)
    if (refusal) cannot[letter] = { key: `refused.${refusal.code}`, values: refusal.values }
  }
  const able = among.filter((letter) => !cannot[letter])
  const rude = target ? breaches(state, { ships: firing, target, letters: able }) : []
  const withheld = rude.flatMap((breach) => (breach.of === 'smallCraft' ? breach.letters : []))
  const usual = able.filter((letter) => !withheld.includes(letter))
  return { kind: 'choices', name: 'letters', among, cannot, default: usual.join(' ') }
}

/** Ships of the same side in other squadrons that could lend their guns; nobody does unless it is chosen. */
function lentFields(state: GameState, { id, side }: Squadron): readonly FormField[] {
  const others = state.squadrons.filter((squadron) => squadron.side === side && squadron.id !== id)
  const among = others
    .flatMap(({ order }) => order.flatMap((ship) => own(state.ships, ship) ?? []))
    .filter((ship) => !silent(state, ship))
    .map((ship) => ship.id)
  return among.length > 0 ? [{ kind: 'ships', name: 'lent', among, cannot: {}, default: '', folded: true }] : []
}

/** How many guns of each letter fire: all that can, unless fewer are chosen. */
function countFields(state: GameState, input: Input): readonly FormField[] {
  const salvo = readSalvo(state, input)
  const { rangeInches, sector } = salvo
  if (rangeInches === undefined || !sector) return []
  return salvo.letters.flatMap((letter): readonly FormField[] => {
    const most = letter ? gunsAble(state, firingShips(salvo), letter, { rangeInches, sector }) : 0
    if (!letter || most < 2) return []
    return [{ kind: 'number', name: countField(letter), least: 1, most, default: most, folded: true }]
  })
}

/** Off the target's bow, 0 from right ahead of her to 180: what a rake is proposed by. */
function bearingField(state: GameState, { id }: Squadron): FormField {
  const last = lastAim(state, id, 'bearingDegrees')
  const usual = typeof last === 'number' ? last : abeamDegrees
  return { kind: 'number', name: 'bearingDegrees', least: 0, most: 180, default: usual }
}

function rakeField(state: GameState, input: Input): FormField {
  const bearing = own(input, 'bearingDegrees')
  const arc = rulingOf(state, 'rakeArcDegrees')
  const usual = typeof bearing === 'number' && typeof arc === 'number' ? proposedRake(bearing, arc) : 'none'
  return { kind: 'choice', name: 'rake', among: rakes, default: usual }
}
