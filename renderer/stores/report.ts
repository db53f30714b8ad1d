import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { useBridge } from '../bridge/use-bridge'
import { useGame } from './game'
import { useGameLog } from './game-log'
import { printRun } from './print-run'
import { say, sayReason } from '../words'
import { useAnnouncements } from '../ui/announcements'
import type { ReportPrintRequest } from '#shared/bridge/contract'
import { longestPrintTitle } from '#shared/print/print-request'
import type { HeadLine, JournalLine } from '#shared/game/journal-line'
import { gameId, type GameId } from '#shared/kernel/ids'
import { cutTo } from '#shared/kernel/seen-text'
import { composeReport, type Composed } from '#shared/report/compose-report'
import { Replay } from '#shared/report/replay'
import { soundJournal } from '#shared/report/sound-journal'
import { findPack } from '#shared/rules/index'

/** As text; the print dialog makes it for paper. */
export type ReportAs = ReportPrintRequest['as']

/** The report of the open game: composed of all its lines, and again when the journal has grown. */
export const useReport = defineStore('report', () => {
  const bridge = useBridge()
  const game = useGame()
  const log = useGameLog()
  const announcements = useAnnouncements()
  const composed = shallowRef<Composed>()
  const lines = shallowRef<readonly JournalLine[]>([])
  /** Which reading is the newest: an older one is let go. */
  let reading = 0
  /** The game it is of. */
  let of: GameId | null = null
  /** How long the last report took to compose: the longer the game, the longer. */
  let restMs = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function read(id: GameId): Promise<void> {
    const now = ++reading
    of = id
    const all = await log.all()
    if (now !== reading) return
    // After a lost connection the game opens again, and the report is composed then.
    if (!all.ok) return void (all.code === 'bridge-broken' || announcements.announceRefusal(all))
    const begun = performance.now()
    lines.value = all.value
    const mended = game.findings.map(sayReason)
    composed.value = composeReport({ lines: all.value, mended }, findPack, say)
    restMs = performance.now() - begun
  }

  async function open(id: string): Promise<void> {
    composed.value = undefined
    await game.open(gameId(id))
    if (game.id === id) await read(game.id)
  }

  /** The report of a game out of somebody's file; false where its lines make none. */
  function openRecord(all: readonly JournalLine[]): boolean {
    close()
    try {
      const read = composeReport({ lines: all }, findPack, say)
      const { head } = soundJournal(all)
      if (!read.pack || !head || !read.end || !read.pack.checkSetup(head.setup).ok) return false
      lines.value = all
      composed.value = read
      game.openRecord(read.pack, head, read.end)
      return true
    } catch {
      // Every line is sound by itself, and yet no table can have come to them.
      close()
      return false
    }
  }

  function close(): void {
    reading++
    clearTimeout(waiting)
    waiting = undefined
    of = null
    composed.value = undefined
    lines.value = []
    game.close()
  }

  // What is written here, or marked in another window, is in the report as soon as the journal has it.
  onScopeDispose(bridge.on.gameAppended(({ game: id }) => id === game.id && readAgain()))
  onScopeDispose(() => clearTimeout(waiting))
  watch([() => game.verified, () => game.head], readAgain)

  /** Rests as long as it worked, so that a table in full play leaves the page its half of the time. */
  function readAgain(): void {
    if (of === null || of !== game.id) return
    waiting ??= setTimeout(() => {
      waiting = undefined
      if (of !== null && of === game.id) void read(of)
    }, restMs)
  }

  /** The replay of the game; `undefined` where there is no story. */
  const replay = computed(() => {
    const { head, lines: rest } = soundJournal(lines.value)
    const pack = head && findPack(head.pack)
    return pack ? new Replay(pack, head satisfies HeadLine, rest) : undefined
  })

  const asked = ref<ReportAs>('markdown')
  const asking = ref(false)
  const { stage, busy, progress, follow, run, cancel, revealFile, again } = printRun({
    begun: 'report.export.begun',
    progress: 'report.export.progress',
    cancelling: 'report.export.cancelling',
  })

  function ask(as: ReportAs): void {
    asking.value = true
    if (busy.value) return
    asked.value = as
    again()
  }

  async function start(): Promise<void> {
    const id = game.id
    if (id === null || busy.value) return
    const title = cutTo(composed.value?.report.title || say('report.name'), longestPrintTitle)
    await run((job) => bridge.printReport({ job, title, game: id, as: asked.value }))
  }

  return {
    ...{ composed, lines, replay, open, openRecord, close, read },
    ...{ asked, asking, stage, busy, progress, follow, cancel, revealFile, again, ask, start },
  }
})
