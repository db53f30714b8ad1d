import { defineStore } from 'pinia'
import { ref } from 'vue'
import { useBridge } from '../bridge/use-bridge'
import { useLibrary } from '../stores/library'
import { useAnnouncements } from '../ui/announcements'
import { useActions } from '../ui/use-actions'
import { say } from '../words'
import type { Input } from '#shared/bridge/contract'
import type { Put } from '#shared/sharing/plan'

interface Asked extends Pick<Input<'libraryChange'>, 'games' | 'remove'> {
  readonly put: readonly Put[]
}

/** Changes of the library that are made whole, announced, and taken back whole. */
export const useLibraryChanges = defineStore('library-changes', () => {
  const bridge = useBridge()
  const library = useLibrary()
  const announcements = useAnnouncements()
  /** Those that can be taken back, the newest last. */
  const undoable = ref<readonly string[]>([])
  let running: string | null = null

  /** False where it was refused, which is announced. */
  async function make(
    { put, games, remove }: Asked,
    words: { readonly said: string; readonly undo: string },
    onWritten: (done: number) => void = () => undefined,
  ): Promise<boolean> {
    const change = `change-${crypto.randomUUID()}`
    running = change
    const stopListening = bridge.on.libraryProgress((news) => {
      if (news.change === change) onWritten(news.done)
    })
    const texts = put.map(({ document, was }) => ({
      text: JSON.stringify(document),
      was: was && JSON.stringify(was),
    }))
    const answer = await announcements.asked(bridge.libraryChange({ change, put: texts, games, remove }))
    stopListening()
    running = null
    if (!answer.ok) return false
    await library.refresh()
    undoable.value = [...undoable.value.slice(-19), change]
    announcements.announce(words.said, 'news', {
      action: {
        label: words.undo,
        isOffered: () => undoable.value.includes(change),
        perform: () => void undo(change),
      },
      stays: () => undoable.value.includes(change),
    })
    return true
  }

  async function undo(change = undoable.value.at(-1)): Promise<void> {
    if (change === undefined) return
    undoable.value = undoable.value.filter((each) => each !== change)
    const answer = await announcements.asked(bridge.libraryUndo({ change }))
    await library.refresh()
    if (!answer.ok) return
    const { left } = answer.value
    announcements.announce(say(left === 0 ? 'sharing.undone' : 'sharing.undoneNot', { n: left }))
  }

  function cancel(): void {
    if (running !== null) void bridge.libraryChangeCancel({ change: running })
  }

  return { undoable, make, undo, cancel }
})

/** Ctrl Z on a page that lists what the library has. */
export function useUndoOnShelf(): void {
  const changes = useLibraryChanges()
  useActions('shelf', { undo: { perform: () => changes.undo(), isPossible: () => changes.undoable.length > 0 } })
}
