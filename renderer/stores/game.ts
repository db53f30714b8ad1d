import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import { useBridge } from './bridge'
import { useGameLog } from './game-log'
import type { Saved } from './game-saved'
import { GameTable, type PendingBatch } from './game-table'
import { shipsShown } from './game-ships'
import { handOf } from './game-hand'
import { useAnnouncements } from '../ui/announcements'
import type { Appended, GameTrouble, OpenGame } from '#shared/bridge/contract'
import { redo as redoOf, undo as undoOf } from '#shared/game/commands'
import type { Misfit } from '#shared/game/fold'
import type { Entry } from '#shared/game/journal-line'
import type { Named } from '#shared/game/label'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import type { Refusal } from '#shared/kernel/result'
import { findPack } from '#shared/rules/index'
import type { RulesPack } from '#shared/rules/rules-pack'

/** The open game: a cache of what the journal owns, with the marks of the hand counted at once. */
export const useGame = defineStore('game', () => {
  const bridge = useBridge()
  const log = useGameLog()
  const announcements = useAnnouncements()

  const status = ref<'closed' | 'opening' | 'open' | 'refused'>('closed')
  const refusal = shallowRef<Refusal | null>(null)
  const id = shallowRef<GameId | null>(null)
  const pack = shallowRef<RulesPack | null>(null)
  const live = shallowRef<GameState>()
  const past = shallowRef<{ readonly seq: number; readonly state: GameState } | null>(null)
  const undoes = shallowRef<Named | null>(null)
  const redoes = shallowRef<Named | null>(null)
  const misfits = shallowRef<readonly Misfit[]>([])
  const verified = ref(false)
  const findings = shallowRef<OpenGame['report']['findings']>([])
  const trouble = shallowRef<GameTrouble | null>(null)
  const pendingLines = ref(0)
  const lastSeq = ref(0)

  let table: GameTable | undefined
  /** Raised whenever what was sent has to be sent again: answers to older calls are let go. */
  let generation = 0

  const shown = computed(() => past.value?.state ?? live.value)
  const ships = shipsShown(shown, pack)
  const lookingAt = computed(() => past.value?.seq ?? null)
  const readonly = computed(() => past.value !== null)
  const saved = computed<Saved>(() => {
    if (trouble.value) {
      const { code, values } = trouble.value
      return { is: 'unsaved', count: Math.max(trouble.value.unsaved, pendingLines.value), code, values }
    }
    return pendingLines.value > 0 ? { is: 'saving', count: pendingLines.value } : { is: 'saved', line: lastSeq.value }
  })

  const listening = [
    bridge.on.gameAppended((appended) => {
      if (appended.game === id.value) take(appended)
    }),
    bridge.on.gameTrouble((told) => {
      if (told.game === id.value) trouble.value = told.trouble
    }),
    bridge.on.gameVerified((told) => {
      if (told.game !== id.value) return
      verified.value = true
      findings.value = told.report.findings
      undoes.value = told.undo
      redoes.value = told.redo
      misfits.value = told.misfits
    }),
  ]
  onScopeDispose(() => listening.forEach((stop) => stop()))

  async function open(game: GameId): Promise<void> {
    if (id.value !== null) close()
    status.value = 'opening'
    id.value = game
    const answer = await bridge.gameOpen({ game })
    if (id.value !== game) return
    const found = answer.ok ? findPack(answer.value.head.pack) : undefined
    if (!answer.ok || !found) {
      status.value = 'refused'
      refusal.value = answer.ok ? { ok: false, code: 'pack-unknown', values: { pack: answer.value.head.pack } } : answer
      id.value = null
      return
    }
    pack.value = found
    table = new GameTable(found, answer.value)
    trouble.value = null
    showOpened(answer.value)
    log.open(game, answer.value.lastSeq)
    status.value = 'open'
  }

  function showOpened(opened: OpenGame): void {
    undoes.value = opened.undo
    redoes.value = opened.redo
    misfits.value = opened.misfits
    verified.value = opened.verified
    findings.value = opened.report.findings
    show()
  }

  function close(): void {
    const was = id.value
    generation++
    id.value = null
    table = undefined
    live.value = undefined
    past.value = null
    status.value = 'closed'
    ships.forget()
    log.close()
    if (was !== null) void bridge.gameClose({ game: was })
  }

  /** Brings what is on the screen in step with the table. A ship that did not change is not touched. */
  function show(): void {
    if (!table) return
    live.value = table.live
    lastSeq.value = table.confirmedSeq
    pendingLines.value = table.pendingLines
    ships.follow()
  }

  /** Counts entries at once and sends them to the journal. */
  function send(...entries: readonly Entry[]): void {
    if (!table || readonly.value || entries.length === 0) return
    const after = table.lastSeq
    const batch = table.push(entries)
    show()
    void deliver(batch, after)
  }

  async function deliver(batch: PendingBatch, after: number): Promise<void> {
    const mine = generation
    const game = id.value!
    const answer = await bridge.gameAppend({ game, after, entries: [...batch.entries] }).catch(() => undefined)
    if (mine !== generation || answer === undefined) return
    if (answer.ok) return take(answer.value)
    if (answer.code !== 'game-moved-on') {
      announcements.tellRefusal(answer)
      table?.drop(table.pending.find((each) => each.lines[0]?.seq === batch.lines[0]?.seq) ?? batch)
    }
    await readAnew()
  }

  /** Another window wrote in between, or a line was refused: the journal is read anew and what is pending sent again. */
  async function readAnew(): Promise<void> {
    const mine = ++generation
    const game = id.value
    if (game === null || !table) return
    const answer = await bridge.gameOpen({ game })
    if (mine !== generation || !answer.ok || !table) return
    const pending = table.restart(answer.value)
    showOpened(answer.value)
    log.open(game, answer.value.lastSeq)
    for (const batch of pending) void deliver(batch, batch.lines[0]!.seq - 1)
  }

  function take(appended: Appended): void {
    if (!table) return
    const isNews = appended.lastSeq >= table.confirmedSeq
    if (!table.take(appended)) return void readAnew()
    if (isNews) {
      undoes.value = appended.undo
      redoes.value = appended.redo
      misfits.value = appended.misfits
    }
    show()
  }

  /** What undo would take back now, marks on their way included. */
  const undoNamed = computed(() => {
    void pendingLines.value
    const pending = table?.pendingUndo
    return pending === undefined ? undoes.value : pending === 'unknown' ? undoes.value : pending
  })

  function undo(): void {
    const pending = table?.pendingUndo
    if (readonly.value || !table) return
    // One at a time: an undo that is asked for while another is on its way must never go on by itself later.
    if (pending === 'unknown') return
    const entry = undoOf(pending ?? undoes.value)
    if (entry) send(entry)
  }

  function redo(): void {
    const entry = pendingLines.value === 0 ? redoOf(redoes.value) : undefined
    if (entry) send(entry)
  }

  /** Shows the table as it stood after a line; nothing can be marked on it. */
  async function lookAt(seq: number): Promise<void> {
    if (id.value === null) return
    const answer = await bridge.gameStateAt({ game: id.value, seq })
    if (!answer.ok) return announcements.tellRefusal(answer)
    past.value = { seq, state: answer.value }
    ships.follow()
  }

  function returnToNow(): void {
    past.value = null
    ships.follow()
  }

  return {
    status,
    refusal,
    id,
    pack,
    live,
    shown,
    lookingAt,
    readonly,
    saved,
    verified,
    findings,
    misfits,
    undoes: undoNamed,
    redoes,
    open,
    close,
    ship: ships.ship,
    conditionOf: ships.conditionOf,
    commanderOf: ships.commanderOf,
    undo,
    redo,
    lookAt,
    returnToNow,
    send,
    ...handOf(() => live.value, send),
  }
})
