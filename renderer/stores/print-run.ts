import { computed, ref } from 'vue'
import { say, sayReason } from '../words'
import { useBridge } from '../bridge/use-bridge'
import { useLibrary } from './library'
import type { PrintedFile } from '#shared/bridge/contract'
import { assertNever } from '#shared/kernel/assert-never'
import { refused, type Result } from '#shared/kernel/result'

/** The state of a print job. `refused` covers cancelled: both carry a sentence. */
export type PrintStage =
  | { readonly at: 'choosing' }
  | {
      readonly at: 'printing'
      readonly job: string
      readonly done: number
      readonly of: number
      readonly cancelling: boolean
    }
  | ({ readonly at: 'done'; readonly job: string } & PrintedFile)
  | { readonly at: 'refused'; readonly sentence: string }

/** Sentences while pages or cards are drawn: keys of the words. */
export interface ProgressKeys {
  readonly begun: string
  readonly progress: string
  readonly cancelling: string
}

/** The program behind the page has gone, or broke over this. */
const isBroken = () => refused('bridge-broken')

/** One print from its request to its file, whatever is printed. One job at a time. */
export function printRun(keys: ProgressKeys) {
  const bridge = useBridge()
  const library = useLibrary()
  const stage = ref<PrintStage>({ at: 'choosing' })
  const busy = computed(() => stage.value.at === 'printing')

  function follow(): () => void {
    return bridge.on.printProgress(({ job, done, of }) => {
      const now = stage.value
      if (now.at === 'printing' && now.job === job) stage.value = { ...now, done, of }
    })
  }

  async function run(send: (job: string) => Promise<Result<PrintedFile>>) {
    const job = crypto.randomUUID()
    stage.value = { at: 'printing', job, done: 0, of: 0, cancelling: false }
    const answer = await send(job).catch(isBroken)
    if (answer.ok) stage.value = { at: 'done', job, ...answer.value }
    else stage.value = { at: 'refused', sentence: sayReason(answer) }
  }

  async function cancel() {
    const now = stage.value
    if (now.at !== 'printing') return
    stage.value = { ...now, cancelling: true }
    // Where the program has gone the job went with it, and its own answer says so.
    await bridge.printCancel({ job: now.job }).catch(isBroken)
  }

  /** Opens the finished file: by the system, or in a new window where the shell can only give an address. */
  async function openFile() {
    const now = stage.value
    if (now.at !== 'done') return
    const answer = await bridge.printOpen({ job: now.job }).catch(isBroken)
    if (!answer.ok) stage.value = { at: 'refused', sentence: sayReason(answer) }
    else if (answer.value.address) window.open(answer.value.address, '_blank', 'noopener')
  }

  /** The file's folder in the file manager; its path is relative to the library. */
  async function revealFile() {
    const now = stage.value
    if (now.at === 'done') await library.reveal(now.path)
  }

  function again() {
    if (!busy.value) stage.value = { at: 'choosing' }
  }

  /** How far the job is, in words. */
  const progress = computed(() => {
    const now = stage.value
    switch (now.at) {
      case 'printing':
        if (now.cancelling) return say(keys.cancelling)
        return now.of > 0 ? say(keys.progress, { done: now.done, of: now.of }) : say(keys.begun)
      case 'choosing':
      case 'done':
      case 'refused':
        return ''
      default:
        return assertNever(now)
    }
  })

  return { stage, busy, progress, follow, run, cancel, openFile, revealFile, again }
}
