import { useEventListener } from '@vueuse/core'
import { onScopeDispose, shallowRef, type Ref } from 'vue'
import type { Router } from 'vue-router'
import type { Saved } from '../stores/game-saved'
import { hasWords, say } from '../words'

/** So long the disk is waited for before anyone is asked, in steps. */
const patienceMs = 1_500
const stepMs = 50

/** What a person is asked who leaves while marks are in memory only. */
export interface LeavingAsked {
  readonly unsaved: Saved & { readonly is: 'unsaved' }
  readonly answer: (leave: boolean) => void
}

/** A game being saved as usual, but too slowly to be left: asked about like one that cannot be saved. */
const stillSaving = (count: number) => ({ is: 'unsaved', count, code: 'save-slow', values: {} }) as const

/** Asks before the play view or the window is left while marks are not saved; what is being asked, for the dialog. */
export function useLeaving(router: Router, saved: () => Saved): { readonly asked: Ref<LeavingAsked | null> } {
  const asked = shallowRef<LeavingAsked | null>(null)

  async function mayLeave(): Promise<boolean> {
    for (let waited = 0; saved().is === 'saving' && waited < patienceMs; waited += stepMs) {
      await new Promise((resolve) => setTimeout(resolve, stepMs))
    }
    const now = saved()
    if (now.is === 'saved' || (now.is === 'unsaved' && now.count === 0)) return true
    return new Promise((resolve) => {
      const unsaved = now.is === 'unsaved' ? now : stillSaving(now.count)
      const answer = (leave: boolean) => {
        asked.value = null
        resolve(leave)
      }
      asked.value = { unsaved, answer }
    })
  }

  onScopeDispose(router.beforeEach((to, from) => from.name !== 'play' || to.path === from.path || mayLeave()))
  // A window asks in words of its own; all we can say is that there is something to ask.
  useEventListener(window, 'beforeunload', (event) => {
    const now = saved()
    if (now.is !== 'saved' && now.count > 0) event.preventDefault()
  })
  return { asked }
}

/**
 * Why marks are in memory only, in a sentence; the marks themselves are kept, unlike what was refused. Where every mark
 * is saved it says so first, and why saving is paused.
 */
export function whyUnsaved(saved: Saved): string {
  if (saved.is !== 'unsaved') return ''
  const key = `play.saved.because.${saved.code}`
  const sentence = `refused.${saved.code}`
  const isAllSaved = saved.count === 0
  if (!hasWords(key) && hasWords(sentence)) {
    const first = isAllSaved ? say('play.saved.waits') : `${say('play.saved.unsaved')}.`
    return `${first} ${say(sentence, saved.values)}`
  }
  const reason = hasWords(key) ? say(key, saved.values) : say('play.saved.because.other', { code: saved.code })
  return say(isAllSaved ? 'play.saved.waiting' : 'play.saved.trouble', { reason })
}
