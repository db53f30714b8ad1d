import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef } from 'vue'
import { useBridge } from '../bridge/use-bridge'
import { mostLinesAtOnce, type LogPage, type OpenGame } from '#shared/bridge/opened-game'
import type { GameId } from '#shared/kernel/ids'
import type { JournalLine } from '#shared/game/journal-line'
import type { Recounted } from '#shared/game/update'
import { done, refused, type Result } from '#shared/kernel/result'

/** Lines that are held and shown together. */
export const linesPerPage = 60
/** Pages that are fetched together when the whole log is read. */
const pagesAtOnce = Math.floor(mostLinesAtOnce / linesPerPage)

/**
 * A cache of the log of the open game. Pages are fetched when they come near the view, one request at a time and the
 * newest wanted first; from then on notices keep them in step, so that nothing is fetched twice.
 */
export const useGameLog = defineStore('gameLog', () => {
  const bridge = useBridge()
  const game = shallowRef<GameId | null>(null)
  const lastSeq = ref(0)
  const pages = shallowReactive(new Map<number, LogPage>())
  /** Pages to be fetched, the newest wanted last. Those of the view are dropped when they leave it. */
  const wanted = new Map<number, 'view' | 'line'>()
  let head: OpenGame['head'] | undefined
  let isFetching = false
  /** The last line that struck, restored or amended another: pages read before it do not know of that. */
  let recountedBy = 0
  /** Raised when the held pages no longer match the journal: answers on their way are dropped. */
  const edition = ref(0)

  const pageCount = computed(() => pageOf(lastSeq.value) + 1)

  bridge.on.gameAppended((appended) => {
    if (appended.game !== game.value) return
    lastSeq.value = Math.max(lastSeq.value, appended.lastSeq)
    if (appended.state !== null) return forget()
    appended.lines.forEach(addLine)
    if (appended.recounted.length === 0) return
    recountedBy = appended.lastSeq
    recount(appended.recounted)
  })

  function open(opened: Pick<OpenGame, 'game' | 'lastSeq' | 'head'>): void {
    game.value = opened.game
    lastSeq.value = opened.lastSeq
    head = opened.head
    forget()
  }

  function close(): void {
    game.value = null
    forget()
  }

  /** The game cannot be asked any more: what was read of it stays. */
  function letGo(): void {
    game.value = null
    wanted.clear()
    edition.value++
  }

  function forget(): void {
    pages.clear()
    wanted.clear()
    recountedBy = 0
    edition.value++
  }

  /** Makes sure a page is there, or on its way. */
  function need(page: number, by: 'view' | 'line' = 'view'): void {
    if (pages.has(page)) return
    const was = wanted.get(page)
    wanted.delete(page)
    wanted.set(page, was === 'line' ? was : by)
    void fetchWanted()
  }

  /** The page has left the view: if it has not been asked for yet, it is not. */
  function overtake(page: number): void {
    if (wanted.get(page) === 'view') wanted.delete(page)
  }

  /** A line that is held, `undefined` for one that is not; `needLine` fetches it. */
  function lineAt(seq: number): JournalLine | undefined {
    const page = pageOf(seq)
    return pages.get(page)?.lines[seq - page * linesPerPage]
  }

  /** Of a line that is held. */
  function isStruck(seq: number): boolean {
    return pages.get(pageOf(seq))?.struck.includes(seq) ?? false
  }

  function needLine(seq: number): void {
    need(pageOf(seq), 'line')
  }

  async function fetchWanted(): Promise<void> {
    if (isFetching) return
    isFetching = true
    while (wanted.size > 0 && game.value !== null) {
      const page = [...wanted.keys()].at(-1)!
      const isThere = pages.has(page) || (await fetchPages(page, page)).ok
      if (isThere) wanted.delete(page)
      // After a lost connection all of it is asked for again, once the game is open again.
      else if (wanted.has(page)) wanted.clear()
    }
    isFetching = false
  }

  async function fetchPages(first: number, last: number): Promise<Result<null>> {
    for (;;) {
      const asked = edition.value
      const from = Math.max(1, first * linesPerPage)
      const until = (last + 1) * linesPerPage
      if (game.value === null) return unread
      const answer = await bridge.gameLines({ game: game.value, from, count: until - from }).catch(() => unread)
      if (asked !== edition.value) return unread
      if (!answer.ok) return answer
      const { lastSeq: known } = answer.value
      // What was written or struck out while the answer was on its way need not be in it.
      if (known < Math.min(lastSeq.value, until - 1) || known < recountedBy) continue
      hold(first, last, answer.value)
      return done(null)
    }
  }

  function hold(first: number, last: number, { lines, struck, amended, lastSeq: known }: LogPage): void {
    const all = first === 0 && head ? [head, ...lines] : lines
    for (let page = first; page <= last; page++) {
      const isOn = (seq: number) => pageOf(seq) === page
      const onPage = all.slice((page - first) * linesPerPage, (page + 1 - first) * linesPerPage)
      pages.set(page, { lines: onPage, struck: struck.filter(isOn), amended: amended.filter(isOn), lastSeq: known })
    }
  }

  function addLine(line: JournalLine): void {
    const page = pageOf(line.seq)
    const had = pages.get(page)
    if (!had && line.seq % linesPerPage !== 0) return
    const lines = had?.lines ?? []
    if (lines.length > 0 && lines.at(-1)!.seq >= line.seq) return
    const { struck, amended } = had ?? { struck: [], amended: [] }
    pages.set(page, { lines: [...lines, line], struck, amended, lastSeq: lastSeq.value })
  }

  function recount(recounted: readonly Recounted[]): void {
    const changed = new Map<number, Recounted[]>()
    for (const each of recounted) {
      const page = pageOf(each.seq)
      changed.set(page, [...(changed.get(page) ?? []), each])
    }
    for (const [page, lines] of changed) {
      const had = pages.get(page)
      if (had) pages.set(page, { ...had, ...afterRecount(had, lines) })
    }
  }

  /**
   * Goes through the log from the newest line back until `visit` has seen enough; what is not held is fetched in large
   * pieces and held from then on. Refused if the log could not be read to its beginning.
   */
  async function sweep(visit: Visit): Promise<Result<null>> {
    const asked = edition.value
    for (let page = pageOf(lastSeq.value); page >= 0; page--) {
      const fetched = pages.has(page) ? done(null) : await fetchPages(firstMissing(page), page)
      if (!fetched.ok) return fetched
      if (asked !== edition.value) return unread
      const { lines, struck } = pages.get(page)!
      const gone = new Set(struck)
      for (const line of lines.toReversed()) if (visit(line, gone.has(line.seq)) === 'enough') return done(null)
    }
    return done(null)
  }

  /** All lines, head first. */
  async function all(): Promise<Result<readonly JournalLine[]>> {
    const lines: JournalLine[] = []
    const swept = await sweep((line) => {
      lines.push(line)
      return 'on'
    })
    return swept.ok ? done(lines.reverse()) : swept
  }

  /** The first of the pages that are missing right before this one, as far as they are fetched together. */
  function firstMissing(page: number): number {
    let first = page
    while (first > 0 && page - first + 1 < pagesAtOnce && !pages.has(first - 1)) first--
    return first
  }

  return {
    ...{ game, lastSeq, edition, pages, pageCount },
    ...{ open, close, letGo, need, overtake, lineAt, isStruck, needLine, sweep, all },
  }
})

type Visit = (line: JournalLine, struck: boolean) => 'on' | 'enough'

/** The connection was lost or the game closed meanwhile: once it is open again, all is asked for again. */
const unread = refused('bridge-broken')

/** The page that a line is on. */
export function pageOf(seq: number): number {
  return Math.floor(seq / linesPerPage)
}

/** What is struck and amended on a page after some of its lines have been counted again. */
export function afterRecount<Page extends Pick<LogPage, 'struck' | 'amended'>>(
  { struck, amended }: Page,
  recounted: readonly Recounted[],
): Pick<LogPage, 'struck' | 'amended'> {
  const seqs = new Set(recounted.map(({ seq }) => seq))
  const staying = (seq: number) => !seqs.has(seq)
  const now = (is: 'struck' | 'amended') => recounted.filter((each) => each[is]).map(({ seq }) => seq)
  return {
    struck: [...struck.filter(staying), ...now('struck')],
    amended: [...amended.filter(staying), ...now('amended')],
  }
}
