import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { LogEntry } from './log-line'
import { useGameLog } from '../stores/game-log'
import { say } from '../words'
import type { JournalLine } from '#shared/game/journal-line'

const mostFound = 300

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
