import { sayReason, type Reason } from '../words'
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { refused, type Result } from '#shared/kernel/result'

export interface Announcement {
  readonly id: number
  readonly text: string
  /** `heard` is read out and not shown: it is visible on the page already. What `waits` asks for something. */
  readonly kind: 'news' | 'heard' | 'waits' | 'refusal'
  readonly action?: AnnouncedAction
  /** It goes as soon as this is false: what it says was taken back. */
  stays?(): boolean
}

/** What can be done about it, in the same place. */
interface AnnouncedAction {
  readonly label: string
  /** The button goes as soon as this is false. */
  isOffered(): boolean
  perform(): void
}

const shownForMs = { news: 5_000, heard: 5_000, waits: 5_000, refusal: 15_000 } as const
/** Time to read it and to decide. */
const withActionForMs = 15_000

/** Notices of the app: shown as a slip of paper at the edge, and read out. */
export const useAnnouncements = defineStore('announcements', () => {
  const kept = ref<readonly Announcement[]>([])
  const shown = computed(() => kept.value.filter((each) => each.stays?.() !== false))
  /** At a table they have room in the rail, where they cover nothing. */
  const inFlow = ref(false)
  let nextId = 1

  /** Gives its number, by which it is dismissed before its time. */
  function announce(
    text: string,
    kind: Announcement['kind'] = 'news',
    { action, stays }: Pick<Announcement, 'action' | 'stays'> = {},
  ): number {
    const id = nextId++
    const announcement = { id, text, kind, ...(action ? { action } : {}), ...(stays ? { stays } : {}) }
    kept.value = [...shown.value.filter((other) => other.text !== text).slice(-2), announcement]
    setTimeout(() => dismiss(id), action ? withActionForMs : shownForMs[kind])
    return id
  }

  const announceRefusal = (reason: Reason) => void announce(sayReason(reason), 'refusal')

  /** What the machine answers; a refusal, or that the program has gone, is announced. */
  async function asked<Value>(call: Promise<Result<Value>>): Promise<Result<Value>> {
    const answer = await call.catch(() => refused('bridge-broken'))
    if (!answer.ok) announceRefusal(answer)
    return answer
  }

  function dismiss(id: number) {
    kept.value = kept.value.filter((announcement) => announcement.id !== id)
  }

  return { shown, inFlow, announce, announceRefusal, asked, dismiss }
})
