import { hasWords, say } from '../words'
import type { Saved } from '../stores/game-saved'

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
