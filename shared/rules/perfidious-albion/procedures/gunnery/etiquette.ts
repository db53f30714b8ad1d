import type { GameState, ShipInPlay } from '../../../../game/state'
import { shipName } from '../../../../game/ship-name'
import type { Phrase } from '../../../../kernel/phrase'
import { shipOf } from '../../ship-data'
import type { GunLetter } from '../../ship'
import { isGone } from '../damage/gone'
import { ruling } from '../damage/ruling'
import { squadronOf } from '../turn/acting'
import { mountsOf } from './mounts'
import { says } from './says'

/** A vessel under so many tons is fired at with light guns only. */
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
  readonly ships: readonly ShipInPlay[]
  readonly target: ShipInPlay
  readonly letters: readonly GunLetter[]
}

export function breaches(state: GameState, { ships, target, letters }: Shot): readonly Breach[] {
  const small = shipOf(target.document).tonnage < smallCraftTons
  const light = lightLetters(state)
  const heavy = small ? letters.filter((letter) => !light.includes(letter)) : []
  const main = new Set(ships.map(mainLetter))
  const scattered = isLeading(state, target) ? [] : letters.filter((letter) => main.has(letter))
  const values = { ship: shipName(target), tons: smallCraftTons }
  const found: readonly Breach[] = [
    { of: 'smallCraft', letters: heavy, say: says('etiquette.smallCraft', { ...values, guns: light.join(', ') }) },
    { of: 'leadingShip', letters: scattered, say: says('etiquette.leadingShip', values) },
  ]
  return found.filter((breach) => breach.letters.length > 0)
}

/** Only E and Q guns fire at vessels under 2,000 tons; `lightGuns` adds F. */
export function lightLetters(state: GameState): readonly GunLetter[] {
  return ruling(state, 'lightGuns') === 'EFQ' ? ['E', 'F', 'Q'] : ['E', 'Q']
}

/** The first ship of a squadron that is still there. */
export function leadingShip(state: GameState, order: readonly ShipInPlay['id'][]): ShipInPlay | undefined {
  return order.map((id) => state.ships[id]).find((ship) => ship !== undefined && !isGone(ship))
}

function isLeading(state: GameState, target: ShipInPlay): boolean {
  const squadron = squadronOf(state, target.id)
  return !squadron || leadingShip(state, squadron.order)?.id === target.id
}

/** A squadron's main guns are the heaviest letter of each ship, where that is more than a light gun. */
function mainLetter(ship: ShipInPlay): GunLetter | undefined {
  const mounts = mountsOf(ship.document)
  return heavyLetters.find((heavy) => mounts.some(({ letter }) => letter === heavy))
}
