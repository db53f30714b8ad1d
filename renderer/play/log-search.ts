import { type Ref, computed, ref, shallowRef, watch } from 'vue'
import { useLogFilter } from './log-filter'
import type { ReadLine } from './log-reader'
import { useGame } from '../stores/game'
import { useGameLog } from '../stores/game-log'
import { say } from '../words'
import type { JournalLine } from '#shared/game/journal-line'
import { effectsOf } from '#shared/game/line-effects'
import { shipName } from '#shared/game/ship-name'
import { own } from '#shared/kernel/own'
import type { LogEntry } from '#shared/log/log-line'

/** More hits than these are not listed. */
const mostFound = 300

/** The log looked through: read to its beginning once for each wish, and from then on only new lines are looked at. */
export function useLogSearch(read: Ref<ReadLine>) {
  const log = useGameLog()
  const game = useGame()
  const filter = useLogFilter()
  /** Newest first. */
  const found = shallowRef<readonly LogEntry[]>([])
  const isSlow = ref(false)
  const isUnsearchable = ref(false)
  let searches = 0
  /** The last line that was looked at; `null` while the log is read through. */
  let searchedTo: number | null = null

  const wish = computed(() => [filter.wanted, filter.ship, filter.turn, filter.topic].join('\n'))
  watch([wish, () => log.edition], () => void search(), { immediate: true })
  watch(() => log.lastSeq, goOn)

  /** Whether a line is wanted, but for its turn. */
  function hit(line: JournalLine, isStruck: boolean): readonly LogEntry[] {
    const entry = read.value(line)
    if (!entry.isListed || !entry.text.toLowerCase().includes(filter.wanted)) return []
    // Who looks for words may look for what was undone; else only what happened is wanted.
    if (filter.wanted === '' && (entry.isRoutine || isStruck)) return []
    if (filter.topic !== '' && entry.topic !== filter.topic) return []
    return filter.ship === '' || isAbout(line, entry) ? [entry] : []
  }

  function isAbout(line: JournalLine, { ship, text, why }: LogEntry): boolean {
    if (ship === filter.ship || effectsOf(line).some((effect) => 'ship' in effect && effect.ship === filter.ship))
      return true
    const called = game.live && own(game.live.ships, filter.ship || undefined!)
    const name = called ? shipName(called) : ''
    return name !== '' && [text, ...why].some((said) => said.includes(name))
  }

  async function search(): Promise<void> {
    const mine = ++searches
    searchedTo = null
    isSlow.value = false
    if (!filter.isOn) return void (found.value = [])
    const slow = setTimeout(() => (isSlow.value = mine === searches), 200)
    const until = log.lastSeq
    const hits: LogEntry[] = []
    /** Hits whose turn is known once its marker is met, further back. */
    let ofTurn: LogEntry[] = []
    const close = (turn: number) => {
      if (filter.turn === '' || filter.turn === turn) hits.push(...ofTurn)
      ofTurn = []
    }
    const swept = await log.sweep((line, isStruck) => {
      if (mine !== searches) return 'enough'
      ofTurn.push(...hit(line, isStruck))
      const turn = line.kind === 'turn' && !isStruck ? line.turn : line.kind === 'head' ? 1 : undefined
      if (turn !== undefined || filter.turn === '') close(turn ?? 0)
      const isPast = turn !== undefined && filter.turn !== '' && turn < filter.turn
      return hits.length >= mostFound || isPast ? 'enough' : 'on'
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
    if (!filter.isOn || searchedTo === null) return
    const isOfTurn = filter.turn === '' || filter.turn === game.live?.turn
    const hits: LogEntry[] = []
    for (let seq = searchedTo + 1; seq <= last; seq++) {
      const line = log.lineAt(seq)
      if (!line) return void search()
      if (isOfTurn) hits.unshift(...hit(line, false))
    }
    searchedTo = last
    if (hits.length > 0) found.value = [...hits, ...found.value].slice(0, mostFound)
  }

  const said = computed(() => {
    if (isSlow.value) return say('play.log.searching')
    return isUnsearchable.value ? say('play.log.unsearchable') : say('play.log.found', { n: found.value.length })
  })

  return { filter, found, said }
}
