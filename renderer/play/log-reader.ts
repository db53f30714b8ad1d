import { type ComputedRef, computed } from 'vue'
import { say } from '../words'
import type { JournalLine } from '#shared/game/journal-line'
import { shipName } from '#shared/game/ship-name'
import type { GameState } from '#shared/game/state'
import type { DeckId } from '#shared/kernel/ids'
import { own } from '#shared/kernel/own'
import { type LogEntry, readLine as readIn } from '#shared/log/log-line'

export type ReadLine = (line: JournalLine) => LogEntry

/** A line as the log has it, in the words of the screen. */
export function readLine(line: JournalLine, state: GameState): LogEntry {
  return readIn(line, state, say)
}

/** Reads lines of the log, each once, until what they speak of has another name: a mark changes no word of them. */
export function useLogReader(state: () => GameState | undefined): ComputedRef<ReadLine> {
  const named = useNames(state)
  return computed(() => {
    const table = named.value
    const known = new WeakMap<JournalLine, LogEntry>()
    return (line) => {
      let entry = known.get(line)
      if (!entry) known.set(line, (entry = readLine(line, table!)))
      return entry
    }
  })
}

/** The table as far as names go: the very same until something on it is called otherwise. */
export function useNames(state: () => GameState | undefined): ComputedRef<GameState | undefined> {
  return computed<GameState | undefined>((was) => {
    const now = state()
    return was && (!now || isNamedAlike(was, now)) ? was : now
  })
}

function isNamedAlike(was: GameState, now: GameState): boolean {
  if (was.sides !== now.sides || !isPrintedAlike(was, now)) return false
  if (was.ships === now.ships) return was.pack === now.pack
  const ships = Object.values(now.ships)
  return (
    was.pack === now.pack &&
    ships.length === Object.keys(was.ships).length &&
    ships.every((ship) => {
      const before = own(was.ships, ship.id)
      return before === ship || (before?.document === ship.document && shipName(before) === shipName(ship))
    })
  )
}

/** Titles of cards of an own deck are read off the deck on the table. */
function isPrintedAlike({ decks: was }: GameState, { decks: now }: GameState): boolean {
  if (was === now) return true
  const decks = Object.keys({ ...was.piles, ...now.piles }) as DeckId[]
  return decks.every((deck) => own(was.piles, deck)?.printed === own(now.piles, deck)?.printed)
}
