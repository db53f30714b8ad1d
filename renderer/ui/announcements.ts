import { defineStore } from 'pinia'
import { ref } from 'vue'
import { sayReason, type Reason } from './refusal'

export interface Announcement {
  readonly id: number
  readonly text: string
  /** `heard` is read out and not shown: the eye has seen it happen. */
  readonly kind: 'news' | 'heard' | 'refusal'
}

const shownForMs = { news: 5_000, heard: 5_000, refusal: 15_000 } as const

/** What the app tells in passing: seen as a slip of paper at the edge, and read out. */
export const useAnnouncements = defineStore('announcements', () => {
  const shown = ref<readonly Announcement[]>([])
  let nextId = 1

  function tell(text: string, kind: Announcement['kind'] = 'news') {
    const id = nextId++
    shown.value = [...shown.value.filter((other) => other.text !== text).slice(-2), { id, text, kind }]
    setTimeout(() => dismiss(id), shownForMs[kind])
  }

  const tellRefusal = (reason: Reason) => tell(sayReason(reason), 'refusal')

  function dismiss(id: number) {
    shown.value = shown.value.filter((announcement) => announcement.id !== id)
  }

  return { shown, tell, tellRefusal, dismiss }
})
