import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import { useBridge, useConnection } from '../bridge/use-bridge'
import { deliveryOf, type Delivery } from './game-delivery'
import { useGameLog } from './game-log'
import { reportUnsent, savedOf, type Saved } from './game-saved'
import { namedSteps, undoInTurn } from './undo-in-turn'
import { shipsShown } from './game-ships'
import { gameActions } from './game-actions'
import { tapNotices } from './tap-notices'
import { fetchRules } from '../loaded-packs'
import { useAnnouncements } from '../ui/announcements'
import type { Appended, SaveProblem, OpenGame } from '#shared/bridge/contract'
import type { Entry } from '#shared/game/journal-line'
import { OptimisticTable } from '#shared/game/optimistic'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import { isSlug } from '#shared/kernel/slug'
import { refused, type Refusal } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/** The open game: a cache of what the journal owns, with the player's marks applied at once. */
export const useGame = defineStore('game', () => {
  const bridge = useBridge()
  const { link, reconnect } = useConnection()
  const log = useGameLog()
  const announcements = useAnnouncements()

  const status = ref<'closed' | 'opening' | 'open' | 'refused'>('closed')
  const refusal = shallowRef<Refusal | null>(null)
  const id = shallowRef<GameId | null>(null)
  /** What the game began with, as far as the table may know it. */
  const head = shallowRef<OpenGame['head'] | null>(null)
  /** Which game of that name it is. */
  const headCrc = ref('')
  const pack = shallowRef<RulesPack | null>(null)
  const live = shallowRef<GameState>()
  /** The table as it was after an earlier line, while it is looked back at. */
  const past = shallowRef<{ readonly seq: number; readonly state: GameState } | null>(null)
  const steps = namedSteps()
  const verified = ref(false)
  const findings = shallowRef<OpenGame['report']['findings']>([])
  const problem = shallowRef<SaveProblem | null>(null)
  /** Why marks cannot be handed to the journal at all. */
  const stuck = shallowRef<Refusal | null>(null)
  const pendingLines = ref(0)
  const unsentLines = ref(0)
  const lastSeq = ref(0)
  const savedSeq = ref(0)

  let table: OptimisticTable | undefined
  let delivery: Delivery | undefined

  const named = { undo: () => steps.undo.value, redo: () => steps.redo.value }
  const turns = undoInTurn({ table: () => table, named, send: (entry) => send(entry) })
  const shown = computed(() => past.value?.state ?? live.value)
  const ships = shipsShown(shown, pack)
  /** An earlier table is looked at, or a game that no journal here holds. */
  const readonly = computed(() => past.value !== null || (id.value === null && live.value !== undefined))
  const notices = tapNotices({ live, pack, undoes: steps.undo, redoes: steps.redo, undo: () => turns.undo() })
  const saved = computed<Saved>(() => {
    const count = pendingLines.value + Math.max(0, lastSeq.value - savedSeq.value)
    const because = link.value === 'up' ? (problem.value ?? stuck.value) : { code: `link-${link.value}`, values: {} }
    return savedOf(savedSeq.value, Math.max(problem.value?.unsaved ?? 0, count), because)
  })

  /** The number of the last line, those not confirmed included. */
  const lines = computed(() => lastSeq.value + pendingLines.value)

  const isOurs = (game: GameId) => game === id.value && !delivery?.isAnother
  const kept = reportUnsent(bridge, { id, problem, lines: unsentLines })
  const listening = [
    bridge.on.gameAppended((appended) => {
      if (appended.game === id.value) delivery?.take(appended)
    }),
    bridge.on.gameProblem((notice) => {
      if (isOurs(notice.game)) problem.value = notice.problem
    }),
    bridge.on.gameVerified((notice) => {
      if (!isOurs(notice.game)) return
      verified.value = true
      findings.value = notice.report.findings
      steps.replace(notice)
    }),
  ]
  onScopeDispose(() => listening.forEach((stop) => stop()))
  watch(link, (is) => void (is === 'up' && delivery?.reread()))

  async function open(game: GameId): Promise<void> {
    if (id.value !== null) close()
    // An address may have been typed, or cut off.
    if (!isSlug(game)) {
      status.value = 'refused'
      refusal.value = refused('game-name-unreadable', { game: game.slice(0, 64) })
      return
    }
    status.value = 'opening'
    id.value = game
    // The rules first: from the answer on, notices of the game follow and must find the table there.
    const packs = await fetchRules().catch(() => undefined)
    const broken = refused('bridge-broken')
    const answer = packs ? await bridge.gameOpen({ game }).catch(() => broken) : broken
    if (id.value !== game) return
    const found = answer.ok ? packs?.find((each) => each.id === answer.value.head.pack) : undefined
    if (!answer.ok || !found) {
      status.value = 'refused'
      refusal.value = answer.ok ? refused('pack-unknown', { pack: answer.value.head.pack }) : answer
      id.value = null
      return
    }
    pack.value = found
    headCrc.value = answer.value.headCrc
    table = new OptimisticTable(found, answer.value)
    delivery = deliveryOf(bridge, answer.value, table, {
      isUp: () => link.value === 'up',
      changed: (news) => {
        if (news) steps.update(news)
        if (news && news.lines.length > 0) savedSeq.value = Math.max(savedSeq.value, news.lastSeq)
        show()
      },
      reopened: showOpened,
      stuck: (because) => {
        stuck.value = because
        if (delivery?.isAnother) log.letGo()
      },
      refused: announcements.announceRefusal,
    })
    showOpened(answer.value)
    status.value = 'open'
  }

  /** A game out of somebody's file, to be looked at: no journal here holds it. */
  function openRecord(rules: RulesPack, opening: OpenGame['head'], state: GameState): void {
    close()
    pack.value = rules
    head.value = opening
    live.value = state
    status.value = 'open'
    ships.follow()
  }

  function showOpened(opened: OpenGame): void {
    head.value = opened.head
    steps.replace(opened)
    verified.value = opened.verified
    findings.value = opened.report.findings
    problem.value = opened.problem
    kept.opened()
    savedSeq.value = opened.savedSeq
    turns.forget()
    log.open(opened)
    show()
  }

  /** Leaves the game. The journal keeps trying to save its lines, and says so; lines it was not given are lost. */
  function close(): void {
    const was = id.value
    delivery?.end()
    id.value = null
    table = undefined
    delivery = undefined
    head.value = null
    live.value = undefined
    steps.pending.value = undefined
    past.value = null
    turns.forget()
    problem.value = null
    stuck.value = null
    for (const count of [pendingLines, unsentLines, lastSeq, savedSeq]) count.value = 0
    status.value = 'closed'
    ships.forget()
    log.close()
    kept.closed()
    if (was === null) return
    bridge.gameClose({ game: was }).then(
      (closed) => closed.ok || closed.code === 'game-not-open' || announcements.announceRefusal(closed),
      () => undefined,
    )
  }

  /** Brings the screen in step with the table. A ship that did not change is not touched. */
  function show(): void {
    if (!table) return
    live.value = table.live
    steps.pending.value = table.pendingUndo
    lastSeq.value = table.confirmedSeq
    pendingLines.value = table.pendingLines
    unsentLines.value = table.waitingLines
    ships.follow()
    turns.goOn()
  }

  /** Refuses, and announces it, where another game has the name now: it cannot be asked for anything. */
  function refusesAnother(): boolean {
    if (!delivery?.isAnother || !stuck.value) return false
    announcements.announceRefusal(stuck.value)
    return true
  }

  /** Counts entries at once and hands them to the journal. */
  function send(...entries: readonly Entry[]): void {
    if (!table || readonly.value || entries.length === 0 || refusesAnother()) return
    table.push(entries)
    show()
    delivery?.sendNext()
    // Every mark made in trouble tries the disk again.
    if (problem.value) void retry('quietly')
  }

  /** Sends what one tap wrote. */
  function sendTap(...entries: readonly Entry[]): void {
    const before = live.value
    send(...entries)
    if (before) notices.notify(before, entries)
  }

  /** Tries at once to save what is not saved. */
  async function retry(how: 'quietly' | 'aloud' = 'aloud'): Promise<void> {
    if (id.value === null) return
    if (link.value !== 'up') return reconnect()
    if (stuck.value) return delivery?.reread()
    const answer = await bridge.gameRetry({ game: id.value }).catch(() => undefined)
    if (how === 'aloud' && answer && !answer.ok) announcements.announceRefusal(answer)
  }

  /** Shows the table as it was after a line; nothing can be marked on it. */
  async function lookAt(seq: number): Promise<void> {
    turns.forget()
    const game = id.value
    if (game === null || refusesAnother()) return
    // Without a connection there is nothing to look at; that it is lost is shown elsewhere.
    const answer = await bridge.gameStateAt({ game, seq }).catch(() => null)
    if (!answer || id.value !== game) return
    if (answer.ok) showPast(seq, answer.value)
    else announcements.announceRefusal(answer)
  }

  /** The same where the table of that time is known: a replay goes through it line by line. */
  function showPast(seq: number, state: GameState): void {
    turns.forget()
    past.value = { seq, state }
    ships.follow()
  }

  function returnToNow(): void {
    past.value = null
    ships.follow()
  }

  return {
    ...{ status, refusal, id, head, headCrc, pack, live, shown, readonly, saved, lines, verified, findings },
    ...{ open, openRecord, close, lookAt, showPast, returnToNow, send },
    lookingAt: computed(() => past.value?.seq ?? null),
    conflicts: steps.conflicts,
    undoes: steps.undo,
    redoes: steps.redo,
    ship: ships.ship,
    conditionOf: ships.conditionOf,
    commanderOf: ships.commanderOf,
    undo: () => void (readonly.value || turns.undo()),
    redo: () => void (readonly.value || turns.redo()),
    retry: () => retry(),
    /** What the journal wrote at this window's asking, before the notice of it comes. */
    takeIn: (appended: Appended) => delivery?.take(appended),
    ...gameActions(() => live.value, sendTap),
  }
})
