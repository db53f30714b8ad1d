import { ref, watch, type Ref } from 'vue'
import type { editHistory } from '../ui/edit-history'
import { sameValue } from '#shared/kernel/same-value'

/** A pause in typing: then the draft is kept. */
const pauseMs = 250

interface ToKeep {
  readonly history: Pick<ReturnType<typeof editHistory<unknown, never>>, 'now' | 'kept' | 'isChanged'>
  readonly place: () => string
  /** What is kept of it. */
  readonly content: () => { readonly draft: object; readonly replaces: object | null }
  /** When it was kept; `null` while nothing is. */
  readonly keptAt: Ref<number | null>
  /** Goes on with what lies there: one step, which can be undone. */
  readonly goOn: () => void
}

/** Another window makes the same, and has kept it otherwise since: nothing is kept here until the player has chosen. */
export interface Elsewhere {
  readonly isThere: Ref<boolean>
  readonly goOn: () => void
  readonly keepMine: () => void
  readonly stop: () => void
}

/** Keeps what an editor has changed on this machine, over a reload and the end of the program, until it is saved. */
export function keepWhileChanged({ history, place, content, keptAt, goOn }: ToKeep): Elsewhere {
  let waits: ReturnType<typeof setTimeout> | undefined
  /** What this window has kept there, or found there as it began. */
  let known = { at: '', text: null as string | null }
  const know = (at: string) => void (known = { at, text: localStorage.getItem(at) })
  know(place())
  const isThere = ref(false)

  /** Whether somebody else has kept there what is neither known here nor the same as here. */
  function look(at: string): boolean {
    if (known.at !== at) know(at)
    const text = localStorage.getItem(at)
    if (text === known.text) return isThere.value
    const theirs = text === null ? undefined : readKept(at, ({ draft }) => draft)
    const isSame = theirs === undefined || sameValue(theirs, JSON.parse(JSON.stringify(content().draft)))
    if (isSame) know(at)
    else keptAt.value = null
    return (isThere.value = !isSame)
  }
  function keep(): void {
    clearTimeout(waits)
    waits = undefined
    const at = place()
    if (look(at)) return
    if (!history.isChanged.value) {
      localStorage.removeItem(at)
      keptAt.value = null
      know(at)
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
    know(at)
  }
  const stopWatching = watch([history.now, history.kept], () => {
    clearTimeout(waits)
    waits = setTimeout(keep, pauseMs)
  })
  const onHide = () => void (waits !== undefined && keep())
  /** Another window has kept something, or taken it away: what is changed here is then kept again. */
  const onStorage = ({ key }: StorageEvent) => {
    if (key === place() && !look(key) && localStorage.getItem(key) === null && history.isChanged.value) keep()
  }
  const onUnload = (event: Event) => void (isThere.value && history.isChanged.value && event.preventDefault())
  addEventListener('pagehide', onHide)
  addEventListener('storage', onStorage)
  addEventListener('beforeunload', onUnload)
  /** What lies there is known from now on. */
  const chosen = () => {
    know(place())
    isThere.value = false
  }
  return {
    isThere,
    goOn: () => (goOn(), chosen()),
    keepMine: () => (chosen(), history.isChanged.value && keep()),
    stop() {
      stopWatching()
      clearTimeout(waits)
      removeEventListener('pagehide', onHide)
      removeEventListener('storage', onStorage)
      removeEventListener('beforeunload', onUnload)
    },
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
