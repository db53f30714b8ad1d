import { onScopeDispose, ref, shallowRef, watch } from 'vue'
import { sayReason } from '../../words'
import type { Bridge, PrintPreview, PrintJobRequest } from '#shared/bridge/contract'
import { refused } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'

export type PreviewRequest = Omit<PrintJobRequest, 'job'>

/** How long the choices must rest before the pages are drawn again. */
export const pauseMs = 300

/**
 * The pages that `book` asks for, drawn again by the machine a moment after each change; one that is under way then is
 * given up. `null` asks for nothing.
 */
export function drawnPreview(bridge: Bridge, request: () => PreviewRequest | null) {
  const preview = shallowRef<PrintPreview | null>(null)
  const refusal = ref<string | null>(null)
  const progress = ref<{ readonly done: number; readonly of: number } | null>(null)
  let job: string | null = null
  let pause: ReturnType<typeof setTimeout> | undefined

  function giveUp() {
    clearTimeout(pause)
    progress.value = null
    if (job === null) return
    void bridge.printCancel({ job }).catch(() => undefined)
    job = null
  }

  async function draw(asked: PreviewRequest) {
    const ours = crypto.randomUUID()
    job = ours
    const answer = await bridge.printPreview({ job: ours, ...asked }).catch(() => refused('bridge-broken'))
    // Cancelled: a newer one is on its way.
    if (job !== ours) return
    job = null
    progress.value = null
    preview.value = answer.ok ? answer.value : null
    refusal.value = answer.ok ? null : sayReason(answer)
  }

  watch(
    request,
    (asked, before) => {
      if (before !== undefined && sameValue(asked, before)) return
      giveUp()
      refusal.value = null
      if (asked === null) return void (preview.value = null)
      progress.value = { done: 0, of: 0 }
      pause = setTimeout(() => void draw(asked), pauseMs)
    },
    { immediate: true },
  )

  const stop = bridge.on.printProgress((notice) => {
    if (notice.job === job) progress.value = { done: notice.done, of: notice.of }
  })
  onScopeDispose(() => {
    stop()
    giveUp()
  })

  return { preview, refusal, making: progress }
}
