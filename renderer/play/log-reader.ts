import { type ComputedRef, type Ref, computed, ref, shallowRef, watch } from 'vue'
import { useGameLog } from '../stores/game-log'
import { say } from '../words'
import type { JournalLine } from '#shared/game/journal-line'
import { shipName } from '#shared/game/ship-name'
import type { GameState } from '#shared/game/state'
import type { DeckId } from '#shared/kernel/ids'
import { own } from '#shared/kernel/own'
import { type LogEntry, readLine as readIn } from '#shared/log/log-line'

/** More hits than these are not listed. */
const mostFound = 300

type Read = (line: JournalLine) => LogEntry

/** A line as the log has it, in the words of the screen. */
export function readLine(line: JournalLine, state: GameState): LogEntry {
  return readIn(line, state, say)
}

/** Reads lines of the log, each once, until what they speak of has another name: a mark changes no word of them. */
export function useLogReader(state: () => GameState | undefined): ComputedRef<Read> {
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

/** The log searched for words: read through once for each word, and from then on only new lines are looked at. */
export function useLogSearch(read: Ref<(line: JournalLine) => LogEntry>) {
  const log = useGameLog()
  const wanted = ref('')
  /** Newest first. */
  const found = shallowRef<readonly LogEntry[]>([])
  const isSlow = ref(false)
  const isUnsearchable = ref(false)
  let searches = 0
  /** The last line that was looked at; `null` while the log is read through. */
  let searchedTo: number | null = null

  const words = computed(() => wanted.value.trim().toLowerCase())
  watch([words, () => log.edition], () => void search())
  watch(() => log.lastSeq, goOn)

  const hit = (line: JournalLine): readonly LogEntry[] => {
    const entry = read.value(line)
    return entry.isListed && entry.text.toLowerCase().includes(words.value) ? [entry] : []
  }

  async function search(): Promise<void> {
    const mine = ++searches
    searchedTo = null
    isSlow.value = false
    if (words.value === '') return void (found.value = [])
    const slow = setTimeout(() => (isSlow.value = mine === searches), 200)
    const until = log.lastSeq
    const hits: LogEntry[] = []
    const swept = await log.sweep((line) => {
      if (mine === searches) hits.push(...hit(line))
      return hits.length >= mostFound || mine !== searches ? 'enough' : 'on'
    })
    clearTimeout(slow)
    if (mine !== searches) return
    found.value = hits
    searchedTo = until
    isSlow.value = false
    isUnsearchable.value = !swept.ok
    if (swept.ok && log.lastSeq > until) goOn(log.lastSeq)
  }

  function goOn(last: number): void {
    if (words.value === '' || searchedTo === null) return
    const hits: LogEntry[] = []
    for (let seq = searchedTo + 1; seq <= last; seq++) {
      const line = log.lineAt(seq)
      if (!line) return void search()
      hits.unshift(...hit(line))
    }
    searchedTo = last
    if (hits.length > 0) found.value = [...hits, ...found.value].slice(0, mostFound)
  }

  const said = computed(() => {
    if (isSlow.value) return say('play.log.searching')
    return isUnsearchable.value ? say('play.log.unsearchable') : say('play.log.found', { n: found.value.length })
  })

  return { wanted, found, said }
}
