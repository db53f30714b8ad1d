import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { shipName } from '../../../../game/ship-name'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { rulingOf } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import type { GunLetter } from '../../ship/ship'
import { onSheet } from '../../reference/look-up'
import { targetsHeldOn } from '../events/held-on'
import { acts } from '../turn/acting'
import { squadronOf } from '../../../kit/on-table'
import { firingGuns, type GunCounts, type LetterGuns } from './firing-guns'
import type { Aim } from './hindrance'
import { mountsOf } from './mounts'
import { says } from './says'

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

/** The guns that fire, once it is known whether a breach of etiquette is meant. */
export function* heedEtiquette(
  state: GameState,
  shot: Shot & Aim & { readonly squadron: Squadron; readonly guns: GunCounts },
): Dialogue<readonly LetterGuns[]> {
  const held: GunLetter[] = []
  for (const { of, letters, say } of breaches(state, shot)) {
    const meant = yield* confirm(`etiquette/${of}`, true, {
      to: shot.squadron.side,
      ask: say,
      lookUp: onSheet.etiquette[of],
    })
    if (!meant) held.push(...letters)
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
  const main = letters.filter((letter) => ships.some((ship) => mainLetter(ship) === letter))
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
function mainLetter(ship: ShipInPlay): GunLetter | undefined {
  const mounts = mountsOf(ship.document)
  return heavyLetters.find((heavy) => mounts.some(({ letter }) => letter === heavy))
}
