import { computed, reactive, ref, shallowReactive, shallowRef } from 'vue'
import { asDone, asSent, nothingKept, readKept, withAct, without, type Kept, type WaitingAct } from './acts'
import { say } from './words'
import { Wire, type Hearing, type Wires } from './wire'
import type { Ending, ToCompanion } from '#shared/companion/messages'
import type { Act } from '#shared/companion/to-table'
import type { ShipId } from '#shared/kernel/ids'

export type Where = 'outside' | 'asking' | 'here' | 'ended'

/** Another hand was there first, or the table refused. */
export type Objection =
  | { readonly is: 'conflict'; readonly act: Extract<Act, { is: 'track' }>; readonly now: number; readonly by: string }
  | { readonly is: 'refused'; readonly says: string; readonly why: string }

export interface PageGiven {
  readonly wires: Wires
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => number
  /** A name that nothing else has. */
  readonly newId: () => string
}

const keptUnder = 'spotting-top-acts'

/** The table as this phone knows it: the parts it was sent, what waits to be sent, and where the phone stands. */
export function companionTable({ wires, storage, now, newId }: PageGiven) {
  const where = ref<Where>('outside')
  const ended = ref<Ending>('closed')
  const isUp = ref(false)
  /** Seconds until the next try. */
  const againIn = ref(0)
  const lostAt = ref(0)
  /** It is known whether this phone has a place. */
  const isKnown = ref(false)
  const parts = shallowReactive(new Map<string, unknown>())
  const kept = shallowRef<Kept>(readKept(storage.getItem(keptUnder)))
  const objections = reactive<Objection[]>([])
  const wanted = new Set<ShipId>()
  let wire: Wire | null = null

  function come(): void {
    wire?.end()
    const hearing: Hearing = {
      heard: hear,
      up: () => {
        isUp.value = true
        isKnown.value = true
      },
      down: (seconds) => {
        if (isUp.value || lostAt.value === 0) lostAt.value = now()
        isUp.value = false
        againIn.value = seconds
      },
      placeless: leave,
    }
    wire = new Wire(wires, hearing, now)
  }

  /** The phone has no place at the table. */
  function leave(): void {
    wire?.end()
    wire = null
    isKnown.value = true
    parts.clear()
    where.value = where.value === 'here' || where.value === 'asking' ? 'ended' : 'outside'
  }

  function hear(message: ToCompanion): void {
    switch (message.is) {
      case 'pong':
        return
      case 'asking':
        where.value = 'asking'
        return
      case 'view':
        if (message.whole) parts.clear()
        for (const part of message.gone) parts.delete(part)
        for (const [part, value] of Object.entries(message.parts)) parts.set(part, value)
        where.value = 'here'
        if (message.whole) resume()
        return
      case 'saved':
        return keep(asDone(kept.value, message.id))
      case 'refused': {
        const act = kept.value.waiting.find(({ id }) => id === message.id)
        if (act) objections.push({ is: 'refused', says: act.says, why: message.why })
        return keep(without(kept.value, message.id))
      }
      case 'conflict': {
        const act = kept.value.waiting.find(({ id }) => id === message.id)?.act
        if (act?.is === 'track') objections.push({ is: 'conflict', act, now: message.now, by: message.by })
        return keep(without(kept.value, message.id))
      }
      case 'ended':
        ended.value = message.why
        where.value = 'ended'
        parts.clear()
        wire?.end()
        wire = null
    }
  }

  /** The table knows nothing of this page yet: what it looks at, and what it may never have got. */
  function resume(): void {
    sendWanted()
    for (const { id, act } of kept.value.waiting) if (wire?.send({ is: 'act', id, act })) keep(asSent(kept.value, id))
  }

  function keep(next: Kept): void {
    if (next === kept.value) return
    kept.value = next
    storage.setItem(keptUnder, JSON.stringify(next))
  }

  function act(done: Act, says: string): void {
    const added: WaitingAct = { id: newId(), act: done, says, at: now(), isSent: false }
    keep(withAct(kept.value, added))
    const waits = kept.value.waiting.some(({ id }) => id === added.id)
    if (waits && where.value === 'here' && wire?.send({ is: 'act', id: added.id, act: kept.value.waiting.at(-1)!.act }))
      keep(asSent(kept.value, added.id))
  }

  /** Takes back the newest thing this phone has done. */
  function undo(): void {
    const { waiting, done } = kept.value
    const unsent = waiting.findLast(({ isSent }) => !isSent)
    if (unsent) return keep(without(kept.value, unsent.id))
    const last = done.findLast(({ id }) => !waiting.some((each) => each.act.is === 'undo' && each.act.of === id))
    if (last) act({ is: 'undo', of: last.id }, say('card.undo', { what: last.says }))
  }

  /** What undo would take back. */
  const undoes = computed(() => {
    const { waiting, done } = kept.value
    const unsent = waiting.findLast(({ isSent }) => !isSent)
    if (unsent) return { says: unsent.says, isSent: false }
    const last = done.findLast(({ id }) => !waiting.some((each) => each.act.is === 'undo' && each.act.of === id))
    return last ? { says: last.says, isSent: true } : null
  })

  /** Cards are sent to those who look at them, and go on being sent: so they are here when the wireless is gone. */
  function look(...ships: readonly ShipId[]): void {
    const before = wanted.size
    for (const ship of ships) wanted.add(ship)
    if (wanted.size > before) sendWanted()
  }

  function sendWanted(): void {
    if (wanted.size > 0) wire?.send({ is: 'look', ships: [...wanted] })
  }

  function part<Part>(name: string): Part | undefined {
    return parts.get(name) as Part | undefined
  }

  /** From the beginning, with a new code. */
  function startAgain(): void {
    keep(nothingKept)
    where.value = 'outside'
  }

  return {
    ...{ where, ended, isUp, againIn, lostAt, isKnown, parts, objections, undoes },
    waiting: computed(() => kept.value.waiting),
    /** The objection that is shown has been read. */
    settle: () => void objections.shift(),
    ...{ come, act, undo, look, part, startAgain },
  }
}

export type CompanionTable = ReturnType<typeof companionTable>
