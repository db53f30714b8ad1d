import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { firstHabits, usualParts, type DeckHabits } from './print-fresh-parts'
import { useBridge } from '../bridge/use-bridge'
import { printRun } from './print-run'
import type { Printable } from './print-at-hand'
import type { PrintPart, PrintJobRequest } from '#shared/bridge/contract'
import { sameValue } from '#shared/kernel/same-value'

/** One part of the queue; the key stays its own while it is moved and changed. */
export interface QueuedPart {
  readonly key: number
  readonly part: PrintPart
}

/** As many parts as one file takes. */
export const mostParts = 40

/** The print: what is at hand, the queue of parts, and the one job that makes them a file. */
export const usePrint = defineStore('print', () => {
  const bridge = useBridge()
  const printing = printRun({
    begun: 'printDialog.begun',
    progress: 'printDialog.progress',
    cancelling: 'printDialog.cancelling',
  })
  const open = ref(false)
  /** Whether the dialog was ever opened: it is fetched with the first print. */
  const wanted = ref(false)
  const printable = shallowRef<Printable | null>(null)
  // Plain data, replaced with every change: a message to the machine cannot carry reactive objects.
  const queue = shallowRef<readonly QueuedPart[]>([])
  const chosen = ref<number | null>(null)
  const habits = shallowRef<DeckHabits>(firstHabits)
  let keys = 0

  /** What the queue was begun for: asked for again it stays as it was left, until a file has been made of it. */
  let begunFor: readonly [Printable, readonly PrintPart[]] | null = null

  /** Opens the dialog with these parts in the queue, or the usual ones. While a file is made it shows the progress. */
  function ask(at: Printable, ...parts: readonly PrintPart[]) {
    open.value = true
    wanted.value = true
    if (printing.busy.value) return
    const isLeft = printing.stage.value.at !== 'done' && begunFor !== null && sameValue(begunFor, [at, parts])
    printing.again()
    if (isLeft) return
    begunFor = [at, parts]
    printable.value = at
    queue.value = (parts.length > 0 ? parts : usualParts(at, habits.value)).map((part) => ({ key: ++keys, part }))
    chosen.value = queue.value[0]?.key ?? null
  }

  /** The place of the new part, from 0; `undefined` where the queue is full. */
  function add(part: PrintPart): number | undefined {
    if (queue.value.length >= mostParts) return undefined
    const key = ++keys
    queue.value = [...queue.value, { key, part }]
    chosen.value = key
    return queue.value.length - 1
  }

  function remove(key: number) {
    const at = queue.value.findIndex((each) => each.key === key)
    queue.value = queue.value.filter((each) => each.key !== key)
    if (chosen.value === key) chosen.value = (queue.value[at] ?? queue.value[at - 1])?.key ?? null
  }

  /** Moves a part up or down; its new place, or `undefined` where it was the first or last. */
  function move(key: number, by: 1 | -1): number | undefined {
    const at = queue.value.findIndex((each) => each.key === key)
    const [part, other] = [queue.value[at], queue.value[at + by]]
    if (!part || !other) return undefined
    queue.value = queue.value.map((each) => (each === part ? other : each === other ? part : each))
    return at + by
  }

  function change(key: number, part: PrintPart) {
    queue.value = queue.value.map((each) => (each.key === key ? { key, part } : each))
    if (part.part !== 'deck') return
    const { bleedMm, cropMarks, backs } = part
    habits.value = { bleedMm, cropMarks, backs }
  }

  async function start(request: Omit<PrintJobRequest, 'job'>) {
    if (printing.busy.value) return
    await printing.run((job) => bridge.printBook({ job, ...request }))
  }

  const { stage, busy, progress, follow, cancel, openFile, revealFile, again } = printing
  return {
    ...{ stage, busy, progress, follow, cancel, openFile, revealFile, again, start },
    ...{ open, wanted, printable, queue, chosen, habits, ask, add, remove, move, change },
  }
})
