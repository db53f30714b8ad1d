import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef } from 'vue'
import { useBridge } from './bridge'
import type { Output } from '#shared/bridge/contract'
import type { GameId } from '#shared/kernel/ids'
import type { JournalLine } from '#shared/game/journal-line'

type LogPage = (Output<'gameLines'> & { ok: true })['value']

/** Lines that are fetched and shown together. */
export const linesPerPage = 60
/** Lines fetched at once when the whole log is read through. */
const linesPerSweep = 3000

/** A cache of the log of the open game: pages fetched when they come near the view, kept in step by notices. */
export const useGameLog = defineStore('gameLog', () => {
  const bridge = useBridge()
  const game = shallowRef<GameId | null>(null)
  const lastSeq = ref(0)
  const pages = shallowReactive(new Map<number, LogPage>())
  const fetching = new Set<number>()
  /** Raised when what counts has changed: answers on their way that are older are let go. */
  const edition = ref(0)

  const pageCount = computed(() => pageOf(lastSeq.value) + 1)

  bridge.on.gameAppended((appended) => {
    if (appended.game !== game.value) return
    lastSeq.value = Math.max(lastSeq.value, appended.lastSeq)
    if (appended.state === null) appended.lines.forEach(addLine)
    else refresh()
  })

  function open(id: GameId, last: number): void {
    game.value = id
    lastSeq.value = last
    pages.clear()
    fetching.clear()
    edition.value++
  }

  function close(): void {
    game.value = null
    pages.clear()
    edition.value++
  }

  /** The game cannot be asked any more: what was read of it stays. */
  function letGo(): void {
    game.value = null
    fetching.clear()
    edition.value++
  }

  /** Makes sure a page is there, or on its way. */
  function need(page: number): void {
    if (!pages.has(page)) void fetchPage(page)
  }

  /** A line that is held, `undefined` for one that is not; `needLine` fetches it. */
  function lineAt(seq: number): JournalLine | undefined {
    const lines = pages.get(pageOf(seq))?.lines
    return lines?.find((line) => line.seq === seq)
  }

  function needLine(seq: number): void {
    need(pageOf(seq))
  }

  async function fetchPage(page: number): Promise<void> {
    if (game.value === null || fetching.has(page)) return
    const asked = edition.value
    const known = lastSeq.value
    fetching.add(page)
    const wanted = { game: game.value, from: page * linesPerPage, count: linesPerPage }
    const answer = await bridge.gameLines(wanted).catch(() => null)
    if (asked !== edition.value) return
    fetching.delete(page)
    if (!answer?.ok) return
    pages.set(page, answer.value)
    // A line that was written while the answer was on its way need not be in it.
    const onPage = Math.min(lastSeq.value, (page + 1) * linesPerPage - 1)
    if (lastSeq.value > known && answer.value.lastSeq < onPage) void fetchPage(page)
  }

  function addLine(line: JournalLine): void {
    const page = pageOf(line.seq)
    const had = pages.get(page)
    if (!had && line.seq % linesPerPage !== 0) return
    const lines = had?.lines ?? []
    if (lines.length > 0 && lines.at(-1)!.seq >= line.seq) return
    pages.set(page, {
      lines: [...lines, line],
      struck: had?.struck ?? [],
      amended: had?.amended ?? [],
      lastSeq: lastSeq.value,
    })
  }

  /** What counts has changed: every page that is held is fetched anew, the old one stays on screen till then. */
  function refresh(): void {
    edition.value++
    fetching.clear()
    for (const page of [...pages.keys()]) void fetchPage(page)
  }

  /**
   * Goes through the log from the newest line back, in large pieces, until `visit` has seen enough. False if the log
   * could not be read to its beginning.
   */
  async function sweep(visit: (line: JournalLine, struck: boolean) => 'on' | 'enough'): Promise<boolean> {
    const id = game.value
    for (let until = lastSeq.value + 1; id !== null && until > 0; until -= linesPerSweep) {
      const from = Math.max(0, until - linesPerSweep)
      const answer = await bridge.gameLines({ game: id, from, count: until - from }).catch(() => null)
      if (!answer?.ok || game.value !== id) return false
      const struck = new Set(answer.value.struck)
      for (const line of answer.value.lines.toReversed()) {
        if (visit(line, struck.has(line.seq)) === 'enough') return true
      }
    }
    return id !== null
  }

  return { lastSeq, edition, pages, pageCount, open, close, letGo, need, lineAt, needLine, sweep }
})

function pageOf(seq: number): number {
  return Math.floor(seq / linesPerPage)
}
