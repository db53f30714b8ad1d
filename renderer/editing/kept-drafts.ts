import { watch, type Ref } from 'vue'
import type { editHistory } from '../ui/edit-history'

/** A pause in typing: then the draft is kept. */
const pauseMs = 250

interface ToKeep {
  readonly history: Pick<ReturnType<typeof editHistory<unknown, never>>, 'now' | 'kept' | 'isChanged'>
  /** Where it is kept; nothing once it is no longer open. */
  readonly place: () => string | undefined
  /** What is kept of it. */
  readonly content: () => object
  /** When it was kept; `null` while nothing is. */
  readonly keptAt: Ref<number | null>
}

/** Keeps what an editor has changed on this machine, over a reload and the end of the program, until it is saved. */
export function keepWhileChanged({ history, place, content, keptAt }: ToKeep): () => void {
  let waits: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(waits)
    waits = undefined
    const at = place()
    if (at === undefined) return
    if (!history.isChanged.value) {
      localStorage.removeItem(at)
      keptAt.value = null
      return
    }
    const now = Date.now()
    // A page without room for it goes on without: nothing of it is lost while the page is there.
    try {
      localStorage.setItem(at, JSON.stringify({ ...content(), at: now }))
      keptAt.value = now
    } catch {
      keptAt.value = null
    }
  }
  const stopWatching = watch([history.now, history.kept], () => {
    clearTimeout(waits)
    waits = setTimeout(keep, pauseMs)
  })
  const onHide = () => void (waits !== undefined && keep())
  addEventListener('pagehide', onHide)
  return () => {
    stopWatching()
    clearTimeout(waits)
    removeEventListener('pagehide', onHide)
  }
}

/** What was kept at a place; nothing where there is nothing that can be read. */
export function readKept<Kept>(
  place: string,
  read: (kept: Readonly<Record<string, unknown>>) => Kept,
): Kept | undefined {
  try {
    return read(JSON.parse(localStorage.getItem(place)!))
  } catch {
    return undefined
  }
}
