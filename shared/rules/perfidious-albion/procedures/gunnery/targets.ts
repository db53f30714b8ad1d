import { inForce, type InForce } from '../../../../game/decks/in-force'
import { shipName } from '../../../../game/ship-name'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused, type Refusal } from '../../../../kernel/result'
import { shipById, squadronOf } from '../../../kit/on-table'
import { onSheet } from '../../reference/look-up'
import { saysOfGunnery as says } from '../../sentence'
import type { GunLetter } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'
import { isGone } from '../damage/fire-flash-flooding'
import { acts } from '../turn/acting'
import {
  firingGuns,
  hindrance,
  mainLetter,
  mountsOf,
  type Aim,
  type GunCounts,
  type LetterGuns,
  type Mount,
} from './guns'

/**
 * The ship that an event holds her guns on this turn: all of them on one of her own side, or the main battery on
 * another than was ordered. Of several the last counts, and none while its target is no longer there.
 */
function heldOn(state: GameState, ship: ShipInPlay, letter: GunLetter): ShipInPlay | undefined {
  const held = inForce(state, ship.id).findLast((each) => holds(each, ship, letter))
  const target = held && shipById(state, own(held.event.noted, 'target'))
  return target && !isGone(target) ? target : undefined
}

function holds({ effect }: InForce, { document }: ShipInPlay, letter: GunLetter): boolean {
  if (effect.code === 'fireOnFriend') return true
  return effect.code === 'retarget' && effect.weapon === 'mainBattery' && letter === mainLetter(document)
}

/** The targets of her guns that have yet to fire and that an event holds, the heaviest guns first. */
export function targetsHeldOn(state: GameState, ship: ShipInPlay): readonly ShipInPlay[] {
  if (inForce(state, ship.id).length === 0) return []
  return [...new Set(ready(state, ship).flatMap(({ letter }) => heldOn(state, ship, letter) ?? []))]
}

/** Guns of one letter are refused a target that an event keeps them from, and one of their own side it does not hold them on. */
export function badOrder(
  state: GameState,
  ships: readonly ShipInPlay[],
  letter: GunLetter,
  target: ShipInPlay,
): Refusal | undefined {
  for (const ship of ships) {
    const held = heldOn(state, ship, letter)
    const isAstray = held ? held.id !== target.id : areFriends(state, ship, target)
    if (!isAstray || !ready(state, ship).some((mount) => mount.letter === letter)) continue
    if (!held) return refused('target-own-side', { field: 'target', ship: shipName(target) })
    const values = { ship: shipName(ship), letter, other: shipName(held) }
    return refused('guns-held-on-another', { field: 'letters', ...values })
  }
  return undefined
}

function ready(state: GameState, ship: ShipInPlay): readonly Mount[] {
  return mountsOf(ship.document).filter((mount) => !hindrance(state, ship, mount))
}

/** Of one side. */
export function areFriends(state: GameState, one: ShipInPlay, other: ShipInPlay): boolean {
  const side = squadronOf(state, one.id)?.side
  return side !== undefined && side === squadronOf(state, other.id)?.side
}

/** A vessel under so many tons is fired at with light guns only. @source Sheet, "Rules of Engagement" */
const smallCraftTons = 2000

/** Heaviest first. */
const heavyLetters = ['Z', 'Y', 'X', 'A', 'B', 'C'] as const satisfies readonly GunLetter[]

/** What the sheet asks of gentlemen: a warning that can be overruled. */
export interface Breach {
  readonly of: 'smallCraft' | 'leadingShip'
  /** The guns that hold their fire if it is heeded. */
  readonly letters: readonly GunLetter[]
  readonly say: Phrase
}

interface Shot {
  readonly firing: readonly ShipInPlay[]
  readonly target: ShipInPlay
  readonly letters: readonly GunLetter[]
}

/** None at a target that an event holds guns on: nobody ordered it. */
export function breaches(state: GameState, { firing, target, letters }: Shot): readonly Breach[] {
  if (firing.some((ship) => targetsHeldOn(state, ship).includes(target))) return []
  return [...atSmallCraft(state, target, letters), ...pastTheLeader(state, firing, target, letters)]
}

/** The guns that fire, once it is known whether a breach of etiquette is meant; what was said of it is a reason. */
export function* heedEtiquette(
  table: RuleDraft,
  shot: Shot & Aim & { readonly squadron: Squadron; readonly guns: GunCounts },
): Dialogue<readonly LetterGuns[]> {
  const { settled: state } = table
  const held: GunLetter[] = []
  for (const { of, letters, say } of breaches(state, shot)) {
    const meant = yield* confirm(`etiquette/${of}`, true, {
      to: shot.squadron.side,
      ask: say,
      lookUp: onSheet.etiquette[of],
    })
    if (!meant) held.push(...letters)
    table.because(meant ? says('etiquette.overruled') : says('etiquette.heeded', { letters: letters.join(', ') }))
  }
  const letters = shot.letters.filter((letter) => !held.includes(letter))
  return firingGuns(state, shot.firing, letters, shot, shot.guns)
}

function atSmallCraft(state: GameState, target: ShipInPlay, letters: readonly GunLetter[]): readonly Breach[] {
  if (shipOf(target.document).tonnage >= smallCraftTons) return []
  const light = lightLetters(state)
  const heavy = letters.filter((letter) => !light.includes(letter))
  const values = { ship: shipName(target), tons: smallCraftTons, guns: light.join(', ') }
  return heavy.length > 0 ? [{ of: 'smallCraft', letters: heavy, say: says('etiquette.smallCraft', values) }] : []
}

function pastTheLeader(
  state: GameState,
  ships: readonly ShipInPlay[],
  target: ShipInPlay,
  letters: readonly GunLetter[],
): readonly Breach[] {
  if (isLeading(state, target)) return []
  const main = letters.filter((letter) => ships.some((ship) => heaviestLetter(ship) === letter))
  const say = says('etiquette.leadingShip', { ship: shipName(target) })
  return main.length > 0 ? [{ of: 'leadingShip', letters: main, say }] : []
}

/** Only E and Q guns fire at vessels under 2,000 tons; `lightGuns` adds F. */
export function lightLetters(state: GameState): readonly GunLetter[] {
  return rulingOf(state, 'lightGuns') === 'EFQ' ? ['E', 'F', 'Q'] : ['E', 'Q']
}

/** The first ship of a squadron that still obeys orders: one that is lost, has struck or has left leads no more. */
export function leadingShip(state: GameState, order: readonly ShipInPlay['id'][]): ShipInPlay | undefined {
  return order.map((id) => state.ships[id]).find((ship) => ship !== undefined && acts(ship))
}

function isLeading(state: GameState, target: ShipInPlay): boolean {
  const squadron = squadronOf(state, target.id)
  return !squadron || leadingShip(state, squadron.order)?.id === target.id
}

/** A squadron's main guns are the heaviest letter of each ship, where that is more than a light gun. */
function heaviestLetter(ship: ShipInPlay): GunLetter | undefined {
  const mounts = mountsOf(ship.document)
  return heavyLetters.find((heavy) => mounts.some(({ letter }) => letter === heavy))
}
