import type { Appended, Bridge, OpenGame } from '#shared/bridge/contract'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import type { OptimisticTable, Sending } from '#shared/game/optimistic'
import type { Aimed } from '#shared/game/re-aim'
import { refused, type Refusal } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'

/** How long after marks could not be handed over it is tried again. */
const againMs = 5_000
/** So often the journal is read once more because lines came in while it was being read. */
const mostReadings = 3

/** Refusals of a stale table or a closed game: the journal is read again and the marks are sent again. */
const isBehind: ReadonlySet<string> = new Set(['game-moved-on', 'game-not-open', 'game-closing'])

interface DeliveryCallbacks {
  /** Whether the program behind the page is there. */
  readonly isUp: () => boolean
  /** The table has changed; `news` when the journal wrote something newer than was known. */
  readonly changed: (news: Appended | null) => void
  readonly reopened: (opened: OpenGame) => void
  /** Why marks cannot be handed over now; `null`: they can. */
  readonly stuck: (because: Refusal | null) => void
  readonly refused: (reason: Refusal) => void
}

/**
 * Hands what is marked on one open game to its journal, one batch at a time, until it is `end`ed. A batch whose answer
 * was lost is sent again by its name, so that the journal never writes it twice. A game is known by its head: its name may
 * have gone to another.
 */
export function deliveryOf(
  bridge: Bridge,
  { game, head, headCrc }: OpenGame,
  table: OptimisticTable,
  callbacks: DeliveryCallbacks,
) {
  let hasEnded = false
  /** Another game has the name now. Marks made on this one are kept and not written there. */
  let isAnother = false
  let reading: Promise<void> | null = null
  let isToReadAgain = false
  let again: ReturnType<typeof setTimeout> | undefined

  function sendNext(): void {
    if (hasEnded || isAnother || reading || !callbacks.isUp()) return
    const sending = table.send(() => crypto.randomUUID())
    if (sending) void send(sending)
  }

  async function send({ batch, after, entries }: Sending): Promise<void> {
    const answer = await bridge.gameAppend({ game, batch, after, entries: [...entries] }).catch(() => null)
    if (hasEnded) return
    if (answer?.ok) return take(answer.value)
    if (batch !== table.unanswered) return
    if (!answer) return broke()
    if (isBehind.has(answer.code)) return reread()
    if (table.refuse(batch) !== 'dropped') return sendNext()
    callbacks.refused(answer)
    callbacks.changed(null)
    await reread()
  }

  /** Takes what the journal wrote, for this window or another. */
  function take(appended: Appended): void {
    if (isAnother) return
    if (appended.headCrc !== headCrc) return void reread()
    const isNews = appended.lastSeq >= table.confirmedSeq
    const taken = table.take(appended)
    if (taken === 'gap') return void reread()
    sayDropped(taken)
    callbacks.changed(isNews ? appended : null)
    sendNext()
  }

  /** Reads the journal and applies pending marks on top; they are sent again. */
  function reread(): Promise<void> {
    clearTimeout(again)
    if (reading) isToReadAgain = true
    reading ??= readUntilStill().finally(() => {
      reading = null
      sendNext()
    })
    return reading
  }

  async function readUntilStill(): Promise<void> {
    const seen = table.confirmedSeq
    await readInTurns()
    const { confirmedSeq: lastSeq } = table
    // The length, not the head, gives away an older copy of the same game: it lacks what was saved.
    if (!hasEnded && lastSeq < seen) callbacks.refused(refused('game-older', { lastSeq, n: seen - lastSeq }))
  }

  async function readInTurns(): Promise<void> {
    for (let round = 0; round < mostReadings && !hasEnded; round++) {
      isToReadAgain = false
      await read()
      if (!isToReadAgain) return
    }
  }

  async function read(): Promise<void> {
    const { unanswered } = table
    const answer = await bridge.gameOpen({ game, ...(unanswered === null ? {} : { unanswered }) }).catch(() => null)
    if (hasEnded) return
    if (!answer?.ok) return broke(answer ?? undefined)
    isAnother = !sameValue(answer.value.head, head)
    if (isAnother) return callbacks.stuck(refused('game-another', { game }))
    const isThere = answer.value.taken || (await isWritten(answer.value).catch(() => false))
    if (hasEnded) return
    if (answer.value.lastSeq < table.confirmedSeq) isToReadAgain = true
    callbacks.stuck(null)
    sayDropped(table.restart(answer.value, isThere))
    callbacks.reopened(answer.value)
  }

  /** A restarted program does not know the batch by its name: its entries are compared instead. */
  async function isWritten({ lastSeq }: OpenGame): Promise<boolean> {
    const sent = table.sent
    const from = table.confirmedSeq + 1
    if (sent.length === 0 || lastSeq < table.lastSentSeq) return false
    const page = await bridge.gameLines({ game, from, count: sent.length })
    return (
      page.ok && page.value.lines.length === sent.length && sent.every((each, i) => isOf(each, page.value.lines[i]!))
    )
  }

  function broke(because: Refusal = refused('save-broken')): void {
    // When the program has gone, reconnecting starts the next try.
    if (!callbacks.isUp()) return
    callbacks.stuck(because)
    clearTimeout(again)
    again = setTimeout(() => void reread(), againMs)
  }

  function sayDropped({ dropped, ended }: Aimed): void {
    if (dropped > 0) callbacks.refused(refused('undo-moved-on'))
    if (ended > 0) callbacks.refused(refused('dialogue-ended-elsewhere'))
  }

  return {
    sendNext,
    take,
    reread,
    get isAnother() {
      return isAnother
    },
    end(): void {
      hasEnded = true
      clearTimeout(again)
    },
  }
}
export type Delivery = ReturnType<typeof deliveryOf>

/** Whether a line of the journal is this entry. What a restart of the turn strikes the journal fills in. */
function isOf(entry: Entry, { seq: _seq, at: _at, ...line }: JournalLine): boolean {
  if (entry.kind === 'strike' && entry.targets.length === 0)
    return line.kind === 'strike' && 'cause' in line && line.cause === entry.cause
  return sameValue(entry, line)
}
