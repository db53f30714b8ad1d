import type { Effect } from '../game/effects'
import type { Outcome, RolledDie } from '../game/journal-line'
import { shipName } from '../game/ship-name'
import type { GameState, ShipInPlay } from '../game/state'
import type { ShipId } from '../kernel/ids'
import { shows, type Disclosure } from './disclosure'
import type { Words } from '../words/speak'
import type { Result } from './picture'

/** More reasons than a picture has room for are not sent; the last of them tell what it came to. */
const mostLines = 8

/** An entry that counts, as the log has it in words. */
export interface ResultInWords {
  readonly outcome: Outcome
  readonly head: string
  readonly text: string
  readonly lines: readonly string[]
  readonly dice: readonly RolledDie[]
}

/**
 * A result as far as the table may know of every ship in it. A sentence cannot be shown in part: where it does what is
 * not shown of a ship, or names one that is not there, it stays away whole.
 */
export function resultShown(
  { outcome, head, text, lines, dice }: ResultInWords,
  state: GameState,
  levelOf: (ship: ShipId) => Disclosure,
  words: Words,
): Result | null {
  const effects = [...outcome.effects, ...(outcome.atOnce?.effects ?? [])]
  if (effects.some((effect) => !maySeeEffect(effect, levelOf))) return null
  const told = [head, text, ...lines].join('\n')
  const spokenOf = idsIn(outcome)
  for (const ship of Object.values(state.ships)) {
    const level = levelOf(ship.id)
    if (!shows(level, 'name') && (spokenOf.has(ship.id) || names(told, ship))) return null
    // Reasons and figures of a ship whose boxes are not shown are not shown either.
    if (!shows(level, 'boxes') && (names(lines.join('\n'), ship) || isTouched(ship.id, effects))) return null
  }
  return {
    caption: words('tableView.lastResult'),
    head,
    text,
    lines: lines.slice(-mostLines).map(asSentence),
    dice: dice.map(({ die, rolled }) => ({ die, rolled })),
  }
}

/** Reasons stand one behind the other. */
export function asSentence(line: string): string {
  return /[.!?:]$/.test(line) ? line : `${line}.`
}

/** The ships that a result does something to, in the order it does. */
export function concernedShips({ effects, atOnce }: Outcome): readonly ShipId[] {
  const touched = [...effects, ...(atOnce?.effects ?? [])].flatMap((effect) => ('ship' in effect ? [effect.ship] : []))
  return [...new Set(touched)]
}

function maySeeEffect(effect: Effect, levelOf: (ship: ShipId) => Disclosure): boolean {
  switch (effect.type) {
    case 'marked':
      return shows(levelOf(effect.ship), 'boxes')
    case 'trackSet':
    case 'trackMoved':
    case 'fieldSet':
    case 'shipReset':
      return shows(levelOf(effect.ship), 'all')
    case 'shipAdded':
    case 'shipRemoved':
    case 'shipMoved':
      return shows(levelOf(effect.ship), 'name')
    default:
      return true
  }
}

/** Everything in an outcome that may be a ship: who laid a torpedo stands in no sentence, and her torpedo tells of her. */
function idsIn(outcome: Outcome): ReadonlySet<string> {
  return new Set(JSON.stringify(outcome).match(/[a-z0-9-]+/g))
}

function isTouched(ship: ShipId, effects: readonly Effect[]): boolean {
  return effects.some((effect) => 'ship' in effect && effect.ship === ship)
}

/** Whether a text says the name of a ship. */
export function names(told: string, ship: ShipInPlay): boolean {
  return [shipName(ship), ship.document.name].some((name) => told.includes(name))
}
